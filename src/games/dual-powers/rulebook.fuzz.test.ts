/** Random games checked against the rulebook: dates, strength, points, exhaustion and the end. */
import { expect, test } from 'vitest';
import { wrongEvents, type Told } from '../../kernel/testing/told-events';
import { dualPowers } from '.';
import { printedOn } from './data/tokens';
import type { DualPowers, State, Token } from './state';
import { MONTHS, type Seat } from './vocabulary';

/** §components A token's owner; neutral ones have none, including Trotsky until August. */
const ownerOf = ({ options }: State, { kind }: Token): string => {
  const printed = printedOn(options, kind);
  if (printed?.is === 'opposing') return options['side'] === 'soviet' ? 'government' : 'soviet';
  return printed?.is === 'unit' || printed?.is === 'leader' ? printed.seat : 'nobody';
};
const shown = ({ options }: State, { exhausted, kind }: Token): number => {
  const printed = printedOn(options, kind);
  if (!printed) return 0;
  if (printed.is === 'opposing') return exhausted ? Number(options['difficulty']) : printed.fresh;
  return exhausted ? printed.exhausted : printed.fresh;
};

/** §strength More strength, then more tokens, then the will; neutral strength only beside a token of one's own. */
const strongest = (state: State, region: string): Seat | undefined => {
  const here = state.tokens.filter(({ at }) => at === region);
  const held = (seat: Seat): readonly [strength: number, tokens: number] => {
    const own = here.filter(token => ownerOf(state, token) === seat);
    const neutral = state.will === seat ? here.filter(token => ownerOf(state, token) === 'nobody') : [];
    const counting = own.length ? [...own, ...neutral] : own;
    return [counting.reduce((sum, token) => sum + shown(state, token), 0), own.length + neutral.length];
  };
  const [red, white] = [held('soviet'), held('government')];
  if (!here.length) return undefined;
  if (red[0] !== white[0]) return red[0] > white[0] ? 'soviet' : 'government';
  return red[1] === white[1] ? state.will : red[1] > white[1] ? 'soviet' : 'government';
};

/** §date Past 31 comes the next month; 29 and 30 become 31. */
const dateOf = ({ day, month }: State, days: number): string => {
  const over = day + days > 31;
  const left = over ? day + days - 31 : day + days;
  return `${over ? (MONTHS[month] ?? 'november') : MONTHS[month - 1]} ${left === 29 || left === 30 ? 31 : left}`;
};

/** §exhaust Fresh ones are turned; exhausted units go home, everything else leaves the game. */
const exhaustedWrongly = ({ before, after }: Told<DualPowers>, region: string): boolean =>
  before.tokens.some(token => {
    const now = after.tokens.find(({ id }) => id === token.id);
    if (token.at !== region || !now) return false;
    if (!token.exhausted) return now.at !== region || !now.exhausted;
    const is = printedOn(before.options, token.kind)?.is;
    const home = is === 'unit' || is === 'opposing' ? `${ownerOf(before, token)}-supply` : 'removed';
    return now.at !== home;
  });

const fault = (told: Told<DualPowers>): string | undefined => {
  const { before, event } = told;
  switch (event.kind) {
    case 'date-advanced':
      return `${event.month} ${event.day}` === dateOf(before, event.days) ? undefined : `${event.month} ${event.day}`;
    case 'region-held':
    case 'points-scored':
      return strongest(before, event.region) === event.seat ? undefined : `${event.kind} ${event.region}`;
    case 'region-empty':
      return strongest(before, event.region) && `${event.region} is not empty`;
    case 'region-exhausted':
      return exhaustedWrongly(told, event.region) ? `${event.region} is exhausted otherwise` : undefined;
    case 'game-ended': {
      const ahead: Seat = before.score > 0 ? 'soviet' : before.score < 0 ? 'government' : before.will;
      return ahead === event.winner ? undefined : `${event.winner} wins`;
    }
    default:
      return undefined;
  }
};

test('every event follows the rulebook', () => {
  const options = [
    {},
    { players: 'solitaire', difficulty: 3 },
    { players: 'solitaire', side: 'government', difficulty: 6 },
  ];
  const weigh = { 'take-back-objective': 0.05, decline: 0.2, done: 0.3 };
  expect(wrongEvents(dualPowers, { games: 30, cap: 2000, seed: 5, weigh, options }, fault)).toEqual([]);
});
