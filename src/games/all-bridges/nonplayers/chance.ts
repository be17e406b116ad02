/** A Non-player's chance: the dice of the table, or a bot's own. */
import type { Dice } from '../../../kernel/dice';
import { Bug } from '../../../kernel/refusal';
import type { Event, Seat } from '../vocabulary';
import type { RollSubject } from './vocabulary';

export interface Chance {
  /** The items in a random order. */
  shuffle<T>(items: readonly T[]): readonly T[];
  die(): number;
}

/** Everything random is a shuffle, so that nobody can compute a Non-player's act in advance. */
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

/** One of several, all equally likely, §8.6. */
export const oneOf = <T>(chance: Chance, items: readonly T[]): T => {
  const [first] = chance.shuffle(items);
  if (first === undefined) throw new Bug('nothing to choose from');
  return first;
};

/** A chance that records its dice as events: their subject and result. */
export const telling = (chance: Chance, seat: Seat, on: RollSubject, notes: Event[]): Chance => ({
  shuffle: items => chance.shuffle(items),
  die() {
    const die = chance.die();
    notes.push({ kind: 'nonplayer-rolled', seat, die, on });
    return die;
  },
});
