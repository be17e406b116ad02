/** What a priority does with what it has found: where it may look, the command that opens it, and those that follow. */
import type { Command } from '../vocabulary';
import type { Target, Turn } from './types';
import type { Scripted } from './vocabulary';

export interface Act {
  targets(turn: Turn): readonly Target[];
  /** What is found must be legal with this. */
  opens(turn: Turn, target: Target): Command;
  /** What follows; a command that is not asked for any more is passed over. */
  then?(turn: Turn, target: Target): readonly Scripted[];
}
