/**
 * Plain JSON in few bytes, for sealed parts. A name that the table's head lists takes two bytes, so a part has the same
 * length for every card. Names written as letters would reveal the card by their length. Each value begins with one
 * byte. 00-7F: a number. 80-BF: a listed word, with the next byte. C0: a list. D0: an object (key and value in turn).
 * E0: a text in UTF-8. The low four bits of these three count up to 14; 15 means that a count follows. F0 false, F1
 * true, F2 null. F3: any other number, as text. F4: a signature of 64 bytes.
 */
import { fromBase64, fromUtf8, toBase64, toUtf8 } from '../crypto/bytes';
import { MOST_WORDS } from './shapes';

/** Words by their number, and numbers by their word. */
export interface Lexicon {
  readonly words: readonly string[];
  readonly numbers: ReadonlyMap<string, number>;
}

export const lexiconOf = (words: readonly string[]): Lexicon => ({
  words,
  numbers: new Map(words.slice(0, MOST_WORDS).map((word, number) => [word, number])),
});

const WORD = 0x80;
const LIST = 0xc0;
const OBJECT = 0xd0;
const TEXT = 0xe0;
const NUMBER = 0xf3;
const SIGNATURE = 0xf4;
const SIGNATURE_BYTES = 64;
const SIGNATURE_LETTERS = 86;
const FOLLOWS = 15;
const ATOMS: readonly unknown[] = [false, true, null];
const DEEPEST = 40;

const sized = (lead: number, size: number): number[] => {
  if (size < FOLLOWS) return [lead | size];
  const bytes = [lead | FOLLOWS];
  for (let rest = size; ; rest >>>= 7) {
    if (rest < 0x80) return [...bytes, rest];
    bytes.push((rest & 0x7f) | 0x80);
  }
};

const textBytes = (text: string, { numbers }: Lexicon): number[] => {
  const number = numbers.get(text);
  if (number !== undefined) return [WORD | (number >> 8), number & 0xff];
  const signature = text.length === SIGNATURE_LETTERS ? fromBase64(text) : undefined;
  if (signature && toBase64(signature) === text) return [SIGNATURE, ...signature];
  const utf8 = toUtf8(text);
  return [...sized(TEXT, utf8.length), ...utf8];
};

const isSmall = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < WORD && !Object.is(value, -0);

const bytesOf = (value: unknown, lexicon: Lexicon): number[] => {
  if (isSmall(value)) return [value];
  if (typeof value === 'string') return textBytes(value, lexicon);
  if (Array.isArray(value)) {
    return [...sized(LIST, value.length), ...value.flatMap(one => bytesOf(one, lexicon))];
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(([, one]) => one !== undefined);
    return [
      ...sized(OBJECT, fields.length),
      ...fields.flatMap(([name, one]) => [...textBytes(name, lexicon), ...bytesOf(one, lexicon)]),
    ];
  }
  const atom = ATOMS.indexOf(value);
  return atom >= 0 ? [0xf0 | atom] : [NUMBER, ...textBytes(String(value), lexicon)];
};

/** Plain JSON (no class instance, function or cycle) as bytes. */
export const compact = (value: unknown, lexicon: Lexicon): Uint8Array => Uint8Array.from(bytesOf(value, lexicon));

/** Thrown to stop reading at once, however deep the unreadable value stands. */
class Unreadable extends Error {}

class Reading {
  #at = 0;
  constructor(
    readonly bytes: Uint8Array,
    readonly lexicon: Lexicon,
  ) {}

  get isDone(): boolean {
    return this.#at === this.bytes.length;
  }

  #byte(): number {
    const byte = this.bytes[this.#at++];
    if (byte === undefined) throw new Unreadable();
    return byte;
  }

  #size(lead: number): number {
    const low = lead & 15;
    if (low < FOLLOWS) return low;
    let size = 0;
    for (let shift = 0; shift <= 21; shift += 7) {
      const byte = this.#byte();
      size |= (byte & 0x7f) << shift;
      if (byte < 0x80) return size;
    }
    throw new Unreadable();
  }

  #text(lead: number): string {
    if (lead < LIST) {
      const word = this.lexicon.words[((lead & 0x3f) << 8) | this.#byte()];
      if (word === undefined) throw new Unreadable();
      return word;
    }
    const isSignature = lead === SIGNATURE;
    const size = isSignature ? SIGNATURE_BYTES : this.#size(lead);
    const end = this.#at + size;
    if (lead < TEXT || (lead >= 0xf0 && !isSignature) || end > this.bytes.length) throw new Unreadable();
    const given = this.bytes.subarray(this.#at, end);
    const text = isSignature ? toBase64(given) : fromUtf8(given);
    this.#at = end;
    return text;
  }

  value(depth = 0): unknown {
    const lead = this.#byte();
    if (depth > DEEPEST) throw new Unreadable();
    if (lead < WORD) return lead;
    if (lead < LIST || (lead >= TEXT && lead < 0xf0) || lead === SIGNATURE) return this.#text(lead);
    if (lead < OBJECT) return this.#many(lead, () => this.value(depth + 1));
    if (lead < TEXT) return Object.fromEntries(this.#many(lead, () => [this.#name(), this.value(depth + 1)]));
    if (lead === NUMBER) return Number(this.#text(this.#byte()));
    if (lead > NUMBER) throw new Unreadable();
    return ATOMS[lead & 3];
  }

  #name(): string {
    const lead = this.#byte();
    if (lead < WORD) throw new Unreadable();
    return this.#text(lead);
  }

  // a count may claim any length: each item takes at least one byte, and is read before the next
  #many<T>(lead: number, read: () => T): T[] {
    const size = this.#size(lead);
    const parts: T[] = [];
    if (size > this.bytes.length - this.#at) throw new Unreadable();
    while (parts.length < size) parts.push(read());
    return parts;
  }
}

/** The JSON of such bytes; undefined if they are malformed. */
export const expanded = (bytes: Uint8Array, lexicon: Lexicon): unknown => {
  const reading = new Reading(bytes, lexicon);
  try {
    const value = reading.value();
    return reading.isDone ? value : undefined;
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
};
