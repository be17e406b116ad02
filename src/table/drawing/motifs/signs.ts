/** Signs, tools and crowns. */
import { disc, shape, star as starPath, stroke, type Motif } from './brush';

export const star: Motif = ({ ink, accent }) => shape(starPath(53, 56, 48), ink) + shape(starPath(50, 52, 48), accent);

export const hammer: Motif = ({ ink, accent }) =>
  stroke('M14 92L64 34', accent, 13) +
  shape('M44 24L66 4L96 32L76 54L66 44L58 40Z', ink) +
  shape('M66 4L76 2L98 22L96 32Z', ink);

export const flag: Motif = ({ ink, accent }) =>
  stroke('M18 98V4', ink, 6) +
  disc(18, 5, 5, ink) +
  shape('M21 12C42 0 58 26 96 12L84 36L96 58C60 70 44 46 21 58Z', accent) +
  shape('M21 50C44 40 60 60 92 51L96 58C60 70 44 46 21 58Z', ink);

export const crown: Motif = ({ ink, accent, paper }) =>
  shape('M8 34L30 52L50 16L70 52L92 34L82 82H18Z', accent) +
  shape('M18 74H82V88H18Z', ink) +
  disc(8, 30, 6, ink) +
  disc(50, 12, 7, ink) +
  disc(92, 30, 6, ink) +
  [32, 50, 68].map(x => disc(x, 81, 3.5, paper)).join('');

export const eagle: Motif = ({ ink, accent, paper }) =>
  shape('M50 30L36 40L4 14L10 50L24 66L36 68L30 90L50 98L70 90L64 68L76 66L90 50L96 14L64 40Z', ink) +
  shape('M42 32L26 24L22 14L34 8L44 16ZM58 32L74 24L78 14L66 8L56 16Z', ink) +
  shape('M22 14L14 20L24 21ZM78 14L86 20L76 21Z', accent) +
  shape('M38 46H62V62L50 74L38 62Z', accent) +
  disc(33, 14, 2, paper) +
  disc(67, 14, 2, paper) +
  shape('M44 2H56L53 10H47Z', accent);

export const anchor: Motif = ({ ink, accent, paper }) =>
  stroke('M50 24V86', ink, 9) +
  stroke('M28 36H72', accent, 8) +
  disc(50, 14, 12, ink) +
  disc(50, 14, 5, paper) +
  shape(
    'M8 54L24 56L20 66C28 80 40 84 50 84C60 84 72 80 80 66L76 56L92 54L94 72L87 68' +
      'C78 90 62 98 50 98C38 98 22 90 13 68L6 72Z',
    ink,
  );

export const skull: Motif = ({ ink, paper, accent }) =>
  stroke('M10 78L90 98M90 78L10 98', accent, 9) +
  shape('M16 40C16 -6 84 -6 84 40C84 54 76 60 72 66V80H28V66C24 60 16 54 16 40Z', ink) +
  disc(36, 42, 10, paper) +
  disc(64, 42, 10, paper) +
  shape('M50 52L56 64H44Z', paper) +
  stroke('M40 70V80M50 70V80M60 70V80', paper, 3);

export const scales: Motif = ({ ink, accent }) =>
  stroke('M50 10V88M18 26L82 18', ink, 6) +
  shape('M26 88H74V96H26Z', ink) +
  disc(50, 10, 7, accent) +
  stroke('M18 26L4 60M18 26L32 60M82 18L68 52M82 18L96 52', ink, 2.5) +
  shape('M0 60H36C34 76 2 76 0 60Z', accent) +
  shape('M64 52H100C98 68 66 68 64 52Z', ink);

export const torch: Motif = ({ ink, accent, paper }) =>
  shape('M38 50H62L56 98H44Z', ink) +
  shape('M32 42H68V52H32Z', ink) +
  shape('M50 0C46 16 26 20 32 42H68C76 24 60 20 62 8C58 14 56 16 56 20C54 14 54 6 50 0Z', accent) +
  shape('M50 20C46 28 40 32 44 42H58C62 34 54 30 50 20Z', paper);

export const lightning: Motif = ({ ink, accent }) =>
  shape('M62 4L22 58H46L36 100L84 40H58L76 4Z', ink) + shape('M56 0L16 54H40L30 96L78 36H52L70 0Z', accent);

export const coin: Motif = ({ ink, accent, paper }) =>
  disc(56, 56, 40, ink) +
  disc(48, 48, 42, accent) +
  disc(48, 48, 33, paper) +
  disc(48, 48, 30, accent) +
  shape(starPath(48, 48, 22), paper);

export const eye: Motif = ({ ink, accent, paper }) =>
  shape('M0 52C24 14 76 14 100 52C76 90 24 90 0 52Z', ink) +
  shape('M12 52C32 26 68 26 88 52C68 78 32 78 12 52Z', paper) +
  disc(50, 52, 19, accent) +
  disc(50, 52, 9, ink) +
  disc(56, 46, 4, paper);

export const brokenChain: Motif = ({ ink, accent }) =>
  `<g transform="rotate(-32 50 50)">${
    stroke('M2 50A16 12 0 0 1 18 38H30A12 12 0 0 1 30 62H18A16 12 0 0 1 2 50Z', ink, 8) +
    stroke('M98 50A16 12 0 0 0 82 38H70A12 12 0 0 0 70 62H82A16 12 0 0 0 98 50Z', ink, 8)
  }</g>` + stroke('M50 26V6M66 34L80 16M34 34L22 20M50 74V94M36 68L24 86M64 66L78 80', accent, 6);

export const megaphone: Motif = ({ ink, accent, paper }) =>
  shape('M10 42L72 10V82L10 60Z', accent) +
  shape('M72 8H82V84H72Z', ink) +
  shape('M2 42H16V60H2Z', ink) +
  shape('M26 66L44 72L48 94H34Z', ink) +
  stroke('M88 28L98 20M88 46H100M88 64L98 72', ink, 5) +
  stroke('M24 46L62 28', paper, 3);

export const letter: Motif = ({ ink, accent, paper }) =>
  shape('M8 24H98V84H8Z', ink) +
  shape('M2 18H92V78H2Z', paper) +
  stroke('M2 18H92V78H2Z', ink, 4) +
  stroke('M2 18L47 54L92 18', ink, 4) +
  disc(47, 56, 12, accent) +
  shape(starPath(47, 56, 7), paper);

export const book: Motif = ({ ink, accent, paper }) =>
  shape('M4 18L50 26L96 18V84L50 94L4 84Z', accent) +
  shape('M10 12L50 22V86L10 76Z', paper) +
  shape('M90 12L50 22V86L90 76Z', paper) +
  stroke('M10 12L50 22L90 12V76L50 86L10 76ZM50 22V86', ink, 3) +
  stroke('M18 28L42 34M18 40L42 46M18 52L42 58M82 28L58 34M82 40L58 46M82 52L58 58', ink, 3);

/** One step on. */
export const arrow: Motif = ({ ink, accent }) =>
  shape('M6 36H54V14L96 50L54 86V64H6Z', ink) + shape('M14 44H62V32L84 50L62 68V56H14Z', accent);

/** Two steps on. */
export const arrows: Motif = ({ ink, accent }) =>
  shape('M4 38H30V18L62 50L30 82V62H4Z', ink) +
  shape('M52 20L60 12L98 50L60 88L52 80L82 50Z', ink) +
  shape('M11 45H37V36L51 50L37 64V55H11Z', accent);

/** Back to the fresh side. */
export const turn: Motif = ({ ink, accent }) =>
  stroke('M22 34C34 12 66 10 80 34', ink, 13) +
  shape('M62 40L96 44L92 10Z', ink) +
  stroke('M78 66C66 88 34 90 20 66', accent, 13) +
  shape('M38 60L4 56L8 90Z', accent);
