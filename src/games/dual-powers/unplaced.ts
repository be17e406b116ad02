/** The cards that lie nowhere visible, and where they must lie. */
import type { Unplaced } from '../../kernel/kit/unplaced';
import { boxOf, leaderCards, tileOf } from './data/box';
import { seatsOf, type State } from './state';
import { pileOfSide, REGIONS, SEATS, type PileId } from './vocabulary';
import { cards } from './view';

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
