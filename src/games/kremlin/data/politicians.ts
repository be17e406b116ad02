/**
 * The politicians: letter, printed age, strength and weakness. Fictional numbers are those of the game; values marked
 * ~ are our reconstruction. Names are in lang; only historical ones are real.
 */
import type { PoliticianSet } from './editions';
import type { Options } from '../../../kernel/messages';
import { ALL_LETTERS, DOUBLES, LETTERS, ownersPolitician } from './owners';
import { MINISTRIES, type Office } from './offices';
export { ALL_LETTERS, DOUBLES, LETTERS };

export interface Printed {
  readonly age: number;
  readonly strength: Office;
  readonly weakness: Office;
}

/** A ministry by its initial: KGB, Foreign, Defense, Ideology, iNdustry, Economy, Sport. */
const OFFICE_OF: Readonly<Record<string, Office | undefined>> = Object.fromEntries(
  [...'KFDINES'].map((initial, n) => [initial, MINISTRIES[n]]),
);

/** `80KS`: aged 80, strong as KGB Head, weak as Sport Minister. */
const read = (line: string): readonly Printed[] =>
  line.split(' ').map(one => ({
    age: Number(one.slice(0, 2)),
    strength: OFFICE_OF[one.charAt(2)] ?? 'kgb-head',
    weakness: OFFICE_OF[one.charAt(3)] ?? 'kgb-head',
  }));

const PRINTED: Readonly<Record<PoliticianSet, readonly Printed[]>> = {
  fictional: read(
    '80KS 75ED 74DK 73NF 72NF 71DE 69SI 68ND 67KD 66IE 65FS 64SF 63DS 62FI 61IK 60EN 59FK 58NS 57FD 56IN 55DI 54EK 53SN 52SE 51KF 50KE',
  ),
  // ~ but that A is Lenin
  historical: read(
    '68IS 66ID 65EK 63FN 62FK 61SD 60KN 59EF 58SK 57FI 56KF 55KE 54DE 53SI 52NF 51ED 50DI 49ID 48FS 47KE 46DS 45NK 44NI 43EN 42NS 40DF',
  ),
  // ~ all of them
  modern: read(
    '78EF 76FI 74KS 73IS 72ND 71EI 70SE 69DF 68FS 67SK 66IN 65KD 64NK 62KS 61IF 60DI 59ID 58DE 57KN 56FE 55FN 54NK 52SI 51ED 49EN 46DE',
  ),
};
/** ~ The six of the limited edition. */
const DOUBLE: readonly Printed[] = read('70IS 67NK 64FE 61DI 58SF 55KN');

/** By letter, because rules ask for an age at every step. */
const byLetter = (set: PoliticianSet): ReadonlyMap<string, Printed> =>
  new Map(
    ALL_LETTERS.flatMap(letter => {
      const printed = DOUBLE[DOUBLES.indexOf(letter)] ?? PRINTED[set][LETTERS.indexOf(letter)];
      return printed ? [[letter, printed] as const] : [];
    }),
  );
const OURS: Readonly<Record<PoliticianSet, ReadonlyMap<string, Printed>>> = {
  fictional: byLetter('fictional'),
  historical: byLetter('historical'),
  modern: byLetter('modern'),
};

/** Our values for a politician’s card. A protégé is the fictional politician with the same letter. */
const ours = (set: PoliticianSet, letter: string): Printed | undefined => OURS[set].get(letter);

/** The values at a table, where an owner’s copy may replace ours. */
export const printedOn = (options: Options, set: PoliticianSet, letter: string): Printed | undefined => {
  const here = ours(set, letter);
  const own = ownersPolitician(options, set, letter);
  if (!here || !own) return here;
  const { age = here.age, strength = here.strength, weakness = here.weakness } = own;
  return { age, strength, weakness };
};

/** Whose age, strength and weakness are ours. */
export const isReconstructed = (options: Options, set: PoliticianSet, letter: string): boolean => {
  const own = ownersPolitician(options, set, letter);
  const isOwn = own?.age !== undefined && own.strength !== undefined && own.weakness !== undefined;
  return (DOUBLES.includes(letter) || set !== 'fictional') && !isOwn;
};

/** A politician as a piece on the board: the set whose face it shows, and its letter. */
export const pieceOf = (set: PoliticianSet, letter: string): string => `${set}-${letter}`;
export const letterOf = (piece: string): string | undefined => {
  const letter = piece.split('-').at(-1) ?? '';
  return ALL_LETTERS.includes(letter) ? letter : undefined;
};
