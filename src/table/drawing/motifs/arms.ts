/** Arms and armies. */
import { disc, shape, stroke, type Motif } from './brush';

const rifle = (flip: boolean, ink: string, accent: string): string => {
  const x = (n: number) => (flip ? 100 - n : n);
  return (
    shape(`M${x(8)} 84L${x(22)} 66L${x(30)} 74L${x(20)} 92Z`, accent) +
    stroke(`M${x(24)} 72L${x(78)} 18`, ink, 8) +
    stroke(`M${x(76)} 20L${x(92)} 4`, ink, 3)
  );
};

export const rifles: Motif = ({ ink, accent }) => rifle(false, ink, accent) + rifle(true, ink, accent);

export const bayonet: Motif = ({ ink, accent }) =>
  [18, 42, 66].map(x => shape(`M${x} 96V46h12v50Z`, ink) + shape(`M${x + 1} 46L${x + 6} 4l5 42Z`, accent)).join('') +
  shape('M8 66h84v10H8Z', ink);

export const sabre: Motif = ({ ink, accent, paper }) =>
  shape('M24 84C64 74 84 44 86 4C94 48 74 84 34 96Z', ink) +
  shape('M30 84C58 76 76 56 83 26C78 58 60 80 36 90Z', paper) +
  shape('M10 74l14-4 12 26-12 4Z', accent) +
  stroke('M14 70C30 62 46 72 40 86', accent, 5);

export const swords: Motif = ({ ink, accent, paper }) =>
  [false, true]
    .map(flip => {
      const x = (n: number) => (flip ? 100 - n : n);
      return (
        shape(`M${x(90)} 6L${x(92)} 22L${x(38)} 72L${x(28)} 62Z`, flip ? ink : paper) +
        stroke(`M${x(90)} 6L${x(92)} 22L${x(38)} 72L${x(28)} 62Z`, ink, 3) +
        stroke(`M${x(20)} 56L${x(44)} 80`, accent, 7) +
        stroke(`M${x(30)} 70L${x(12)} 88`, ink, 9)
      );
    })
    .join('');

export const cannon: Motif = ({ ink, accent, paper }) =>
  shape('M24 44L92 14l6 16L38 64Z', ink) +
  shape('M84 12l10-4 8 22-10 4Z', ink) +
  shape('M30 58L4 88h16L48 66Z', accent) +
  disc(44, 70, 24, ink) +
  disc(44, 70, 16, paper) +
  stroke('M44 52V88M26 70H62M31 57L57 83M57 57L31 83', ink, 4) +
  disc(44, 70, 6, accent);

export const tank: Motif = ({ ink, accent, paper }) =>
  shape('M6 62L28 40H84L98 58L80 86H22Z', ink) +
  shape('M34 40V24H66L72 40Z', accent) +
  shape('M66 27H98V34H68Z', ink) +
  shape('M22 66L34 52H80L86 60L74 76H28Z', paper) +
  [36, 50, 64, 76].map(x => disc(x, 64, 6, ink)).join('');

export const train: Motif = ({ ink, accent, paper }) =>
  shape('M6 34H30V78H6Z', ink) +
  shape('M12 40H24V54H12Z', paper) +
  shape('M30 46H80V78H30Z', accent) +
  shape('M66 20H78L75 46H69Z', ink) +
  shape('M80 52L92 46V78H80Z', ink) +
  shape('M2 28H34V35H2Z', ink) +
  shape('M64 8C74 0 84 10 98 4C94 16 80 16 74 18Z', paper) +
  shape('M92 72L100 90H86Z', ink) +
  [18, 42, 64].map(x => disc(x, 82, 12, ink) + disc(x, 82, 5, paper)).join('') +
  stroke('M0 96H100', ink, 4);

export const horse: Motif = ({ ink, accent, paper }) =>
  shape('M30 98C30 66 42 60 40 48L22 58L12 48L34 22L38 6L48 16C74 20 88 46 86 98Z', ink) +
  shape('M48 16C74 20 90 46 88 98H74C78 60 66 34 44 26Z', accent) +
  disc(38, 34, 3.5, paper);

export const ship: Motif = ({ ink, accent, paper }) =>
  shape('M4 60H96L84 84H18Z', ink) +
  shape('M26 44H72V60H26Z', accent) +
  shape('M36 20H46V44H36ZM54 26H63V44H54Z', ink) +
  stroke('M80 60V14', ink, 3) +
  shape('M80 14L98 20L80 28Z', accent) +
  shape('M72 50L92 44V50L74 56Z', ink) +
  [34, 46, 58].map(x => disc(x, 52, 3, paper)).join('') +
  stroke('M0 92Q12 84 25 92T50 92T75 92T100 92', ink, 4);

export const cap: Motif = ({ ink, accent, paper }) =>
  shape('M12 52C8 24 92 24 88 52L76 62H24Z', accent) +
  shape('M20 58H80V72H20Z', ink) +
  shape('M16 72C40 66 60 66 84 72L92 84C62 74 38 74 8 84Z', ink) +
  disc(50, 50, 9, paper) +
  disc(50, 50, 4, ink);
