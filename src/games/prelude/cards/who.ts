/** The players named on a card: "you", your opponent, or one determined by the state. */
import { districtsOf } from '../data/districts';
import { districtsBox, majority } from '../rules/advantage';
import { controller, favoured, sign, type State } from '../state';
import { rival, type Seat } from '../seats';
import type { Who } from './effect-types';

/** Worker Districts of the Revolutionary, less those of the Government. */
const workerLead = (state: State): number =>
  districtsOf('worker').reduce((lead, district) => {
    const seat = controller(state, district);
    return seat ? lead + sign(seat) : lead;
  }, 0);

/** The side that a card's word means when `seat` is "you"; nobody where the table is level. */
export const whoIs = (state: State, seat: Seat, who: Who): Seat | undefined => {
  switch (who) {
    case 'own':
      return seat;
    case 'rival':
      return rival(seat);
    case 'behind':
      return favoured(-state.points);
    case 'majority':
      return majority(state);
    case 'workers':
      return favoured(workerLead(state));
    case 'districts':
      return favoured(districtsBox(state));
    default:
      return who;
  }
};
