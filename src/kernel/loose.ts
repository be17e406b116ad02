/**
 * Cards that lie loose on the board: each a pile of its own, which is there as long as it holds something. Its name says
 * where it lies, which side is up, and to which deck its cards go back: `deck@1200,340,down`.
 */
import type { Point } from './board';
import type { PileSpec } from './piles';

export interface Loose extends Point {
  /** The deck that its cards go back to when everything is recalled; none where a game's cards belong to no deck. */
  readonly home?: string;
  readonly up: boolean;
}

const NUMBER = '(0|[1-9]\\d{0,3})';
const NAME = new RegExp(`^([a-z][a-z0-9-]*)?@${NUMBER},${NUMBER},(up|down)$`);

/** What the name of a pile says of where it lies loose; undefined for the piles of the game itself. */
export const looseOf = (pile: string): Loose | undefined => {
  const [, home, x, y, side] = NAME.exec(pile) ?? [];
  return side === undefined
    ? undefined
    : { x: Number(x), y: Number(y), up: side === 'up', ...(home !== undefined && { home }) };
};

/** No board is larger. */
const MOST = 9999;
const whole = (at: number): number => Math.min(MOST, Math.max(0, Math.round(at)));

export const looseName = ({ home = '', x, y, up }: Loose): string =>
  `${home}@${whole(x)},${whole(y)},${up ? 'up' : 'down'}`;

type Specs<Seat extends string> = Readonly<Record<string, PileSpec<Seat>>>;

/** The deck to which the cards of a pile belong. */
export const homeOf = <Seat extends string>(specs: Specs<Seat>, pile: string): string | undefined => {
  const spec = Object.hasOwn(specs, pile) ? specs[pile] : looseSpec(specs, pile);
  return spec?.role === 'deck' ? pile : spec?.home;
};

/** Face up all see it, face down nobody. */
const looseSpec = <Seat extends string>(specs: Specs<Seat>, pile: string): PileSpec<Seat> | undefined => {
  const loose = looseOf(pile);
  if (!loose) return undefined;
  const { home, up } = loose;
  const isKnown = home === undefined || (Object.hasOwn(specs, home) && specs[home]?.role === 'deck');
  return isKnown
    ? { readers: up ? 'everybody' : 'nobody', role: 'in-play', ...(home !== undefined && { home }) }
    : undefined;
};

/** What is known of any pile of a table: of the game's own, and of one that lies loose. */
export const specIn = <Seat extends string>(specs: Specs<Seat>, pile: string): PileSpec<Seat> | undefined =>
  Object.hasOwn(specs, pile) ? specs[pile] : looseSpec(specs, pile);
