/** What a priority does with what it has found: where it may look, the command that opens it, and those that follow. */
import type { Command, Scripted } from '../vocabulary';
import type { Target, Turn } from './types';

export interface Act {
  targets(turn: Turn): readonly Target[];
  /** What is found must be legal with this. */
  opens(turn: Turn, target: Target): Command;
  /** What follows; a command that is not asked for any more is passed over. */
  then?(turn: Turn, target: Target): readonly Scripted[];
}
