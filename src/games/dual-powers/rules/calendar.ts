/** §date, §events The calendar: the day goes on, a new month brings the will of the people and twice Trotsky. */
import { boxOf } from '../data/box';
import { pieceOf, RED_TROTSKY, TROTSKY } from '../data/tokens';
import { AUGUST, isInCity, LAST_DAY, MAY, monthOf, unrestOf, type State, type Token } from '../state';
import { isRegion, MONTHS, type Event, type Seat } from '../vocabulary';

/** The calendar's markers after some days, and the effect of stopping there. */
export interface CalendarDate {
  readonly month: number;
  readonly day: number;
  /** Has the month marker been advanced? It stays on November, but the will still changes hands. */
  readonly newMonth: boolean;
  /** §bonus Does the marker stop on the 15 or the 31, or on an owner's bonus day? */
  readonly bonus: boolean;
}

/** §date 29 and 30 are moved to 31, but only where the marker stops. */
export const dateAfter = (
  { day, month, options }: Pick<State, 'month' | 'day' | 'options'>,
  days: number,
): CalendarDate => {
  const counted = day + days;
  const newMonth = counted > LAST_DAY;
  const left = newMonth ? counted - LAST_DAY : counted;
  const rests = left === 29 || left === 30 ? LAST_DAY : left;
  return {
    month: newMonth ? Math.min(MONTHS.length, month + 1) : month,
    day: rests,
    newMonth,
    bonus: days > 0 && boxOf(options).calendar.bonusDays.includes(rests),
  };
};

const waits = ({ tokens }: State, kind: string, at: Token['at']): boolean =>
  tokens.some(token => token.kind === kind && token.at === at);

/** §events What happens when the month marker comes to a space. */
const monthEvents = (state: State, month: number): readonly Event[] => {
  const region = unrestOf(state);
  if (month === MAY && region && waits(state, TROTSKY, 'above-may')) return [{ kind: 'trotsky-returned', region }];
  if (month !== AUGUST || !waits(state, RED_TROTSKY, 'above-august')) return [];
  const neutral = state.tokens.find(token => token.kind === TROTSKY && isInCity(token));
  return neutral && isRegion(neutral.at)
    ? [{ kind: 'trotsky-joined', region: neutral.at, token: pieceOf(neutral) }]
    : [{ kind: 'trotsky-stayed-away' }];
};

/** §inspire, §date The will of the people goes to a side that does not have it. */
export const willTaken = ({ will }: State, seat: Seat): readonly Event[] =>
  will === seat ? [] : [{ kind: 'will-taken', seat }];

/** §date A side advances the date by the day number of its card. */
export const advanced = (state: State, seat: Seat, days: number): readonly Event[] => {
  const { month, day, newMonth } = dateAfter(state, days);
  return [
    { kind: 'date-advanced', seat, days, month: monthOf(month), day },
    ...(newMonth ? willTaken(state, seat) : []),
    ...(month === state.month ? [] : monthEvents(state, month)),
  ];
};
