/** Hides what a seat may not know. It sees its own hand and objective, and everything in the open. */
import { cardKit } from '../../kernel/kit/cards';
import type { PileSpec, PileSpecs, Readers } from '../../kernel/piles';
import { isOpposition, isSolitaire } from './data/tokens';
import { SEATS, type Event, type PileId, type Seat, pileOfSide, REGIONS } from './vocabulary';
import type { Options } from '../../kernel/messages';
import { type DualPowers, seatsOf, type State } from './state';
import type { Unplaced } from '../../kernel/redeal';
import { boxOf, leaderCards, tileOf } from './data/box';

const open = (role: PileSpec<Seat>['role'], more: Partial<PileSpec<Seat>> = {}): PileSpec<Seat> => ({
  readers: 'everybody',
  role,
  ...more,
});
const closed = (role: PileSpec<Seat>['role'], slot?: string): PileSpec<Seat> => ({
  readers: 'nobody',
  role,
  ordered: true,
  ...(slot !== undefined && { slot }),
});

/** The cards and tiles before a side. A soloist does not know their own objective; nobody sees the opposition's cards. */
const sideOf = (seat: Seat, options: Options): PileSpecs<Seat> => {
  const reader: Readers<Seat> = isOpposition(options, seat) ? 'nobody' : seat;
  return {
    [`${seat}-hand`]: { readers: reader, role: 'hand', owner: seat, home: 'deck' },
    [`${seat}-objective`]: { readers: isSolitaire(options) ? 'nobody' : reader, role: 'in-play', home: 'deck' },
    [`${seat}-revealed`]: open('in-play', { home: 'deck' }),
    [`${seat}-played`]: open('in-play', { home: 'deck' }),
  };
};

const pilesFor = (options: Options): PileSpecs<Seat, PileId> => {
  const sides: PileSpecs<Seat> = Object.assign({}, ...SEATS.map(seat => sideOf(seat, options)));
  const shared = {
    deck: closed('deck', 'deck'),
    discard: open('discard', { slot: 'discard', home: 'deck' }),
    tiles: closed('deck', 'tiles'),
    unrest: open('in-play', { slot: 'unrest', home: 'tiles' }),
    blockade: open('in-play', { slot: 'blockade', home: 'tiles' }),
    'spent-tiles': open('aside', { home: 'tiles' }),
    removed: open('aside'),
    leaders: isSolitaire(options) ? closed('deck', 'leaders') : closed('aside'),
  };
  // the sides are named above, one by one
  return { ...shared, ...sides } as PileSpecs<Seat, PileId>;
};

export const cards = cardKit<DualPowers>({ piles: pilesFor });
export const { hide, piles } = cards;

/** Events after which somebody knows a new card. */
export const reveals: ReadonlySet<Event['kind']> = new Set([
  ...cards.reveals,
  'tile-drawn',
  'objective-revealed',
  'objective-found',
  'card-revealed',
  'leader-revealed',
  'cards-cleared',
]);

/** The cards that lie nowhere visible, and where they must lie. */
export const unplaced = (seen: State): readonly Unplaced[] => {
  const box = boxOf(seen.options);
  const placed = new Set(Object.values(seen.piles).flat());
  const hiddenOf = (cards: readonly string[]) => cards.filter(card => !placed.has(card));
  const automatic = SEATS.filter(seat => !seatsOf(seen.options).includes(seat));
  const hidden: readonly PileId[] = [
    ...SEATS.flatMap(seat => [pileOfSide(seat, 'hand'), pileOfSide(seat, 'objective')]),
    'deck',
  ];
  return [
    // a leader's card is in its side's hand until it is played
    ...seatsOf(seen.options).map(seat => ({
      cards: hiddenOf(leaderCards(box, seat)),
      piles: [pileOfSide(seat, 'hand')],
    })),
    { cards: hiddenOf([...box.card.keys()]), piles: hidden },
    { cards: hiddenOf(REGIONS.map(tileOf)), piles: ['tiles'] },
    { cards: hiddenOf(automatic.flatMap(seat => leaderCards(box, seat))), piles: ['leaders'] },
  ];
};

/** Hands and decks, dealt again. */
export const redeal = cards.redealt(unplaced);
