/** §2.4 The Pivotal Event: when it is due, and how it comes. */
import type { State } from '../state';
import type { Event } from '../vocabulary';

/** §2.4 As many Cells of Reds and Senate on the map bring the Red Revolt. */
export const REVOLT_CELLS = 27;

/** §2.4 The Pivotal Event takes the place of the upcoming card. */
export const pivotalComes = ({ piles }: State): readonly Event[] => {
  const [pivotal] = piles.pivotal;
  if (pivotal === undefined) return [];
  return [
    ...piles.upcoming.map((card): Event => ({ kind: 'card-moved', card, from: 'upcoming', to: 'discarded' })),
    { kind: 'card-moved', card: pivotal, from: 'pivotal', to: 'upcoming' },
  ];
};
