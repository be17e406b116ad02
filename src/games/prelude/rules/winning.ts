/** §2.6 End of Game: four conditions, in this order. */
import { numbersAt } from '../numbers';
import { FINAL_SCORING } from '../sequence';
import { favoured, PRESTIGE_END, UNREST_END } from '../state';
import type { Seat } from '../seats';
import type { StepsHere } from './common';

/** §2.6 Who has won on points; a tie is the Government's. */
export const winnerBy = (points: number): Seat =>
  favoured(points) === 'revolutionary' ? 'revolutionary' : 'government';

export const winningSteps = {
  'end-checks': {
    section: '§2.6',
    run(state, { turnEnds }) {
      const { unrest, prestige, abdicated, turn, points } = state;
      const { 'last-turn': lastTurn, 'points-to-win': needed } = numbersAt(state);
      if (unrest >= UNREST_END) return { instead: true, then: [{ kind: 'red-october' }] };
      if (prestige >= PRESTIGE_END && !abdicated) {
        return { instead: true, then: [{ kind: 'end', winner: 'draw', reason: 'autocracy' }] };
      }
      if (turnEnds && turn >= lastTurn) return { instead: true, then: FINAL_SCORING };
      const winner = Math.abs(points) >= needed ? favoured(points) : undefined;
      return winner ? { instead: true, then: [{ kind: 'end', winner, reason: 'victory-points' }] } : {};
    },
  },
  'call-winner': {
    section: '§2.6',
    run: ({ points }, { reason }) => ({ then: [{ kind: 'end', winner: winnerBy(points), reason }] }),
  },
  end: {
    section: '§2.6',
    run: (_state, { winner, reason }) => ({ instead: true, events: [{ kind: 'game-ended', winner, reason }] }),
  },
} satisfies StepsHere<'end-checks' | 'call-winner' | 'end'>;
