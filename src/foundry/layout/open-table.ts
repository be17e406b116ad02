/** Opens a table: at its scene, or, if it has none, with its board in the page. */
import type { TableClient } from '../../table/panels/client-model';
import { hasHand } from '../../table/panels/open-cards';
import { ID } from '../module-id';
import { goTo } from './watch';
import { setting } from '../settings';
import { isSeatedAt, openWindow } from '../windows';
import { pageSize } from '../page-size';

/** On a narrower page a hand window would cover the Table window. */
const NARROW = 1200;

/** Opens the table's windows over the viewed scene. */
const openWindows = async (client: TableClient): Promise<void> => {
  await openWindow('table', client);
  const hasRoom = pageSize().width >= NARROW;
  if (hasHand(client) && setting('openHand') && hasRoom) await openWindow('hand', client);
};

/** Opens a table at the reader's request. */
export const openTable = async (client: TableClient): Promise<void> => {
  if (isSeatedAt(client.id)) await openWindow('table', client);
  else await goTo(client);
};

/** Is another scene being viewed and used? Then nobody is moved away unasked. */
const isElsewhere = ({ id }: TableClient): boolean => {
  const active = game.scenes?.active;
  return active !== undefined && active !== null && active.getFlag(ID, 'table') !== id;
};

/** Opens a table that waits for this user, who has not asked for it. */
export const offerTable = async (client: TableClient): Promise<void> => {
  if (isElsewhere(client) && !isSeatedAt(client.id)) await openWindows(client);
  else await openTable(client);
};

/**
 * Opens a table for a user who has just joined. It replaces the board of another table, but no scene of another game.
 */
export const landAt = async (client: TableClient): Promise<void> => {
  if (game.scenes?.active?.getFlag(ID, 'table') === undefined) await offerTable(client);
  else await openTable(client);
};
