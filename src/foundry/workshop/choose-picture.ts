/** A picture of the owner's own is chosen from the files of the world, with Foundry's own window for them. */
import { picturePath } from '../../table/drawing/own-picture';
import { speech } from '../lazy-import';

/** The path that the owner chooses; undefined for none, and for what cannot be taken, which is told. */
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
