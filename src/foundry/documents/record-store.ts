/** The record of a table in the pages of its entry: read whole, written entry by entry, closed chapters packed. */
import {
  endsRecord,
  entriesOf,
  isNewChapter,
  isOver,
  makeChapter,
  parseChapter,
  type Chapter,
} from '../../table/record/chapters';
import { entryKey, parseEntry } from '../../table/record/codec';
import { linkOfHead } from '../../table/record/head';
import type { Written } from '../../table/referee/referee-model';
import type { Entry, Head } from '../../table/record/model';
import { type Lineage, resolveForks } from '../../table/record/fork-resolution';
import { linkOf } from '../../table/crypto/bytes';
import type { Raws } from '../../table/record/timeline';
import { ID } from '../module-id';
import { entriesByTable, headOf, isLent, playersOwning, shrinkerIn, type TableEntry } from './table-entry';
import { laidAside } from './unopened-tables';

// The answer to a write may be lost: the server performs it, but the connection breaks first. [K] It is unknown what
// the promise of such a write does, and whether a page that lost its connection reloads. Nothing here relies on either.

const socket = (): NonNullable<typeof game.socket> => {
  if (!game.socket) throw new Error('there is no connection yet');
  return game.socket;
};

/** Is there a connection to the server now? */
const isConnected = (): boolean => socket().connected;

/** The result of a write; rejects if it was refused. */
const answered = (write: Promise<unknown>): Promise<Written> =>
  new Promise((resolve, reject) => {
    let isLost = !isConnected();
    const lose = (): void => {
      isLost = true;
      resolve('unanswered');
    };
    socket().once('disconnect', lose);
    write
      .then(
        () => resolve('stored'),
        (error: unknown) => {
          if (isLost || !isConnected()) resolve('unanswered');
          else reject(error as Error);
        },
      )
      .finally(() => socket().off('disconnect', lose));
  });

type Page = JournalEntryPage.Implementation;
export interface Open {
  readonly page: Page;
  readonly chapter: Chapter;
}

/** The chapter in a page's data; undefined for any other page, and for a damaged one. */
const chapterIn = (data: object): Chapter | undefined => {
  const flags = 'flags' in data && typeof data.flags === 'object' ? data.flags : undefined;
  const own = flags && ID in flags ? (flags as Record<string, unknown>)[ID] : undefined;
  const chapter = parseChapter(own);
  return 'problem' in chapter ? undefined : chapter;
};

const isText = (pair: [string, unknown]): pair is [string, string] => typeof pair[1] === 'string';

const textsIn = (entries: Raws): Raws => Object.fromEntries(Object.entries(entries).filter(isText));

/** Restores stored entries to full size. What is not a text stays: the timeline reports it. */
const wholeIn = (entry: TableEntry, stored: Raws): Raws => {
  return { ...stored, ...shrinkerIn(entry).whole(textsIn(stored)) };
};

/** The chapters of a table's record with their pages, in order. */
export const chaptersOf = (entry: TableEntry): readonly Open[] =>
  entry.pages.contents
    .flatMap(page => {
      const chapter = chapterIn(page);
      return chapter ? [{ page, chapter: { ...chapter, entries: wholeIn(entry, chapter.entries) } }] : [];
    })
    .sort((a, b) => a.chapter.chapter - b.chapter.chapter);

/** Is the record of an entry over? */
export const isRecordOver = (entry: TableEntry): boolean =>
  isOver(entry.pages.contents.flatMap(page => chapterIn(page) ?? []));

const rawsIn = (chapter: Chapter): Raws => {
  const entries = entriesOf(chapter);
  return 'problem' in entries ? {} : (entries as Raws);
};

const LINEAGE: Lineage<string> = {
  epochOf: text => entryIn(text)?.e ?? -1,
  linkOf: (text, like) => linkOf(text, like.length),
  beforeOf: text => entryIn(text)?.p ?? '',
};
const entryIn = (text: string): Entry | undefined => {
  const entry = parseEntry(text);
  return 'problem' in entry ? undefined : entry;
};

/**
 * Every entry of a table's record, by its key. A damaged chapter leaves a gap, which readers report. If two referees
 * have written the same revision on their own pages, one of the two counts.
 */
export const rawsOf = (entry: TableEntry): Raws => {
  const rivals = new Map<string, string[]>();
  for (const { chapter } of chaptersOf(entry)) {
    for (const [key, text] of Object.entries(rawsIn(chapter))) {
      const all = rivals.get(key) ?? [];
      if (!all.includes(text)) rivals.set(key, [...all, text]);
    }
  }
  const sorted = [...rivals].sort(([a], [b]) => (a < b ? -1 : 1));
  const texts = resolveForks(
    sorted.map(([, all]) => all),
    LINEAGE,
  );
  return Object.fromEntries(sorted.map(([key], at) => [key, texts[at] ?? '']));
};

/** The epochs of entries that a copy of a table has and its entry here lacks. */
export const lackedOf = (entry: TableEntry, copy: TableEntry): readonly number[] => {
  const here = new Set(chaptersOf(entry).flatMap(({ chapter }) => Object.values(rawsIn(chapter))));
  const there = chaptersOf(copy).flatMap(({ chapter }) => Object.values(rawsIn(chapter)));
  return there.filter(text => !here.has(text)).map(text => LINEAGE.epochOf(text));
};

/** The valid entries of a change. If the record has other entries of the same or later revisions, all from there on. */
export const resolvedRaws = (entry: TableEntry, changed: Raws): Raws => {
  const [first] = Object.keys(changed).sort();
  if (first === undefined) return {};
  const held = chaptersOf(entry).flatMap(({ chapter }) => Object.keys(chapter.entries).filter(key => key >= first));
  // the entries after one that was put back are read again, because they depend on it
  if (held.length <= Object.keys(changed).length) return changed;
  return Object.fromEntries(Object.entries(rawsOf(entry)).filter(([key]) => key >= first));
};

/** The entries in a change of a page, without the rest of the chapter. */
export const changedRaws = (page: Page, change: object): Raws => {
  const flags = 'flags' in change && typeof change.flags === 'object' ? (change.flags as Record<string, unknown>) : {};
  const own = flags[ID];
  const entries = typeof own === 'object' && own !== null && 'entries' in own ? own.entries : undefined;
  const { parent } = page;
  const chapter = chapterIn(page);
  if (typeof entries !== 'object' || entries === null || !chapter || !parent) return {};
  const brought = new Set(Object.entries(entries).flatMap(pair => (isText(pair) ? [pair[0]] : [])));
  // each entry is read after those before it on its page
  const whole = Object.entries(wholeIn(parent, chapter.entries));
  return Object.fromEntries(whole.filter(([key]) => brought.has(key)));
};

const titleOf = (chapter: number): string => game.i18n.format('RT.history.chapter', { number: String(chapter) });

export const pageOf = (chapter: Chapter) => ({
  name: titleOf(chapter.chapter),
  type: 'text' as const,
  sort: chapter.chapter * 1000,
  text: { content: `<p>${game.i18n.localize('RT.history.note')}</p>`, format: CONST.JOURNAL_ENTRY_PAGE_FORMATS.HTML },
  flags: { [ID]: chapter },
});

const newPage = async (entry: TableEntry, chapter: Chapter): Promise<void> => {
  await entry.createEmbeddedDocuments('JournalEntryPage', [pageOf(chapter)]);
};

/** The state that the first entry of a chapter continues from. */
export const checkpointOf = (text: string, head: Head | undefined): string => {
  const parsed = parseEntry(text);
  return 'problem' in parsed ? (head ? linkOfHead(head) : '') : parsed.p;
};

/** The game turn of each chapter at its last entry, as the referee knows it. */
const turns = new Map<string, number>();

/** An entry to be written into a record. */
export interface Appending {
  /** The present game turn, which chapters follow. */
  readonly turn: number;
  readonly revision: number;
  readonly text: string;
  /** It was sent before without an answer: the server must send all of it, whether it already has it or not. */
  readonly isAgain: boolean;
  /** The epoch of the writer's lease. Each lease has its own pages, so that a late write changes no page of another. */
  readonly epoch: number;
}

/** Was this chapter written under a lease of this epoch? */
const isWrittenUnder = ({ entries }: Chapter, epoch: number): boolean => {
  const last = Object.keys(entries).sort().at(-1);
  return last === undefined || LINEAGE.epochOf(entries[last] ?? '') === epoch;
};

/**
 * Writes one entry. Rejects if it is refused. If the connection breaks before the answer, the entry may be stored or
 * not. Writing it again stores it once. (A chapter that it opens may get two pages, which are read as one.)
 */
export const appendTo = async (
  entry: TableEntry,
  { turn, revision, text, isAgain, epoch }: Appending,
): Promise<Written> => {
  const head = headOf(entry);
  const last = chaptersOf(entry).at(-1);
  const id = head?.id ?? '';
  const before = turns.get(id) ?? turn;
  const held = last ? Object.keys(last.chapter.entries).length : 0;
  const key = entryKey(revision);
  const over = endsRecord(text) ? ({ over: true } as const) : {};
  const isOwn = last && last.chapter.packed === undefined && isWrittenUnder(last.chapter, epoch);
  const isFirst = !isOwn || isNewChapter(held, { before, now: turn });
  if (!isFirst) {
    const small = shrinkerIn(entry).small(text, textsIn(last.chapter.entries));
    const change = { flags: { [ID]: { entries: { [key]: small }, ...over } } };
    if ((await answered(last.page.update(change, { diff: !isAgain }))) === 'unanswered') return 'unanswered';
  } else {
    const chapter = makeChapter((last?.chapter.chapter ?? 0) + 1, revision, checkpointOf(text, head));
    const page = newPage(entry, { ...chapter, entries: { [key]: shrinkerIn(entry).small(text) }, ...over });
    if ((await answered(page)) === 'unanswered') return 'unanswered';
  }
  if (!chaptersOf(entry).some(({ chapter }) => chapter.entries[key] === text))
    throw new Error(`entry ${revision} does not stand in the record`);
  turns.set(id, turn);
  return 'stored';
};

/** Writes an entry again after something else has overwritten it. */
export const putBack = async (entry: TableEntry, key: string, text: string): Promise<void> => {
  const found = chaptersOf(entry).find(({ chapter }) => Object.hasOwn(chapter.entries, key));
  await found?.page.update({ flags: { [ID]: { entries: { [key]: shrinkerIn(entry).small(text) } } } });
};

/** The entries of this world's tables that are opened with it, and those that wait. */
export const sortedEntries = (
  kept: readonly string[],
): { readonly toOpen: readonly TableEntry[]; readonly aside: readonly TableEntry[] } => {
  const tables = [...entriesByTable()];
  // a table that a player could have forged is reported as such instead
  const isOurs = (entry: TableEntry): boolean => isLent(entry) || !playersOwning(entry).length;
  const waiting = laidAside(
    tables.map(([id, entry]) => ({
      id,
      isOver: isRecordOver(entry) && isOurs(entry),
      written: entry._stats.modifiedTime ?? 0,
    })),
    kept,
  );
  const those = (wait: boolean) => tables.flatMap(([id, entry]) => (waiting.has(id) === wait ? [entry] : []));
  return { toOpen: those(false), aside: those(true) };
};
