/** The sequence of play, as a list that a player could proof-read. */
import type { Seat, Step } from './vocabulary';
import { rival } from './vocabulary';

/** Keys under `phases` in lang. */
export const PHASES = ['rally', 'propaganda', 'events', 'attack', 'recruitment', 'reserve'] as const;

/** §turn One side's turn, and the next one after it. */
export const turnOf = (seat: Seat): readonly Step[] => [
  { kind: 'rally', seat, placed: false, moved: 0 },
  { kind: 'propaganda', seat },
  { kind: 'events', seat, drawn: false },
  { kind: 'insurrection', seat: rival(seat) }, // the opponent may forbid the attacks before the first
  { kind: 'attack', seat },
  { kind: 'recruitment', seat },
  { kind: 'reserve', seat, left: 2 },
  { kind: 'hand-limit', seat },
  { kind: 'next-turn' },
];

/** The phase that a step on the agenda belongs to, for the ribbon over the table. */
export const phaseOf = (agenda: readonly Step[]): number | undefined => {
  for (const { kind } of agenda) {
    const found = PHASES.findIndex(phase => phase === kind);
    if (found >= 0) return found;
    if (kind === 'insurrection') return PHASES.indexOf('attack');
    if (kind === 'next-turn' || kind === 'hand-limit') return undefined;
  }
  return undefined;
};
