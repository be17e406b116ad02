/** The arithmetic of a command before it is given. */
import type { Sum } from '../../kernel/helper';
import { frameOf } from '../../kernel/frames';
import { attackOdds, strengthIn } from './helpers/counts';
import { fightOf } from './rules/attack';
import { germanFight } from './rules/germans';
import { type Fight, strengthLines } from './rules/strength';
import type { State } from './state';
import type { Command, Seat } from './vocabulary';

const ofFight = (seen: State, fight: Fight): Sum => {
  const lines = strengthLines(seen, fight);
  const strength = strengthIn(lines);
  const odds = attackOdds(strength);
  const missed = odds.find(({ word }) => word === 'fails')?.probability ?? 0;
  return { lines, brief: `≤ ${strength}`, odds, chance: 1 - missed };
};

/** What a command rests on, before it is given: the Strength of an Attack, and what may come of it. */
export const sum = (seen: State, seat: Seat, command: Command): Sum | undefined => {
  switch (command.kind) {
    case 'roll-attack': {
      const fight = frameOf(seen, 'attack-space', frame => frame.seat === seat);
      return fight && ofFight(seen, fightOf(fight));
    }
    case 'german-attack':
      return ofFight(seen, germanFight(seen, command.space));
    default:
      return undefined;
  }
};
