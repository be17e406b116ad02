/** Guessed sheets of rivals, from what they have declared and from which politicians look promising. */
import { type Dice, quickDice } from '../../../kernel/dice';
import { declaredBy } from '../rules/control';
import { ageOf, lettersOf, personOf, seatsOf, type State } from '../state';
import { bySeat, type Seat } from '../vocabulary';
import { placeWorth, tasteFor } from './worth';

const NUMBERS = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
const SWING = 4;

/** A politician’s prospects at the start: an office, a way to one, and years to live. */
const outlook = (state: State, letter: string): number => {
  const { at } = personOf(state, letter);
  const years = 4 - Math.max(0, ageOf(state, letter) - 66) / 4;
  return Math.max(0.5, years) + Math.min(3, placeWorth(at));
};

/** The politicians that a faction is likely to support: young enough, highly placed, and largely at random. */
const promise = (state: State, letter: string, dice: Dice): number =>
  outlook(state, letter) + (SWING * dice.one(20)) / 20;

const byPromise = (state: State, letters: readonly string[], dice: Dice): readonly string[] =>
  letters
    .map(letter => ({ letter, value: promise(state, letter, dice) }))
    .toSorted((a, b) => b.value - a.value)
    .map(({ letter }) => letter);

/** One sheet: the smallest number that covers each declaration, and the rest on likely politicians. */
const sheetLike = (state: State, seat: Seat, dice: Dice): Readonly<Record<string, number>> => {
  const left = [...NUMBERS];
  const sheet: Record<string, number> = Object.fromEntries(lettersOf(state.options).map(letter => [letter, 0]));
  const declared = lettersOf(state.options)
    .filter(letter => declaredBy(state, seat, letter) > 0)
    .toSorted((a, b) => declaredBy(state, seat, b) - declaredBy(state, seat, a));
  for (const letter of declared) {
    const points = declaredBy(state, seat, letter);
    const fitting = left.filter(number => number >= points);
    // few declare all they have: any number that covers it may be the true one
    const number = (fitting.length ? fitting[dice.one(fitting.length) - 1] : undefined) ?? points;
    sheet[letter] = Math.max(points, number);
    if (left.includes(number)) left.splice(left.indexOf(number), 1);
  }
  const rest = byPromise(
    state,
    lettersOf(state.options).filter(letter => sheet[letter] === 0 && personOf(state, letter).at !== 'removed'),
    dice,
  );
  for (const [n, letter] of rest.slice(0, left.length).entries()) sheet[letter] = left[n] ?? 0;
  return sheet;
};

/** The politicians that a faction may well write on its sheet, the most promising first; another seed, other people. */
export const promising = (state: State, letters: readonly string[], seed: number): readonly string[] =>
  byPromise(state, letters, quickDice(seed));

/** The table with a sheet for every rival whose own is not seen. */
export const withSheets = (state: State, seed: number): State => {
  const dice = quickDice(seed);
  const unseen = new Set(seatsOf(state.options).filter(seat => Object.keys(state.influence[seat]).length === 0));
  return {
    ...state,
    influence: bySeat(seat => (unseen.has(seat) ? sheetLike(state, seat, dice) : state.influence[seat])),
  };
};

const TABLES = 40;
const TABLES_SEED = 5;
/** The share of a value that remains while a rival has as much or more. Rivals age and die too. */
const TOPPED = 0.25;
/** The weight of a seat’s own taste. Without it all bots would write the same sheet. */
const TASTE = 1.5;

/**
 * The expected gain from a number on a politician: the politician’s prospects times the chance that no plausible rival
 * sheet has as many points there.
 */
export const firmness = (state: State, seat: Seat): ((letter: string, points: number) => number) => {
  const dice = quickDice(TABLES_SEED);
  const rivals = seatsOf(state.options).filter(one => one !== seat);
  const tables = Array.from({ length: TABLES }, () => rivals.map(rival => sheetLike(state, rival, dice)));
  const isSafe =
    (letter: string, points: number): ((sheets: (typeof tables)[number]) => boolean) =>
    sheets =>
      sheets.every(sheet => points > (sheet[letter] ?? 0));
  return (letter, points) => {
    const safe = tables.filter(isSafe(letter, points)).length / TABLES;
    const promised = outlook(state, letter) + TASTE * tasteFor(state, seat, letter);
    return points * promised * (TOPPED + (1 - TOPPED) * safe);
  };
};
