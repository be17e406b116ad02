/** A referee who changes entries of a record, leaves some out or adds some, and chains the rest to it. */
import { keyPairOf } from '../crypto/keys';
import type { Head, Entry } from '../record/model';
import { entryKey, makeEntry, parseEntry } from '../record/codec';
import { linkOfHead } from '../record/head';
import type { Raws } from '../record/timeline';
import { linkOf } from '../crypto/bytes';

// Tables as they were made before.

/** The head of a table of before keys were apart, as it was made then. */
export const olderHead = (head: Head, tableSecret: string): Head => {
  const tableKey = keyPairOf(tableSecret, '')?.public ?? '';
  return { ...head, format: 2, tableKey };
};

/** The record as they would write it. */
export const rewritten = (head: Head, raws: Raws, change: (entry: Entry) => readonly Entry[]): Raws => {
  const forged: Record<string, string> = {};
  let p = linkOfHead(head);
  let r = 0;
  for (const key of Object.keys(raws).sort()) {
    for (const entry of change(parseEntry(raws[key]) as Entry)) {
      const raw = makeEntry({ ...entry, p, r: ++r });
      forged[entryKey(r)] = raw;
      p = linkOf(raw, p.length);
    }
  }
  return forged;
};
