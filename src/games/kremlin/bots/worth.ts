/** What an apparatchik thinks of the table: whose a politician is, and what his office is worth. */
import { FIRST_LEVEL, levelOf } from '../data/offices';
import { controllerOf, declaredBy, sheetOf, topOf, leadersOn } from '../rules/control';
import { personOf, type State } from '../state';
import type { Seat } from '../vocabulary';

/** A place by what it can do: above all, wave. */
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
/** For us, against us, or a little against us where nobody stands behind him and we do not either. */
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
