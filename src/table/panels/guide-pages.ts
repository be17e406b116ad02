/** A game's guide as a window shows it: one page, the contents, or search results. Its pages come from a journal. */

export interface JournalPage {
  readonly id: string;
  readonly name: string;
  /** 1 for a section, 2 for a section of a section. */
  readonly level: number;
  readonly html: string;
}

/** A line of the contents, or a search result. */
interface PageLine {
  readonly id: string;
  readonly name: string;
  readonly level: number;
  readonly isShown: boolean;
}
export interface FoundPage extends PageLine {
  /** The words around the result. */
  readonly before: string;
  readonly hit: string;
  readonly after: string;
}

export interface PagesPanel {
  readonly query: string;
  readonly found?: readonly FoundPage[];
  readonly contents?: readonly PageLine[];
  readonly page?: { readonly name: string; readonly html: string };
  readonly previous?: PageLine;
  readonly next?: PageLine;
}

export interface GuideLook {
  readonly query: string;
  /** The id of the open page; undefined for the contents. */
  readonly page?: string | undefined;
}

const SHOWN_BEFORE = 40;
const SHOWN_AFTER = 90;

/** The visible text of a journal's markup. */
export const plainOf = (html: string): string =>
  html
    .replace(/@UUID\[[^\]]*\]\{([^}]*)\}/g, '$1')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#(\d+);/g, (_sign, code: string) => String.fromCharCode(Number(code)))
    .replace(/\s+/g, ' ')
    .replace(/ ([.,:;!?)])/g, '$1')
    .trim();

/** A journal's links as buttons, and its terms as focusable elements. */
export const shownHtml = (html: string): string =>
  html
    .replace(
      /@UUID\[[^\]]*\.JournalEntryPage\.(\w+)\]\{([^}]*)\}/g,
      '<button type="button" class="rt-link" data-action="page" data-page="$1">$2</button>',
    )
    .replace(/<span class="rt-term"/g, '<span class="rt-term" tabindex="0" role="button" aria-haspopup="dialog"');

/** Pages with every word of the query; those with them in the name come first. */
const search = (pages: readonly JournalPage[], query: string, shown: string | undefined): readonly FoundPage[] => {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const [first = ''] = words;
  const found = pages.flatMap(({ id, name, level, html }) => {
    const text = plainOf(html);
    const low = text.toLocaleLowerCase();
    const title = name.toLocaleLowerCase();
    if (!words.every(word => low.includes(word) || title.includes(word))) return [];
    const whole = low.indexOf(words.join(' '));
    const at = Math.max(0, whole >= 0 ? whole : low.indexOf(first));
    const length = whole >= 0 ? words.join(' ').length : first.length;
    const inTitle = words.every(word => title.includes(word));
    const line = {
      id,
      name,
      level,
      isShown: id === shown,
      before: text.slice(Math.max(0, at - SHOWN_BEFORE), at),
      hit: text.slice(at, at + length),
      after: text.slice(at + length, at + length + SHOWN_AFTER),
    };
    return [{ line, rank: inTitle ? 0 : whole >= 0 ? 1 : 2 }];
  });
  return found.toSorted((a, b) => a.rank - b.rank).map(({ line }) => line);
};

/** What the window shows for these pages. */
export const guidePages = (pages: readonly JournalPage[], { query, page: shown }: GuideLook): PagesPanel => {
  if (query.trim().length > 1) return { query, found: search(pages, query, shown) };
  const lineOf = ({ id, name, level }: JournalPage): PageLine => ({ id, name, level, isShown: id === shown });
  const at = pages.findIndex(({ id }) => id === shown);
  const page = pages[at];
  if (!page) return { query, contents: pages.map(lineOf) };
  const [previous, next] = [pages[at - 1], pages[at + 1]];
  return {
    query,
    page: { name: page.name, html: shownHtml(page.html) },
    ...(previous && { previous: lineOf(previous) }),
    ...(next && { next: lineOf(next) }),
  };
};

export interface Definition {
  readonly name: string;
  readonly html: string;
}

/** The definitions on the page of the terms, by the term's id. */
export const definitionsIn = (html: string): ReadonlyMap<string, Definition> =>
  new Map(
    [...html.matchAll(/<dt id="term-([\w-]+)"[^>]*>([^<]*)<\/dt><dd>(.*?)<\/dd>/g)].map(
      ([, id = '', name = '', text = '']) => [id, { name, html: shownHtml(text) }] as const,
    ),
  );
