/** All types of Reds and Whites, as the kernel wants them. */
import type { State } from './state';
import type { Command, Event, Seat, Step } from './vocabulary';

export interface CivilWar {
  seat: Seat;
  state: State;
  step: Step;
  command: Command;
  event: Event;
}
