/** The chapters of a record: which page an entry stands on, and closed chapters compressed. */
import { fromBase64 } from '../crypto/bytes';
import { count, fields, just, maybe, object, read, text } from '../../kernel/reading';
import { parseEntry, revisionOf } from './codec';
import type { Problem } from './model';
import { LARGEST, unpack } from './packing';
import type { Raws } from './timeline';

/** What the flags of a chapter's page hold. */
export interface Chapter {
  readonly chapter: number;
  /** Its first revision, and the hash it continues from: the reading position after all chapters before it. */
  readonly from: number;
  readonly checkpoint: string;
  readonly entries: Raws;
  /** The entries of a closed chapter, compressed (`packing.ts`), as base64url; then `entries` is empty. */
  readonly packed?: string;
  /** The record ends here: nothing is written any more. */
  readonly over?: true;
}

const EARLY = 40;
export const FULL = 120;

/**
 * Does the next entry begin a new chapter? A chapter closes with a game turn once it is long enough, and always
 * when it is full. `turns` are the game's turn when the chapter's last entry was written, and now.
 */
export const isNewChapter = (held: number, turns: { readonly before: number; readonly now: number }): boolean =>
  held >= FULL || (held >= EARLY && turns.now !== turns.before);

/** Is this the entry that reveals a record's secrets? The chapter that it ends may be closed. */
export const endsRecord = (raw: string): boolean => {
  const entry = parseEntry(raw);
  return 'kind' in entry && entry.kind === 'revealed';
};

/** Is a record over, by all its chapters? Its last one says so, or is closed with it. */
export const isOver = (chapters: readonly Chapter[]): boolean => {
  const last = chapters.toSorted((a, b) => a.chapter - b.chapter).at(-1);
  return last !== undefined && (last.over === true || chapters.every(({ packed }) => packed !== undefined));
};

/** An empty chapter that begins at a revision. */
export const makeChapter = (chapter: number, from: number, checkpoint: string): Chapter => ({
  chapter,
  from,
  checkpoint,
  entries: {},
});

const unpacked = (packed: string, { from, checkpoint }: Chapter): Raws | undefined => {
  const bytes = fromBase64(packed);
  return bytes && unpack(bytes, from, checkpoint);
};

const isEntries = (value: Raws | undefined): value is Raws =>
  value !== undefined && Object.keys(value).every(key => revisionOf(key) !== undefined);

const CHAPTER = fields({
  chapter: count,
  from: count,
  checkpoint: text(43),
  entries: maybe(object),
  packed: maybe(text(LARGEST)),
  over: maybe(just(true)),
});

/** A chapter from a page's flags. The page of a packed chapter has no entries any more. */
export const parseChapter = (value: unknown): Chapter | Problem => {
  const chapter = read(CHAPTER, value);
  // foreign keys and values stay among the entries: the timeline shows them as problems
  return chapter
    ? { ...chapter, entries: (chapter.entries as Raws | undefined) ?? {} }
    : { problem: 'chapter-malformed' };
};

/** The entries of a chapter, packed or not. */
export const entriesOf = (chapter: Chapter): Raws | Problem => {
  if (chapter.packed === undefined) return chapter.entries;
  const entries = unpacked(chapter.packed, chapter);
  if (!isEntries(entries)) return { problem: 'chapter-damaged', details: { chapter: chapter.chapter } };
  return { ...entries, ...chapter.entries };
};
