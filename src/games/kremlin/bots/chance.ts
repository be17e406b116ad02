/**
 * The chance of a faction to win from a table. The weights are fitted, not guessed: a logistic regression with one
 * outcome for each faction and one for nobody. docs/bots.md tells from which games.
 */
import { editionOf } from '../data/editions';
import { CANDIDATES, FIRST_LEVEL, SECOND_LEVEL } from '../data/offices';
import { numbersAt } from '../options';
import { controllerOf, declaredBy, sheetOf, tenPlusOn, topOf } from '../rules/control';
import { scoreOf, wavesOf } from '../rules/victory';
import {
  ageOf,
  exclusiveTo,
  holderOf,
  holders,
  isActive,
  lettersOf,
  personOf,
  RETIREMENT,
  seatsOf,
  TEN_PLUS,
  type State,
} from '../state';
import { handOf, type Seat } from '../vocabulary';
import { waveChance } from './worth';

/** The strength of a faction on a level. */
interface Hold {
  /** Politicians that it controls, and nobody has more points on. */
  readonly safe: number;
  /** How near those are to their end: years of the last thirty, and + on their health. */
  readonly frail: number;
  /** Politicians that others control and on whom a rival may have the most hidden points. */
  readonly hidden: number;
}

const FRAIL_YEARS = 30;
const SICK = 0.3;

const holdOf = (state: State, seat: Seat, letters: readonly string[]): Hold => {
  let hold = { safe: 0, frail: 0, hidden: 0 };
  for (const letter of letters) {
    const own = sheetOf(state, seat, letter);
    const owner = tenPlusOn(state, letter);
    const isStrongest = seatsOf(state.options).every(one => one === seat || sheetOf(state, one, letter) <= own);
    if (controllerOf(state, letter) === seat) {
      if (owner === undefined && !isStrongest) continue;
      const years = Math.max(0, 1 - (RETIREMENT - ageOf(state, letter)) / FRAIL_YEARS);
      const frail = years + SICK * personOf(state, letter).sick;
      hold = { ...hold, safe: hold.safe + 1, frail: hold.frail + frail };
    } else if (owner === undefined && isStrongest && own > topOf(state, letter)) {
      hold = { ...hold, hidden: hold.hidden + 1 };
    }
  }
  return hold;
};

const PROSPECT_YEARS = 20;

/** Points on politicians who are still there: those not yet declared, and all by the years that are left to them. */
const points = (state: State, seat: Seat): { readonly undeclared: number; readonly lasting: number } => {
  const left = lettersOf(state.options).filter(
    letter => personOf(state, letter).at !== 'removed' && (exclusiveTo(letter) ?? seat) === seat,
  );
  return left.reduce(
    ({ undeclared, lasting }, letter) => {
      const own = Math.min(TEN_PLUS, sheetOf(state, seat, letter));
      const years = Math.max(0, Math.min(1, (RETIREMENT - ageOf(state, letter)) / PROSPECT_YEARS));
      return {
        undeclared: undeclared + Math.max(0, own - declaredBy(state, seat, letter)),
        lasting: lasting + own * years,
      };
    },
    { undeclared: 0, lasting: 0 },
  );
};

/** §victory Waves that bring a faction nearer: its own, or those of a Party Chief that it has or can take. */
const nearing = (state: State, seat: Seat, chief: string | undefined, { safe, hidden }: Hold): number => {
  if (editionOf(state.options).waves === 'faction') return wavesOf(state, seat);
  if (safe + hidden === 0 && controllerOf(state, chief) !== seat) return 0;
  return state.waves.filter(wave => wave.success && wave.politician === chief).length;
};

/** How far the game has gone: 1 in the last year. */
const lateness = (state: State): number => state.turn / numbersAt(state).years;

/** Waves that bring the game near its end: the first, and the one before the last. */
const waveOdds = (waves: number, needed: number, late: number): number => {
  const near = waves + 3 - needed;
  return (near >= 2 ? 1.382 : near >= 1 ? 0.866 : 0) - 0.443 * late * Math.max(0, near);
};

const strength = (state: State, seat: Seat): number => {
  const late = lateness(state);
  const chief = holderOf(state, 'party-chief');
  const top = holdOf(state, seat, chief === undefined ? [] : [chief]);
  const first = holdOf(state, seat, holders(state, FIRST_LEVEL));
  const second = holdOf(state, seat, holders(state, SECOND_LEVEL));
  const candidates = holdOf(state, seat, holders(state, CANDIDATES));
  const waves = nearing(state, seat, chief, top);
  const needed = numbersAt(state)['waves-to-win'];
  const waving = chief !== undefined && isActive(state, chief) ? waveChance(state, chief) : 0;
  const { undeclared, lasting } = points(state, seat);
  return (
    waveOdds(waves, needed, late) +
    (1.116 + 0.321 * late) * top.safe -
    1.099 * top.frail +
    1.172 * waving * top.hidden +
    (waves >= needed - 1 ? 0.971 * waving * (top.safe + top.hidden) : 0) +
    (0.548 + 0.299 * late) * first.safe -
    0.571 * first.frail +
    0.459 * first.hidden +
    (0.371 + 0.285 * late) * second.safe -
    0.338 * second.frail +
    0.273 * second.hidden +
    0.249 * candidates.safe +
    0.393 * candidates.hidden +
    (0.0148 - 0.0253 * late) * undeclared +
    0.0067 * lasting +
    0.061 * state.piles[handOf(seat)].length +
    0.149 * late ** 2 * scoreOf(state, seat)
  );
};

/** The odds that nobody wins. */
const nobody = (late: number): number => 0.329 + 0.464 * late + 0.612 * late ** 2;

/** From 0 to 1: the chance of a faction to win; 1 and 0 once it is decided. */
export const chanceToWin = (state: State, seat: Seat): number => {
  if (state.ending) return state.ending.winner === seat ? 1 : 0;
  const odds = seatsOf(state.options).map(one => ({ one, odds: Math.exp(strength(state, one)) }));
  const all = odds.reduce((sum, one) => sum + one.odds, Math.exp(nobody(lateness(state))));
  return (odds.find(({ one }) => one === seat)?.odds ?? 0) / all;
};
