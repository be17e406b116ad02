/** Poster heads: a face in flat colours, told apart by outline. Each is a line of features; nobody in particular is meant. */
import { type Brush, disc, type Motif, shape, star, stroke } from './brush';

/** The whole face, and its half away from the light. */
const FACES = {
  oval: [
    'M29 42C29 26 38 20 50 20S71 26 71 42C71 60 62 74 50 74S29 60 29 42Z',
    'M50 20C62 20 71 26 71 42C71 60 62 74 50 74Z',
  ],
  round: [
    'M26 46C26 28 36 21 50 21S74 28 74 46C74 64 64 73 50 73S26 64 26 46Z',
    'M50 21C64 21 74 28 74 46C74 64 64 73 50 73Z',
  ],
  square: ['M28 26H72V58L64 72H36L28 58Z', 'M50 26H72V58L64 72H50Z'],
  long: [
    'M32 36C32 24 40 18 50 18S68 24 68 36V58C68 70 60 78 50 78S32 70 32 58Z',
    'M50 18C60 18 68 24 68 36V58C68 70 60 78 50 78Z',
  ],
} as const;

type Part = (brush: Brush) => string;
const none: Part = () => '';
const inked =
  (d: string): Part =>
  ({ ink }) =>
    shape(d, ink);
const lined =
  (d: string, width: number): Part =>
  ({ ink }) =>
    stroke(d, ink, width);
const all =
  (...parts: readonly Part[]): Part =>
  brush =>
    parts.map(part => part(brush)).join('');
const accented =
  (d: string): Part =>
  ({ accent }) =>
    shape(d, accent);
const pale =
  (d: string): Part =>
  ({ paper }) =>
    shape(d, paper);
const badge =
  (x: number, y: number, r: number): Part =>
  ({ paper }) =>
    shape(star(x, y, r), paper);

/** Hair, or what covers it. */
const TOPS = {
  bald: lined('M36 30C42 24 50 24 56 27', 2),
  ring: inked('M25 36C23 46 25 54 29 58V44ZM75 36C77 46 75 54 71 58V44Z'),
  parted: inked('M27 46C22 26 32 12 50 12C70 12 80 26 74 46L69 36C62 36 50 34 42 26C38 34 32 36 31 38Z'),
  swept: inked('M28 42C24 22 36 8 54 10C72 10 80 24 73 42C70 30 60 26 50 27C40 28 32 32 28 42Z'),
  crew: inked('M29 36V18L35 12H65L71 18V36L66 27H34Z'),
  curly: brush =>
    [
      [30, 34],
      [29, 23],
      [38, 15],
      [50, 12],
      [62, 15],
      [71, 23],
      [70, 34],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 8, brush.ink))
      .join(''),
  tuft: inked('M28 40C25 32 28 26 34 24L40 28C42 18 46 12 52 8L56 16L64 12L62 22L70 24C74 28 74 34 72 40L67 31H33Z'),
  peak: inked('M27 44C22 22 34 12 50 12S78 22 73 44L68 30L50 36L32 30Z'),
  bob: inked('M24 66C18 32 28 10 50 10S82 32 76 66L68 62C72 48 70 36 62 30C52 34 40 34 34 32C30 42 30 54 33 62Z'),
  bun: all(
    ({ ink }) => disc(50, 9, 9, ink),
    inked('M27 44C23 24 34 14 50 14S77 24 73 44C70 32 60 27 50 27S30 32 27 44Z'),
  ),
  scarf: all(
    accented('M22 72C14 30 28 8 50 8S86 30 78 72L68 78C74 56 72 30 50 28C28 30 26 56 32 78Z'),
    accented('M36 80L50 74L64 80L58 92L50 82L42 92Z'),
  ),
  officer: all(
    accented('M20 22L28 8C40 2 60 2 72 8L80 22L72 30H28Z'),
    inked('M27 25H73V32C60 40 40 40 27 32Z'),
    badge(50, 18, 6),
  ),
  fur: all(
    inked('M23 34L25 12C36 4 64 4 75 12L77 34L66 30H34Z'),
    inked('M22 34H31V58H24ZM69 34H78L76 58H69Z'),
    badge(50, 20, 6),
  ),
  flat: all(accented('M18 28C22 10 44 6 62 10C76 12 82 20 80 28L70 32H30Z'), inked('M20 28L58 26C52 36 34 38 18 34Z')),
  fedora: all(
    inked('M14 32C30 26 70 26 86 32L84 37H16Z'),
    accented('M29 30L34 8C42 4 46 10 50 10S60 4 66 8L71 30Z'),
    inked('M29 25L71 25V31H29Z'),
  ),
  tall: inked('M27 34L29 4C40 0 60 0 71 4L73 34L62 30H38Z'),
  pointed: all(accented('M24 38C24 20 40 16 46 8L50 0L54 8C60 16 76 20 76 38L66 32H34Z'), badge(50, 24, 7)),
  beret: all(accented('M22 26C26 8 60 2 80 16C86 22 80 30 72 30L30 32Z'), inked('M28 28H72V33H28Z')),
} as const satisfies Readonly<Record<string, Part>>;

const EYES: Part = ({ ink }) => disc(41, 45, 2.6, ink) + disc(59, 45, 2.6, ink);
const BROWS = {
  thin: lined('M35 39H46M54 39H65', 2),
  bushy: lined('M33 39L47 37M53 37L67 39', 5.5),
  stern: lined('M34 35L47 41M53 41L66 35', 4),
  raised: lined('M34 38C38 33 43 33 47 37M53 37C57 33 62 33 66 38', 2.6),
} as const satisfies Readonly<Record<string, Part>>;

const GLASSES = {
  none,
  round: all(
    ({ ink }) => `<circle cx="41" cy="45" r="7.5" fill="none" stroke="${ink}" stroke-width="2.6"/>`,
    ({ ink }) => `<circle cx="59" cy="45" r="7.5" fill="none" stroke="${ink}" stroke-width="2.6"/>`,
    lined('M48 44H52M33 44L28 42M67 44L72 42', 2.4),
  ),
  square: lined('M32 39H48V51H32ZM52 39H68V51H52ZM48 43H52M32 42L27 41M68 42L73 41', 3),
  dark: all(inked('M31 40H49L47 51H34ZM51 40H69L66 51H53Z'), lined('M29 41H71', 3)),
  patch: all(inked('M52 39H68L64 52H56Z'), lined('M27 30L73 46', 2.6)),
  monocle: all(
    ({ ink }) => `<circle cx="59" cy="45" r="8" fill="none" stroke="${ink}" stroke-width="2.6"/>`,
    lined('M66 49L70 76', 1.6),
  ),
} as const satisfies Readonly<Record<string, Part>>;

const NOSE: Part = lined('M50 45L53 55H48', 2.2);
const MOUTH: Part = lined('M42 64H58', 2.6);

const MOUSTACHES = {
  none,
  walrus: inked('M50 56C58 54 66 60 68 68C62 64 56 64 50 62C44 64 38 64 32 68C34 60 42 54 50 56Z'),
  handlebar: lined('M28 58C34 66 44 62 50 58C56 62 66 66 72 58', 4.5),
  brush: inked('M44 57H56V63H44Z'),
  pencil: lined('M39 60L50 58L61 60', 2.6),
} as const satisfies Readonly<Record<string, Part>>;

const BEARDS = {
  none,
  goatee: inked('M43 67H57L50 86Z'),
  full: inked('M28 50C28 78 38 90 50 90S72 78 72 50C68 58 64 60 58 60H42C36 60 32 58 28 50ZM43 65H57L54 69H46Z'),
  long: inked('M28 52C27 78 36 86 40 100H60C64 86 73 78 72 52C67 60 62 62 58 61H42C38 62 33 60 28 52ZM44 65H56V69H44Z'),
  chops: inked('M27 38L34 48V66L29 60ZM73 38L66 48V66L71 60Z'),
  chin: inked('M34 64C38 80 62 80 66 64C62 72 56 74 50 74S38 72 34 64Z'),
} as const satisfies Readonly<Record<string, Part>>;

const EXTRAS = {
  none,
  pipe: all(lined('M56 65L76 72', 3.5), inked('M72 62H82V76H74Z')),
  scar: lined('M62 50L70 64M62 58L68 54', 2),
  jowls: lined('M34 58C34 66 38 70 42 72M66 58C66 66 62 70 58 72', 2),
  earring: ({ accent }) => disc(28, 60, 3.5, accent) + disc(72, 60, 3.5, accent),
} as const satisfies Readonly<Record<string, Part>>;

const SHOULDERS = 'M2 100C6 84 24 78 38 74H62C76 78 94 84 98 100Z';
/** What a generation wears. */
const DRESSES = {
  uniform: all(
    accented(SHOULDERS),
    inked('M36 74H64L60 88H40Z'),
    badge(24, 92, 7),
    pale('M38 78H46V84H38ZM54 78H62V84H54Z'),
  ),
  blouse: all(inked(SHOULDERS), accented('M38 72H62V84L54 80V100H46V80L38 84Z')),
  suit: all(inked(SHOULDERS), pale('M38 74H62L50 100Z'), accented('M47 80H53L56 100H44Z')),
} as const satisfies Readonly<Record<string, Part>>;
type Dress = keyof typeof DRESSES;

interface Head {
  readonly face: keyof typeof FACES;
  readonly top: keyof typeof TOPS;
  readonly brows?: keyof typeof BROWS;
  readonly glasses?: keyof typeof GLASSES;
  readonly moustache?: keyof typeof MOUSTACHES;
  readonly beard?: keyof typeof BEARDS;
  readonly extra?: keyof typeof EXTRAS;
}

/** By letter, the eldest first; then the six who stand beside them. */
const HEADS: Readonly<Record<string, Head>> = {
  A: { face: 'long', top: 'bald', brows: 'stern', beard: 'goatee', moustache: 'pencil' },
  B: { face: 'square', top: 'swept', brows: 'bushy', extra: 'jowls' },
  C: { face: 'round', top: 'officer', moustache: 'walrus' },
  D: { face: 'oval', top: 'ring', glasses: 'round', beard: 'long' },
  E: { face: 'square', top: 'fur', brows: 'stern', extra: 'scar' },
  F: { face: 'oval', top: 'bun', glasses: 'round' },
  G: { face: 'round', top: 'bald', glasses: 'square', extra: 'jowls' },
  H: { face: 'long', top: 'fedora', glasses: 'dark' },
  I: { face: 'oval', top: 'crew', moustache: 'brush', brows: 'bushy' },
  J: { face: 'square', top: 'flat', extra: 'pipe', moustache: 'walrus' },
  K: { face: 'round', top: 'curly', beard: 'full' },
  L: { face: 'oval', top: 'officer', glasses: 'patch', beard: 'chops' },
  M: { face: 'oval', top: 'scarf', brows: 'raised' },
  N: { face: 'long', top: 'peak', moustache: 'handlebar' },
  O: { face: 'square', top: 'pointed', beard: 'full' },
  P: { face: 'round', top: 'ring', moustache: 'handlebar', glasses: 'monocle' },
  Q: { face: 'oval', top: 'parted', glasses: 'square' },
  R: { face: 'long', top: 'tall', beard: 'long', brows: 'bushy' },
  S: { face: 'square', top: 'crew', brows: 'stern', beard: 'chin' },
  T: { face: 'oval', top: 'bob', brows: 'raised', extra: 'earring' },
  U: { face: 'round', top: 'beret', moustache: 'pencil' },
  V: { face: 'long', top: 'swept', glasses: 'dark', beard: 'chin' },
  W: { face: 'round', top: 'fur', moustache: 'handlebar', brows: 'bushy' },
  X: { face: 'oval', top: 'tuft', glasses: 'round', brows: 'raised' },
  Y: { face: 'square', top: 'fedora', beard: 'goatee', moustache: 'handlebar' },
  Z: { face: 'oval', top: 'curly', brows: 'thin', extra: 'earring' },
  AA: { face: 'square', top: 'pointed', moustache: 'walrus' },
  BB: { face: 'round', top: 'parted', beard: 'chops', moustache: 'brush' },
  CC: { face: 'long', top: 'flat', glasses: 'round', beard: 'goatee' },
  DD: { face: 'round', top: 'bob', glasses: 'square' },
  EE: { face: 'long', top: 'tuft', moustache: 'walrus', brows: 'bushy' },
  FF: { face: 'oval', top: 'beret', glasses: 'dark', extra: 'scar' },
};

const drawn =
  (
    { face, top, brows = 'thin', glasses = 'none', moustache = 'none', beard = 'none', extra = 'none' }: Head,
    dress: Dress,
  ): Motif =>
  brush => {
    const { ink, accent, paper } = brush;
    const [whole, shade] = FACES[face];
    const parts: readonly Part[] = [
      DRESSES[dress],
      () => shape('M41 64H59V80L50 86L41 80Z', paper),
      () => disc(28, 49, 5, paper) + disc(72, 49, 5, paper),
      () => `<path d="${whole}" fill="${paper}" stroke="${ink}" stroke-width="2.4"/>`,
      // the light falls from the left
      () => `<path d="${shade}" fill="${accent}" opacity=".28"/>`,
      BEARDS[beard],
      NOSE,
      moustache === 'none' && beard !== 'full' && beard !== 'long' ? MOUTH : none,
      MOUSTACHES[moustache],
      EYES,
      BROWS[brows],
      GLASSES[glasses],
      TOPS[top],
      EXTRAS[extra],
    ];
    return parts.map(part => part(brush)).join('');
  };

/** Every head by its id, `head-<dress>-<letter>`. */
export const heads: ReadonlyMap<string, Motif> = new Map(
  (Object.keys(DRESSES) as readonly Dress[]).flatMap(dress =>
    Object.entries(HEADS).map(([letter, head]) => [`head-${dress}-${letter}`, drawn(head, dress)] as const),
  ),
);
