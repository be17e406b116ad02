import type { Data } from '../../shared/json';
import { current } from './current';
import { ArrayField, BooleanField, NumberField, SchemaField, StringField } from './fields';
import type { FieldOptions } from './fields/data-field';
import type { DataSchema } from './fields/schema-field';
import { DataModel } from './model';

/** [D14] foundry.data.types.TimeComponents */
export interface TimeComponents {
  year: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  month: number;
  dayOfMonth: number;
  dayOfWeek: number;
  season: number;
  leapYear: boolean;
}

interface Month {
  readonly name: string;
  readonly days: number;
  readonly leapDays: number | null;
}

interface Season {
  readonly monthStart: number;
  readonly monthEnd: number;
  readonly dayStart: number | null;
  readonly dayEnd: number | null;
}

/** [D14] foundry.data.types.TimeFormatter */
type TimeFormatter = (calendar: CalendarData, components: TimeComponents, options: object) => string;

const whole = (initial: number): NumberField =>
  new NumberField({ required: true, nullable: false, integer: true, initial });
const maybe = (): NumberField => new NumberField({ required: true, nullable: true, integer: true });
const named = (): DataSchema => ({
  name: new StringField({ required: true }),
  abbreviation: new StringField(),
  ordinal: whole(1),
});
const ORNONE: FieldOptions = { nullable: true, initial: null };
const listOf = (members: DataSchema, options: FieldOptions = {}): SchemaField =>
  new SchemaField({ values: new ArrayField(new SchemaField(members)) }, options);

/** Whole units of a size in an amount, and the rest; also below zero. */
const parts = (amount: number, size: number): [whole: number, rest: number] => {
  const units = Math.floor(amount / size);
  return [units, amount - units * size];
};

const two = (number: number): string => String(number).padStart(2, '0');

/** [D14] foundry.data.CalendarData: how the seconds of the world's time are years, months and days. */
export class CalendarData extends DataModel {
  declare readonly name: string;
  declare readonly years: {
    readonly yearZero: number;
    readonly firstWeekday: number;
    readonly leapYear: { readonly leapStart: number; readonly leapInterval: number } | null;
  };
  declare readonly months: { readonly values: readonly Month[] } | null;
  declare readonly days: {
    readonly values: readonly { readonly name: string }[];
    readonly daysPerYear: number;
    readonly hoursPerDay: number;
    readonly minutesPerHour: number;
    readonly secondsPerMinute: number;
  };
  declare readonly seasons: { readonly values: readonly Season[] } | null;

  /** [D14] foundry.data.types.CalendarConfig */
  static override defineSchema(): DataSchema {
    return {
      name: new StringField({ required: true }),
      description: new StringField(),
      years: new SchemaField({
        yearZero: whole(0),
        firstWeekday: whole(0),
        leapYear: new SchemaField({ leapStart: whole(0), leapInterval: whole(1) }, ORNONE),
      }),
      months: listOf({ ...named(), days: whole(30), leapDays: maybe() }, ORNONE),
      days: new SchemaField({
        values: new ArrayField(new SchemaField({ ...named(), isRestDay: new BooleanField() })),
        daysPerYear: whole(365),
        hoursPerDay: whole(24),
        minutesPerHour: whole(60),
        secondsPerMinute: whole(60),
      }),
      seasons: listOf(
        { ...named(), monthStart: maybe(), monthEnd: maybe(), dayStart: maybe(), dayEnd: maybe() },
        ORNONE,
      ),
    };
  }

  /** [D14] CalendarData#isLeapYear */
  isLeapYear(year: number): boolean {
    const { leapYear } = this.years;
    return leapYear !== null && year >= leapYear.leapStart && (year - leapYear.leapStart) % leapYear.leapInterval === 0;
  }

  /** [D14] CalendarData#countLeapYears: those before a year. */
  countLeapYears(year: number): number {
    const { leapYear } = this.years;
    if (leapYear === null || year <= leapYear.leapStart) return 0;
    return Math.floor((year - 1 - leapYear.leapStart) / leapYear.leapInterval) + 1;
  }

  #daysOf(isLeap: boolean): number {
    if (!this.months) return this.days.daysPerYear;
    return this.months.values.reduce((sum, { days, leapDays }) => sum + (isLeap ? (leapDays ?? days) : days), 0);
  }

  #daysBefore(year: number): number {
    const leaps = this.countLeapYears(year);
    return year * this.#daysOf(false) + leaps * (this.#daysOf(true) - this.#daysOf(false));
  }

  get #secondsPerDay(): number {
    const { hoursPerDay, minutesPerHour, secondsPerMinute } = this.days;
    return hoursPerDay * minutesPerHour * secondsPerMinute;
  }

  #monthOf(day: number, isLeap: boolean): [month: number, dayOfMonth: number] {
    let left = day;
    for (const [month, { days, leapDays }] of (this.months?.values ?? []).entries()) {
      const length = isLeap ? (leapDays ?? days) : days;
      if (left < length) return [month, left];
      left -= length;
    }
    return [0, left];
  }

  #seasonOf(month: number, dayOfMonth: number, day: number): number {
    const found = (this.seasons?.values ?? []).findIndex(({ monthStart, monthEnd, dayStart, dayEnd }) => {
      const [from, to, at] =
        monthStart === null || monthEnd === null
          ? [dayStart ?? 0, dayEnd ?? 0, day]
          : [(monthStart - 1) * 100 + (dayStart ?? 0), (monthEnd - 1) * 100 + (dayEnd ?? 99), month * 100 + dayOfMonth];
      return from <= to ? at >= from && at <= to : at >= from || at <= to;
    });
    return Math.max(found, 0);
  }

  /** [D14] CalendarData#timeToComponents */
  timeToComponents(time = 0): TimeComponents {
    const { minutesPerHour, secondsPerMinute, values } = this.days;
    const [days, rest] = parts(time, this.#secondsPerDay);
    const [hour, ofHour] = parts(rest, minutesPerHour * secondsPerMinute);
    const [minute, second] = parts(ofHour, secondsPerMinute);
    let year = Math.floor(days / this.#daysOf(false));
    while (this.#daysBefore(year) > days) year--;
    while (this.#daysBefore(year + 1) <= days) year++;
    const day = days - this.#daysBefore(year);
    const leapYear = this.isLeapYear(year);
    const [month, dayOfMonth] = this.#monthOf(day, leapYear);
    const [, dayOfWeek] = parts(days + this.years.firstWeekday, values.length || 1);
    const season = this.#seasonOf(month, dayOfMonth, day);
    return { year, day, hour, minute, second, month, dayOfMonth, dayOfWeek, season, leapYear };
  }

  /** [D14] CalendarData#componentsToTime: a month and its day count where no day of the year is given. */
  componentsToTime({
    year = 0,
    day,
    month,
    dayOfMonth,
    hour = 0,
    minute = 0,
    second = 0,
  }: Partial<TimeComponents>): number {
    const isLeap = this.isLeapYear(year);
    const before = (this.months?.values ?? []).slice(0, month ?? 0);
    const ofMonths = before.reduce((sum, { days, leapDays }) => sum + (isLeap ? (leapDays ?? days) : days), 0);
    const days = this.#daysBefore(year) + (day ?? ofMonths + (dayOfMonth ?? 0));
    const { minutesPerHour, secondsPerMinute } = this.days;
    return days * this.#secondsPerDay + (hour * minutesPerHour + minute) * secondsPerMinute + second;
  }

  /** [D14] CalendarData#add: units beyond their bounds carry over. */
  add(start: number | Partial<TimeComponents>, delta: number | Partial<TimeComponents>): TimeComponents {
    const from = typeof start === 'number' ? start : this.componentsToTime(start);
    if (typeof delta === 'number') return this.timeToComponents(from + delta);
    const { year, month, dayOfMonth, day: _, hour, minute, second } = this.timeToComponents(from);
    const [years, inYear] = parts(month + (delta.month ?? 0), this.months?.values.length || 1);
    const target = { year: year + years + (delta.year ?? 0), month: inYear, dayOfMonth, hour, minute, second };
    const { day = 0, hour: hours = 0, minute: minutes = 0, second: seconds = 0 } = delta;
    const more =
      this.componentsToTime({ day, hour: hours, minute: minutes, second: seconds }) - this.componentsToTime({});
    return this.timeToComponents(this.componentsToTime(target) + more);
  }

  /** [D14] CalendarData#difference */
  difference(end: number | Partial<TimeComponents>, start: number | Partial<TimeComponents> = 0): TimeComponents {
    const seconds = (time: number | Partial<TimeComponents>): number =>
      typeof time === 'number' ? time : this.componentsToTime(time);
    return this.timeToComponents(seconds(end) - seconds(start));
  }

  /** [D14] CalendarData#format: by a formatter of `CONFIG.time`, of this class, or of one's own. */
  format(
    time: number | Partial<TimeComponents> = current.game.time.worldTime,
    formatter: string | TimeFormatter = 'timestamp',
    options: object = {},
  ): string {
    const components = this.timeToComponents(typeof time === 'number' ? time : this.componentsToTime(time));
    if (typeof formatter === 'function') return formatter(this, components, options);
    const { CONFIG } = globalThis as unknown as { CONFIG: { time: { formatters: Record<string, TimeFormatter> } } };
    const found = CONFIG.time.formatters[formatter] ?? (this.constructor as unknown as Data)[formatter];
    if (typeof found !== 'function') throw new Error(`Invalid formatter requested "${formatter}"`);
    return (found as TimeFormatter)(this, components, options);
  }

  /** [D14] CalendarData.formatTimestamp */
  static formatTimestamp(calendar: CalendarData, components: TimeComponents, _options: object = {}): string {
    const { year, month, dayOfMonth, hour, minute, second } = components;
    const date = [String(year + calendar.years.yearZero).padStart(4, '0'), two(month + 1), two(dayOfMonth + 1)];
    return `${date.join('-')} ${two(hour)}:${two(minute)}:${two(second)}`;
  }

  /** [D14] CalendarData.formatAgo: the largest unit that is not zero. */
  static formatAgo(_calendar: CalendarData, components: TimeComponents, _options: object = {}): string {
    for (const unit of ['year', 'day', 'hour', 'minute', 'second'] as const) {
      const count = components[unit];
      if (count > 0) return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
    }
    return 'now';
  }
}

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
