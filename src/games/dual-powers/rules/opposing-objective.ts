/** §opposing-objective The objective of the opposition: found from the five cards it has played. */
import { cardOf } from '../data/box';
import type { CommandCard } from '../data/types';
import type { State } from '../state';
import { pileOfSide, REGIONS, type Region, type Seat } from '../vocabulary';

/** A region in the line of played cards: the sum of its days, the number of cards, and the position of the last. */
export interface Tally {
  readonly region: Region;
  readonly days: number;
  readonly cards: number;
  readonly last: number;
}

const playedBy = (state: State, seat: Seat): readonly CommandCard[] =>
  state.piles[pileOfSide(seat, 'played')].flatMap(card => cardOf(state, card) ?? []);

/**
 * §opposing-objective The regions of the line, the highest sum first; ties go to more cards, then to the later card.
 */
export const tallies = (state: State, seat: Seat): readonly Tally[] => {
  const line = playedBy(state, seat);
  return REGIONS.flatMap((region): Tally[] => {
    const here = line.filter(card => card.region === region);
    return here.length
      ? [
          {
            region,
            days: here.reduce((sum, card) => sum + card.day, 0),
            cards: here.length,
            last: line.findLastIndex(card => card.region === region),
          },
        ]
      : [];
  }).sort((a, b) => b.days - a.days || b.cards - a.cards || b.last - a.last);
};

/** §opposing-objective The card of that region that is worth most. */
export const opposingObjective = (
  state: State,
  seat: Seat,
): { readonly card: string; readonly days: number } | undefined => {
  const [first] = tallies(state, seat);
  if (!first) return undefined;
  const [best] = playedBy(state, seat)
    .filter(card => card.region === first.region)
    .sort((a, b) => b.points - a.points);
  return best && { card: best.id, days: first.days };
};
