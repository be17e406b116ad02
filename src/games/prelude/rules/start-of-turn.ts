/** §2.2 Start of Turn: the Opportunity Pool, full hands, and who goes first. */
import { type State, behind, eraOf } from '../state';
import type { Special } from '../data/special-actions';
import { type Seat, SEATS } from '../seats';
import { cardOf } from '../cards/card';
import { turnOf } from '../data/turns';
import { numbersAt } from '../options';
import { AFTER_DEALING } from '../sequence';
import type { RuleFor, StepsHere } from './common';
import { dealer } from './dealing';

// §10.3 Special Actions that wait: for the seat's next card, or for the end of its round.

/** §10.3 Actions that wait: for the seat's next card, or for the end of its round. */
export const WAITING: readonly Special[] = [
  'novoye-vremia',
  'pravda-propaganda',
  'government-supporters',
  'socialist-sympathizers',
  'parliamentary-maneuver',
];
const waitingFor = (state: State, seat: Seat, actions: readonly Special[]): readonly Special[] =>
  actions.filter(action => state.specials[action] === seat);

/** §10.3 Actions by which the seat's next own card from hand is played for its points and for its Event. */
export const playsForBoth = (state: State, seat: Seat): readonly Special[] =>
  waitingFor(state, seat, ['novoye-vremia', 'pravda-propaganda']);
/** §10.3 Actions by which the Event of the seat's next opposing card from hand is ignored. */
export const ignoresEvent = (state: State, seat: Seat): readonly Special[] =>
  waitingFor(state, seat, ['government-supporters', 'socialist-sympathizers']);

/** §2.2 The Key Events that enter with this Turn, as the Tsar reigns or not. */
export const keyEventsOf = (state: State, turn = turnOf(state.turn).id): readonly string[] =>
  state.piles.aside.filter(id => {
    const card = cardOf(state, id);
    return card?.enters === turn && (!card.when || (card.when === 'abdicated') === state.abdicated);
  });

const chooseFirst: RuleFor<'initiative', 'choose-first'> = {
  section: '§2.2',
  offers: () => [{ kind: 'choose-first', player: SEATS }],
  decide: (_at, { player }) => ({ events: [{ kind: 'first-player-chosen', player }] }),
};

export const startOfTurnSteps = {
  'start-of-turn': {
    section: '§2.2',
    run(state, _step, dice) {
      const deal = dealer(state, eraOf(state), dice);
      const keys = keyEventsOf(state);
      deal.toPool(turnOf(state.turn).pool);
      const { hand } = numbersAt(state);
      for (const seat of SEATS) deal.toHand(seat, Math.max(0, hand - state.piles[`${seat}-hand`].length));
      return {
        events: [
          ...deal.events,
          ...(keys.length ? [{ kind: 'cards-moved', from: 'aside', to: 'pool', cards: keys } as const] : []),
        ],
        then: AFTER_DEALING,
      };
    },
  },
  initiative: {
    section: '§2.2',
    seats: state => [behind(state)],
    answers: { 'choose-first': chooseFirst },
  },
} satisfies StepsHere<'start-of-turn' | 'initiative'>;
