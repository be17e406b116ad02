/** The pages of a guide in one language, as a journal's markup: prose, tables from the game's data, played examples. */
import type { Cell, GuideLanguage } from '../../../src/kernel/guide';
import type { Atom } from '../../../src/kernel/messages';
import { defaultOptions } from '../../../src/kernel/options';
import { documentId } from '../../../src/table/crypto/bytes';
import type { AnyGame } from '../../../src/table/record/model';
import { wordingOf, type Speech, type Wording } from '../../../src/table/i18n/wording';
import { escapeHtml } from '../../../src/table/drawing/svg';
import { speechOf } from '../../languages';
import { picturesOf, type GuidePicture } from './pictures';
import { type AnyGuide, played, told, type Played } from './played';
import { type Block, piecesOf, placeholdersIn, readProse, TERMS, type Prose, type ProsePage, type Term } from './prose';

export interface Page {
  readonly id: string;
  /** The id of the journal's page. */
  readonly key: string;
  readonly name: string;
  /** 1 for a section, 2 for a section of a section. */
  readonly level: number;
  readonly html: string;
  /** The author's text, as paragraphs or items, with data filled in. */
  readonly prose: readonly string[];
}

export interface RenderedGuide {
  readonly prose: Prose;
  readonly pages: readonly Page[];
  readonly pictures: readonly GuidePicture[];
  /** The terms that each page marks. */
  readonly marked: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The path under which ids of a guide's documents are made. */
export const guidePath = (game: string, language: string, page?: string): string =>
  `packs/guides/${game}.${language}${page === undefined ? '' : `/${page}`}`;

const journalLink = (game: string, language: string, page: string, label: string): string => {
  const ids = [documentId(guidePath(game, language)), documentId(guidePath(game, language, page))];
  return `@UUID[Compendium.revolution-tables.guides.JournalEntry.${ids[0]}.JournalEntryPage.${ids[1]}]{${label}}`;
};

/** The subheads common to all pages, written as keys: `## do`. */
const SUBHEADS: Readonly<Record<string, string>> = { do: 'you-do', not: 'forbidden', aim: 'aim' };

interface Writer {
  readonly game: AnyGame;
  readonly guide: AnyGuide;
  readonly language: GuideLanguage;
  readonly words: Wording;
  readonly speech: Speech;
  readonly prose: Prose;
  readonly examples: ReadonlyMap<string, Played>;
  readonly pictures: ReadonlyMap<string, readonly GuidePicture[]>;
}

/** A number is not an id, even where cards have numbers as ids. */
export const nameOf = (words: Wording, value: Atom): string =>
  typeof value === 'number' ? String(value) : words.name(String(value));

/** Fills values and names of the game into `{…}`. */
const filled = ({ guide, words }: Writer, text: string): string =>
  placeholdersIn(text).reduce((now, name) => {
    const figure = guide.figures[name];
    const value = figure === undefined ? words.name(name) : nameOf(words, figure);
    if (figure === undefined && value === name) throw new Error(`{${name}} is neither a figure nor an id of the game`);
    return now.replace(`{${name}}`, value);
  }, text);

const titleOf = ({ words, prose }: Writer, id: string): string => {
  if (id.startsWith('§')) return words.section(id);
  const page = prose.pages.find(one => one.id === id);
  if (!page) throw new Error(`there is no page ${id}`);
  return page.title;
};

const literal = (form: string): string => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Every form of every term, the longest first, so that a short one does not match inside a long one. */
const formsOf = (terms: readonly Term[]): readonly (readonly [form: string, term: Term])[] =>
  terms.flatMap(term => term.forms.map(form => [form, term] as const)).toSorted(([a], [b]) => b.length - a.length);

/** Marks each term at its first place on a page. */
const marker = (gameId: string, terms: readonly Term[], seen: Set<string>) => {
  const forms = formsOf(terms);
  if (!forms.length) return escapeHtml;
  const found = new RegExp(
    `(?<![\\p{L}\\d-])(${forms.map(([form]) => literal(form)).join('|')})(?![\\p{L}\\d])`,
    'giu',
  );
  const termOf = new Map(forms.map(([form, term]) => [form.toLocaleLowerCase(), term]));
  return (text: string): string =>
    text
      .split(found)
      .map((part, n) => {
        const term = n % 2 ? termOf.get(part.toLocaleLowerCase()) : undefined;
        if (!term || seen.has(term.id)) return escapeHtml(part);
        seen.add(term.id);
        return `<span class="rt-term" data-term="${gameId}/${term.id}">${escapeHtml(part)}</span>`;
      })
      .join('');
};

/** Writes a sentence: links, emphasis, and its terms. */
const sentence = (writer: Writer, text: string, mark: (text: string) => string): string =>
  piecesOf(filled(writer, text))
    .map(({ text: own, page, isBold }) => {
      const label = escapeHtml(own || (page === undefined ? '' : titleOf(writer, page)));
      const shown = page === undefined ? mark(own) : journalLink(writer.game.id, writer.language, page, label);
      return isBold ? `<strong>${shown}</strong>` : shown;
    })
    .join('');

const cellText = ({ words }: Writer, cell: Cell): string => {
  if (Array.isArray(cell)) return cell.map(one => nameOf(words, one)).join(', ');
  if (typeof cell === 'number') return String(cell);
  const text = String(cell);
  const name = words.name(text);
  return name === text && text.includes('.') ? words.text(text) : name;
};

const tableOf = (heads: readonly string[], rows: readonly (readonly string[])[]): string => {
  const row = (tag: string, cells: readonly string[]): string =>
    `<tr>${cells.map(cell => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  const head = heads.some(Boolean) ? `<thead>${row('th', heads)}</thead>` : '';
  return `<table>${head}<tbody>${rows.map(cells => row('td', cells)).join('')}</tbody></table>`;
};

const exampleOf = (
  writer: Writer,
  { id, text }: Extract<Block, { kind: 'example' }>,
  mark: (text: string) => string,
): string => {
  const { game, words, speech, examples, pictures } = writer;
  const run = examples.get(id);
  if (!run) throw new Error(`there is no example ${id}`);
  const shown = (pictures.get(id) ?? []).map(
    ({ path, width, height, legend }) =>
      `<img src="modules/revolution-tables/assets/${path}" width="${width}" height="${height}" alt="${escapeHtml(legend)}">` +
      (legend &&
        `<p class="rt-example__legend">${escapeHtml(speech.localize('RT.guide.in-the-picture'))} ${escapeHtml(legend)}</p>`),
  );
  const moves = told(game, words, speech, run).map(({ seat, command, results, refusal }) => {
    const what = `<strong>${escapeHtml(seat)}:</strong> ${escapeHtml(command)}`;
    if (refusal) {
      const cite = journalLink(game.id, writer.language, refusal.section, escapeHtml(words.section(refusal.section)));
      return `<li class="rt-example__refused">${what} <em>✗ ${escapeHtml(refusal.text)}</em> (${cite})</li>`;
    }
    const came = results.map(result => `<li>${escapeHtml(result)}</li>`).join('');
    return `<li>${what}${came && `<ul>${came}</ul>`}</li>`;
  });
  return (
    `<figure class="rt-example" id="example-${id}"><figcaption><strong>${escapeHtml(speech.localize('RT.guide.example'))}</strong> ` +
    `${sentence(writer, text, mark)}</figcaption>${shown.join('')}<ol>${moves.join('')}</ol></figure>`
  );
};

const blockOf = (writer: Writer, block: Block, mark: (text: string) => string): string => {
  const say = (text: string): string => sentence(writer, text, mark);
  switch (block.kind) {
    case 'heading': {
      const key = SUBHEADS[block.text];
      return `<h2>${key ? escapeHtml(writer.speech.localize(`RT.guide.${key}`)) : say(block.text)}</h2>`;
    }
    case 'text':
      return `<p>${say(block.text)}</p>`;
    case 'list': {
      const items = block.items.map(item => `<li>${say(item)}</li>`).join('');
      return block.ordered ? `<ol>${items}</ol>` : `<ul>${items}</ul>`;
    }
    case 'rows': {
      const [heads = [], ...rows] = block.rows.map(cells => cells.map(say));
      return tableOf(heads, rows);
    }
    case 'table': {
      const rows = writer.guide.tables[block.name];
      if (!rows) throw new Error(`there is no table ${block.name}`);
      return tableOf(
        block.heads.map(say),
        rows.map(cells => cells.map(cell => escapeHtml(cellText(writer, cell)))),
      );
    }
    case 'example':
      return exampleOf(writer, block, mark);
  }
};

/** The options of a table for a section. */
const choicesOf = ({ game, words, speech }: Writer, mark: string): string => {
  const specs = game.options.filter(({ section, kind }) => section === mark && kind !== 'data' && kind !== 'mark');
  if (!specs.length) return '';
  const items = specs.map(spec => {
    const head = `<strong>${escapeHtml(words.text(`options.${spec.id}.name`))}</strong>: ${escapeHtml(words.text(`options.${spec.id}.hint`))}`;
    if (spec.kind !== 'choice') return `<li>${head}</li>`;
    const values = spec.values.map((value, n) => {
      const text = escapeHtml(words.text(`options.${spec.id}.values.${value}`));
      return `<li>${value === spec.default || (!n && !spec.default) ? `${text} (${escapeHtml(speech.localize('RT.guide.usual'))})` : text}</li>`;
    });
    return `<li>${head}<ul>${values.join('')}</ul></li>`;
  });
  return `<h2>${escapeHtml(speech.localize('RT.guide.your-table'))}</h2><ul>${items.join('')}</ul>`;
};

/** The texts of a page that an author wrote. */
const writtenIn = (writer: Writer, { blocks }: ProsePage): readonly string[] =>
  blocks.flatMap(block => {
    if (block.kind === 'heading' || block.kind === 'table') return [];
    const texts = block.kind === 'list' ? block.items : block.kind === 'rows' ? block.rows.flat() : [block.text];
    return texts.map(text =>
      piecesOf(filled(writer, text))
        .map(piece => (piece.page === undefined ? piece.text : piece.text || titleOf(writer, piece.page)))
        .join(''),
    );
  });

const glossary = (writer: Writer): string =>
  `<dl>${writer.prose.terms
    .map(term => {
      const others = writer.prose.terms.filter(one => one !== term);
      const picture = writer.pictures.get(`term-${term.id}`)?.[0];
      const image = picture
        ? `<img src="modules/revolution-tables/assets/${picture.path}" width="${picture.width}" height="${picture.height}" alt="">`
        : '';
      const text = sentence(writer, term.text, marker(writer.game.id, others, new Set()));
      return `<dt id="term-${term.id}" data-forms="${escapeHtml(term.forms.join('|'))}">${escapeHtml(term.forms[0] ?? '')}</dt><dd>${image}${text}</dd>`;
    })
    .join('')}</dl>`;

const levelOf = (id: string): number => (id.startsWith('§') && id.includes('.') ? 2 : 1);

/** A guide in one language. */
export const renderGuide = (game: AnyGame, guide: AnyGuide, language: GuideLanguage): RenderedGuide => {
  const speech = speechOf(language);
  const words = wordingOf(game.presentation({ ...defaultOptions(game.options), ...guide.options }), speech);
  const prose = readProse(guide.texts[language]);
  const examples = new Map(Object.entries(guide.examples).map(([id, one]) => [id, played(game, id, one)]));
  const pictures = picturesOf(game, guide, examples, language);
  const writer: Writer = { game, guide, language, words, speech, prose, examples, pictures };
  const marked = new Map<string, Set<string>>();
  const pages = prose.pages.map((page): Page => {
    const seen = new Set<string>();
    marked.set(page.id, seen);
    const mark = marker(game.id, prose.terms, seen);
    const body = page.blocks.map(block => blockOf(writer, block, mark)).join('');
    const html = page.id === TERMS ? glossary(writer) : body + choicesOf(writer, page.id);
    const written = page.id === TERMS ? prose.terms.map(term => filled(writer, term.text)) : writtenIn(writer, page);
    const key = documentId(guidePath(game.id, language, page.id));
    return { id: page.id, key, name: titleOf(writer, page.id), level: levelOf(page.id), html, prose: written };
  });
  return { prose, pages, pictures: [...pictures.values()].flat(), marked };
};
