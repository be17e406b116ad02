import { looseOf, whereIs as pileWith } from '../../kernel/piles';
import { leaderCard, sideOf } from './data/cards';
import { armyOf, armyWith, type State } from './state';
import { FRONTS, pileId, PILES, SEATS, type Front, type PileId, type Seat } from './vocabulary';

export type Place =
  | { readonly at: 'pile'; readonly pile: PileId; readonly seat: Seat }
  | { readonly at: 'front'; readonly front: Front; readonly seat: Seat }
  | { readonly at: 'army'; readonly leader: string };

export const frontSlot = (front: Front, seat: Seat): string => `${front}-${seat}`;

const named = new Map<string, Place>(
  SEATS.flatMap(seat => [
    ...PILES.map(pile => [pileId(seat, pile), { at: 'pile', pile: pileId(seat, pile), seat }] as const),
    ...FRONTS.map(front => [frontSlot(front, seat), { at: 'front', front, seat }] as const),
  ]),
);

/** A card that lies loose on the board is a pile of its side. */
const looseAt = (word: string): Place | undefined => {
  const seat = SEATS.find(one => looseOf(word)?.home === pileId(one, 'deck'));
  return seat && { at: 'pile', pile: word as PileId, seat };
};

/** The place a word names; undefined if it names none. */
export const placeOf = (word: string): Place | undefined =>
  named.get(word) ?? looseAt(word) ?? (leaderCard(word) ? { at: 'army', leader: word } : undefined);

/** The place where a card lies open or hidden, as the viewer of this state knows it. */
export const whereIs = (state: State, card: string): string | undefined => {
  const army = armyOf(state, card);
  if (army) return frontSlot(army.front, sideOf(card));
  const attached = armyWith(state, card);
  if (attached) return attached.leader;
  return pileWith(state, card);
};
