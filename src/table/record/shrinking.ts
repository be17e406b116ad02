/**
 * An entry as the page of an open chapter stores it, and as every client receives it: its text made small. There are
 * two forms. `~` and base64url: a length of two bytes, that many bytes of deflated fields, and the bytes of the sealed
 * parts, which cannot be compressed. This form is read by itself. `!` is the same with six bytes of the entry's link in
 * front. It is read after the earlier entries on its page, which give its other fields. If these are not the entries it
 * was written after, it is not read.
 */
import { isObject, parseJson } from '../../kernel/reading';
import { fromBase64, fromUtf8, linkOf, SHORT_LINK_LETTERS, toBase64, toUtf8 } from '../crypto/bytes';
import { entryKey, revisionOf } from './codec';
import { Beside, deflatedBy, inflatedBy, joined, type Place, placeAfter, restored, stripped } from './packing';
import { LONGEST } from './shapes';
import { MOST_ENTRIES, type Raws } from './timeline';

/** An entry's text begins with a brace, a small one with one of these. */
const SMALL = '~';
const FOLLOWING = '!';
const HEADER = 2;
/** So many bytes of its link tell that an entry follows the one before it. */
const LINKED = 6;
const LARGEST_PART = 0xffff;
/** For an entry without a base: no field is written as a difference to another entry's. */
const ALONE: Place = { r: 0, p: '', t: 0, n: 0 };
/** A link has this many letters at least, the short one of an older record. */
const LEAST_LINK = SHORT_LINK_LETTERS;
/** From so many entries before it an entry may take its words. */
const BEFORE = 4;

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
  /**
   * What is stored; the text itself where it would not become smaller, or is not written as ours are. `before`: the
   * entries that stand before it on its page.
   */
  small(text: string, before?: Raws): string;
  /** The texts of the entries that a page stores; what is not small, or damaged, stays as it is. */
  whole(stored: Raws): Raws;
}

/** What an entry is read with: the dictionary, and what follows from the entry before it. */
interface Context {
  readonly dictionary: Uint8Array;
  readonly place: Place;
  /** The beginning of the link of the entry before it; nothing where it is read by itself. */
  readonly linked: Uint8Array;
}

type Pairs = readonly (readonly [string, string])[];
const sorted = (entries: Raws): Pairs => Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1));

const fieldsOf = (text: string): Readonly<Record<string, unknown>> => {
  const entry = parseJson(text, LONGEST);
  return isObject(entry) ? entry : {};
};

/** What the next entries need of one: its words, which they may say again, its link, and what it continues from. */
interface Said {
  readonly words: string;
  readonly link: string;
  readonly p: unknown;
}
const saidBy = (text: string): Said => {
  const entry = fieldsOf(text);
  const words = JSON.stringify(stripped({ ...entry, p: '' }, ALONE).item);
  return { words, link: linkOf(text), p: entry['p'] };
};

const isSamePairs = (one: Pairs, other: Pairs): boolean =>
  one.length === other.length && one.every(([key, text], at) => key === other[at]?.[0] && text === other[at]?.[1]);

const isSameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);

const wholeBy = ({ dictionary, place, linked }: Context, stored: string): string | undefined => {
  const bytes = stored.length <= LONGEST ? fromBase64(stored.slice(1)) : undefined;
  const from = linked.length + HEADER;
  if (!bytes || bytes.length < from || !isSameBytes(bytes.subarray(0, linked.length), linked)) return undefined;
  const length = new DataView(bytes.buffer, bytes.byteOffset + linked.length).getUint16(0);
  const told = inflatedBy(dictionary, bytes.subarray(from, from + length), LONGEST);
  const item = told && parseJson(fromUtf8(told), LONGEST);
  return isObject(item) ? restored(item, place, new Beside(bytes.subarray(from + length))) : undefined;
};

const smallBy = ({ dictionary, place, linked }: Context, text: string): string | undefined => {
  const entry = parseJson(text, LONGEST);
  if (!isObject(entry)) return undefined;
  const { item, beside } = stripped(entry, place);
  const told = deflatedBy(dictionary, toUtf8(JSON.stringify(item)));
  if (told.length > LARGEST_PART) return undefined;
  const header = new Uint8Array(HEADER);
  new DataView(header.buffer).setUint16(0, told.length);
  return (linked.length ? FOLLOWING : SMALL) + toBase64(joined([linked, header, told, ...beside]));
};

/** So many texts are kept: those of a record are asked for again and again. */
const MOST_KEPT = MOST_ENTRIES;

/** `listed`: the names that the table's head lists. */
export const shrinkerOf = (listed: readonly string[]): Shrinker => {
  const common = `${listed.join('","')}${COMMON}`;
  const alone: Context = { dictionary: toUtf8(common).slice(-REACH), place: ALONE, linked: new Uint8Array() };

  const known = new Map<string, Said>();
  const said = (text: string): Said => {
    const one = known.get(text) ?? saidBy(text);
    if (known.size >= MOST_KEPT) known.clear();
    known.set(text, one);
    return one;
  };

  /** Those of some entries from which the next continues, as far back as each continues from the one before it. */
  const linkedTo = (p: unknown, entries: Pairs): Pairs => {
    let [at, wanted] = [entries.length, p];
    for (; at > 0; at--) {
      const { link, p: next } = said(entries[at - 1]?.[1] ?? '');
      if (typeof wanted !== 'string' || wanted.length < LEAST_LINK || !link.startsWith(wanted)) break;
      wanted = next;
    }
    return entries.slice(at);
  };

  /** The context after some entries, each of which continues from the one before it. */
  const after = (entries: Pairs): Context => {
    const [key = '', text = ''] = entries.at(-1) ?? [];
    const revision = revisionOf(key);
    const { p } = said(text);
    if (revision === undefined || typeof p !== 'string') return alone;
    const place = placeAfter(text, revision, { ...ALONE, p });
    const linked = (fromBase64(place.p) ?? new Uint8Array()).subarray(0, LINKED);
    if (linked.length < LINKED) return alone;
    const dictionary = toUtf8(common + entries.map(([, one]) => said(one).words).join('')).slice(-REACH);
    return { dictionary, place, linked };
  };

  // by what stands before, for an entry says something else after another
  const kept = new Map<string, { readonly before: Pairs; readonly text: string }>();
  const keep = (stored: string, before: Pairs, text: string): void => {
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(stored, { before, text });
  };
  const wholeAfter = (stored: string, entries: Pairs): string => {
    const isFollowing = stored.startsWith(FOLLOWING);
    if (!isFollowing && !stored.startsWith(SMALL)) return stored;
    const before = isFollowing ? entries : [];
    const one = kept.get(stored);
    if (one && isSamePairs(one.before, before)) return one.text;
    const last = before.at(-1);
    // what is strange on the page has no say in what was written after entries of ours
    const context = last ? after([...linkedTo(said(last[1]).p, before.slice(0, -1)), last]) : alone;
    const text = isFollowing && context === alone ? undefined : wholeBy(context, stored);
    keep(stored, before, text ?? stored);
    return text ?? stored;
  };
  const shrinker: Shrinker = {
    small(text, before = {}) {
      const { r, p } = fieldsOf(text);
      // one that is written again may stand there already
      const entries = sorted(before)
        .filter(([key]) => revisionOf(key) !== undefined && key < entryKey(Number(r)))
        .slice(-BEFORE);
      // where somebody has changed one of them since, it is read by itself
      const linked = linkedTo(p, entries);
      const isWhole = linked.length > 0 && linked.length === entries.length;
      const context = isWhole ? after(entries) : alone;
      const stored = smallBy(context, text);
      if (stored === undefined || stored.length >= text.length || wholeBy(context, stored) !== text) return text;
      keep(stored, context === alone ? [] : entries, text);
      return stored;
    },
    whole(stored) {
      const texts: Record<string, string> = {};
      const entries: (readonly [string, string])[] = [];
      for (const [key, text] of sorted(stored)) {
        const whole = wholeAfter(text, entries.slice(-BEFORE));
        texts[key] = whole;
        // what has another key is no context for later entries
        if (revisionOf(key) !== undefined) entries.push([key, whole]);
      }
      return texts;
    },
  };
  return shrinker;
};
