/** Helpers for the positions in the guide. */
import { movesOf, type Example } from '../../../kernel/guide';
import { at } from '../testing/positions';
import type { DualPowers } from '../state';
import { rival, type Seat, type Step } from '../vocabulary';

export const { does, refused } = movesOf<DualPowers>();

export type Part = Parameters<typeof at>[0];
export type Examples = Record<string, Example<DualPowers>>;

/** What follows the moves of an example: somebody's turn, of which nothing is shown. */
export const later = (seat: Seat): Step => ({ kind: 'turn', seat, number: 4 });
export const waiting = { 'soviet-hand': ['red-8'], 'government-hand': ['blue-8'] } as const;

/** A seat has played a card and now acts by it. */
export const commanding = (seat: Seat, card: string, part: Part = {}) =>
  at({
    agenda: [{ kind: 'command', seat, card }, later(rival(seat))],
    ...part,
    piles: { ...waiting, [`${seat}-played`]: [card], ...part.piles },
  });

/** A seat has played a leader's card. */
export const leading = (seat: Seat, card: string, part: Part = {}) =>
  at({
    agenda: [{ kind: 'leader', seat, card, placed: false, used: false }, later(rival(seat))],
    ...part,
    piles: { ...waiting, [`${seat}-played`]: [card], ...part.piles },
  });

/** The last card's action is declined, and the Scoring Phase begins; after it nothing more is shown. */
export const scoring = (steps: readonly Step[], part: Part = {}) =>
  commanding('soviet', 'red-1', {
    agenda: [{ kind: 'command', seat: 'soviet', card: 'red-1' }, ...steps, later('government')],
    ...part,
    city: { green: ['soviet-1-0'], ...part.city },
  });
