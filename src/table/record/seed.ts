/**
 * The seed of all dice: the referee's secret and a number of every seat. All are bound before any is shown: the secret by
 * the head, the numbers by their `commitment` entries. Then, and not before, the seats open their numbers.
 *
 * Who opens last has seen the others' numbers. Whoever holds the table's key could then compute what the dice will be, and
 * keep their own back if it does not please them; so the seats of those open first. Whoever opens after them cannot compute,
 * and gains nothing by silence. A number that is never opened is not replaced: the game does not begin. Only when its
 * seat goes to somebody else do all numbers fall, and every seat binds itself to another, which the record shows.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { fromBase64, fromHex, toHex, toUtf8 } from '../crypto/bytes';
import { derived } from '../crypto/keys';
import type { Dice } from '../../kernel/chance';
import { seededDice } from '../../kernel/dice';
import type { EntryOf, Head } from './model';
import { linkAt } from './timeline';
import { diceKind, isKeepers, type Timeline } from './timeline-model';

const NO_NUMBER = '0'.repeat(32);
const NUMBER_BYTES = 16;

type Numbers = Readonly<Record<string, string>>;

/** Of a seat that was never bound (a bot, nobody, or who had not come when the game master began) there is no number. */
export const seedOf = (secret: string, seats: readonly string[], numbers: Numbers): Uint8Array =>
  sha256(fromHex(secret + seats.map(seat => numbers[seat] ?? NO_NUMBER).join('')) ?? new Uint8Array());

/** The dice of one turn. Changes by hand have a seed of their own, so that none of them shifts the dice of the game. */
export const diceOfTurn = (seed: Uint8Array, head: Head, by: EntryOf<'turn'>['by'], number: number): Dice =>
  seededDice(diceKind(head, by) === 'hand' ? derived(seed, 'dice by hand') : seed, number);

/** What binds a seat to its number (hex) before anybody shows one. */
export const hashOfNumber = (table: string, seat: string, number: string): string =>
  toHex(sha256(toUtf8(`revolution-tables 1 number ${table} ${seat} ${number}`)));

/** The link of the record to which a seat's number is bound: what its browser had seen when it bound itself, or sees now. */
const linkBound = (timeline: Timeline, seat: string): string => {
  const { moments, commitments, revision } = timeline;
  const isBound = Object.hasOwn(commitments, seat);
  const bound = moments.findLast(({ entry }) => entry.kind === 'commitment' && entry.seat === seat)?.entry;
  return linkAt(timeline, isBound && bound?.seen !== undefined ? bound.seen : revision);
};

/**
 * The number of a browser's seat. It follows from the browser's own secret and from the record up to where it is bound, so
 * nothing need be remembered to open it, and a record that was rolled back and written otherwise gets another number.
 */
export const numberOf = (secret: string, timeline: Timeline, seat: string): string =>
  toHex(derived(fromBase64(secret) ?? new Uint8Array(), boundPlace(timeline, seat, 'number'), NUMBER_BYTES));

/** For what use, and where in which record, a browser's secret gives chance to a seat. */
export const boundPlace = (timeline: Timeline, seat: string, use: 'number' | 'shares'): string => {
  const { head, since, redrawn } = timeline;
  // a browser goes on with its shares when its user comes back to the seat in the middle of the game
  const from = use === 'shares' ? 0 : (since[seat] ?? 0);
  const place = `${use} ${head.id} ${seat} ${from} ${redrawn}`;
  return head.format === 1 ? place : `${place} ${linkBound(timeline, seat)}`;
};

/** The seats whose turn it is to open their numbers: first those of whoever holds the table's key. */
export const seatsToOpen = (timeline: Timeline): readonly string[] => {
  const left = (timeline.opening ?? []).filter(seat => !Object.hasOwn(timeline.numbers, seat));
  const first = left.filter(seat => isKeepers(timeline, seat));
  return first.length ? first : left;
};

/**
 * Is the seed out of the hands of whoever has held the table's key? It is if somebody else who plays is bound to a number;
 * where nobody else plays, there is nobody to be cheated.
 */
export const isSeedShared = (timeline: Timeline): boolean => {
  const { head, holders, commitments } = timeline;
  const others = Object.keys(holders).filter(seat => holders[seat]?.kind === 'user' && !isKeepers(timeline, seat));
  return head.format === 1 || !others.length || others.some(seat => Object.hasOwn(commitments, seat));
};

/** The seats of people who had no part in the seed: somebody began without them. */
export const unboundSeats = ({ holders, opening = [] }: Pick<Timeline, 'holders' | 'opening'>): readonly string[] =>
  Object.keys(holders).filter(seat => holders[seat]?.kind === 'user' && !opening.includes(seat));

/** Are the dice of the game settled? */
export const isSeeded = ({ opening, numbers }: Pick<Timeline, 'opening' | 'numbers'>): boolean =>
  opening?.every(seat => Object.hasOwn(numbers, seat)) ?? false;
