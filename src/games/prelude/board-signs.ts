/** The signs of both sides and the bands of tracks, printed on the board so that no end of a track needs a word. */
import type { Box, Decoration, Point, Tone } from '../../kernel/board';
import type { Seat } from './seats';

export const SIDE_TONES = { revolutionary: 'red', government: 'blue' } as const satisfies Record<Seat, Tone>;

const joined = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

const SPIKES = 5;
const INNER = 0.42;
const star = ({ x, y, width, height }: Box): string =>
  joined(
    Array.from({ length: SPIKES * 2 }, (_, n) => {
      const turn = (n * Math.PI) / SPIKES - Math.PI / 2;
      const reach = (Math.min(width, height) / 2) * (n % 2 ? INNER : 1);
      return { x: x + width / 2 + reach * Math.cos(turn), y: y + height * 0.54 + reach * Math.sin(turn) };
    }),
  );

const TOWER = [
  [0.14, 0.06],
  [0.34, 0.06],
  [0.34, 0.2],
  [0.42, 0.2],
  [0.42, 0.06],
  [0.58, 0.06],
  [0.58, 0.2],
  [0.66, 0.2],
  [0.66, 0.06],
  [0.86, 0.06],
  [0.86, 0.38],
  [0.72, 0.46],
  [0.76, 0.76],
  [0.9, 0.8],
  [0.9, 0.96],
  [0.1, 0.96],
  [0.1, 0.8],
  [0.24, 0.76],
  [0.28, 0.46],
  [0.14, 0.38],
] as const;
const rook = ({ x, y, width, height }: Box): string =>
  joined(TOWER.map(([a, b]) => ({ x: x + a * width, y: y + b * height })));

/** Star or rook: the end of a track where a side is ahead. */
export const sideSign = (seat: Seat, box: Box): Decoration => ({
  path: seat === 'revolutionary' ? star(box) : rook(box),
  tone: SIDE_TONES[seat],
  pattern: 'plain',
});

const EDGE = 11;
/** A stripe along the foot of some boxes in a row. */
export const stripe = (boxes: readonly Box[], tone: Tone, thick = EDGE): readonly Decoration[] => {
  const [first] = boxes;
  const last = boxes.at(-1);
  if (!first || !last) return [];
  const y = first.y + first.height;
  return [{ path: `M${first.x} ${y - 4}H${last.x + last.width}V${y + thick}H${first.x}Z`, tone, pattern: 'plain' }];
};

const SIGN = 30;
const GAP = 6;
/** A track with two ends: the Revolutionary's half on the left, the Government's on the right, each with its sign. */
export const twoEnds = (boxes: readonly Box[]): readonly Decoration[] => {
  const [first] = boxes;
  const last = boxes.at(-1);
  const middle = Math.floor(boxes.length / 2);
  if (!first || !last) return [];
  const y = first.y + (first.height - SIGN) / 2;
  const size = { width: SIGN, height: SIGN };
  return [
    ...stripe(boxes.slice(0, middle), 'red'),
    ...stripe(boxes.slice(middle + 1), 'blue'),
    sideSign('revolutionary', { x: first.x - SIGN - GAP, y, ...size }),
    sideSign('government', { x: last.x + last.width + GAP, y, ...size }),
  ];
};
