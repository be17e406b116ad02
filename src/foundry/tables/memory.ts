/** What this browser remembers of each table's record, so that nobody cuts off its end unnoticed. DESIGN 5. */
import type { TableClient } from '../../table/client-model';
import { lostSince, parseSeen, type Seen, seenOf } from '../../table/memory';
import { wordingOf } from '../../table/wording';
import { ID } from '../module-id';
import { speech } from '../speech';

declare global {
  interface SettingConfig { 'revolution-tables.seen': Record<string, object> }
}

/** Called in `init`. */
export const registerMemory = (): void => {
  game.settings!.register(ID, 'seen', { scope: 'client', config: false, type: Object, default: {} });
};

const place = (table: string): string => `${game.world.id}/${table}/${game.userId ?? ''}`;

// what this page has complained of it does not complain of again
const told = new Set<string>();

/** What an owner writes over, the referee puts back: only what stays gone for so long (ms) is complained of. */
const STAYS = 3_000;

const complain = (client: TableClient, seen: Seen): void => {
  const lost = lostSince(client.timeline, seen);
  if (!lost) told.delete(client.id);
  else ui.notifications.error(
    `${client.timeline.head.name}: ${wordingOf(client.game, speech).problem(lost)}`, { permanent: true },
  );
};

/**
 * Compares a record with what this browser saw of it last, complains if something is gone, and remembers how far it
 * goes now. While entries are missing at its end the memory stays: whoever opens the table again is told again.
 */
export const compareWithMemory = async (client: TableClient): Promise<void> => {
  const all = game.settings.get(ID, 'seen'), key = place(client.id);
  const seen = parseSeen(all[key]), lost = lostSince(client.timeline, seen), now = seenOf(client.timeline);
  if (lost && seen && !told.has(client.id)) {
    told.add(client.id);
    window.setTimeout(() => complain(client, seen), STAYS);
  }
  if (!now || now.revision <= (seen?.revision ?? 0)) return;
  await game.settings.set(ID, 'seen', { ...all, [key]: now });
};

/** Forgets a table that is gone. */
export const forgetRecord = async (table: string): Promise<void> => {
  const { [place(table)]: _, ...rest } = game.settings.get(ID, 'seen');
  await game.settings.set(ID, 'seen', rest);
};
