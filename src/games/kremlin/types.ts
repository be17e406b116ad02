/** All types of Kremlin, as the kernel wants them. */
import type { State } from './state';
import type { Command, Event, Seat, Step } from './vocabulary';

export interface Kremlin {
  seat: Seat;
  state: State;
  step: Step;
  command: Command;
  event: Event;
}
