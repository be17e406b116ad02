/** Opening a table: one sits down at its scene, or where it has none at its board in the page. */
import type { TableClient } from '../../table/panels/client-model';
import { hasHand } from '../../table/panels/open-cards';
import { ID } from '../module-id';
import { goTo } from './watch';
import { setting } from '../settings';
import { isSeatedAt, openWindow } from '../windows';

/** On a page narrower than this a hand would lie on its table. */
const NARROW = 1200;

/** Its windows, over whatever scene is viewed. */
const openWindows = async (client: TableClient): Promise<void> => {
  await openWindow('table', client);
  const hasRoom = globalThis.innerWidth >= NARROW;
  if (hasHand(client) && setting('openHand') && hasRoom) await openWindow('hand', client);
};

/** A table, as its reader asks for it. */
export const openTable = async (client: TableClient): Promise<void> => {
  if (isSeatedAt(client.id)) await openWindow('table', client);
  else await goTo(client);
};

/** Whether a scene that is none of this table's is played on: nobody is taken away from it unasked. */
const isElsewhere = ({ id }: TableClient): boolean => {
  const active = game.scenes?.active;
  return active !== undefined && active !== null && active.getFlag(ID, 'table') !== id;
};

/** A table at which a seat waits for this user, who has not asked for it. */
export const offerTable = async (client: TableClient): Promise<void> => {
  if (isElsewhere(client) && !isSeatedAt(client.id)) await openWindows(client);
  else await openTable(client);
};

/** A table for somebody who has just joined: they are taken to it from the board of another, not from a scene of other games. */
export const landAt = async (client: TableClient): Promise<void> => {
  if (game.scenes?.active?.getFlag(ID, 'table') === undefined) await offerTable(client);
  else await openTable(client);
};
