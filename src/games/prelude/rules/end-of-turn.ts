/** §2.5 End of Turn: cards of the Turn leave, Unrest rises, an Era's cards go, and both sides gain points. */
import { cardOf } from '../cards/card';
import { LAST_TURN, turnOf } from '../data/turns';
import { numbersAt } from '../numbers';
import { TURN_BEGINS } from '../sequence';
import type { State } from '../state';
import { SEATS } from '../seats';
import type { Event, PileId } from '../vocabulary';
import { opportunityChange, unrestChange, type StepsHere } from './common';

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
