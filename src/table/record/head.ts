/** The head of a record: what a table is, fixed when it is made, and the hash that commits its referee's secret. */
import { sha256 } from '@noble/hashes/sha2.js';
import { canonical } from '../../kernel/fields';
import type { Options } from '../../kernel/messages';
import { isPlain, read } from '../../kernel/reading';
import { fromHex, LINK_LETTERS, linkOf, SHORT_LINK_LETTERS, type Random, toHex } from '../crypto/bytes';
import { isApart, newKey } from '../crypto/keys';
import { openOwn, sealOwn } from '../crypto/sealing';
import type { Head, Holder, Mode, Problem } from './model';
import { head as shape } from './shapes';

/** What the maker of a table decides. */
export interface Plan {
  readonly id: string;
  readonly world: string;
  readonly name: string;
  readonly game: string;
  readonly edition: string;
  readonly options: Options;
  readonly mode: Mode;
  readonly holders: Readonly<Record<string, Holder>>;
  readonly created: number;
  /** Names that the sealed parts write as numbers: `namesFor` the game. */
  readonly words: readonly string[];
  /** The record from which it is redealt. */
  readonly anew?: Head['anew'];
  /** The moment of a finished game from which it continues. */
  readonly branch?: Head['branch'];
  /** Its keys are to be stored in the world. */
  readonly open?: boolean;
}

const secretContext = (table: string): string => `${table} secret`;

/** A new table: its public head, and its secret key, which is the referee's. */
export const makeHead = (plan: Plan, random: Random): { readonly head: Head; readonly tableSecret: string } => {
  const key = newKey(random);
  const secret = toHex(random(32));
  const { anew, branch, open, ...rest } = plan;
  return {
    head: {
      format: 3,
      ...rest,
      ...(anew && { anew }),
      ...(branch && { branch }),
      ...(open && { open }),
      tableKey: key.public,
      commitment: commitmentTo(secret),
      sealedSecret: sealOwn(secret, key.secret, secretContext(plan.id), random),
    },
    tableSecret: key.secret,
  };
};

/** The hash of the referee's secret (hex), published before anybody adds a number. */
export const commitmentTo = (secret: string): string => toHex(sha256(fromHex(secret) ?? new Uint8Array()));

/** The referee's secret (hex), opened with the table's key; undefined if it is another table's key. */
export const secretOf = (head: Head, tableSecret: string): string | undefined =>
  openOwn(head.sealedSecret, tableSecret, secretContext(head.id));

/** The hash that the first entry of a record continues from. */
export const linkOfHead = (head: Head): string =>
  linkOf(canonical(head), head.format === 1 ? SHORT_LINK_LETTERS : LINK_LETTERS);

/** An untrusted head. Its key has the kind of its format, so neither alone can pretend to be older. */
export const parseHead = (value: unknown): Head | Problem => {
  const head = isPlain(value) ? read(shape, value) : undefined;
  return head && head.format > 2 === isApart(head.tableKey) ? head : { problem: 'bad-head' };
};
