/** §3.2.1, §3.3.1 What Polarization does to a Rally: its price, and in how many spaces. */
import { SPACES } from '../data/map';
import type { State } from '../state';
import type { Seat } from '../vocabulary';
import { isFree } from './common';

/** §3.3.1 Polarization above five makes the Moderates' whole Rally cheaper, by one a level. */
export const discountOf = ({ polarization }: State, seat: Seat): number =>
  seat === 'moderates' ? Math.max(0, polarization - 5) : 0;
/** What one more Resource of cost comes to; `due` is the cost so far, below 0 as long as the discount lasts. */
export const price = (state: State, seat: Seat, due: number): number => (isFree(state, seat) || due < 0 ? 0 : 1);
/** §3.2.1 The Polarization bounds the spaces of Reds and Senate; two are always allowed. */
export const rallySpaces = ({ polarization }: State, seat: Seat): number =>
  seat === 'moderates' ? SPACES.length : Math.max(2, polarization);
