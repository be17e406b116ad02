/** Woods, war and parliament in the north. */
import { disc, shape, stroke, type Motif } from './brush';

/** A fir: the badge of the light infantry. */
export const fir: Motif = ({ ink, accent }) =>
  shape('M44 82H56V98H44Z', ink) +
  shape('M50 2L72 34H28Z', accent) +
  shape('M50 22L80 60H20Z', ink) +
  shape('M50 44L88 86H12Z', accent) +
  stroke('M50 50V82', ink, 4);

/** A spiked helmet. */
export const helmet: Motif = ({ ink, accent, paper }) =>
  shape('M46 4H54L57 22H43Z', ink) +
  shape('M16 70C12 8 88 8 84 70Z', ink) +
  shape('M30 46H70V62L50 72L30 62Z', accent) +
  disc(50, 56, 6, paper) +
  shape('M4 68H96L90 82H10Z', ink) +
  shape('M20 84C26 98 74 98 80 84L72 82C66 90 34 90 28 82Z', ink);

export const bear: Motif = ({ ink, accent, paper }) =>
  disc(24, 26, 15, ink) +
  disc(76, 26, 15, ink) +
  disc(24, 26, 7, accent) +
  disc(76, 26, 7, accent) +
  shape('M14 48C14 14 86 14 86 48C86 78 68 94 50 94C32 94 14 78 14 48Z', ink) +
  shape('M32 66C32 52 68 52 68 66C68 80 60 86 50 86C40 86 32 80 32 66Z', paper) +
  shape('M42 58H58L50 68Z', ink) +
  disc(34, 44, 5, paper) +
  disc(66, 44, 5, paper);

/** Timber and sacks thrown across a street. */
export const barricade: Motif = ({ ink, accent, paper }) =>
  stroke('M6 34L94 14M4 58L96 40', accent, 11) +
  stroke('M24 8V74M70 4V70', ink, 9) +
  [14, 40, 66].map(x => shape(`M${x - 10} 82C${x - 10} 66 ${x + 20} 66 ${x + 20} 82Z`, ink)).join('') +
  [2, 28, 54, 78].map(x => shape(`M${x - 2} 98C${x - 2} 82 ${x + 22} 82 ${x + 22} 98Z`, accent)).join('') +
  stroke('M0 98H100', paper, 2);

/** A ballot going into its box. */
export const ballot: Motif = ({ ink, accent, paper }) =>
  shape('M30 4H74V52H30Z', paper) +
  stroke('M30 4H74V52H30Z', ink, 4) +
  stroke('M40 24L49 34L66 12', accent, 7) +
  shape('M4 46H96V58H4Z', ink) +
  shape('M10 58H90V96H10Z', accent) +
  shape('M26 50H78V54H26Z', paper) +
  stroke('M10 58H90V96H10Z', ink, 4);

const chevron = (top: number, flip: boolean): string => {
  const y = (value: number) => (flip ? 100 - value : value);
  return `M8 ${y(top + 38)}L50 ${y(top)}L92 ${y(top + 38)}V${y(top + 62)}L50 ${y(top + 24)}L8 ${y(top + 62)}Z`;
};
export const arrowUp: Motif = ({ accent }) => shape(chevron(18, false), accent);
export const arrowsUp: Motif = ({ ink, accent }) => shape(chevron(38, false), ink) + shape(chevron(0, false), accent);
export const arrowDown: Motif = ({ accent }) => shape(chevron(18, true), accent);
export const arrowsDown: Motif = ({ ink, accent }) => shape(chevron(38, true), ink) + shape(chevron(0, true), accent);

/** A rail torn up. */
export const brokenRail: Motif = ({ ink, accent, paper }) =>
  stroke('M10 96L38 56M32 98L54 62M62 40L90 4M80 46L98 22', ink, 8) +
  stroke('M8 82L34 94M20 66L46 80M64 24L92 38', accent, 9) +
  shape('M34 44L50 50L46 34L58 46L66 30L66 48L82 48L68 58L78 70L62 64L58 80L52 64L38 70L48 56Z', paper) +
  stroke('M34 44L50 50L46 34L58 46L66 30L66 48L82 48L68 58L78 70L62 64L58 80L52 64L38 70L48 56Z', ink, 3);

/** A railway bridge, its middle burning. */
export const bridge: Motif = ({ ink, accent, paper }) =>
  shape('M0 58H100V68H0Z', ink) +
  stroke('M4 58L22 30L40 58M22 30H78M60 58L78 30L96 58M40 58L50 42L60 58', ink, 6) +
  shape('M18 68H28V96H18ZM72 68H82V96H72Z', ink) +
  shape(
    'M50 0C46 16 30 22 36 42C38 50 44 54 50 54C56 54 62 50 64 42C68 26 58 22 60 10C57 14 55 16 54 20C53 14 53 6 50 0Z',
    accent,
  ) +
  shape('M50 26C46 34 42 38 45 46C48 50 53 50 55 46C58 38 53 34 50 26Z', paper) +
  stroke('M0 92Q12 84 25 92T50 92T75 92T100 92', ink, 4);

export const chair: Motif = ({ ink, accent, paper }) =>
  shape('M22 4H34V60H22Z', ink) +
  shape('M64 4H76V52H64Z', ink) +
  shape('M28 10H70V18H28ZM28 28H70V36H28Z', accent) +
  shape('M16 52H84L90 64H10Z', accent) +
  shape('M12 64H22V98H12Z', ink) +
  shape('M78 64H88V98H78Z', ink) +
  shape('M32 64H40L36 80Z', ink) +
  shape('M38 84L62 92L58 98L36 92Z', ink) +
  stroke('M16 52H84', paper, 2);

/** A hall with its flag. */
export const hall: Motif = ({ ink, accent, paper }) =>
  stroke('M50 26V2', ink, 4) +
  shape('M52 2L78 8L52 16Z', accent) +
  shape('M2 52L50 22L98 52Z', accent) +
  shape('M10 52H90V98H10Z', ink) +
  shape('M40 98V70H60V98Z', paper) +
  [18, 72].map(x => shape(`M${x} 62h12v16h-12Z`, paper)).join('') +
  shape('M40 40L50 34L60 40V46H40Z', paper);

/** Barracks behind wire. */
export const barracks: Motif = ({ ink, accent, paper }) =>
  shape('M6 40L28 22L50 40V70H6Z', ink) +
  shape('M50 40L72 22L94 40V70H50Z', accent) +
  [16, 32].map(x => shape(`M${x} 46h8v10h-8Z`, paper)).join('') +
  [60, 76].map(x => shape(`M${x} 46h8v10h-8Z`, paper)).join('') +
  stroke('M10 62V98M50 62V98M90 62V98', ink, 6) +
  stroke(
    'M0 76H100M0 90H100M6 72L14 80M24 72L32 80M42 72L50 80M60 72L68 80M78 72L86 80M16 86L24 94M34 86L42 94M66 86L74 94',
    ink,
    3,
  );
