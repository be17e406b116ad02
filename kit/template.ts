/** The files of a new module, made from the example module. */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The example's names for the game, its titles and its module. */
export const GAME = 'tug-of-war';
const TITLES = /Tug of War|Tauziehen/g;
const MODULE = 'toy-game-module';

/** The files in a folder and below, by their paths in it. */
export const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(path => statSync(join(folder, path)).isFile());

/** 'two-boats' -> 'Two Boats' */
export const titleOf = (id: string): string =>
  id.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim();

/** Why a game cannot have this id; undefined if it can. */
export const wrongId = (id: string, taken: readonly string[]): string | undefined => {
  if (!/^[a-z][a-z0-9-]{1,39}$/.test(id)) return `"${id}" is no id: small letters, digits and hyphens, a letter first`;
  return taken.includes(id) ? `there is a game "${id}" already` : undefined;
};

/** A text of the example under another id. */
export const renamed = (text: string, id: string): string => text.replaceAll(GAME, id).replaceAll(TITLES, titleOf(id));

/** Excludes what installing and building the example has created. */
export const isOfExample = (path: string): boolean => !/^(?:dist|node_modules)\b/.test(path);

/** The files of a new module, by path; the tarball of the kit lies beside them. */
export const moduleFiles = (example: string, id: string, tarball: string): ReadonlyMap<string, string> =>
  new Map(
    filesIn(example)
      .filter(isOfExample)
      .map(path => {
        const text = renamed(readFileSync(join(example, path), 'utf8'), id).replaceAll(MODULE, id);
        return [path, path === 'package.json' ? text.replace('"*"', `"file:${tarball}"`) : text] as const;
      }),
  );

/** Writes files into a folder, by their paths in it. */
export const writeFiles = (folder: string, files: ReadonlyMap<string, string>): void => {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
};
