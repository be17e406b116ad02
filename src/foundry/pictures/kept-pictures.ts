/** Which pictures of their own the owners have chosen, by game and piece: paths, as the world keeps them. */
import { isObject } from '../../kernel/reading';
import { picturePath } from '../../table/drawing/own-picture';
import { setting } from '../settings';

export type Paths = Readonly<Record<string, string>>;

/** The most pictures of a game that are loaded. */
const MOST = 400;

/** What stands in a world is read as if a stranger had written it: only paths within its data are left. */
export const pathsIn = (given: unknown): Paths => {
  const found = Object.entries(isObject(given) ? given : {}).flatMap(([piece, value]) => {
    const path = picturePath(value);
    return path === undefined ? [] : [[piece, path] as const];
  });
  return Object.fromEntries(found.slice(0, MOST));
};

/** The pictures of a game's copy. */
export const keptPictures = (game: string): Paths => {
  const kept = setting('workshops')[game];
  return isObject(kept) ? pathsIn(kept['pictures']) : {};
};
