/** How a Command or a Special Activity is begun. */
import type { Section } from '../../../kernel/messages';
import type { Rule } from '../../../kernel/rule';
import type { State } from '../state';
import type { AllBridges } from '../types';
import type { CommandName, Operation, Seat, Step } from '../vocabulary';

export interface Plan {
  readonly section: Section;
  readonly seats: readonly Seat[];
  /** §2.4 Only in Phase II. */
  readonly isWarOnly: boolean;
  /** Its first step. */
  start(state: State, terms: Operation): Step;
  /** The commands of its first step that do something: while one is open, it can be executed. */
  readonly rules: readonly Rule<AllBridges, never, never>[];
}

export interface SpecialPlan extends Plan {
  /** §4.1.1 May it accompany this Command? */
  suits(command: CommandName): boolean;
}
