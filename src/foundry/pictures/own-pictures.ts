/** The owner's own pictures that this browser has loaded: all of a game or none, so that loading shows nothing of hands. */

/** A picture: where the browser keeps it, and its path in the world's data. */
export interface OwnPicture {
  readonly href: string;
  readonly path: string;
}

const loaded = new Map<string, ReadonlyMap<string, OwnPicture>>();
const listeners = new Set<(game: string) => void>();

/** Calls when other pictures of a game have come; returns how to stop. */
export const onOwnPictures = (listener: (game: string) => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The picture of a piece, if the owner has given one and it is there. */
export const ownPicture = (game: string, piece: string): OwnPicture | undefined => loaded.get(game)?.get(piece);

/** The pictures of a game from now on. Those that are replaced are released once nothing shows them any more. */
export const setOwnPictures = (game: string, pictures: ReadonlyMap<string, OwnPicture>): void => {
  const before = loaded.get(game);
  loaded.set(game, pictures);
  for (const listener of listeners) listener(game);
  for (const [piece, { href }] of before ?? []) if (pictures.get(piece)?.href !== href) URL.revokeObjectURL(href);
};
