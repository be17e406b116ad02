import type { Data } from '../../shared/json';

const MONTHS =
  'January 31,February 28,March 31,April 30,May 31,June 30,July 31,August 31,September 30,October 31,November 30,December 31';
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const called = (name: string, at: number): Data => ({ name, abbreviation: name.slice(0, 3), ordinal: at + 1 });

/** [D14] foundry.data.SIMPLIFIED_GREGORIAN_CALENDAR_CONFIG; what it says is [K], but for the names and lengths of months. */
export const SIMPLIFIED_GREGORIAN_CALENDAR_CONFIG: Data = {
  name: 'Simplified Gregorian',
  description: 'Twelve months, and a leap year every fourth year.',
  years: { yearZero: 0, firstWeekday: 0, leapYear: { leapStart: 4, leapInterval: 4 } },
  months: {
    values: MONTHS.split(',').map((line, at) => {
      const [name = '', days] = line.split(' ');
      return { ...called(name, at), days: Number(days), leapDays: name === 'February' ? 29 : null };
    }),
  },
  days: {
    values: WEEKDAYS.map((name, at) => ({ ...called(name, at), isRestDay: at > 4 })),
    daysPerYear: 365,
    hoursPerDay: 24,
    minutesPerHour: 60,
    secondsPerMinute: 60,
  },
  seasons: {
    values: ['Spring 3 5', 'Summer 6 8', 'Autumn 9 11', 'Winter 12 2'].map((line, at) => {
      const [name = '', from, to] = line.split(' ');
      return { ...called(name, at), monthStart: Number(from), monthEnd: Number(to), dayStart: null, dayEnd: null };
    }),
  },
};
