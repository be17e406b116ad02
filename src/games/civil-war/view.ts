/** What a seat may know: its own hand, everything in play, the discard piles; of the rest only the number. */
import { cardKit } from '../../kernel/kit/cards';
import type { PileSpec, PileSpecs } from '../../kernel/piles';
import { type Event, type PileId, type Seat, pileId, SEATS } from './vocabulary';
import type { CivilWar, State } from './state';
import type { Unplaced } from '../../kernel/redeal';
import { DECKS } from './data/cards';

const hand = (owner: Seat): PileSpec<Seat> => ({ readers: owner, role: 'hand', owner, home: `${owner}-deck` });
const deck = (of: Seat): PileSpec<Seat> => ({ readers: 'nobody', role: 'deck', slot: `${of}-deck` });
const discard = (of: Seat): PileSpec<Seat> => ({
  readers: 'everybody',
  role: 'discard',
  slot: `${of}-discard`,
  home: `${of}-deck`,
});

const PILES: PileSpecs<Seat, PileId> = {
  'red-hand': hand('red'),
  'red-deck': deck('red'),
  'red-discard': discard('red'),
  'white-hand': hand('white'),
  'white-deck': deck('white'),
  'white-discard': discard('white'),
};

export const cards = cardKit<CivilWar>({ piles: () => PILES });
export const { hide, piles } = cards;

/** Events after which somebody knows a new card. */
export const reveals: ReadonlySet<Event['kind']> = new Set([...cards.reveals, 'hand-discarded']);

/** The cards that are nowhere visible, and where they must be. */
export const unplaced = (seen: State): readonly Unplaced[] => {
  const placed = new Set([
    ...Object.values(seen.piles).flat(),
    ...seen.armies.flatMap(army => [army.leader, ...army.troops]),
    ...seen.orphans.map(orphan => orphan.troop),
  ]);
  return SEATS.map(side => ({
    cards: DECKS[side].flatMap(({ id }) => (placed.has(id) ? [] : [id])),
    piles: [pileId(side, 'hand'), pileId(side, 'deck')],
  }));
};

/** Hands and decks, dealt again. */
export const redeal = cards.redealt(unplaced);
