/** The owner's own pictures that this browser has loaded: all of a game or none, so that loading shows nothing of hands. */

/** A picture: where the browser keeps it, and its path in the world's data. */
export interface OwnPicture {
  readonly href: string;
  readonly path: string;
}

const loaded = new Map<string, ReadonlyMap<string, OwnPicture>>();

/** The owner's picture of a piece, if it is loaded. */
export const ownPicture = (game: string, piece: string): OwnPicture | undefined => loaded.get(game)?.get(piece);

/** Sets the pictures of a game and releases the old ones. */
export const setOwnPictures = (game: string, pictures: ReadonlyMap<string, OwnPicture>): void => {
  const before = loaded.get(game);
  loaded.set(game, pictures);
  const kept = new Set([...pictures.values()].map(({ href }) => href));
  for (const { href } of before?.values() ?? []) if (!kept.has(href)) URL.revokeObjectURL(href);
};
