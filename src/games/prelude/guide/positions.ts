/** The parts of the guide’s positions. */
import { at, during, both, cards } from '../testing/positions';
import { movesOf, type Example } from '../../../kernel/guide';
import type { Seat } from '../seats';
import type { Track } from '../data/types';
import type { Prelude } from '../state';
import type { Step } from '../vocabulary';

export { at, during };
export type Part = Parameters<typeof at>[0];
export const R = 'revolutionary';
export const G = 'government';

export const { does, refused } = movesOf<Prelude>();
export type Examples = Record<string, Example<Prelude>>;

export const held = { hands: both(cards(27), cards(26)) };
/** A Scoring Die that brings the marker of its track to the Score Box. */
export const scored = (track: Track, part: Part): Example<Prelude>['state'] =>
  at({
    ...held,
    agenda: during(R, { kind: 'scoring-die', seat: R, die: track }),
    scoring: { districts: 0, organizations: 0, world: 0, duma: 0, [track]: 4 },
    ...part,
  });
export const growing = (seat: Seat): readonly Step[] => during(seat, { kind: 'growing-extremism', seat, modifier: 0 });
export const rollDie = (face: number) => does(R, { kind: 'roll-scoring-die' }, ['1d6', [face]]);
