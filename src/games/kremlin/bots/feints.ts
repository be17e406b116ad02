/** Bluffs: a few points are shown where there are few, so that the rivals must reckon with more. */
import { declaredBy, leadersOn, sheetOf, tenPlusOn } from '../rules/control';
import { lettersOf, type State } from '../state';
import type { Seat } from '../vocabulary';
import { isRivals, worthOf } from './worth';

/** So few points may be shown for show; who has more on somebody means it, and keeps it back until it counts. */
const FEW = 3;
/** So many feints at a time: more would be believed by nobody. */
const AT_A_TIME = 2;
/** A feint is for an office that is worth watching. */
const WATCHED = 1.5;

/** Where points lie of this faction that lead to nothing. */
const feinted = (state: State, seat: Seat): readonly string[] =>
  lettersOf(state.options).filter(
    letter => declaredBy(state, seat, letter) > 0 && !leadersOn(state, letter).includes(seat),
  );

/** Would showing these points be nothing but a show, and one that may be believed? */
export const isFeint = (state: State, seat: Seat, letter: string, points: number): boolean =>
  points === 1 &&
  declaredBy(state, seat, letter) === 0 &&
  sheetOf(state, seat, letter) <= FEW &&
  isRivals(state, seat, letter) &&
  tenPlusOn(state, letter) === undefined &&
  worthOf(state, letter) >= WATCHED &&
  feinted(state, seat).length < AT_A_TIME;
