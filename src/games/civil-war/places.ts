/** Where a card can lie, as changes by hand name it: a pile `red-hand`, a front `south-red`, an army by its leader. */
import { leaderCard, sideOf } from './data/cards';
import { armyOf, armyWith, type State } from './state';
import { FRONTS, SEATS, type Front, type Seat } from './vocabulary';

export const PILES = ['hand', 'deck', 'discard'] as const;
export type PileName = (typeof PILES)[number];

export type Place =
  | { readonly at: 'pile'; readonly pile: PileName; readonly seat: Seat }
  | { readonly at: 'front'; readonly front: Front; readonly seat: Seat }
  | { readonly at: 'army'; readonly leader: string };

export const pileId = (seat: Seat, pile: PileName): string => `${seat}-${pile}`;
export const frontSlot = (front: Front, seat: Seat): string => `${front}-${seat}`;

const named = new Map<string, Place>(
  SEATS.flatMap(seat => [
    ...PILES.map(pile => [pileId(seat, pile), { at: 'pile', pile, seat }] as const),
    ...FRONTS.map(front => [frontSlot(front, seat), { at: 'front', front, seat }] as const),
  ]),
);

/** The place a word names; undefined if it names none. */
export const placeOf = (word: string): Place | undefined =>
  named.get(word) ?? (leaderCard(word) ? { at: 'army', leader: word } : undefined);

const KEYS = { hand: 'hands', deck: 'decks', discard: 'discards' } as const;
export const pileOf = (
  state: State,
  { pile, seat }: { readonly pile: PileName; readonly seat: Seat },
): readonly string[] => state[KEYS[pile]][seat];

/** The state with another pile in its place. */
export const withPile = (
  state: State,
  { pile, seat }: { readonly pile: PileName; readonly seat: Seat },
  cards: readonly string[],
): State => ({ ...state, [KEYS[pile]]: { ...state[KEYS[pile]], [seat]: cards } });

/** The place where a card lies open or hidden, as the viewer of this state knows it. */
export const whereIs = (state: State, card: string): string | undefined => {
  const army = armyOf(state, card);
  if (army) return frontSlot(army.front, sideOf(card));
  const attached = armyWith(state, card);
  if (attached) return attached.leader;
  for (const seat of SEATS)
    for (const pile of PILES) if (pileOf(state, { pile, seat }).includes(card)) return pileId(seat, pile);
  return undefined;
};
