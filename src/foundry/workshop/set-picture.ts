/** A picture of the owner's own is kept in the world, and shown in this page at once. */
import { keptPictures, loadPictures } from '../pictures/load-pictures';
import type { Registry } from '../registry';
import { keepPictures } from './store';
import { picturePath } from '../../table/drawing/own-picture';
import { speech } from '../lazy-import';

/** The path that the owner chooses; undefined for none, and for a file that cannot be used, which the owner is told. */
export const choosePicture = async (current = ''): Promise<string | undefined> => {
  const given = await new Promise<string>(resolve => {
    const picker = new foundry.applications.apps.FilePicker.implementation({
      type: 'image',
      current,
      callback: resolve,
    });
    void picker.render({ force: true });
  });
  const path = picturePath(given);
  if (path === undefined)
    ui.notifications.error(speech.format('RT.workshop.picture-wrong', { path: given.slice(0, 200) }));
  return path;
};

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
