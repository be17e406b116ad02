/**
 * An entry as the page of an open chapter stores it, and every client receives it: the entry's text made small. What
 * follows from the place of other entries stays in it, so that each is read by itself. Text = `~` and base64url of two
 * bytes for a length, as many bytes of the deflated fields, and the bytes of the sealed parts, which nothing makes smaller.
 */
import { isObject, parseJson } from '../../kernel/reading';
import { fromBase64, fromUtf8, toBase64, toUtf8 } from '../crypto/bytes';
import { Beside, deflatedBy, inflatedBy, joined, type Place, restored, stripped } from './packing';
import { LONGEST } from './shapes';

/** An entry's text begins with a brace, a small one with this. */
const SMALL = '~';
const HEADER = 2;
const LARGEST_PART = 0xffff;
/** Nothing follows from it: no field is told by its distance from another entry's. */
const ALONE: Place = { r: 0, p: '', t: 0, n: 0 };

/**
 * Texts that entries have in common, the most frequent last. What is stored was made with exactly these: a text that
 * is changed here makes open tables unreadable.
 */
const COMMON = [
  '"claim":{"key":"","proof":""},"fulfils":1,"left":1,"kind":"undo","to":1,"consent":false,"kind":"vote","on":1,"yes":true',
  '"kind":"commitment","hash":"","root":"","kind":"number","number":"","kind":"proposal","what":{"kind":"edit","edit":{"kind":"',
  '"by":"hand","breaks":[{"section":"§","reason":"","details":{"user":"","by":"table","by":"window","passes":[{"seat":"',
  '","by":"own","m":".","seen":1,"s":"","share":""},{"by":"bot"},{"by":"clock"}],"why":{"word":"","params":{"',
  '"rolled":true,"share":"","barrier":true,"events":[{"kind":"agenda","keep":1,"top":[{"kind":"","seat":"","card":"',
  '{"r":1,"e":1,"p":"","t":1,"m":".","seen":-1,"s":"","sealed":[{"to":"@","box":116},{"to":"*","box":160}],"kind":"turn",',
  '"seat":"","by":"command","n":1,"barrier":false,"events":[{"kind":"',
].join('');
/** So far back a compressed text can refer. */
const REACH = 32_000;

/** Makes the entries of one table small, and whole again. */
export interface Shrinker {
  /** What is stored; the text itself where it would not become smaller, or is not written as ours are. */
  small(text: string): string;
  /** The text of what is stored; that itself if it is not small, or damaged. */
  whole(stored: string): string;
}

const wholeBy = (dictionary: Uint8Array, stored: string): string | undefined => {
  const bytes = stored.startsWith(SMALL) && stored.length <= LONGEST ? fromBase64(stored.slice(1)) : undefined;
  if (!bytes || bytes.length < HEADER) return undefined;
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint16(0);
  const told = inflatedBy(dictionary, bytes.subarray(HEADER, HEADER + length), LONGEST);
  const item = told && parseJson(fromUtf8(told), LONGEST);
  return isObject(item) ? restored(item, ALONE, new Beside(bytes.subarray(HEADER + length))) : undefined;
};

const smallBy = (dictionary: Uint8Array, text: string): string | undefined => {
  const entry = parseJson(text, LONGEST);
  if (!isObject(entry)) return undefined;
  const { item, beside } = stripped(entry, ALONE);
  const told = deflatedBy(dictionary, toUtf8(JSON.stringify(item)));
  if (told.length > LARGEST_PART) return undefined;
  const header = new Uint8Array(HEADER);
  new DataView(header.buffer).setUint16(0, told.length);
  return SMALL + toBase64(joined([header, told, ...beside]));
};

/** So many texts are kept: those of an open chapter are asked for again and again. */
const MOST_KEPT = 1_000;

/** `words`: the names that the table's head lists. */
export const shrinkerOf = (words: readonly string[]): Shrinker => {
  const dictionary = toUtf8(`${words.join('","')}${COMMON}`).slice(-REACH);
  const kept = new Map<string, string>();
  const keep = (stored: string, text: string): string => {
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(stored, text);
    return text;
  };
  const shrinker: Shrinker = {
    small(text) {
      const stored = smallBy(dictionary, text);
      if (stored === undefined || stored.length >= text.length || wholeBy(dictionary, stored) !== text) return text;
      keep(stored, text);
      return stored;
    },
    whole(stored) {
      if (!stored.startsWith(SMALL)) return stored;
      return kept.get(stored) ?? keep(stored, wholeBy(dictionary, stored) ?? stored);
    },
  };
  return shrinker;
};
