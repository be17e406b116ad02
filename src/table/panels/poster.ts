/** A poster for each game on the Library's shelf: a diagonal of two colours, and flat shapes of what it is about. */
import { motif } from '../drawing/motifs/motifs';
import { INK, PAPER_DEEP, PAPER_LIGHT, SHADES } from '../drawing/palette';
import { el, picture } from '../drawing/svg';
import type { Poster } from '../../kernel/manifest';

const SIZE = { width: 240, height: 100 } as const;

/** Rays from the lower middle, as posters of the time have them. */
const rays = (colour: string): string =>
  el(
    'g',
    { opacity: 0.35 },
    ...Array.from({ length: 7 }, (_, n) => el('path', { d: `M120 130L${-90 + n * 70} -20h30Z`, fill: colour })),
  );

/** The poster of a game. */
export const posterSvg = ({ left, right, motifs: [first, second] }: Poster): string => {
  const one = SHADES[left];
  const other = SHADES[right];
  const brush = (on: string, accent: string) => ({ ink: on === INK ? INK : PAPER_LIGHT, accent, paper: PAPER_DEEP });
  const whole = picture(
    SIZE,
    SIZE,
    el('rect', { x: 0, y: 0, ...SIZE, fill: other.fill }),
    rays(other.deep),
    el('path', { d: 'M0 0H146L94 100H0Z', fill: one.fill }),
    el('path', { d: 'M146 0h10L104 100H94Z', fill: INK }),
    motif(first, brush(one.on, one.deep), { x: 16, y: 12, size: 78 }),
    motif(second, brush(other.on, other.deep), { x: 146, y: 12, size: 78 }),
  );
  // It fills its tile whatever the tile's shape; the edges may be cut.
  return whole.replace('<svg ', '<svg preserveAspectRatio="xMidYMid slice" ');
};
