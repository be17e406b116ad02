/** The tokens of a box. A kind names both printed sides: `soviet-2-1` is a unit of strength 2, exhausted 1. */
import type { Options } from '../../../kernel/messages';
import { rival, SEATS, type Seat } from '../vocabulary';
import { boxOf } from './box';
import type { Units } from './types';

export const TROTSKY = 'trotsky',
  RED_TROTSKY = 'red-trotsky';

/** Opposing units of each level in the solitaire game. */
export const OPPOSING_COUNT = 9;
export const LEVELS = [1, 2, 3] as const;
export const opposingUnit = (level: number): string => `opposing-${level}`;

const EXHAUSTED = '-exhausted';
/** The name of a token as it lies: its kind, and which side is up. */
export const pieceOf = ({ kind, exhausted }: { readonly kind: string; readonly exhausted: boolean }): string =>
  exhausted ? `${kind}${EXHAUSTED}` : kind;
export const isExhausted = (piece: string): boolean => piece.endsWith(EXHAUSTED);
export const kindOf = (piece: string): string => (isExhausted(piece) ? piece.slice(0, -EXHAUSTED.length) : piece);

/** What a kind is: whose unit, which level of the opposition, a neutral unit, or a leader. */
export type Printed =
  | { readonly is: 'unit'; readonly seat: Seat; readonly fresh: number; readonly exhausted: number }
  | { readonly is: 'opposing'; readonly fresh: number }
  | { readonly is: 'neutral'; readonly fresh: number; readonly exhausted: number }
  | { readonly is: 'leader'; readonly seat: Seat | 'nobody'; readonly fresh: number; readonly exhausted: number };

const UNIT = /^(soviet|government|neutral)-(\d)-(\d)$/;
const OPPOSING = /^opposing-([123])$/;

/** Units are the same in every box that has them: their names say it all. */
const unitNamed = (kind: string): Printed | undefined => {
  const [, whose, fresh, exhausted] = UNIT.exec(kind) ?? [];
  const strengths = { fresh: Number(fresh), exhausted: Number(exhausted) };
  if (whose === 'neutral') return { is: 'neutral', ...strengths };
  if (whose !== undefined) return { is: 'unit', seat: whose === 'soviet' ? 'soviet' : 'government', ...strengths };
  const level = OPPOSING.exec(kind)?.[1];
  return level === undefined ? undefined : { is: 'opposing', fresh: Number(level) };
};
const units = new Map<string, Printed>();

/** What is printed on a token of this kind; undefined if there is none. */
export const printedOn = (options: Options, kind: string): Printed | undefined => {
  const known = units.get(kind);
  if (known) return known;
  const unit = unitNamed(kind);
  if (unit) {
    units.set(kind, unit);
    return unit;
  }
  const { leader, trotsky } = boxOf(options);
  const found = leader.get(kind);
  if (found) return { is: 'leader', seat: found.seat, fresh: found.fresh, exhausted: found.exhausted };
  return kind === TROTSKY
    ? { is: 'leader', seat: 'nobody', ...trotsky }
    : kind === RED_TROTSKY
      ? { is: 'leader', seat: 'soviet', ...trotsky }
      : undefined;
};

const kindsOf = (whose: string, units: readonly Units[]): readonly string[] =>
  units.flatMap(({ fresh, exhausted, count }) => Array.from({ length: count }, () => `${whose}-${fresh}-${exhausted}`));

/** The kinds of all tokens, each as often as it is there. In solitaire play the other side has the opposing units. */
export const kindsInSupply = (options: Options, seat: Seat): readonly string[] => {
  const box = boxOf(options);
  const leaders = box.leaders.filter(leader => leader.seat === seat).map(leader => leader.id);
  return isOpposition(options, seat)
    ? [...leaders, ...LEVELS.flatMap(level => Array.from({ length: OPPOSING_COUNT }, () => opposingUnit(level)))]
    : [...leaders, ...kindsOf(seat, box.units[seat])];
};
export const neutralKinds = (options: Options): readonly string[] => kindsOf('neutral', boxOf(options).neutrals);

/** The side that the player of a solitaire game has taken. */
export const soloist = (options: Options): Seat | undefined =>
  options['players'] === 'solitaire' ? (SEATS.find(seat => seat === options['side']) ?? 'soviet') : undefined;
export const isSolitaire = (options: Options): boolean => soloist(options) !== undefined;
/** Is this the side that plays by itself? */
export const isOpposition = (options: Options, seat: Seat): boolean => soloist(options) === rival(seat);
