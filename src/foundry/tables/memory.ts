/** What this browser remembers of each table's record, so that nobody cuts off its end unnoticed. DESIGN 5. */
import type { TableClient } from '../../table/panels/client-model';
import { lostSince, parseSeen, type Seen, seenOf } from '../../table/record/memory';
import { wordingOf } from '../../table/saying/wording';
import { ID } from '../module-id';
import { speech } from '../speech';
import { settings } from '../made-by-foundry';

declare global {
  interface SettingConfig {
    'revolution-tables.seen': Record<string, object>;
  }
}

/** Called in `init`. */
export const registerMemory = (): void => {
  settings().register(ID, 'seen', { scope: 'client', config: false, type: Object, default: {} });
};

const place = (table: string): string => `${game.world.id}/${table}/${game.userId ?? ''}`;

/**
 * Only what stays gone for so long (ms) is complained of. An entry that was seen may be on its way to this page: another
 * tab of the same browser, which keeps the same memory, may have heard of it a moment earlier. And what an owner writes
 * over, the referee puts back.
 */
const STAYS = 5_000;

/** What this page holds each record against: first the browser's memory, then what it has read itself. */
const seenBefore = new Map<string, Seen | undefined>();
// what this page has complained of it does not complain of again
const told = new Set<string>();

const complainOf = (client: TableClient): void => {
  const lost = lostSince(client.timeline, seenBefore.get(client.id));
  if (!lost || told.has(client.id)) return;
  told.add(client.id);
  const text = wordingOf(client.showing, speech).problem(lost);
  ui.notifications.error(`${client.timeline.head.name}: ${text}`, { permanent: true });
};

/**
 * Compares a record with what was seen of it, complains if something is gone, and remembers how far it goes now. While
 * entries are missing at its end the memory stays: whoever opens the table again is told again.
 */
export const compareWithMemory = async (client: TableClient): Promise<void> => {
  const { id, timeline } = client;
  const all = game.settings.get(ID, 'seen');
  const stored = parseSeen(all[place(id)]);
  if (!seenBefore.has(id)) seenBefore.set(id, stored);
  const now = seenOf(timeline);
  if (lostSince(timeline, seenBefore.get(id))) window.setTimeout(() => complainOf(client), STAYS);
  else seenBefore.set(id, now);
  if (!now || now.revision <= (stored?.revision ?? 0)) return;
  await game.settings.set(ID, 'seen', { ...all, [place(id)]: now });
};

/** Forgets a table that is gone. */
export const forgetRecord = async (table: string): Promise<void> => {
  const { [place(table)]: _, ...rest } = game.settings.get(ID, 'seen');
  await game.settings.set(ID, 'seen', rest);
};
