import type { Package } from './packages';

/** Escapes text for HTML. */
export const escape = (text: string): string => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`);

const LAYERS = [
  'reset',
  'variables',
  'elements',
  'blocks',
  'applications',
  'compatibility',
  'layouts',
  'general',
  'system',
  'modules',
  'exceptions',
].join(', ');

const folderOf = ({ type, id }: Package): string => `${type}s/${id}`;

const styleTag = (pack: Package): string =>
  pack.styles
    .map(({ src, layer }) => {
      const layered = layer === null ? '' : ` layer(${escape(layer)})`;
      return `<style>@import url("${folderOf(pack)}/${escape(src)}")${layered};</style>`;
    })
    .join('\n');

const scriptTags = (pack: Package): string =>
  pack.esmodules.map(src => `<script type="module" src="${folderOf(pack)}/${escape(src)}"></script>`).join('\n');

/** The page `/game`: the layers in order, the host's own style and script, then those of system and modules. */
export const gamePage = (title: string, packages: readonly Package[], routePrefix: string): string => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<link rel="icon" href="data:,">
<style>@layer ${LAYERS};</style>
<link rel="stylesheet" href="assets/host.css">
${packages.map(styleTag).join('\n')}
<script>globalThis.ROUTE_PREFIX = ${JSON.stringify(routePrefix)};</script>
<script type="module" src="assets/main.js"></script>
${packages.map(scriptTags).join('\n')}
</head>
<body class="vtt game theme-dark">
</body>
</html>
`;
