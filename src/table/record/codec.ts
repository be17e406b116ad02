/** Entries of a record as text and back. Anybody may have written what a world stores, so every field is checked. */
import { is, parseJson } from '../../kernel/reading';
import type { Entry, Problem } from './model';
import { ENTRIES, LONGEST } from './shapes';

/** The text of an entry, as it stands in the record. */
export const makeEntry = (entry: Entry): string => JSON.stringify(entry);

const kindOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string' ? value.kind : '';

const isKind = (kind: string): kind is Entry['kind'] => Object.hasOwn(ENTRIES, kind);

/** The entry of a text, or what is wrong with it. */
export const parseEntry = (raw: unknown): Entry | Problem => {
  if (typeof raw !== 'string') return { problem: 'entry-not-text' };
  if (raw.length > LONGEST) return { problem: 'entry-too-long', details: { length: raw.length, most: LONGEST } };
  const value = parseJson(raw, LONGEST);
  // one entry has exactly one text: no field twice, no spaces, one spelling of a number
  if (JSON.stringify(value) !== raw) return { problem: 'entry-unreadable' };
  const kind = kindOf(value);
  if (!kind) return { problem: 'entry-unreadable' };
  if (!isKind(kind)) return { problem: 'entry-unknown', details: { kind: kind.slice(0, 40) } };
  return is(ENTRIES[kind], value) ? (value as Entry) : { problem: 'entry-malformed', details: { kind } };
};

/** The key of an entry in the record's map: documents sort and merge by key, so it has a fixed width. */
export const entryKey = (revision: number): string => String(revision).padStart(8, '0');

/** The revision of such a key; undefined for any other key. */
export const revisionOf = (key: string): number | undefined => (/^\d{8}$/.test(key) ? Number(key) : undefined);
