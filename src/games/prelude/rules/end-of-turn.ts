/** §2.5 End of Turn: cards of the Turn leave, Unrest rises, an Era's cards go, and both sides gain points. */
import { numbersAt } from '../options';
import { FINAL_SCORING, TURN_BEGINS } from '../sequence';
import { favoured, PRESTIGE_END, UNREST_END, type State } from '../state';
import { type Seat, SEATS } from '../seats';
import { type StepsHere, opportunityChange, unrestChange } from './common';
import { cardOf } from '../cards/card';
import { LAST_TURN, turnOf } from '../data/turns';
import type { Event, PileId } from '../vocabulary';

// §2.6 End of Game: four conditions, in this order.

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

/** Cards from one place to the discards; no event for none. */
export const discarded = (from: PileId, cards: readonly string[]): readonly Event[] =>
  cards.length ? [{ kind: 'cards-moved', from, to: 'discards', cards }] : [];

const staysFor = (state: State, card: string): string | undefined => cardOf(state, card)?.stays;

/** §2.5 All cards in hands, in play and in the Pool. */
export const everythingDiscarded = (state: State): readonly Event[] => {
  const keeps = state.options['end-of-era'] === 'keep-lasting';
  return [
    ...SEATS.flatMap(seat => discarded(`${seat}-hand`, state.piles[`${seat}-hand`])),
    ...discarded(
      'in-play',
      state.piles['in-play'].filter(card => !keeps || staysFor(state, card) !== 'game'),
    ),
    ...discarded('pool', state.piles.pool),
  ];
};

/** Is this the last Turn of its Era, with another to come? */
const endsEra = ({ turn }: State): boolean => turn < LAST_TURN && turnOf(turn).era !== turnOf(turn + 1).era;

export const endOfTurnSteps = {
  'turn-cards-leave': {
    section: '§2.5',
    run: state => ({
      events: discarded(
        'in-play',
        state.piles['in-play'].filter(card => staysFor(state, card) === 'turn'),
      ),
    }),
  },
  'rising-unrest': { section: '§2.5', run: state => ({ events: unrestChange(state, 1) }) },
  'end-of-era': {
    section: '§2.5',
    run: state => (endsEra(state) ? { events: everythingDiscarded(state) } : {}),
  },
  'points-gained': {
    section: '§2.5',
    run(state) {
      const gain = numbersAt(state)['opportunity-gain'];
      return { events: SEATS.flatMap(seat => opportunityChange(state, seat, gain)) };
    },
  },
  'next-turn': {
    section: '§2.5',
    run: state => ({ events: [{ kind: 'turn-begun', turn: state.turn + 1 }], then: TURN_BEGINS }),
  },
} satisfies StepsHere<'turn-cards-leave' | 'rising-unrest' | 'end-of-era' | 'points-gained' | 'next-turn'>;
