/** What a Non-player decides: one command, why, and how far its card has come. */
import type { State } from '../state';
import type { Command, Event, Seat, CardFrame } from '../vocabulary';
import type { Chance } from './chance';
import type { Legal } from './types';

/** Somebody is asked something, and no player answers. */
export interface Question {
  readonly state: State;
  readonly seat: Seat;
  readonly isLegal: Legal;
  /** Every answer to the step itself that is legal. */
  readonly answers: readonly Command[];
  readonly chance: Chance;
  /** The card that is being executed. */
  readonly frame?: CardFrame;
}

export interface Decision {
  readonly command: Command;
  readonly notes: readonly Event[];
  readonly frame?: CardFrame;
}

/** An answer, and why it is given. */
export type Choice = Pick<Decision, 'command' | 'notes'>;
