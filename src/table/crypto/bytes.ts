/** Bytes as text and back, without a host's help: a plain http page has no `crypto.subtle`, a page no `Buffer`. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES: ReadonlyMap<string, number> = new Map([...LETTERS].map((letter, value) => [letter, value]));

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A source of random bytes; the host of the table injects it. */
export type Random = (count: number) => Uint8Array;

export const toUtf8 = (text: string): Uint8Array => encoder.encode(text);
export const fromUtf8 = (bytes: Uint8Array): string => decoder.decode(bytes);
export const toHex = bytesToHex;

/** Bytes of a hexadecimal text; undefined if it is none. */
export const fromHex = (text: string): Uint8Array | undefined =>
  /^(?:[0-9a-f]{2})*$/.test(text) ? hexToBytes(text) : undefined;

/** Base64url without padding. */
export const toBase64 = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3);
    const word = (a << 16) | (b << 8) | c;
    const letters = Math.min(3, bytes.length - at) + 1;
    for (let n = 0; n < letters; n++) text += LETTERS.charAt((word >> (18 - 6 * n)) & 63);
  }
  return text;
};

/**
 * Bytes of a base64url text; undefined if it is none. Each has one text only: bits that are left over must be none, or a
 * signature could be written in several ways.
 */
export const fromBase64 = (text: string): Uint8Array | undefined => {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (const letter of text) {
    const value = VALUES.get(letter);
    if (value === undefined) return undefined;
    bits = ((bits << 6) | value) & 0xffff;
    held += 6;
    if (held >= 8) bytes[at++] = (bits >> (held -= 8)) & 255;
  }
  const isWhole = text.length % 4 !== 1 && (bits & ((1 << held) - 1)) === 0;
  return isWhole ? bytes : undefined;
};

/** The characters of a whole SHA-256 in base64url, and of the links of a record of format 1 (132 bits). */
export const LINK_LETTERS = 43;
export const SHORT_LINK_LETTERS = 22;

/** SHA-256 of a text in base64url: the link between the entries of a record, as long as those before it. */
export const linkOf = (text: string, letters = LINK_LETTERS): string =>
  toBase64(sha256(toUtf8(text))).slice(0, letters);

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Sixteen letters and digits, as Foundry has its ids. */
export const documentId = (text: string): string =>
  [...sha256(new TextEncoder().encode(text)).subarray(0, 16)].map(byte => SIGNS[byte % SIGNS.length]).join('');
