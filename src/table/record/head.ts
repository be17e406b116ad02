/** The head of a record: what a table is, fixed when it is made, and the promise that binds its referee's chance. */
import { sha256 } from '@noble/hashes/sha2.js';
import { canonical } from '../../kernel/canonical';
import type { Options } from '../../kernel/messages';
import { fromHex, linkOf, type Random, toHex } from '../sealing/bytes';
import { type Check, hasShape, isAtom, isList, isMapOf, isOneOf, isPlain, isText, isTime } from './checks';
import { MOST_WORDS } from '../sealing/compact';
import { type Head, type Holder, type Mode, MODES, type Problem } from './model';
import { isPublicKey, newKey, openOwn, sealOwn } from '../sealing/sealing';

/** What the maker of a table decides. */
export interface Plan {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly edition: string;
  readonly options: Options;
  readonly mode: Mode;
  readonly holders: Readonly<Record<string, Holder>>;
  readonly created: number;
  /** Names for the record's boxes: `lexiconOf` the game. */
  readonly words: readonly string[];
}

const secretContext = (table: string): string => `${table} secret`;

/** A new table: its head, which everybody may see, and its secret key, which is the referee's. */
export const makeHead = (plan: Plan, random: Random): { readonly head: Head; readonly tableSecret: string } => {
  const key = newKey(random);
  const secret = toHex(random(32));
  return {
    head: {
      format: 2,
      ...plan,
      tableKey: key.public,
      commitment: commitmentTo(secret),
      sealedSecret: sealOwn(secret, key.secret, secretContext(plan.id), random),
    },
    tableSecret: key.secret,
  };
};

/** What the referee publishes before anybody adds a number: the hash of his secret (hex). */
export const commitmentTo = (secret: string): string => toHex(sha256(fromHex(secret) ?? new Uint8Array()));

/** The referee's secret (hex), opened with the table's key; undefined if the key is another's. */
export const secretOf = (head: Head, tableSecret: string): string | undefined =>
  openOwn(head.sealedSecret, tableSecret, secretContext(head.id));

/** The hash that the first entry of a record continues from. */
export const linkOfHead = (head: Head): string => linkOf(canonical(head));

export const isHolder: Check = value =>
  hasShape({ kind: isOneOf('open') }, value) ||
  hasShape({ kind: isOneOf('user'), user: isText() }, value) ||
  hasShape({ kind: isOneOf('bot'), bot: isText() }, value);

/** An owner's data file is an option too, and a long one. */
const LONGEST_OPTION = 256 * 1024;
const isOption: Check = value => isAtom(value) || isText(LONGEST_OPTION)(value);

const HEAD = {
  format: (value: unknown) => value === 1 || value === 2,
  id: isText(),
  name: isText(500),
  game: isText(),
  edition: isText(),
  options: isMapOf(isOption),
  mode: isOneOf(...MODES),
  holders: isMapOf(isHolder),
  created: isTime,
  tableKey: isPublicKey,
  commitment: (value: unknown) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value),
  sealedSecret: isText(1000),
  'words?': isList(isText(), MOST_WORDS),
} satisfies Record<Exclude<keyof Head, 'words'> | 'words?', Check>;

/** A head from outside. */
export const parseHead = (value: unknown): Head | Problem =>
  isPlain(value) && hasShape(HEAD, value) ? (value as Head) : { problem: 'bad-head' };

/** A fresh number that a seat adds to the seed, hex. */
export const newNumber = (random: Random): string => toHex(random(16));

const NO_NUMBER = '0'.repeat(32);

type Numbers = Readonly<Record<string, string>>;

/** The seed of all dice: the referee's secret and the seats' numbers, in the seats' order. Nobody can choose it. */
export const seedOf = (secret: string, seats: readonly string[], numbers: Numbers): Uint8Array =>
  sha256(fromHex(secret + seats.map(seat => numbers[seat] ?? NO_NUMBER).join('')) ?? new Uint8Array());
