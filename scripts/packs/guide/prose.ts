/**
 * Parses the prose of a guide into pages of blocks, and blocks of pieces. The form is that of docs/writing-a-guide.md; a
 * line that cannot be parsed is an error with its number.
 */

export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly string[])[] }
  /** A table from the data of the game, under these heads. */
  | { readonly kind: 'table'; readonly name: string; readonly heads: readonly string[] }
  | { readonly kind: 'example'; readonly id: string; readonly text: string };

export interface ProsePage {
  /** A section's mark, or a name (`ten-minutes`). */
  readonly id: string;
  /** Empty for a section: its heading is among the words of the game. */
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface Term {
  readonly id: string;
  /** The forms of the term in a text; the first is its name. */
  readonly forms: readonly string[];
  readonly text: string;
}

export interface Prose {
  readonly pages: readonly ProsePage[];
  readonly terms: readonly Term[];
}

/** The page that is made of the terms. */
export const TERMS = 'terms';

const cellsIn = (line: string): readonly string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split(/\|(?![^[\]]*\])/)
    .map(cell => cell.trim());

/** Lines that belong together, up to the next empty one. */
const paragraphs = (lines: readonly string[]): readonly (readonly string[])[] => {
  const found: string[][] = [[]];
  for (const line of lines) {
    if (line.trim()) found.at(-1)?.push(line.trim());
    else found.push([]);
  }
  return found.filter(one => one.length);
};

/** The items of a list; a line without a sign continues the item before it. */
const itemsIn = (lines: readonly string[], sign: RegExp): readonly string[] => {
  const items: string[] = [];
  for (const line of lines) {
    if (sign.test(line)) items.push(line.replace(sign, ''));
    else items.push(`${items.pop() ?? ''} ${line}`);
  }
  return items;
};

const blockOf = (lines: readonly string[]): Block => {
  const [first = ''] = lines;
  const whole = lines.join(' ');
  if (first.startsWith('## ')) return { kind: 'heading', text: whole.slice(3) };
  if (first.startsWith('- ')) return { kind: 'list', ordered: false, items: itemsIn(lines, /^- /) };
  if (/^\d+\. /.test(first)) return { kind: 'list', ordered: true, items: itemsIn(lines, /^\d+\. /) };
  if (first.startsWith('|')) return { kind: 'rows', rows: lines.map(cellsIn) };
  const table = /^\{table ([\w-]+)((?: \|[^|}]*)*)\}$/.exec(whole);
  if (table) return { kind: 'table', name: table[1] ?? '', heads: cellsIn(table[2]?.trim() ?? '') };
  const example = /^!([\w-]+) (.*)$/.exec(whole);
  if (example) return { kind: 'example', id: example[1] ?? '', text: example[2] ?? '' };
  return { kind: 'text', text: whole };
};

/** Puts empty lines around headings and tables, and before an example, which are blocks even without them. */
const spaced = (lines: readonly string[]): readonly string[] =>
  lines.flatMap(line => {
    if (line.startsWith('## ') || line.startsWith('{table ')) return ['', line, ''];
    return /^![\w-]+ /.test(line) ? ['', line] : [line];
  });

const termOf = ([first = '', ...rest]: readonly string[]): Term => {
  const [id = '', forms = ''] = first.split(/:\s+/, 2);
  if (!/^[\w-]+$/.test(id) || !forms || !rest.length) throw new Error(`no term: ${first}`);
  return { id, forms: forms.split(',').map(form => form.trim()), text: rest.join(' ') };
};

/** Reads the prose of a guide. */
export const readProse = (text: string): Prose => {
  const pages: { id: string; title: string; lines: string[] }[] = [];
  text.split('\n').forEach((line, n) => {
    const head = /^# (\S+)(?: (.*))?$/.exec(line);
    if (head) pages.push({ id: head[1] ?? '', title: head[2] ?? '', lines: [] });
    else if (pages.length) pages.at(-1)?.lines.push(line);
    else if (line.trim()) throw new Error(`line ${n + 1} stands before the first page: ${line}`);
  });
  const terms = pages.find(({ id }) => id === TERMS);
  return {
    terms: terms ? paragraphs(terms.lines).map(termOf) : [],
    pages: pages.map(({ id, title, lines }) => ({
      id,
      title,
      blocks: id === TERMS ? [] : paragraphs(spaced(lines)).map(blockOf),
    })),
  };
};

/** A piece of a sentence: text, or a link to a page; some are emphasized. */
export interface Piece {
  readonly text: string;
  readonly isBold: boolean;
  /** The page it links to; without its own text the link shows the page's title. */
  readonly page?: string;
}

/** The pieces of a sentence: `**bold**`, `[§mark]`, `[§mark|text]`, and `**[§mark]**`. */
export const piecesOf = (text: string): readonly Piece[] =>
  text.split('**').flatMap((part, n) =>
    part
      .split(/(\[[^\]]+\])/)
      .filter(Boolean)
      .map((one): Piece => {
        const isBold = n % 2 === 1;
        if (!one.startsWith('[')) return { text: one, isBold };
        const [page = '', label = ''] = one.slice(1, -1).split('|', 2);
        return { text: label, isBold, page };
      }),
  );

/** The names in braces that a text leaves to the game. */
export const placeholdersIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name ?? '');
