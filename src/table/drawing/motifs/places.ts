/** Land, buildings and weather. */
import { disc, shape, stroke, type Motif } from './brush';

export const wheat: Motif = ({ ink, accent }) =>
  [0, 1, 2]
    .map(n => {
      const x = 22 + n * 28;
      const top = n === 1 ? 4 : 16;
      const ears = [0, 1, 2, 3]
        .map(m => {
          const y = top + 14 + m * 13;
          return (
            shape(
              `M${x} ${y + 10}C${x - 14} ${y + 6} ${x - 13} ${y - 6} ${x - 10} ${y - 8}C${x - 3} ${y - 4} ${x} ${
                y + 2
              } ${x} ${y + 10}Z`,
              accent,
            ) +
            shape(
              `M${x} ${y + 10}C${x + 14} ${y + 6} ${x + 13} ${y - 6} ${x + 10} ${y - 8}C${x + 3} ${y - 4} ${x} ${
                y + 2
              } ${x} ${y + 10}Z`,
              n === 1 ? ink : accent,
            )
          );
        })
        .join('');
      return (
        stroke(`M${x} 98V${top + 10}`, ink, 4) +
        ears +
        shape(`M${x} ${top}L${x + 5} ${top + 12}L${x} ${top + 18}L${x - 5} ${top + 12}Z`, accent)
      );
    })
    .join('') + shape('M10 78H90V86H10Z', ink);

export const factory: Motif = ({ ink, accent, paper }) =>
  shape('M4 98V54L26 40V54L48 40V54L70 40V98Z', ink) +
  shape('M70 98L74 18H88L94 98Z', accent) +
  shape('M74 18H88V26H74Z', ink) +
  shape('M76 14C60 14 62 2 46 8C40 0 20 2 22 12C40 16 52 12 62 18C70 20 74 18 76 14Z', paper) +
  [12, 32, 52].map(x => shape(`M${x} 66h10v12h-10Z`, paper)).join('') +
  stroke('M0 98H100', ink, 4);

export const snow: Motif = ({ ink, accent, paper }) => {
  const arm = (turn: number, colour: string) =>
    `<g transform="rotate(${turn} 50 50)">${stroke('M50 50V4M38 14L50 26L62 14M40 30L50 40L60 30', colour, 6)}</g>`;
  return (
    [0, 60, 120, 180, 240, 300].map((turn, n) => arm(turn, n % 2 ? accent : ink)).join('') + disc(50, 50, 6, paper)
  );
};

export const mountain: Motif = ({ ink, accent, paper }) =>
  shape('M0 92L36 24L56 58L68 42L100 92Z', ink) +
  shape('M36 24L48 45L40 52L34 44L24 47Z', paper) +
  shape('M68 42L100 92H52Z', accent) +
  shape('M68 42L78 58L70 62L62 56L60 53Z', paper);

export const city: Motif = ({ ink, accent, paper }) =>
  shape('M2 98V56H24V98ZM28 98V34H52V98ZM76 98V50H98V98Z', ink) +
  shape('M52 98V60H78V98Z', accent) +
  shape('M40 34C30 26 36 18 40 6C44 18 50 26 40 34Z', accent) +
  shape('M54 60C48 46 62 44 65 28C68 44 82 46 76 60Z', ink) +
  stroke('M65 30V18M60 22H70', ink, 3) +
  [
    [7, 64],
    [15, 64],
    [33, 44],
    [43, 44],
    [33, 60],
    [43, 60],
    [81, 58],
    [89, 58],
    [59, 70],
    [69, 70],
  ]
    .map(([x = 0, y = 0]) => shape(`M${x} ${y}h5v8h-5Z`, paper))
    .join('');

export const fortress: Motif = ({ ink, accent, paper }) =>
  shape('M6 98V30H16V38H26V30H36V52H64V30H74V38H84V30H94V98Z', ink) +
  shape('M36 52H44V46H56V52H64V98H36Z', accent) +
  shape('M42 98V78C42 68 58 68 58 78V98Z', paper) +
  stroke('M50 46V6', ink, 3) +
  shape('M51 6L76 13L51 22Z', accent) +
  shape('M18 54h6v12h-6ZM76 54h6v12h-6Z', paper);

export const tent: Motif = ({ ink, accent, paper }) =>
  shape('M4 90L50 14L96 90Z', accent) +
  shape('M50 14L96 90H70Z', ink) +
  shape('M34 90L50 46L62 90Z', paper) +
  stroke('M44 4L54 20M56 4L46 20', ink, 4) +
  stroke('M0 92H100', ink, 5);

export const map: Motif = ({ ink, accent, paper }) =>
  shape('M4 20L34 10V82L4 92ZM66 10L96 20V92L66 82Z', paper) +
  shape('M34 10L66 20V92L34 82Z', paper) +
  stroke('M4 20L34 10L66 20L96 10V82L66 92L34 82L4 92ZM34 10V82M66 20V92', ink, 4) +
  stroke('M14 74L20 67M26 63L33 62M40 59L46 55M50 48L56 44M62 42L68 40M74 35L79 30', accent, 5) +
  stroke('M78 20L90 32M90 20L78 32', accent, 5);

export const spire: Motif = ({ ink, accent, paper }) =>
  shape('M49 2H51L56 46H44Z', accent) +
  shape('M44 4L58 8L44 12Z', ink) +
  shape('M40 46H60V56H40Z', ink) +
  shape('M34 56H66V70H34Z', accent) +
  shape('M4 70H96V98H4Z', ink) +
  shape('M40 98V82C40 74 60 74 60 82V98Z', accent) +
  [12, 24, 70, 82].map(x => shape(`M${x} 78h7v12h-7Z`, paper)).join('') +
  [40, 47, 54].map(x => shape(`M${x} 60h5v7h-5Z`, paper)).join('');

export const gate: Motif = ({ ink, accent, paper }) =>
  shape('M6 34H94V98H68V72C68 46 32 46 32 72V98H6Z', ink) +
  shape('M2 26H98V36H2Z', accent) +
  shape('M12 18H88V26H12Z', ink) +
  shape('M38 18L32 4L42 12L50 2L58 12L68 4L62 18Z', accent) +
  [12, 22, 72, 82].map(x => shape(`M${x} 44h6v50h-6Z`, paper)).join('');

export const wheel: Motif = ({ ink, accent, paper }) => {
  const spokes = [0, 45, 90, 135]
    .map(turn => `<g transform="rotate(${turn} 50 44)">${stroke('M50 8V80', ink, 5)}</g>`)
    .join('');
  return (
    disc(50, 44, 42, ink) +
    disc(50, 44, 33, paper) +
    spokes +
    disc(50, 44, 11, accent) +
    shape('M44 40H92V48H44Z', accent) +
    disc(88, 44, 6, ink) +
    shape('M0 88H100V96H0Z', ink) +
    shape('M10 96H24V100H10ZM44 96H58V100H44ZM78 96H92V100H78Z', accent)
  );
};
