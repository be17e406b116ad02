/** All types of Prelude to Revolution, as the kernel wants them. */
import type { State } from './state';
import type { Seat } from './seats';
import type { Command, Event, Step } from './vocabulary';

export interface Prelude {
  seat: Seat;
  state: State;
  step: Step;
  command: Command;
  event: Event;
}
