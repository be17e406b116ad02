/** Tables as they were made before. */
import { keyPairOf } from '../crypto/keys';
import type { Head } from '../record/model';

/** The head of a table of before keys were apart, as it was made then. */
export const olderHead = (head: Head, tableSecret: string): Head => {
  const tableKey = keyPairOf(tableSecret, '')?.public ?? '';
  return { ...head, format: 2, tableKey };
};
