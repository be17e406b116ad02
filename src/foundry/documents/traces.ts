/** Lists and removes everything this module has put into a world. */
import { ID } from '../module-id';

/** Kinds of traces in the order of removal; removing a table also removes what belongs to it. */
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

/** Our flags on users. */
const USER_FLAGS = ['keys', 'anew', 'shared', 'left', 'person', 'kept', 'examination'] as const;

/** The documents of a collection that have our flags, deleted in one call. */
const marked = <D extends { readonly id: string | null; readonly flags: object }>(
  documents: readonly D[],
  removeAll: (ids: string[]) => Promise<unknown>,
): Kind => {
  const ids = documents.filter(isMarked).map(({ id }) => id ?? '');
  return { count: ids.length, remove: () => (ids.length ? removeAll(ids) : Promise.resolve()) };
};

/** Our tokens and helpers on other scenes; the scenes stay. */
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

/** Our flags on users whom this user may change; the users stay. */
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

/** The traces in this world now. */
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

/** Removes all traces, kind by kind; what other modules have put into our folders stays. */
export const removeTraces = async (): Promise<void> => {
  for (const kind of TRACES) await tracesNow()[kind].remove();
  await game.settings.set(ID, 'keys', {});
  await game.settings.set(ID, 'person', {});
};
