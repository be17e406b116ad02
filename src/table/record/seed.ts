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
import { derived } from '../crypto/sealing';
import type { Timeline } from './timeline-model';

const NO_NUMBER = '0'.repeat(32);
const NUMBER_BYTES = 16;

type Numbers = Readonly<Record<string, string>>;

/** Of a seat that was never bound (a bot, nobody, or who had not come when the game master began) there is no number. */
export const seedOf = (secret: string, seats: readonly string[], numbers: Numbers): Uint8Array =>
  sha256(fromHex(secret + seats.map(seat => numbers[seat] ?? NO_NUMBER).join('')) ?? new Uint8Array());

/** What binds a seat to its number (hex) before anybody shows one. */
export const hashOfNumber = (table: string, seat: string, number: string): string =>
  toHex(sha256(toUtf8(`revolution-tables 1 number ${table} ${seat} ${number}`)));

type Place = Pick<Timeline, 'head' | 'since' | 'redrawn'>;

/**
 * The number of a browser's seat. It follows from the browser's own secret, so nothing need be remembered to open it;
 * when numbers fall, or the seat changes hands, it is another.
 */
export const numberOf = (secret: string, { head, since, redrawn }: Place, seat: string): string => {
  const place = `number ${head.id} ${seat} ${since[seat] ?? 0} ${redrawn}`;
  return toHex(derived(fromBase64(secret) ?? new Uint8Array(), place, NUMBER_BYTES));
};

/** Does somebody sit here who has held the table's key? */
const isKeepers = ({ holders, keepers }: Timeline, seat: string): boolean => {
  const holder = holders[seat];
  return holder?.kind === 'user' && keepers.includes(holder.user);
};

/** The seats whose turn it is to open their numbers: first those of whoever holds the table's key. */
export const seatsToOpen = (timeline: Timeline): readonly string[] => {
  const left = (timeline.opening ?? []).filter(seat => !Object.hasOwn(timeline.numbers, seat));
  const first = left.filter(seat => isKeepers(timeline, seat));
  return first.length ? first : left;
};

/** Are the dice of the game settled? */
export const isSeeded = ({ opening, numbers }: Pick<Timeline, 'opening' | 'numbers'>): boolean =>
  opening?.every(seat => Object.hasOwn(numbers, seat)) ?? false;
