/** §1.2.2, §3.2.5 The rails: where a Train comes to in one move. */
import { borderOf, nextStops, STOPS, type Space, type Stop } from '../data/map';
import type { State } from '../state';

/** §1.2.2 Where a Train may stop in a space, one move away and over a border that is not sabotaged. */
export const trainStops = (state: State, from: Stop, into: Space): readonly Stop[] =>
  state.sabotage.includes(borderOf(STOPS[from], into)) ? [] : nextStops(from).filter(stop => STOPS[stop] === into);

/** §3.2.4 Where a Train comes to that carries Attackers into a space, or goes with whom retreats there. */
export const arrival = (state: State, from: Stop, into: Space): Stop | undefined => trainStops(state, from, into)[0];
