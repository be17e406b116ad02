/**
 * Loads the owner's own pictures of a game. All are fetched at once and kept by the browser: if each were fetched when
 * its card is first seen, the server's log would show hands. One that is missing or is no picture is left out, and what
 * is drawn stays in its place.
 */
import { setting } from '../settings';
import { ownPicture, setOwnPictures, type OwnPicture } from './own-pictures';
import { isObject } from '../../kernel/reading';
import { picturePath } from '../../table/drawing/own-picture';

/** The owners' pictures by piece: paths in the world's settings. */
export type Paths = Readonly<Record<string, string>>;

/** The most pictures of a game that are loaded. */
const MOST = 400;

/** The world's settings are not trusted: only paths within its data are kept. */
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

/** The largest file (bytes) that is loaded. */
const LARGEST = 8 * 1024 * 1024;
/** So many are fetched side by side. */
const AT_ONCE = 4;
const KINDS = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'];

/** A file as a picture; undefined if it is none. */
const fetched = async (path: string): Promise<OwnPicture | undefined> => {
  try {
    // never from another origin, not even by a redirect
    const answer = await fetch(foundry.utils.getRoute(path), { credentials: 'same-origin', redirect: 'error' });
    const file = await answer.blob();
    if (!answer.ok || file.size > LARGEST || !KINDS.includes(file.type)) return undefined;
    (await createImageBitmap(file)).close();
    return { path, href: URL.createObjectURL(file) };
  } catch {
    return undefined;
  }
};

const loadNow = async (game: string): Promise<void> => {
  const wanted = Object.entries(keptPictures(game));
  const found = new Map<string, OwnPicture>();
  for (let n = 0; n < wanted.length; n += AT_ONCE) {
    await Promise.all(
      wanted.slice(n, n + AT_ONCE).map(async ([piece, path]) => {
        const known = ownPicture(game, piece);
        const picture = known?.path === path ? known : await fetched(path);
        if (picture) found.set(piece, picture);
      }),
    );
  }
  setOwnPictures(game, found);
};

/** One game after another, so that nothing is fetched twice. */
let last: Promise<void> = Promise.resolve();

/** Loads the stored pictures of a game; its tables show them when all are loaded. */
export const loadPictures = (game: string): Promise<void> => {
  last = last.then(() => loadNow(game));
  return last;
};

/** Loads the pictures of all games: a game may have lost its last one. */
export const loadAllPictures = async (): Promise<void> => {
  for (const game of Object.keys(setting('workshops'))) await loadPictures(game);
};
