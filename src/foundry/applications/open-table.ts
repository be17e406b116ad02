/** Opening a table: its window and, where it fits, the reader's hand. */
import type { TableClient } from '../../table/panels/client-model';
import { setting } from '../settings';
import { openWindow } from './windows';

/** On a page narrower than this a hand would lie upon its table. */
const NARROW = 1200;

/** A table, and with it the reader's hand if he has one, wants it so and has the room. */
export const openTable = async (client: TableClient): Promise<void> => {
  await openWindow('table', client);
  const hasRoom = globalThis.innerWidth >= NARROW;
  if (client.seat !== undefined && setting('openHand') && hasRoom) await openWindow('hand', client);
};
