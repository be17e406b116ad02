/** The numbers and tables of the guide, from the game's data. */
import type { Cell } from '../../../kernel/guide';
import { boxOf, leaderCardOf } from '../data/box';
import { LEVELS, OPPOSING_COUNT } from '../data/tokens';
import { BONUS_RECRUIT } from '../rules/bonus';
import { unrestPoints } from '../rules/scoring';
import { roundOf, turnsFrom } from '../sequence';
import { LAST_DAY, nameOf, trackLength } from '../state';
import { solo, withOptions } from '../testing/positions';
import { ACTIONS, MONTHS, REGIONS, type Seat, type Step } from '../vocabulary';

const options = withOptions();
const box = boxOf(options);

const isDraw = (step: Step): step is Extract<Step, { kind: 'draw' }> => step.kind === 'draw';
const drawn = roundOf(options).find(isDraw)?.count ?? 0;
const takenBy = (kind: Step['kind'], of = options): number =>
  turnsFrom(of, 'soviet').filter(step => step.kind === kind && 'seat' in step && step.seat === 'soviet').length;
const countOf = (units: readonly { readonly count: number }[]): number =>
  units.reduce((sum, { count }) => sum + count, 0);

export const figures = {
  draw: drawn,
  turns: takenBy('turn'),
  'opposing-turns': takenBy('opposition-turn', solo('soviet')),
  regions: REGIONS.length,
  cards: box.cards.length,
  'cards-each': box.cards.length / REGIONS.length,
  leaders: box.leaders.length / 2,
  units: countOf(box.units.soviet),
  neutrals: countOf(box.neutrals),
  track: trackLength({ options }),
  'last-day': LAST_DAY,
  months: MONTHS.length,
  'trotsky-fresh': box.trotsky.fresh,
  'trotsky-exhausted': box.trotsky.exhausted,
  'bonus-recruit': BONUS_RECRUIT,
  'opposing-units': LEVELS.length * OPPOSING_COUNT,
  'opposing-each': OPPOSING_COUNT,
  'unrest-march': unrestPoints({ month: 1 }),
  'unrest-july': unrestPoints({ month: MONTHS.indexOf('july') + 1 }),
  'unrest-october': unrestPoints({ month: MONTHS.indexOf('october') + 1 }),
};

const leadersOf = (seat: Seat): readonly (readonly Cell[])[] =>
  box.leaders
    .filter(leader => leader.seat === seat)
    .map(leader => [
      leaderCardOf(leader),
      seat,
      leader.day,
      leader.fresh,
      leader.exhausted,
      `specials.${leader.special}.name`,
    ]);

const DAYS = [...new Set(box.cards.map(card => card.day))];

export const tables: Readonly<Record<string, readonly (readonly Cell[])[]>> = {
  unrest: MONTHS.map((month, n) => [`months.${month}`, unrestPoints({ month: n + 1 })]),
  leaders: [...leadersOf('soviet'), ...leadersOf('government')],
  units: box.units.soviet.map(({ fresh, exhausted, count }) => [fresh, exhausted, count]),
  neutrals: box.neutrals.map(({ fresh, exhausted, count }) => [fresh, exhausted, count]),
  bridges: box.connections.map(one => [nameOf(one), one.arrow ? `${one.arrow}-tile` : '']),
  values: DAYS.map(day => {
    const [card] = box.cards.filter(one => one.day === day);
    return [day, card?.recruit ?? 0, card?.points ?? 0];
  }),
  actions: REGIONS.map(region => [
    region,
    ...ACTIONS.map(action =>
      box.cards
        .filter(card => card.region === region && card.action === action)
        .map(card => card.day)
        .join(', '),
    ),
  ]),
};
