/** A table as a journal entry: head and lease in the entry's flags, the record in its pages. */
import type { Head, Lease } from '../../table/record/model';
import { parseHead } from '../../table/record/head';
import { type Shrinker, shrinkerOf } from '../../table/record/shrinking';
import { parseJson } from '../../kernel/reading';
import { socket, ID, VERSION, settings } from '../module-id';
import { closeWindows } from '../windows';
export type TableEntry = JournalEntry.Implementation;

const FOLDER = 'RT.table.folder';
/** A longer head cannot be ours. */
const LONGEST = 320 * 1024;

/** The value as text, or an empty string: it comes from outside. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const heads = new Map<string, Head | undefined>();

/** The head that an entry contains, whichever user wrote it. */
const headIn = (entry: TableEntry): Head | undefined => {
  const text: unknown = entry.getFlag(ID, 'head');
  if (typeof text !== 'string') return undefined;
  if (!heads.has(text)) {
    const head = parseHead(parseJson(text, LONGEST));
    heads.set(text, 'problem' in head ? undefined : head);
  }
  return heads.get(text);
};

const shrinkers = new WeakMap<Head, Shrinker>();
/** For entries of a record without a readable head. */
const PLAIN = shrinkerOf([]);

/** Compresses the entries of a table for its pages, and restores them. */
export const shrinkerIn = (entry: TableEntry): Shrinker => {
  const head = headIn(entry);
  if (!head) return PLAIN;
  const shrinker = shrinkers.get(head) ?? shrinkerOf(head.words);
  shrinkers.set(head, shrinker);
  return shrinker;
};

const madeAt = (entry: TableEntry): number => entry._stats.createdTime ?? 0;

/**
 * The head of an entry that is a table; undefined for any other, for one whose head is damaged, and for a copy. A user
 * who may make entries could copy somebody's table; the server notes when each was made.
 */
export const headOf = (entry: TableEntry): Head | undefined => {
  const head = headIn(entry);
  const isOriginal =
    head &&
    !game.journal.some(other => other !== entry && headIn(other)?.id === head.id && madeAt(other) < madeAt(entry));
  return isOriginal ? head : undefined;
};

export const leaseOf = (entry: TableEntry): Lease => {
  const lease = entry.getFlag(ID, 'lease');
  return {
    user: textOf(lease?.user),
    client: textOf(lease?.client),
    version: textOf(lease?.version),
    epoch: Number.isSafeInteger(lease?.epoch) ? Number(lease?.epoch) : 0,
  };
};

/** The finished table whose game this entry's table begins again. */
export const afterOf = (entry: TableEntry): string => textOf(entry.getFlag(ID, 'after'));

/** The highest epoch claimed for a table. Claims are kept beside each other because leases overwrite each other. */
export const claimedOf = (entry: TableEntry): number => {
  const claims: unknown = entry.getFlag(ID, 'claims');
  const epochs = typeof claims === 'object' && claims !== null ? Object.values(claims) : [];
  return Math.max(0, ...epochs.filter((epoch): epoch is number => Number.isSafeInteger(epoch)));
};

/**
 * The original entry of each table, as `headOf` decides, among all entries that claim to be it. A world may have
 * hundreds of tables.
 */
export const entriesByTable = (): ReadonlyMap<string, TableEntry> => {
  const found = new Map<string, TableEntry>();
  for (const entry of game.journal.contents) {
    const id = headIn(entry)?.id;
    const before = id === undefined ? undefined : found.get(id);
    if (id !== undefined && (!before || madeAt(entry) < madeAt(before))) found.set(id, entry);
  }
  return found;
};

export const tableEntries = (): TableEntry[] => [...entriesByTable().values()];
export const entryOf = (table: string): TableEntry | undefined => entriesByTable().get(table);

/**
 * The entry of a table as the server has it now: a fresh document that no collection contains. If the server does not
 * answer, the entry as this page knows it. docs/platform.md 8
 */
export const storedEntry = async ({ id }: TableEntry): Promise<TableEntry | undefined> => {
  try {
    return await askedOf(id);
  } catch (error) {
    if (!socket().connected) throw error;
    return game.journal.get(id ?? '');
  }
};

/** Asks the server for an entry; throws if it does not answer. */
export const askedOf = async (id: string | null): Promise<TableEntry | undefined> => {
  // the types declare a list of promises; the API page documents a promise of a list
  const found: unknown = await CONFIG.DatabaseBackend.get(
    JournalEntry.implementation,
    { query: { _id: id } },
    game.user,
  );
  const [entry] = Array.isArray(found) ? (found as readonly TableEntry[]) : [];
  return entry;
};

const folder = async (): Promise<string | undefined> => {
  const name = game.i18n.localize(FOLDER);
  const known = game.folders.find(one => one.type === 'JournalEntry' && one.name === name);
  const made = known ?? (await Folder.create({ name, type: 'JournalEntry', flags: { [ID]: { made: true } } }));
  return made?.id ?? undefined;
};

/** Adds this module's version to a lease. */
const signed = (lease: Lease): Lease => ({ ...lease, version: VERSION });

/** The lease of a table without a referee. */
export const NOBODY: Lease = { user: '', client: '', epoch: 0 };

/**
 * Creates the entry of a table, with pages if it already has a record. Everyone may read it; only GMs may write.
 * `after` is the finished table whose game it begins again.
 */
export const createEntry = async (
  head: Head,
  lease: Lease,
  pages: readonly JournalEntryPage.CreateData[] = [],
  after?: string,
): Promise<TableEntry> => {
  const entry = await JournalEntry.create({
    name: head.name,
    folder: (await folder()) ?? null,
    ownership: { default: CONST.DOCUMENT_OWNERSHIP_LEVELS.OBSERVER },
    flags: {
      [ID]: { head: JSON.stringify(head), lease: signed(lease), ...(after !== undefined && { after }) },
      core: { sheetClass: `${ID}.TableEntrySheet` },
    },
    pages: [...pages],
  });
  if (!entry) throw new Error(game.i18n.localize('RT.problems.not-stored'));
  return entry;
};

export const writeLease = async (entry: TableEntry, lease: Lease): Promise<void> => {
  const claims = { [lease.client]: lease.epoch };
  // sent whole, because it may have been written already without this page's knowing
  await entry.update({ flags: { [ID]: { lease: signed(lease), claims } } }, { diff: false });
};

declare global {
  interface SettingConfig {
    'revolution-tables.lentEntries': string[];
  }
}

/** Called in `init`. Only game masters can write the setting. */
export const registerLentEntries = (): void => {
  settings().register(ID, 'lentEntries', { scope: 'world', config: false, type: Array, default: [] });
};

/** The players who may write an entry, by name. */
export const playersOwning = (entry: TableEntry): readonly string[] =>
  game.users.filter(user => !user.isGM && entry.testUserPermission(user, 'OWNER')).map(({ name }) => name);

const lent = (): readonly string[] => game.settings.get(ID, 'lentEntries');

export const isLent = ({ id }: TableEntry): boolean => id !== null && lent().includes(id);

/** Records a game master's decision that an entry is a table although a player may write it. */
export const lend = async (entry: TableEntry): Promise<void> => {
  const { id } = entry;
  if (id !== null && !isLent(entry)) await game.settings.set(ID, 'lentEntries', [...lent(), id]);
};

// Deletes the scene and cards of a deleted table.

const remove = async (table: string): Promise<void> => {
  const scenes = game.scenes.filter(scene => scene.getFlag(ID, 'table') === table);
  const stacks = game.cards.filter(stack => stack.getFlag(ID, 'table') === table);
  const folders = new Set(stacks.map(({ folder }) => folder));
  if (scenes.length) await Scene.deleteDocuments(scenes.map(({ id }) => id ?? ''));
  if (stacks.length) await Cards.deleteDocuments(stacks.map(({ id }) => id ?? ''));
  for (const folder of folders) if (folder?.contents.length === 0) await folder.delete();
};

/**
 * Reacts to deleted tables. Every client closes their windows; the one that deleted them deletes what belongs to
 * them, if it may. Deleting a copy of a table deletes nothing else.
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
