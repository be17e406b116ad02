/**
 * A record as a file. It holds what the world's documents hold, no more: everybody's part in the open, the rest sealed.
 * Whoever wants to go on refereeing it elsewhere needs the table's recovery code as well.
 */
import type { Head } from './model';
import type { Raws } from './timeline';

export const KIND = 'revolution-tables record';
export const VERSION = 1;

/** The file of a record. */
export const exportRecord = (head: Head, raws: Raws): string =>
  JSON.stringify({ kind: KIND, version: VERSION, head, entries: raws }, null, 1);
