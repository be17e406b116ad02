/** People and what their hands do. */
import { disc, shape, stroke, type Motif } from './brush';

export const fist: Motif = ({ ink, accent, paper }) =>
  shape('M30 98V68L20 54V26L30 18H80L86 28V54L72 70V98Z', accent) +
  shape('M26 84H76V98H26Z', ink) +
  [
    [20, 18],
    [37, 14],
    [54, 14],
    [70, 18],
  ]
    .map(([x = 0, y = 0]) => shape(`M${x} ${y + 6}L${x + 4} ${y}H${x + 12}L${x + 16} ${y + 6}V46H${x}Z`, ink))
    .join('') +
  shape('M18 50L56 44L62 54L34 66L20 62Z', paper) +
  stroke('M18 50L56 44L62 54L34 66L20 62Z', ink, 3);

export const handshake: Motif = ({ ink, accent, paper }) =>
  shape('M0 30H18V76H0Z', ink) +
  shape('M82 30H100V76H82Z', accent) +
  shape('M18 36L44 32L54 40L36 56L50 62L82 36V70L56 86L18 68Z', ink) +
  shape('M82 36L56 28L34 50L44 58L58 48L80 70L82 68Z', accent) +
  stroke('M50 74L42 66M60 70L50 60M70 66L58 54', paper, 3.5);

const person = (x: number, y: number, size: number, fill: string): string =>
  disc(x, y, size, fill) +
  shape(
    `M${x - size * 1.7} ${y + size * 4.4}V${y + size * 2}L${x - size * 0.8} ${y + size * 1.2}H${
      x + size * 0.8
    }L${x + size * 1.7} ${y + size * 2}V${y + size * 4.4}Z`,
    fill,
  );

export const crowd: Motif = ({ ink, accent, paper }) =>
  [16, 40, 64, 88].map(x => person(x, 32, 9, ink)).join('') +
  [4, 28, 52, 76, 98].map(x => person(x, 50, 10, accent)).join('') +
  [16, 44, 72].map(x => person(x, 68, 11, ink)).join('') +
  stroke('M50 30V2', ink, 4) +
  shape('M52 2L82 8L52 18Z', accent) +
  stroke('M0 99H100', paper, 2);
