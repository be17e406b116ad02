/**
 * Combines many pictures into one SVG file. Shared parts are stored once: a board is drawn for the first picture and
 * referenced by the others. A picture is addressed by its id, `<img src="sheet.svg#id">`; each `<img>` sets its own
 * size.
 */
import { el } from '../../../src/table/drawing/svg';

interface Drawn {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** A whole `<svg>`. */
  readonly svg: string;
}

/** An element stored once, however often it is drawn; text is an element without a tag. */
interface Part {
  readonly text: string;
  readonly open: string;
  readonly tag: string;
  readonly parts: readonly Part[];
  /** How often different parts draw it, and its neighbours. */
  uses: number;
  readonly before: Set<Part | undefined>;
  readonly after: Set<Part | undefined>;
}

/** Shorter markup is not worth a reference. */
const SHORT = 60;

/** Splits pictures into shared parts. Patterns are collected under the ids by which they are referenced. */
const reading = () => {
  const known = new Map<string, Part>();
  const patterns = new Map<string, string>();
  const part = (text: string, open: string, parts: readonly Part[]): Part => {
    const found = known.get(text);
    if (found) return found;
    const tag = open.split(' ', 1)[0] ?? '';
    const made = { text, open, tag, parts, uses: 0, before: new Set<Part>(), after: new Set<Part>() };
    known.set(text, made);
    return made;
  };
  const made = (open: string, parts: readonly Part[]): readonly Part[] => {
    const inner = parts.map(({ text }) => text).join('');
    const tag = open.split(' ', 1)[0] ?? '';
    const one = part(inner ? `<${open}>${inner}</${tag}>` : `<${open}/>`, open, parts);
    if (tag !== 'defs') return [one];
    for (const pattern of parts) {
      const id = /id="([^"]*)"/.exec(pattern.open)?.[1] ?? '';
      if ((patterns.get(id) ?? pattern.text) !== pattern.text) throw new Error(`two patterns are called ${id}`);
      patterns.set(id, pattern.text);
    }
    return [];
  };
  const read = (svg: string): Part => {
    const open: { readonly tag: string; readonly parts: Part[] }[] = [{ tag: '', parts: [] }];
    for (const [whole, tag, closed] of svg.matchAll(/<\/\w+>|<(\w[^>]*?)(\/?)>|[^<]+/g)) {
      if (tag !== undefined && !closed) open.push({ tag, parts: [] });
      else {
        const ended = whole.startsWith('</') ? open.pop() : undefined;
        const parts = ended ? made(ended.tag, ended.parts) : tag === undefined ? [part(whole, '', [])] : made(tag, []);
        open.at(-1)?.parts.push(...parts);
      }
    }
    const [picture] = open[0]?.parts ?? [];
    if (!picture) throw new Error('a picture is empty');
    return picture;
  };
  return { read, known, patterns };
};

const count = (parts: readonly Part[]): void =>
  parts.forEach((one, at) => {
    one.uses += 1;
    one.before.add(parts[at - 1]);
    one.after.add(parts[at + 1]);
  });

/** Are two parts always drawn one right after the other? */
const areOne = (one: Part, next: Part | undefined): boolean =>
  !!next && !!one.tag && !!next.tag && one.uses === next.uses && one.after.size === 1 && next.before.size === 1;

/** Groups parts that are always drawn together. */
const runsOf = (parts: readonly Part[]): readonly (readonly [Part, ...Part[]])[] => {
  const runs: [Part, ...Part[]][] = [];
  parts.forEach((one, at) => {
    const last = parts[at - 1];
    if (last && areOne(last, one)) runs.at(-1)?.push(one);
    else runs.push([one]);
  });
  return runs;
};

/** Writes parts, and references those drawn more than once. */
const writing = () => {
  const named = new Map<Part, string>();
  const shared: string[] = [];
  const whole = ({ text, open, tag, parts }: Part): string =>
    parts.length ? `<${open}>${write(parts)}</${tag}>` : text;
  const write = (parts: readonly Part[]): string =>
    runsOf(parts)
      .map(run => {
        const [first] = run;
        const length = run.reduce((sum, { text }) => sum + text.length, 0);
        if (!first.tag || first.uses === 1 || length < SHORT) return run.map(whole).join('');
        const id = named.get(first) ?? `s${named.size}`;
        if (!named.has(first)) {
          named.set(first, id);
          shared.push(el('g', { id }, ...run.map(whole)));
        }
        return el('use', { href: `#${id}` });
      })
      .join('');
  return { write, shared };
};

/** Only one picture is visible at a time, by its view; browsers that support `:has` do not even lay out the others. */
const STYLE = ':root:has(>view:target)>svg{display:none}:root>view:target+svg{display:inline}';

/** The file of some pictures. */
export const sheetOf = (pictures: readonly Drawn[]): string => {
  const { read, known, patterns } = reading();
  const drawn = pictures.map(picture => ({ ...picture, ...read(picture.svg) }));
  for (const { parts } of known.values()) count(parts);
  const { write, shared } = writing();
  let top = 0;
  const laid = drawn.map(({ id, width, height, open, parts }) => {
    const box = `0 ${top} ${width} ${height}`;
    const viewBox = /viewBox="([^"]*)"/.exec(open)?.[1];
    const picture = el('svg', { y: top, width, height, viewBox }, write(parts));
    top += height;
    return el('view', { id, viewBox: box }) + picture;
  });
  const defs = el('defs', {}, ...patterns.values(), ...shared);
  return el('svg', { xmlns: 'http://www.w3.org/2000/svg' }, el('style', {}, STYLE), defs, ...laid);
};
