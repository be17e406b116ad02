/** Everything this module has put into a world, and taking it out again. */
import { ID } from '../module-id';

/** What may be left in a world, by kind, in the order in which it is taken out: a table takes along what is still there. */
export const TRACES = [
  'scenes',
  'lying',
  'decks',
  'counters',
  'messages',
  'tables',
  'folders',
  'users',
  'settings',
] as const;
export type Trace = (typeof TRACES)[number];

interface Kind {
  readonly count: number;
  remove(): Promise<unknown>;
}

const isMarked = ({ flags }: { readonly flags: object }): boolean =>
  Object.keys((flags as Readonly<Record<string, object | undefined>>)[ID] ?? {}).length > 0;

/** What we keep on users. */
const USER_FLAGS = ['keys', 'anew', 'shared', 'left', 'person', 'kept', 'examination'] as const;

/** The documents of a collection that carry our flags, deleted in one go. */
const marked = <D extends { readonly id: string | null; readonly flags: object }>(
  documents: readonly D[],
  removeAll: (ids: string[]) => Promise<unknown>,
): Kind => {
  const ids = documents.filter(isMarked).map(({ id }) => id ?? '');
  return { count: ids.length, remove: () => (ids.length ? removeAll(ids) : Promise.resolve()) };
};

/** The tokens and helpers that lie on scenes of others: the scenes stay. */
const lyingOnScenes = (): Kind => {
  const found = game.scenes.contents.flatMap(scene =>
    (['Token', 'Drawing'] as const).flatMap(kind => {
      const all = kind === 'Token' ? scene.tokens.contents : scene.drawings.contents;
      const ids = all.filter(isMarked).map(({ id }) => id ?? '');
      return !isMarked(scene) && ids.length ? [{ scene, kind, ids }] : [];
    }),
  );
  const remove = async (): Promise<void> => {
    for (const { scene, kind, ids } of found) await scene.deleteEmbeddedDocuments(kind, ids);
  };
  return { count: found.reduce((sum, { ids }) => sum + ids.length, 0), remove };
};

/** Users stay; our flags on those whom this user may write go. */
const flagsOfUsers = (): Kind => {
  const users = game.users.filter(user => isMarked(user) && user.canUserModify(game.user, 'update'));
  const remove = async (): Promise<void> => {
    for (const user of users) for (const flag of USER_FLAGS) await user.unsetFlag(ID, flag);
  };
  return { count: users.length, remove };
};

const worldSettings = (): Kind => {
  const settings =
    game.settings.storage.get('world')?.filter(({ key }: { readonly key: string }) => key.startsWith(`${ID}.`)) ?? [];
  const remove = async (): Promise<void> => {
    for (const setting of settings) await setting.delete();
  };
  return { count: settings.length, remove };
};

/** What there is now. */
export const tracesNow = (): Readonly<Record<Trace, Kind>> => ({
  tables: marked(game.journal.contents, ids => JournalEntry.deleteDocuments(ids)),
  scenes: marked(game.scenes.contents, ids => Scene.deleteDocuments(ids)),
  lying: lyingOnScenes(),
  decks: marked(game.cards.contents, ids => Cards.deleteDocuments(ids)),
  counters: marked(game.actors.contents, ids => Actor.deleteDocuments(ids)),
  messages: marked(game.messages.contents, ids => ChatMessage.deleteDocuments(ids)),
  folders: marked(game.folders.contents, ids => Folder.deleteDocuments(ids)),
  users: flagsOfUsers(),
  settings: worldSettings(),
});

/** Takes everything out, kind by kind; what other modules have put into our folders stays. */
export const removeTraces = async (): Promise<void> => {
  for (const kind of TRACES) await tracesNow()[kind].remove();
  await game.settings.set(ID, 'keys', {});
  await game.settings.set(ID, 'person', {});
};
