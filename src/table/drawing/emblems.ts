/** The sign of a seat: a colour and a shape, so that sides differ in greyscale too. */
import type { Face, Tone } from '../../kernel/board';

export interface Emblem {
  readonly tone: Tone;
  readonly shape: Face['shape'];
}

const BY_SEAT: Readonly<Record<string, Emblem>> = {
  red: { tone: 'red', shape: 'star' },
  reds: { tone: 'red', shape: 'star' },
  soviet: { tone: 'red', shape: 'star' },
  revolutionary: { tone: 'red', shape: 'star' },
  white: { tone: 'blue', shape: 'rook' },
  government: { tone: 'blue', shape: 'rook' },
  senate: { tone: 'blue', shape: 'rook' },
  moderates: { tone: 'green', shape: 'round' },
};

/** For seats without a colour of their own, by their order at the table. */
const IN_ORDER: readonly Emblem[] = [
  { tone: 'red', shape: 'star' },
  { tone: 'blue', shape: 'rook' },
  { tone: 'green', shape: 'hexagon' },
  { tone: 'brass', shape: 'round' },
  { tone: 'grey', shape: 'cut' },
  { tone: 'brown', shape: 'square' },
];

const PLAIN: Emblem = { tone: 'grey', shape: 'square' };

/** The emblem of a seat: its own, or by its order at the table. */
export const emblemOf = (seats: readonly string[], seat: string): Emblem =>
  BY_SEAT[seat] ?? IN_ORDER[seats.indexOf(seat)] ?? PLAIN;
