/** The arithmetic of a command before it is given. */
import type { Sum } from '../../kernel/helper';
import { frameOf } from '../../kernel/frames';
import { fightOf } from './rules/attack';
import { germanFight } from './rules/germans';
import { strengthLines } from './rules/strength';
import type { State } from './state';
import type { Command, Seat } from './vocabulary';

/** What a command rests on, before it is given: the Strength of an Attack. */
export const sum = (seen: State, seat: Seat, command: Command): Sum | undefined => {
  switch (command.kind) {
    case 'roll-attack': {
      const fight = frameOf(seen, 'attack-space', frame => frame.seat === seat);
      if (!fight) return undefined;
      const lines = strengthLines(seen, fightOf(fight));
      return { lines, brief: `≤ ${lines.at(-1)?.value ?? 0}` };
    }
    case 'german-attack': {
      const lines = strengthLines(seen, germanFight(seen, command.space));
      return { lines, brief: `≤ ${lines.at(-1)?.value ?? 0}` };
    }
    default:
      return undefined;
  }
};
