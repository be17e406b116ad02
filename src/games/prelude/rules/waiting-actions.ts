/** §10.3 Special Actions that wait: for the seat's next card, or for the end of its round. */
import type { State } from '../state';
import type { Special } from '../data/special-actions';
import type { Seat } from '../seats';

/** §10.3 Actions that wait: for the seat's next card, or for the end of its round. */
export const WAITING: readonly Special[] = [
  'novoye-vremia',
  'pravda-propaganda',
  'government-supporters',
  'socialist-sympathizers',
  'parliamentary-maneuver',
];
const waitingFor = (state: State, seat: Seat, actions: readonly Special[]): readonly Special[] =>
  actions.filter(action => state.specials[action] === seat);

/** §10.3 Actions by which the seat's next own card from hand is played for its points and for its Event. */
export const playsForBoth = (state: State, seat: Seat): readonly Special[] =>
  waitingFor(state, seat, ['novoye-vremia', 'pravda-propaganda']);
/** §10.3 Actions by which the Event of the seat's next opposing card from hand is ignored. */
export const ignoresEvent = (state: State, seat: Seat): readonly Special[] =>
  waitingFor(state, seat, ['government-supporters', 'socialist-sympathizers']);
