/**
 * A record as a file. It contains what the world's documents contain: public parts in the open, the rest sealed.
 * To referee it elsewhere, a user needs the table's recovery code as well.
 */
import type { Head, Problem } from './model';
import { MOST_ENTRIES, type Raws } from './timeline';
import { isObject, parseJson } from '../../kernel/reading';
import { revisionOf } from './codec';
import { parseHead } from './head';

export const KIND = 'revolution-tables record';
export const VERSION = 1;

/** The file of a record. */
export const exportRecord = (head: Head, raws: Raws): string =>
  JSON.stringify({ kind: KIND, version: VERSION, head, entries: raws }, null, 1);

const LARGEST = 8 * 1024 * 1024;

/** The record in a file, or what is wrong with it. Its entries are judged when they are read. */
export const importRecord = (text: string): { readonly head: Head; readonly raws: Raws } | Problem => {
  if (text.length > LARGEST) return { problem: 'file-too-long', details: { length: text.length, most: LARGEST } };
  const value = parseJson(text, LARGEST);
  if (!isObject(value)) return { problem: 'file-unreadable' };
  if (value['kind'] !== KIND) return { problem: 'file-no-record' };
  const { version, head: given, entries } = value;
  if (version !== VERSION) {
    return { problem: 'file-other-version', details: { version: String(version), known: VERSION } };
  }
  const head = parseHead(given);
  if ('problem' in head) return head;
  if (!isObject(entries)) return { problem: 'file-without-entries' };
  const length = Object.keys(entries).length;
  if (length > MOST_ENTRIES) return { problem: 'too-many-entries', details: { length, most: MOST_ENTRIES } };
  const odd = Object.keys(entries).find(key => revisionOf(key) === undefined || typeof entries[key] !== 'string');
  if (odd !== undefined) return { problem: 'file-odd-entry', details: { entry: odd.slice(0, 40) } };
  // every value is a text: that was checked just before
  return { head, raws: entries as Raws };
};
