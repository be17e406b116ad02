/**
 * The names of loose cards on the board. Each is a pile of its own, which exists as long as it holds something.
 * Its name says where it lies, which side is up, and to which deck its cards go back: `deck@1200,340,down`.
 */
import type { Point } from './board';

export interface Loose extends Point {
  /** The deck that its cards go back to when everything is recalled; none where a game's cards belong to no deck. */
  readonly home?: string;
  readonly up: boolean;
}

const NUMBER = '(0|[1-9]\\d{0,3})';
const NAME = new RegExp(`^([a-z][a-z0-9-]*)?@${NUMBER},${NUMBER},(up|down)$`);

/** Where a loose pile lies, according to its name; undefined for the piles of the game itself. */
export const looseOf = (pile: string): Loose | undefined => {
  const [, home, x, y, side] = NAME.exec(pile) ?? [];
  return side === undefined
    ? undefined
    : { x: Number(x), y: Number(y), up: side === 'up', ...(home !== undefined && { home }) };
};

/** The largest possible board. */
const MOST = 9999;
const whole = (at: number): number => Math.min(MOST, Math.max(0, Math.round(at)));

export const looseName = ({ home = '', x, y, up }: Loose): string =>
  `${home}@${whole(x)},${whole(y)},${up ? 'up' : 'down'}`;
