/**
 * The entries of a closed chapter, compressed. What follows from earlier entries is left out (revision, hash, number of
 * dice), and times are stored as differences. Sealed bytes stand apart from the rest: random data cannot be compressed,
 * and makes the text around it compress worse. Unpacked, every text is exactly what it was, or is reported as damaged.
 */
import { fromBase64, fromUtf8, linkOf, toBase64 } from '../crypto/bytes';
import { count, is, isObject, list, parseJson, text as textUpTo } from '../../kernel/reading';
import { entryKey, revisionOf } from './codec';
import type { Raws } from './timeline';
import { deflateSync, Inflate, Unzlib } from 'fflate';

/** The reading position before an entry. */
export interface Place {
  readonly r: number;
  readonly p: string;
  readonly t: number;
  readonly n: number;
}

type Fields = Readonly<Record<string, unknown>>;

const isTold = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** A message id begins with the name of the sender's key, 12 letters or 43, which repeats often; the rest is random. */
const MESSAGE_ID = /^([\w-]{12}|[\w-]{43})\.([\w-]{8})$/;
const KEY_NAME = /^([\w-]{12}|[\w-]{43})$/;
const CHANCE = 6;

/** What these fields hold is random: it is put aside as bytes. */
const RANDOM: ReadonlySet<string> = new Set(['box', 's', 'share', 'key', 'proof', 'root']);
/** What a game says is no matter of the record: its fields may have the same names. */
const SAID: ReadonlySet<string> = new Set(['events', 'why', 'breaks', 'edit', 'what', 'position']);

/** The bytes that were moved out, in order. */
export class Beside {
  #at = 0;
  constructor(readonly bytes: Uint8Array) {}
  take(given: unknown): string | undefined {
    if (!is(count, given) || this.#at + given > this.bytes.length) return undefined;
    const from = this.#at;
    this.#at += given;
    return toBase64(this.bytes.subarray(from, this.#at));
  }
}

export const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

/** Changes every field of a value, however deep, but not what a game says. */
const mapped = (value: unknown, change: (value: unknown, name: string) => unknown): unknown => {
  if (Array.isArray(value)) return value.map(one => mapped(one, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, SAID.has(name) ? one : mapped(change(one, name), change)]),
  );
};

/** An entry's fields without what follows from its place, and without its bytes. Fields keep their order. */
export const stripped = (
  entry: Fields,
  place: Place,
): { readonly item: Fields; readonly beside: readonly Uint8Array[] } => {
  const beside: Uint8Array[] = [];
  const aside = (text: string): number | undefined => {
    const bytes = fromBase64(text);
    if (bytes) beside.push(bytes);
    return bytes?.length;
  };
  const without = (value: unknown, name: string): unknown => {
    const [, key, chance] = (name === 'm' && typeof value === 'string' && MESSAGE_ID.exec(value)) || [];
    if (key !== undefined && chance !== undefined) return aside(chance) === undefined ? value : key;
    return RANDOM.has(name) && typeof value === 'string' ? (aside(value) ?? value) : value;
  };
  const { r, p, t, n, seen } = entry;
  const item = {
    ...(mapped(entry, without) as Fields),
    ...(isTold(r) && { r: r - place.r }),
    ...(p === place.p && { p: '' }),
    ...(isTold(t) && { t: t - place.t }),
    ...(isTold(n) && { n: n - place.n }),
    ...(isTold(seen) && { seen: place.r - seen }),
  };
  return { item, beside };
};

/** The text of an entry from what is left of it; undefined if something is missing. */
export const restored = (item: Fields, place: Place, beside: Beside): string | undefined => {
  let isWhole = true;
  const back = (size: unknown): string => {
    const text = beside.take(size);
    isWhole &&= text !== undefined;
    return text ?? '';
  };
  const filled = (value: unknown, name: string): unknown => {
    if (name === 'm' && typeof value === 'string' && KEY_NAME.test(value)) return `${value}.${back(CHANCE)}`;
    return RANDOM.has(name) && typeof value === 'number' ? back(value) : value;
  };
  const { r, p, t, n, seen } = item;
  const whole = {
    ...(mapped(item, filled) as Fields),
    ...(isTold(r) && { r: r + place.r }),
    ...(p === '' && { p: place.p }),
    ...(isTold(t) && { t: t + place.t }),
    ...(isTold(n) && { n: n + place.n }),
    ...(isTold(seen) && { seen: place.r - seen }),
  };
  return isWhole ? JSON.stringify(whole) : undefined;
};

/** The reading position after an entry's text. */
export const placeAfter = (text: string, revision: number, place: Place): Place => {
  const entry = parseJson(text, LARGEST);
  const { t, n } = isObject(entry) ? entry : {};
  return {
    r: revision + 1,
    p: linkOf(text, place.p.length),
    t: isTold(t) ? t : place.t,
    n: isTold(n) ? n + 1 : place.n,
  };
};

export const LARGEST = 4 * 1024 * 1024;
export const HEADER = 4;

const isPair = (item: unknown): item is readonly [string, string] =>
  Array.isArray(item) && item.length === 2 && is(list(textUpTo(LARGEST)), item);

/** The entries again; undefined if they are damaged. */
export const unpack = (bytes: Uint8Array, from: number, checkpoint: string): Raws | undefined => {
  if (bytes.length < HEADER) return undefined;
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const told = bytes.subarray(HEADER, HEADER + length);
  const text = inflated(told, LARGEST);
  const value = text && parseJson(fromUtf8(text), LARGEST);
  if (!isObject(value) || !Array.isArray(value['items'])) return undefined;
  const beside = new Beside(bytes.subarray(HEADER + length));
  const entries: [string, string][] = [];
  let place: Place = { r: from, p: checkpoint, t: 0, n: 0 };
  for (const item of value['items'] as readonly unknown[]) {
    const whole = isObject(item) ? [entryKey(place.r), restored(item, place, beside)] : [];
    const [key, raw] = isPair(item) ? item : whole;
    if (key === undefined || raw === undefined) return undefined;
    entries.push([key, raw]);
    place = placeAfter(raw, revisionOf(key) ?? place.r, place);
  }
  return place.p === value['end'] ? Object.fromEntries(entries) : undefined;
};

/** So many compressed bytes at once expand to a megabyte at most. */
const STRIDE = 1024;

interface Stream {
  push(bytes: Uint8Array, isLast: boolean): void;
}
type Listening = (part: Uint8Array, isLast: boolean) => void;

const flow = (open: (listen: Listening) => Stream, bytes: Uint8Array, most: number): Uint8Array | undefined => {
  const parts: Uint8Array[] = [];
  let size = 0;
  let isWhole = false;
  const stream = open((part, isLast) => {
    parts.push(part);
    size += part.length;
    isWhole ||= isLast;
  });
  try {
    for (let at = 0; at < bytes.length && size <= most; at += STRIDE) {
      stream.push(bytes.subarray(at, at + STRIDE), at + STRIDE >= bytes.length);
    }
  } catch {
    return undefined;
  }
  return isWhole && size <= most ? joined(parts) : undefined;
};

/** The uncompressed bytes; undefined if they are damaged, or more than `most`. Uses no more memory than that. */
export const inflated = (bytes: Uint8Array, most: number): Uint8Array | undefined =>
  flow(listen => new Unzlib(listen), bytes, most);

/** Compressed without a frame; what stands in the dictionary as well costs little. */
export const deflatedBy = (dictionary: Uint8Array, bytes: Uint8Array): Uint8Array =>
  deflateSync(bytes, { level: 9, dictionary });

/** As `inflated`, of what the same dictionary has made small. */
export const inflatedBy = (dictionary: Uint8Array, bytes: Uint8Array, most: number): Uint8Array | undefined =>
  flow(listen => new Inflate({ dictionary }, listen), bytes, most);
