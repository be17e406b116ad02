/** What belongs to a table goes with it, however it is deleted: its scene and its cards. */
import { closeWindows } from '../windows';
import { entryOf, headOf } from './table-entry';
import { ID } from '../module-id';

const remove = async (table: string): Promise<void> => {
  const scenes = game.scenes.filter(scene => scene.getFlag(ID, 'table') === table);
  const stacks = game.cards.filter(stack => stack.getFlag(ID, 'table') === table);
  const folders = new Set(stacks.map(({ folder }) => folder));
  if (scenes.length) await Scene.deleteDocuments(scenes.map(({ id }) => id ?? ''));
  if (stacks.length) await Cards.deleteDocuments(stacks.map(({ id }) => id ?? ''));
  for (const folder of folders) if (folder?.contents.length === 0) await folder.delete();
};

/**
 * Everywhere its windows close, and the client that deletes it clears up after it, if it may. A copy of a table takes
 * nothing along.
 */
export const followDeletion = (): void => {
  Hooks.on('deleteJournalEntry', (entry, _options, user) => {
    const head = headOf(entry);
    if (!head || entryOf(head.id)) return;
    void closeWindows(head.id);
    if (user !== game.userId || !game.user.isGM) return;
    remove(head.id).catch((error: unknown) => {
      console.warn(error);
    });
  });
};
