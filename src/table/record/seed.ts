/**
 * The seed of all dice: the referee's secret and a number of every seat. All are committed before any is revealed: the
 * secret by the head, the numbers by `commitment` entries. Only then do the seats open their numbers. The last seat to
 * open knows the other numbers. With the table's key it could compute the dice, and withhold its number if it dislikes
 * them. So seats of key holders open first. Later seats cannot compute the dice, and gain nothing by silence. A number
 * that is never opened is not replaced: the game does not begin. If its seat goes to somebody else, all numbers are
 * dropped and every seat commits again, which the record shows.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { fromBase64, fromHex, toHex, toUtf8 } from '../crypto/bytes';
import { derived } from '../crypto/keys';
import { type Dice, seededDice } from '../../kernel/dice';
import type { EntryOf, Head } from './model';
import { linkAt } from './timeline';
import { diceKind, isKeepers, type Timeline } from './timeline-model';

const NO_NUMBER = '0'.repeat(32);
const NUMBER_BYTES = 16;

type Numbers = Readonly<Record<string, string>>;

/** A seat that never committed (a bot, nobody, or absent when the game master began) has no number. */
export const seedOf = (secret: string, seats: readonly string[], numbers: Numbers): Uint8Array =>
  sha256(fromHex(secret + seats.map(seat => numbers[seat] ?? NO_NUMBER).join('')) ?? new Uint8Array());

/** The dice of one turn. Changes by hand have a seed of their own, so that they do not change the dice of the game. */
export const diceOfTurn = (seed: Uint8Array, head: Head, by: EntryOf<'turn'>['by'], number: number): Dice =>
  seededDice(diceKind(head, by) === 'hand' ? derived(seed, 'dice by hand') : seed, number);

/** A seat's commitment to its number (hex), before any number is revealed. */
export const hashOfNumber = (table: string, seat: string, number: string): string =>
  toHex(sha256(toUtf8(`revolution-tables 1 number ${table} ${seat} ${number}`)));

/** The link to which a seat's number is bound: the record that its browser had seen when it committed, or sees now. */
const linkBound = (timeline: Timeline, seat: string): string => {
  const { moments, commitments, revision } = timeline;
  const isBound = Object.hasOwn(commitments, seat);
  const bound = moments.findLast(({ entry }) => entry.kind === 'commitment' && entry.seat === seat)?.entry;
  return linkAt(timeline, isBound && bound?.seen !== undefined ? bound.seen : revision);
};

/**
 * The number of a browser's seat. It follows from the browser's secret and from the record up to its link, so nothing
 * has to be stored to open it. A record that was rolled back and rewritten gets another number.
 */
export const numberOf = (secret: string, timeline: Timeline, seat: string): string =>
  toHex(derived(fromBase64(secret) ?? new Uint8Array(), boundPlace(timeline, seat, 'number'), NUMBER_BYTES));

/** For what purpose, and where in which record, a browser's secret gives random numbers to a seat. */
export const boundPlace = (timeline: Timeline, seat: string, use: 'number' | 'shares'): string => {
  const { head, since, redrawn } = timeline;
  // a browser continues with its shares when its user comes back to the seat in the middle of the game
  const from = use === 'shares' ? 0 : (since[seat] ?? 0);
  const place = `${use} ${head.id} ${seat} ${from} ${redrawn}`;
  return head.format === 1 ? place : `${place} ${linkBound(timeline, seat)}`;
};

/** The seats whose turn it is to open their numbers: first those of holders of the table's key. */
export const seatsToOpen = (timeline: Timeline): readonly string[] => {
  const left = (timeline.opening ?? []).filter(seat => !Object.hasOwn(timeline.numbers, seat));
  const first = left.filter(seat => isKeepers(timeline, seat));
  return first.length ? first : left;
};

/**
 * Is the seed safe from everybody who has held the table's key? Yes, if another player has committed to a number, or if
 * nobody else plays, so that nobody could be cheated.
 */
export const isSeedShared = (timeline: Timeline): boolean => {
  const { head, holders, commitments } = timeline;
  const others = Object.keys(holders).filter(seat => holders[seat]?.kind === 'user' && !isKeepers(timeline, seat));
  return head.format === 1 || !others.length || others.some(seat => Object.hasOwn(commitments, seat));
};

/** The seats of people who had no part in the seed: the game began without them. */
export const unboundSeats = ({ holders, opening = [] }: Pick<Timeline, 'holders' | 'opening'>): readonly string[] =>
  Object.keys(holders).filter(seat => holders[seat]?.kind === 'user' && !opening.includes(seat));

/** Are the dice of the game settled? */
export const isSeeded = ({ opening, numbers }: Pick<Timeline, 'opening' | 'numbers'>): boolean =>
  opening?.every(seat => Object.hasOwn(numbers, seat)) ?? false;
