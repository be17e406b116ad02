/** What docs/own-data.md tells the owners of a game: its examples must be files that the game reads. */
import { readFileSync } from 'node:fs';

/** The part of the page about one game, by its heading, and the example in it. */
export const ownDataPage = (heading: string): { readonly text: string; readonly example: string } => {
  const page = readFileSync(new URL('../../../docs/own-data.md', import.meta.url), 'utf8');
  const text = page.split(/^## /m).find(part => part.startsWith(`${heading}\n`)) ?? '';
  return { text, example: /```json\n([^`]+)```/.exec(text)?.[1] ?? '' };
};
