import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const COMMENT = /\/\*\*([\s\S]*?)\*\//g;
const CITATION = /\[(D14|D13|A|I|M|K|T)\]\s+([\s\S]*)/;
const NAME = /^(?:[A-Za-z_$][\w$]*)(?:[.#][A-Za-z_$][\w$]*)*$/;

const namesIn = (text: string): string[] => {
  const [heading = ''] = text.split(/[:;]|\.\s|\.$/);
  const globals = [...heading.matchAll(/`([\w.$]+)`/g)].map(([, name = '']) => name);
  const plain = heading
    .replace(/\([^)]*\)/g, '')
    .replace(/global\s+`[^`]*`/g, '')
    .split(',')
    .map(part => part.trim());
  return [...plain, ...globals].filter(name => NAME.test(name));
};

/**
 * The members of the public API cited by comments in a folder, with their source: `Users#activeGM` from
 * `[D13] Users#activeGM: …; docs/platform.md 5` has `D13; docs/platform.md 5`.
 */
export const citedMembers = (folder: string): Record<string, string> => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    path => path.endsWith('.ts') && !path.endsWith('.test.ts'),
  );
  const cited = files
    .flatMap(path => [...readFileSync(join(folder, path), 'utf8').matchAll(COMMENT)])
    .flatMap(([, comment = '']) => {
      const [, confidence, text] = CITATION.exec(comment.replace(/\n\s*\*/g, ' ')) ?? [];
      if (!confidence || !text) return [];
      const [page] = /docs\/platform\.md \d+(?:, \d+)*/.exec(text) ?? [];
      const source = page ? `${confidence}; ${page}` : confidence;
      return namesIn(text.trim()).map((name): [string, string] => [name, source]);
    });
  return Object.fromEntries(cited.sort(([one], [other]) => (one < other ? -1 : 1)));
};
