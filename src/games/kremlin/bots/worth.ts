/** A bot’s evaluation: who controls a Politician, the value of an office, when to wave or bluff, whom it favours. */
import { FIRST_LEVEL, levelOf } from '../data/offices';
import { numbersAt } from '../options';
import { controllerOf, declaredBy, leadersOn, sheetOf, tenPlusOn, topOf } from '../rules/control';
import { waveNumber } from '../rules/parade';
import { wavesOf } from '../rules/victory';
import { RETIREMENT, type State, ageOf, lettersOf, personOf } from '../state';
import { type Seat, handOf } from '../vocabulary';

/** The value of a place by what it can do: above all, wave. */
export const placeWorth = (place: string): number => {
  if (place === 'party-chief') return 10;
  if (place === 'kgb-head' || place === 'defense-minister') return 4;
  if (FIRST_LEVEL.some(office => office === place)) return 3.5;
  const level = levelOf(place);
  return level === 'second' ? 1.5 : level === 'candidates' ? 0.5 : level === 'people' ? 0.2 : 0.1;
};
export const worthOf = (state: State, letter: string): number => placeWorth(personOf(state, letter).at);

export const isMine = (state: State, seat: Seat, letter: string): boolean => controllerOf(state, letter) === seat;
export const isRivals = (state: State, seat: Seat, letter: string): boolean => {
  const controller = controllerOf(state, letter);
  return controller !== undefined && controller !== seat;
};
/** For us, against us, or a little against us where nobody supports them and we do not either. */
export const sideOf = (state: State, seat: Seat, letter: string): number => {
  if (isMine(state, seat, letter)) return 1;
  if (isRivals(state, seat, letter)) return sheetOf(state, seat, letter) > topOf(state, letter) ? 0.3 : -1;
  return sheetOf(state, seat, letter) > 0 ? 0.6 : -0.15;
};

/** Would declaring so many points give control, and how many are the fewest that do? */
export const wins = (state: State, seat: Seat, letter: string, points: number): boolean => {
  const leads = leadersOn(state, letter);
  return !leads.includes(seat) || leads.length > 1 ? points > topOf(state, letter) : false;
};
export const fewest = (state: State, seat: Seat, letter: string, points: number): boolean =>
  points === Math.max(topOf(state, letter) + 1, declaredBy(state, seat, letter) + 1);

const FACES = 20;
/** The chance that a politician waves in their present state. */
export const waveChance = (state: State, letter: string): number =>
  Math.min(1, (FACES + 1 - Math.max(1, waveNumber(state, letter, false))) / FACES);

const EVEN = 0.5;
/** A politician this near to retirement does not live to see another parade. */
const OLD = 3;

export const wavePays = (state: State, seat: Seat, letter: string): boolean => {
  const { sick } = personOf(state, letter);
  if (sick === 0) return true;
  const { years, 'waves-to-win': needed } = numbersAt(state);
  const isLast = state.turn >= years || ageOf(state, letter) + OLD >= RETIREMENT;
  // one before the last, each chance is taken
  return isLast || wavesOf(state, seat) >= needed - 1 || waveChance(state, letter) > EVEN;
};

/** So few points may be shown as a bluff. A faction with more on somebody keeps them back until they count. */
const FEW = 3;
/** The most bluffs at a time; rivals would not believe more. */
const AT_A_TIME = 2;
/** A bluff is for an office that is worth watching. */
const WATCHED = 1.5;

/** Points of this faction that lead to nothing. */
const feinted = (state: State, seat: Seat): readonly string[] =>
  lettersOf(state.options).filter(
    letter => declaredBy(state, seat, letter) > 0 && !leadersOn(state, letter).includes(seat),
  );

/** Would showing these points be only a bluff, and one that may be believed? */
export const isFeint = (state: State, seat: Seat, letter: string, points: number): boolean =>
  points === 1 &&
  declaredBy(state, seat, letter) === 0 &&
  sheetOf(state, seat, letter) <= FEW &&
  isRivals(state, seat, letter) &&
  tenPlusOn(state, letter) === undefined &&
  worthOf(state, letter) >= WATCHED &&
  feinted(state, seat).length < AT_A_TIME;

const START = 0x811c9dc5;
const FACTOR = 0x01000193;
const STEPS = 1000;

/** From 0 to 1, the same for the same cards in hand. */
export const tasteFor = ({ piles }: State, seat: Seat, letter: string): number => {
  const mixed = [...`${letter} ${seat} ${piles[handOf(seat)].join()}`].reduce(
    (hash, sign) => Math.imul(hash ^ sign.charCodeAt(0), FACTOR),
    START,
  );
  return ((mixed >>> 8) % STEPS) / STEPS;
};
