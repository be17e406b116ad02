/** A referee who changes entries of a record, leaves some out or adds some, and chains the rest to it. */
import { entryKey, makeEntry, parseEntry } from '../record/codec';
import { linkOfHead } from '../record/head';
import type { Entry, Head } from '../record/model';
import type { Raws } from '../record/timeline';
import { linkOf } from '../crypto/bytes';

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
