/** What a seat may know: its own hand and objective, and everything that lies open. */
import { cardKit } from '../../kernel/kit/cards';
import type { PileSpec, PileSpecs, Readers } from '../../kernel/piles';
import { isOpposition, isSolitaire } from './data/tokens';
import { SEATS, type Event, type PileId, type Seat } from './vocabulary';
import type { Options } from '../../kernel/messages';
import type { DualPowers } from './types';

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
