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

const isElsewhere = (src: string): boolean => /^(?:https?:)?\/\//i.test(src);

const addressOf = (pack: Package, src: string): string =>
  escape(isElsewhere(src) ? src : `${folderOf(pack)}/${src.replace(/^\.?\//, '')}`);

const styleTag = (pack: Package): string =>
  pack.styles
    .map(({ src, layer }) => {
      const layered = layer === null ? '' : ` layer(${escape(layer)})`;
      return `<style>@import url("${addressOf(pack, src)}")${layered};</style>`;
    })
    .join('\n');

const scriptTags = (pack: Package): string =>
  [
    ...pack.scripts.map(src => `<script defer src="${addressOf(pack, src)}"></script>`),
    ...pack.esmodules.map(src => `<script type="module" src="${addressOf(pack, src)}"></script>`),
  ].join('\n');

// a library loads before the system and the other modules. docs/platform.md 2
const inLoadOrder = (packages: readonly Package[]): Package[] =>
  packages.toSorted((a, b) => Number(b.library) - Number(a.library));

/** The page `/game`: the layers in order, the host's own style and script, then those of system and modules. */
export const gamePage = (
  title: string,
  packages: readonly Package[],
  routePrefix: string,
  nonce: string,
): string => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<link rel="icon" href="data:,">
<style>@layer ${LAYERS};</style>
<link rel="stylesheet" href="assets/host.css">
${packages.map(styleTag).join('\n')}
<script nonce="${nonce}">globalThis.ROUTE_PREFIX = ${JSON.stringify(routePrefix)};</script>
<script src="assets/libraries.js"></script>
<script type="module" src="assets/main.js"></script>
${inLoadOrder(packages).map(scriptTags).join('\n')}
</head>
<body class="vtt game theme-dark">
</body>
</html>
`;
