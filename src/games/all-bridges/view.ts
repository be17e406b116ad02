/** What a seat may know: everything but the draw deck and the cards left over. */
import { cardKit } from '../../kernel/kit/cards';
import type { PileSpec, PileSpecs } from '../../kernel/piles';
import type { AllBridges } from './types';
import type { Event, PileId, Seat } from './vocabulary';

const open = (role: PileSpec<Seat>['role'], slot: PileId): PileSpec<Seat> => ({
  readers: 'everybody',
  role,
  slot,
  home: 'deck',
});

const PILES_AS_DATA: PileSpecs<Seat, PileId> = {
  deck: { readers: 'nobody', role: 'deck', slot: 'deck' },
  upcoming: open('in-play', 'upcoming'),
  current: open('in-play', 'current'),
  played: open('discard', 'played'),
  propaganda: open('discard', 'propaganda'),
  pivotal: open('in-play', 'pivotal'),
  discarded: open('aside', 'discarded'),
  // cards left over at set-up may not be looked at
  unused: { readers: 'nobody', role: 'aside', slot: 'unused' },
};

export const cards = cardKit<AllBridges>({ piles: () => PILES_AS_DATA });
export const { hide, piles } = cards;

/** Events after which everybody knows a card that nobody knew. */
export const reveals: ReadonlySet<Event['kind']> = new Set([...cards.reveals, 'card-moved']);
