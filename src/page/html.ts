/** The text of a page that holds a whole game: it opens anywhere, without Foundry and without a network. */
import { sha256 } from '@noble/hashes/sha2.js';
import { toUtf8 } from '../table/crypto/bytes';
import type { Words } from '../table/loading';

/** What the page carries, as JSON. */
export interface GamePageData {
  readonly language: string;
  /** The translations, as Foundry holds them: `{ RT: … }`. */
  readonly words: Words;
  /** The record's file. */
  readonly record: string;
  /** What the users in it are called. */
  readonly people: readonly { readonly id: string; readonly name: string }[];
}

export interface GamePageParts {
  readonly title: string;
  readonly data: GamePageData;
  /** The script that plays it. */
  readonly script: string;
  readonly style: string;
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`);

/** JSON that no reader of HTML takes for markup. */
const jsonInHtml = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Base64 with padding, as a Content Security Policy wants it. */
const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/**
 * The page. Only its own script runs, by its hash; it can load and send nothing. Throws if the script could end its own
 * element.
 */
export const gamePage = ({ title, data, script, style }: GamePageParts): string => {
  if (/<\/script|<!--/i.test(script)) throw new Error('the script of the page contains markup');
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${base64(sha256(toUtf8(script)))}'`,
    "style-src 'unsafe-inline'",
    'font-src data:',
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="${escapeHtml(data.language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style.replace(/<\//g, '<\\/')}</style>
</head>
<body>
<script type="application/json" id="game">${jsonInHtml(data)}</script>
<script>${script}</script>
</body>
</html>
`;
};
