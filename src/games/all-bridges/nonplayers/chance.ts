/** A Non-player's chance: the dice of the table, or a bot's own. */
import type { Dice } from '../../../kernel/dice';
import { Bug } from '../../../kernel/refusal';
import type { Event, Seat } from '../vocabulary';
import type { RollSubject } from './vocabulary';

export interface Chance {
  /** The items in an order nobody chose. */
  shuffle<T>(items: readonly T[]): readonly T[];
  die(): number;
}

/** Everything random is an order: what a Non-player will do cannot be computed before. */
export const chanceOf = (dice: Dice): Chance => ({
  shuffle: items => (items.length > 1 ? dice.shuffle(items) : items),
  die: () => dice.one(6),
});

const FACES = [1, 2, 3, 4, 5, 6];
/** A bot can only pick. */
export const chanceOfPick = (pick: <T>(items: readonly T[]) => T): Chance => {
  const shuffle = <T>(items: readonly T[]): readonly T[] => {
    if (!items.length) return items;
    const first = pick(items);
    return [first, ...items.filter(item => item !== first)];
  };
  return { shuffle, die: () => pick(FACES) };
};

/** One of several, none likelier than another, §8.6. */
export const oneOf = <T>(chance: Chance, items: readonly T[]): T => {
  const [first] = chance.shuffle(items);
  if (first === undefined) throw new Bug('nothing to choose from');
  return first;
};

/** A chance that records its dice as events: what they were thrown for, and what they showed. */
export const telling = (chance: Chance, seat: Seat, on: RollSubject, notes: Event[]): Chance => ({
  shuffle: items => chance.shuffle(items),
  die() {
    const die = chance.die();
    notes.push({ kind: 'nonplayer-rolled', seat, die, on });
    return die;
  },
});
