/** When something was, as people say it: the hour today, the day within a week, else the date. */
import type { Speech } from '../i18n/wording';

const DAY = 24 * 60 * 60_000;
/** After so many days the name of a day would name another one. */
const NAMED = 6;

const HOUR = { hour: 'numeric', minute: '2-digit' } as const;

const isSameDay = (one: Date, other: Date): boolean => one.toDateString() === other.toDateString();

export const whenSaid = (then: number, now: number, { language }: Pick<Speech, 'language'>): string => {
  const date = new Date(then);
  const how = isSameDay(date, new Date(now))
    ? HOUR
    : now - then < NAMED * DAY
      ? ({ weekday: 'long', ...HOUR } as const)
      : ({ day: 'numeric', month: 'long', ...HOUR } as const);
  return new Intl.DateTimeFormat(language, how).format(date);
};
