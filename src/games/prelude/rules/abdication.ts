/** §12.1 Tsar Abdication: a new deck, the Provisional Government, and the world's answer. */
import type { Dice } from '../../../kernel/dice';
import { withoutAll } from '../../../kernel/piles';
import { cardOf } from '../cards/card';
import { EXTREMIST, isDistrict, MODERATE } from '../data/districts';
import { FEBRUARY, turnOf } from '../data/turns';
import { TURN_IDS, type TurnId } from '../data/types';
import { AFTER_ABDICATION, jumpToFebruary } from '../sequence';
import { numbersAt } from '../options';
import { valueOf, type State } from '../state';
import { SEATS } from '../seats';
import type { Event, PileId } from '../vocabulary';
import { cubesChange, type StepsHere } from './common';
import { bids } from './contests';
import { dealer } from './dealing';
import { everythingDiscarded } from './end-of-turn';
import { swapsHands } from './round';

type Pile = readonly string[];

/** §12.1 Cards that the new deck puts into the Pool after an early Abdication. */
const POOL = turnOf(FEBRUARY).pool;

/** §12.1 Does an Abdication now make the calendar jump? */
export const isEarly = ({ turn }: State): boolean => turn < FEBRUARY;

const hasStar =
  (state: State) =>
  (card: string): boolean =>
    cardOf(state, card)?.star === true;

const moved = (from: PileId, to: 'pool' | 'removed', cards: Pile): readonly Event[] =>
  cards.length ? [{ kind: 'cards-moved', from, to, cards }] : [];

/** §12.1 Cards with star and triangle leave the game, wherever they are except in the discards. */
const starsRemoved = (state: State, jumped: boolean): readonly Event[] => {
  const stars = (from: PileId, pile: Pile): readonly Event[] => moved(from, 'removed', pile.filter(hasStar(state)));
  return [
    ...stars('collapse-deck', state.piles['collapse-deck']),
    ...stars('aside', state.piles.aside),
    ...(jumped
      ? []
      : [
          ...stars('in-play', state.piles['in-play']),
          ...stars('pool', state.piles.pool),
          ...SEATS.flatMap(seat => stars(`${seat}-hand`, state.piles[`${seat}-hand`])),
        ]),
  ];
};

/** §12.1 Key Events for the Pool: those of the Provisional Government up to now, and February's after a jump. */
export const keyEvents = (state: State, jumped: boolean): Pile =>
  state.piles.aside.filter(id => {
    const card = cardOf(state, id);
    if (card?.deck !== 'key' || card.star || !card.enters) return false;
    const enters = TURN_IDS.indexOf(card.enters as TurnId) + 1;
    return card.when === 'abdicated' ? enters <= state.turn : jumped && enters === FEBRUARY;
  });

/** §12.1 Hands and the rest of the deck become one, with the cards of the Provisional Government. */
const newDeck = (state: State, jumped: boolean, dice: Dice): readonly Event[] => {
  const hands = jumped ? [] : SEATS.flatMap(seat => state.piles[`${seat}-hand`]);
  const provisional = state.piles.aside.filter(id => cardOf(state, id)?.deck === 'provisional');
  const old = [...state.piles['collapse-deck'], ...hands];
  const stars = old.filter(hasStar(state));
  const deck = dice.shuffle([...withoutAll(old, stars), ...provisional]);
  const deal = dealer(state, 'collapse', dice, deck);
  for (const seat of SEATS) deal.toHand(seat, jumped ? numbersAt(state).hand : state.piles[`${seat}-hand`].length);
  if (jumped) deal.toPool(POOL);
  return [
    { kind: 'collapse-deck-made', provisional, count: deck.length, secret: { to: 'nobody', is: deck } },
    ...deal.events,
  ];
};

/** §12.1 Before 1917 all cards go first; then those with a star, and a new deck is dealt from. */
export const deckAdjusted = (state: State, jumped: boolean, dice: Dice): readonly Event[] => [
  ...(jumped ? everythingDiscarded(state) : []),
  ...starsRemoved(state, jumped),
  ...moved('aside', 'pool', keyEvents(state, jumped)),
  ...newDeck(state, jumped, dice),
];

/** §12.1 Extremists go, half of the moderates stay (the smaller half), and Party Organizations go too. */
export const provisionalGovernment = (state: State): readonly Event[] => [
  { kind: 'provisional-government-formed' },
  ...SEATS.flatMap(seat => {
    const moderates = valueOf(state, seat, MODERATE[seat]);
    return [
      ...cubesChange(EXTREMIST[seat], seat, -valueOf(state, seat, EXTREMIST[seat])),
      ...cubesChange(MODERATE[seat], seat, Math.floor(moderates / 2) - moderates),
    ];
  }),
  ...state.organizations
    .filter(({ place }) => !isDistrict(place))
    .map(({ seat, place }): Event => ({ kind: 'organization-removed', seat, place })),
];

export const abdicationSteps = {
  abdication: {
    section: '§12.1',
    run(state) {
      if (state.abdicated || state.prestige > 0) return {};
      const jumped = isEarly(state);
      const events: readonly Event[] = [{ kind: 'tsar-abdicated', jumped }];
      return jumped
        ? { instead: true, events, then: jumpToFebruary(swapsHands(state)) }
        : { events, then: AFTER_ABDICATION };
    },
  },
  'adjust-collapse-deck': {
    section: '§12.1',
    run: (state, { jumped }, dice) => ({ events: deckAdjusted(state, jumped, dice) }),
  },
  'form-provisional-government': { section: '§12.1', run: state => ({ events: provisionalGovernment(state) }) },
  'world-reacts': {
    section: '§12.1',
    run: state => ({
      then: bids(
        state.first,
        {
          revolutionary: [{ kind: 'move-world', seat: 'revolutionary', by: 1 }],
          government: [{ kind: 'move-world', seat: 'government', by: 1 }],
        },
        [],
      ),
    }),
  },
} satisfies StepsHere<'abdication' | 'adjust-collapse-deck' | 'form-provisional-government' | 'world-reacts'>;
