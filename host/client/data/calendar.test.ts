import { describe, expect, test } from 'vitest';
import { CalendarData, SIMPLIFIED_GREGORIAN_CALENDAR_CONFIG } from './calendar';

const calendar = new CalendarData(SIMPLIFIED_GREGORIAN_CALENDAR_CONFIG);
const DAY = 86_400;

describe('a calendar', () => {
  test('splits seconds into components, and joins them again, also before zero', () => {
    for (const time of [0, 59, 3600, DAY * 31 + 5, DAY * 365 * 4 + DAY * 59, -1, -DAY * 400, 1e9]) {
      expect(calendar.componentsToTime(calendar.timeToComponents(time))).toBe(time);
    }
    expect(calendar.timeToComponents(DAY * 31)).toMatchObject({ year: 0, month: 1, dayOfMonth: 0, day: 31, hour: 0 });
  });

  test('has one more day in a leap year', () => {
    const leapDay = calendar.componentsToTime({ year: 4, month: 1, dayOfMonth: 28 });
    expect(calendar.timeToComponents(leapDay)).toMatchObject({ month: 1, dayOfMonth: 28, leapYear: true });
    expect(calendar.timeToComponents(leapDay + DAY)).toMatchObject({ month: 2, dayOfMonth: 0 });
    expect(calendar.countLeapYears(9)).toBe(2);
  });

  test('adds months across a year’s end, and knows its seasons', () => {
    const december = calendar.componentsToTime({ year: 1, month: 11, dayOfMonth: 4 });
    expect(calendar.add(december, { month: 2 })).toMatchObject({ year: 2, month: 1, dayOfMonth: 4, season: 3 });
    expect(calendar.add(december, { day: 30, hour: 25 })).toMatchObject({ year: 2, month: 0, dayOfMonth: 4, hour: 1 });
    expect(calendar.timeToComponents(calendar.componentsToTime({ month: 6 })).season).toBe(1);
  });

  test('formats a time, also by a package’s formatter', () => {
    const components = calendar.timeToComponents(DAY + 3661);
    expect(CalendarData.formatTimestamp(calendar, components)).toBe('0000-01-02 01:01:01');
    expect(CalendarData.formatAgo(calendar, calendar.timeToComponents(7200))).toBe('2 hours ago');
  });

  test('may have no months', () => {
    const plain = new CalendarData({
      name: 'Days',
      years: { yearZero: 0, firstWeekday: 0, leapYear: null },
      days: { values: [], daysPerYear: 10, hoursPerDay: 10, minutesPerHour: 10, secondsPerMinute: 10 },
    });
    expect(plain.timeToComponents(12_345)).toMatchObject({
      year: 1,
      day: 2,
      hour: 3,
      minute: 4,
      second: 5,
      leapYear: false,
    });
  });
});
