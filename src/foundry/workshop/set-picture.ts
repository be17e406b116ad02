/** A picture of the owner's own is kept in the world, and shown in this page at once. */
import { keptPictures } from '../pictures/kept-pictures';
import { loadPictures } from '../pictures/load-pictures';
import type { Registry } from '../registry';
import { keepPictures } from './store';

/** Without a path the drawn one is shown again. */
export const setPicture = async (
  registry: Registry,
  game: string,
  piece: string,
  path: string | undefined,
): Promise<void> => {
  const others = Object.fromEntries(Object.entries(keptPictures(game)).filter(([one]) => one !== piece));
  await keepPictures(game, path === undefined ? others : { ...others, [piece]: path });
  await loadPictures(registry, game);
};
