/** Since when a table waits for somebody, and its wording. */
import { toAct } from '../../kernel/agenda';
import type { Speech } from '../i18n/wording';
import type { TableClient } from './client-model';

/** Since which entry somebody is asked. */
export interface AskedSince {
  /** The entry that asked them. */
  readonly revision: number;
  /** Server time in ms. */
  readonly time: number;
}

/** Since when one of these seats is asked without a break. Answers of other seats are no break. */
export const askedSince = (
  { timeline, game }: Pick<TableClient, 'timeline' | 'game'>,
  seats: readonly string[],
): AskedSince => {
  const asking = timeline.moments.filter(({ entry }) => entry.kind === 'turn' || entry.kind === 'undo');
  const before = asking.findLastIndex(({ state }) => !toAct(game, state).some(seat => seats.includes(seat)));
  const first = (asking[before + 1] ?? asking.at(-1))?.entry;
  return { revision: first?.r ?? 0, time: first?.t ?? timeline.head.created };
};

const DAY = 24 * 60 * 60_000;
/** After this many days a weekday's name would mean another day. */
const NAMED = 6;

const HOUR = { hour: 'numeric', minute: '2-digit' } as const;

const isSameDay = (one: Date, other: Date): boolean => one.toDateString() === other.toDateString();

/** The hour for today, the weekday within a week, else the date. */
export const timeText = (then: number, now: number, { language }: Pick<Speech, 'language'>): string => {
  const date = new Date(then);
  const how = isSameDay(date, new Date(now))
    ? HOUR
    : now - then < NAMED * DAY
      ? ({ weekday: 'long', ...HOUR } as const)
      : ({ day: 'numeric', month: 'long', ...HOUR } as const);
  return new Intl.DateTimeFormat(language, how).format(date);
};
