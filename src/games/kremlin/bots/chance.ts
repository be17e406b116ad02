/** A seat's chance to win at a table: by waves, control, and undeclared points. */
import { editionOf } from '../data/editions';
import { FIRST_LEVEL, SECOND_LEVEL } from '../data/offices';
import { numbersAt } from '../options';
import { controllerOf, declaredBy, sheetOf, tenPlusOn, topOf } from '../rules/control';
import { scoreOf, wavesOf } from '../rules/victory';
import {
  ageOf,
  exclusiveTo,
  holderOf,
  holders,
  lettersOf,
  personOf,
  RETIREMENT,
  seatsOf,
  TEN_PLUS,
  type State,
} from '../state';
import { handOf, type Seat } from '../vocabulary';

/** Waves, by how near they are to victory: the one before the last leaves one to it. */
const WAVES = [0, 1, 2.4, 6] as const;
const CHIEF = 1.1;
const OFFICE = { first: 0.34, second: 0.16 } as const;
/** A hidden point, on a politician with prospects. */
const HIDDEN = 0.02;
/** A card in hand, whatever it is. */
const CARD = 0.06;
/** Control that a rival may take with what may be on its sheet. */
const CONTESTED = 0.7;
/** How strongly a lead counts. */
const SHARPNESS = 1.1;
const YEARS_LEFT = 8;

/** How long somebody will be there: less with every + and near retirement. */
const staying = (state: State, letter: string): number => {
  const { sick, cure, suspicion } = personOf(state, letter);
  const years = Math.min(1, (RETIREMENT - ageOf(state, letter)) / YEARS_LEFT);
  return Math.max(0.1, years * (1 - 0.22 * sick - 0.06 * suspicion - (cure ? 0.1 : 0)));
};

/** The value of a politician to their controller, or to a seat that could control them by its sheet. */
const hold = (state: State, seat: Seat, letter: string, worth: number): number => {
  const sheet = sheetOf(state, seat, letter);
  const spare = Math.max(0, sheet - declaredBy(state, seat, letter)) / 10;
  const owner = tenPlusOn(state, letter);
  if (controllerOf(state, letter) === seat) {
    const isStrongest =
      owner !== undefined || seatsOf(state.options).every(one => one === seat || sheetOf(state, one, letter) <= sheet);
    return worth * (isStrongest ? 1 + 0.25 * Math.min(1, spare) : CONTESTED);
  }
  return owner === undefined && sheet > topOf(state, letter) ? worth * 0.45 : 0;
};

const standing = (state: State, seat: Seat): number => {
  const chief = holderOf(state, 'party-chief');
  const held = (letters: readonly string[], worth: number): number =>
    letters.reduce((sum, letter) => sum + hold(state, seat, letter, worth * staying(state, letter)), 0);
  const hidden = lettersOf(state.options).reduce((sum, letter) => {
    const { at } = personOf(state, letter);
    const isLost = at === 'removed' || (exclusiveTo(letter) ?? seat) !== seat;
    return (
      sum +
      (isLost ? 0 : Math.max(0, Math.min(TEN_PLUS, sheetOf(state, seat, letter)) - declaredBy(state, seat, letter)))
    );
  }, 0);
  const { years, 'waves-to-win': needed } = numbersAt(state);
  const isLate = editionOf(state.options).last === 'score' && state.turn >= years - 1;
  const near = WAVES.length - 1 - Math.max(0, needed - wavesOf(state, seat));
  return (
    (WAVES[Math.max(0, near)] ?? 0) +
    held(chief === undefined ? [] : [chief], CHIEF) +
    held(holders(state, FIRST_LEVEL), OFFICE.first) +
    held(holders(state, SECOND_LEVEL), OFFICE.second) +
    HIDDEN * hidden +
    CARD * state.piles[handOf(seat)].length +
    (isLate ? scoreOf(state, seat) / 3 : 0)
  );
};

/** From 0 to 1: the chance of a seat to win. */
export const chanceToWin = (state: State, seat: Seat): number => {
  if (state.ending) return state.ending.winner === seat ? 1 : 0;
  const weights = seatsOf(state.options).map(one => ({ one, weight: Math.exp(SHARPNESS * standing(state, one)) }));
  const all = weights.reduce((sum, { weight }) => sum + weight, 0);
  return (weights.find(({ one }) => one === seat)?.weight ?? 0) / all;
};
