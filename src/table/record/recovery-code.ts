/** A table's secret key as a code that can be written down: base32 in groups, with a checksum against typing errors. */
import { sha256 } from '@noble/hashes/sha2.js';
import { fromBase64, toBase64 } from '../crypto/bytes';
import type { Problem } from './model';

/** Without I, L, O and U, which are easily misread. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const KEY_BYTES = 32;
const CHECK_BYTES = 3;
const GROUP = 4;
const LENGTH = Math.ceil(((KEY_BYTES + CHECK_BYTES) * 8) / 5);

/** Numbers of one width in bits, regrouped into another width. An incomplete group at the end is left out. */
const recut = (values: Iterable<number>, width: number, into: number): readonly number[] => {
  const bits = [...values].map(value => value.toString(2).padStart(width, '0')).join('');
  return (bits.match(new RegExp(`.{${into}}`, 'g')) ?? []).map(some => parseInt(some, 2));
};

const grouped = (code: string, between: string): string =>
  (code.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join(between);
const lettersOf = (bytes: Iterable<number>): string =>
  recut(bytes, 8, 5)
    .map(five => LETTERS.charAt(five))
    .join('');

const checked = (key: Uint8Array): Uint8Array => Uint8Array.of(...key, ...sha256(key).subarray(0, CHECK_BYTES));

/** The code of a secret key; undefined if the text is not a key. */
export const makeRecoveryCode = (secret: string): string | undefined => {
  const key = fromBase64(secret);
  if (key?.length !== KEY_BYTES) return undefined;
  return grouped(lettersOf(checked(key)), '-');
};

const SPOKEN_BYTES = 8;
/** It is compared at a glance, so it must not break at the end of a line. */
const UNBROKEN_HYPHEN = '\u2011';

/**
 * A browser's public key as a code that one person reads to another: 60 bits of its hash. Making another key with the
 * same code would take years.
 */
export const spokenCode = (publicKey: string): string =>
  grouped(lettersOf(sha256(fromBase64(publicKey) ?? new Uint8Array()).subarray(0, SPOKEN_BYTES)), UNBROKEN_HYPHEN);

/** The secret key of a code, with spaces anywhere; or what is wrong with it. */
export const parseRecoveryCode = (text: string): { readonly secret: string } | Problem => {
  const code = text.toUpperCase().replace(/[\s-]/g, '').replace(/[IL]/g, '1').replace(/O/g, '0');
  const wrong = [...code].find(letter => !LETTERS.includes(letter));
  if (wrong !== undefined) return { problem: 'code-letter', details: { letter: wrong } };
  if (code.length !== LENGTH) return { problem: 'code-length', details: { length: code.length, wanted: LENGTH } };
  const bytes = recut(
    [...code].map(letter => LETTERS.indexOf(letter)),
    5,
    8,
  );
  const key = Uint8Array.from(bytes.slice(0, KEY_BYTES));
  const all = checked(key);
  return bytes.every((byte, n) => byte === all[n]) ? { secret: toBase64(key) } : { problem: 'code-mistyped' };
};
