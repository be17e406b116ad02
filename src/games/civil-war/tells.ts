/** Details that the history of a game of Reds and Whites adds to its events. */
import type { Tells } from '../../kernel/presentation';
import { winnerOf } from './rules/battle';
import { armyOf, battleOf, MARKERS } from './state';
import type { CivilWar } from './types';

export const tells: Tells<CivilWar> = {
  'turn-begun': 'heading',
  // the ending names its reason
  'game-ended': 'unsaid',
  // each army that attacks has been named
  'attack-launched': 'unsaid',
  'morale-changed': ({ seat }, before, after) => ({ was: before.morale[seat], now: after.morale[seat] }),
  'marker-taken': ({ seat, front }, before, after) => ({
    was: before.markers[front][seat],
    now: after.markers[front][seat],
    of: MARKERS,
  }),
  'leader-moved': ({ leader }, before) => ({ troops: armyOf(before, leader)?.troops.length ?? 0 }),
  'battle-fought'({ attack, defence }, before) {
    const battle = battleOf(before);
    if (!battle) return undefined;
    const winner = winnerOf(before.options, battle.attacker, attack, defence);
    return { winner: winner ?? 'nobody', by: Math.abs(attack - defence) };
  },
};
