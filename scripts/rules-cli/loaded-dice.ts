/** Dice that show chosen faces first, then the seed's. It remembers which turn used which faces, to replay a record. */
import { seededDice, diceOf, type Dice } from '../../src/kernel/dice';
import { malformed } from './reading';

/** The loaded faces that turns used, by the number of their dice. */
export type Loaded = Readonly<Record<string, readonly number[]>>;

export interface LoadedDice {
  /** Replaces whatever is loaded. */
  load(faces: readonly number[]): void;
  /** The dice of a turn; the loaded faces they use are spent once the turn is `kept`. */
  readonly of: (number: number) => Dice;
  /** The turn whose dice were asked for last has been accepted. */
  keep(): void;
  /** What was taken by the turns with these numbers. */
  taken(numbers: readonly number[]): Loaded;
}

const bytesOf = (seed: string): Uint8Array => new Uint8Array(Buffer.from(seed, 'hex'));

/** A roll uses as many faces as it needs, or none: then the seed's dice are rolled. Shuffles follow the seed. */
const facesThen = (left: readonly number[], taken: number[], dice: Dice): Dice =>
  diceOf({
    shuffle: items => dice.shuffle(items),
    roll(count, sides) {
      const faces = left.slice(taken.length, taken.length + count);
      if (faces.length < count) return dice.roll(count, sides);
      const wrong = faces.find(face => face > sides);
      if (wrong !== undefined) return malformed(`a die of ${sides} sides cannot show the loaded ${wrong}`);
      taken.push(...faces);
      return faces;
    },
  });

export const loadedDice = (seed: string, before: Loaded = {}): LoadedDice => {
  const bytes = bytesOf(seed);
  const byNumber = new Map(Object.entries(before));
  let queue: readonly number[] = [];
  let last: { readonly number: number; readonly taken: number[] } | undefined;
  return {
    load(faces) {
      queue = [...faces];
    },
    of(number) {
      last = { number, taken: [] };
      return facesThen(queue, last.taken, seededDice(bytes, number));
    },
    keep() {
      if (!last?.taken.length) return;
      byNumber.set(String(last.number), last.taken);
      queue = queue.slice(last.taken.length);
      last = undefined;
    },
    taken: numbers =>
      Object.fromEntries(
        numbers.flatMap(number => {
          const faces = byNumber.get(String(number));
          return faces ? [[String(number), faces] as const] : [];
        }),
      ),
  };
};

/** The dice of a record: the seed's, and the faces that were loaded for a turn. */
export const recordedDice =
  (seed: string, loaded: Loaded) =>
  (number: number): Dice =>
    facesThen(loaded[String(number)] ?? [], [], seededDice(bytesOf(seed), number));
