/**
 * What this browser has taken back. If a game master restores a copy, it is removed again; if it was carried out
 * anyway, its player is told.
 */
import { fields, list, number, type Of, read, text } from '../../kernel/reading';
import { ID } from '../module-id';
import type { Entry } from '../../table/record/model';
import type { LiveTable } from '../tables/live-table';
import type { Weeks } from './weeks';

declare global {
  interface SettingConfig {
    'revolution-tables.takenBack': Record<string, unknown>;
  }
}

export const registerTakenBack = (): void => {
  game.settings.register(ID, 'takenBack', { scope: 'client', config: false, type: Object, default: {} });
};

/** How many are remembered for each table. */
const KEPT = 40;
const one = fields({ id: text(64), at: number });
const shape = list(one, KEPT);
/** How long (ms) a new host may still carry out a move that is being taken back. */
const MEANWHILE = 10_000;

// one address may have several worlds, and a browser several users
const place = ({ id }: LiveTable): string => `${game.world.id}/${id}/${game.userId ?? ''}`;

const takenBack = (table: LiveTable): readonly Of<typeof one>[] =>
  read(shape, game.settings.get(ID, 'takenBack')[place(table)]) ?? [];

export const isTakenBack = (table: LiveTable, id: string): boolean => takenBack(table).some(taken => taken.id === id);

export const noteTakenBack = async (table: LiveTable, id: string): Promise<void> => {
  const all = game.settings.get(ID, 'takenBack');
  await game.settings.set(ID, 'takenBack', {
    ...all,
    [place(table)]: [...takenBack(table), { id, at: table.now() }].slice(-KEPT),
  });
};

const told = new Set<string>();

/** Tells the player once about a move that was carried out although this browser had taken it back in time. */
export const lookForTakenBack = (table: LiveTable, { speech }: Weeks): void => {
  const taken = takenBack(table);
  if (!taken.length) return;
  const isMade = (entry: Entry, id: string): boolean =>
    entry.m === id ||
    (entry.kind === 'turn' && entry.passes?.some(pass => pass.by === 'own' && pass.m === id) === true);
  const made = table.timeline.moments.find(({ entry }) =>
    taken.some(({ id, at }) => entry.t > at + MEANWHILE && isMade(entry, id)),
  );
  if (!made || told.has(table.id)) return;
  told.add(table.id);
  const words = { table: table.head.name, entry: String(made.entry.r) };
  ui.notifications.warn(speech.format('RT.weekly.made-though-taken-back', words), { permanent: true });
};
