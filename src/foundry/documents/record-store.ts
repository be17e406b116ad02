/** The record of a table in the pages of its entry: read whole, appended entry by entry, closed chapters packed. */
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
import { headOf, shrinkerIn, type TableEntry } from './table-entry';

// The answer to a write may be lost: the server carries it out, and the line breaks before it says so. [K] what becomes of the
// promise of such a write, and whether a page that was cut off is loaded again; nothing here rests on either.

const socket = (): NonNullable<typeof game.socket> => {
  if (!game.socket) throw new Error('there is no connection yet');
  return game.socket;
};

/** Is there a connection to the server now? */
const isConnected = (): boolean => socket().connected;

/** What became of a write; rejects if it was refused. */
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

/** The chapter of a page's data; undefined for any other page, and for one that is damaged. */
const chapterIn = (data: object): Chapter | undefined => {
  const flags = 'flags' in data && typeof data.flags === 'object' ? data.flags : undefined;
  const own = flags && ID in flags ? (flags as Record<string, unknown>)[ID] : undefined;
  const chapter = parseChapter(own);
  return 'problem' in chapter ? undefined : chapter;
};

const isText = (pair: [string, unknown]): pair is [string, string] => typeof pair[1] === 'string';

const textsIn = (entries: Raws): Raws => Object.fromEntries(Object.entries(entries).filter(isText));

/** Entries as their pages store them, whole again. What is no text stays: the timeline shows it as a problem. */
const wholeIn = (entry: TableEntry, stored: Raws): Raws => {
  return { ...stored, ...shrinkerIn(entry).whole(textsIn(stored)) };
};

/** The chapters of a table's record and the pages they stand on, in their order. */
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

/** The epochs of the entries that stand in a copy of a table, but not in its entry here. */
export const lackedOf = (entry: TableEntry, copy: TableEntry): readonly number[] => {
  const here = new Set(chaptersOf(entry).flatMap(({ chapter }) => Object.values(rawsIn(chapter))));
  const there = chaptersOf(copy).flatMap(({ chapter }) => Object.values(rawsIn(chapter)));
  return there.filter(text => !here.has(text)).map(text => LINEAGE.epochOf(text));
};

/** What a change brings of the entries that stand: where there are others of the same revisions or later ones, all from there. */
export const resolvedRaws = (entry: TableEntry, changed: Raws): Raws => {
  const [first] = Object.keys(changed).sort();
  if (first === undefined) return {};
  const held = chaptersOf(entry).flatMap(({ chapter }) => Object.keys(chapter.entries).filter(key => key >= first));
  // those behind one that was put back are read again: they follow from it
  if (held.length <= Object.keys(changed).length) return changed;
  return Object.fromEntries(Object.entries(rawsOf(entry)).filter(([key]) => key >= first));
};

/** The entries that a new or changed page brings: those in the change alone, not the whole chapter again. */
export const changedRaws = (page: Page, change: object): Raws => {
  const flags = 'flags' in change && typeof change.flags === 'object' ? (change.flags as Record<string, unknown>) : {};
  const own = flags[ID];
  const entries = typeof own === 'object' && own !== null && 'entries' in own ? own.entries : undefined;
  const { parent } = page;
  const chapter = chapterIn(page);
  if (typeof entries !== 'object' || entries === null || !chapter || !parent) return {};
  const brought = new Set(Object.entries(entries).flatMap(pair => (isText(pair) ? [pair[0]] : [])));
  // each is read after those before it on its page
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

/** What the first entry of a chapter continues from. */
export const checkpointOf = (text: string, head: Head | undefined): string => {
  const parsed = parseEntry(text);
  return 'problem' in parsed ? (head ? linkOfHead(head) : '') : parsed.p;
};

/** Where the chapter's own turn of the game stood when its last entry was written, as the referee knows it. */
const turns = new Map<string, number>();

/** An entry on its way into a record. */
export interface Appending {
  /** The game's turn now: chapters follow it. */
  readonly turn: number;
  readonly revision: number;
  readonly text: string;
  /** It was sent before and not answered: the server is to tell all of it, whether it has it by now or not. */
  readonly isAgain: boolean;
  /** The epoch of its writer's lease: each lease has pages of its own, so that no late write changes another's. */
  readonly epoch: number;
}

/** Has this chapter been written under a lease of this epoch? */
const isWrittenUnder = ({ entries }: Chapter, epoch: number): boolean => {
  const last = Object.keys(entries).sort().at(-1);
  return last === undefined || LINEAGE.epochOf(entries[last] ?? '') === epoch;
};

/**
 * Writes one entry. Rejects if it is refused. If the line breaks before the answer, it may stand in the record or not;
 * written again, it stands there once. (A chapter that it opens may then have two pages, which are read as one.)
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

/** Writes an entry again where something else was written over it. */
export const putBack = async (entry: TableEntry, key: string, text: string): Promise<void> => {
  const found = chaptersOf(entry).find(({ chapter }) => Object.hasOwn(chapter.entries, key));
  await found?.page.update({ flags: { [ID]: { entries: { [key]: shrinkerIn(entry).small(text) } } } });
};
