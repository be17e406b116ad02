/** All types of All Bridges Burning, as the kernel wants them. */
import type { State } from './state';
import type { Command, Event, Seat, Step } from './vocabulary';

export interface AllBridges {
  seat: Seat;
  state: State;
  step: Step;
  command: Command;
  event: Event;
}
