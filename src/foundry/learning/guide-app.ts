/** The guide's window: a page of the rules, the contents, or search results. At a table it stands beside the board. */
import { guidePages, type PagesPanel, type JournalPage } from '../../table/panels/guide-pages';
import type { TableClient } from '../../table/panels/client-model';
import { guideHere, type GuideHere } from '../../table/panels/house-rules';
import { readingOf } from '../../table/panels/reading';
import { knownRegistry, lastTable, placeNow } from '../windows';
import { openDifferences } from '../my-copy/own-copy';
import { RtApplication, template, type Options, type Parts } from '../rt-application';
import { setAside } from '../layout/guide-space';
import { NARROW } from '../layout/dock-sizes';
import { toolsEnd } from '../layout/own-parts';
import { speech } from '../lazy-import';
import { openJournal, pageId } from './journal';
import { pageSize } from '../page-size';

/** Where the reader was: page and scroll position. */
interface Bookmark {
  readonly page: string | undefined;
  readonly scroll: number;
}

interface Shown extends PagesPanel {
  readonly back: boolean;
  /** What differs at the table where the user reads. */
  readonly here?: GuideHere;
}

/** A section and its ancestors: '§2.3.1', '§2.3', '§2'. */
const above = (section: string): readonly string[] => {
  const at = section.lastIndexOf('.');
  return at < 0 ? [section] : [section, ...above(section.slice(0, at))];
};

const WIDTH = 430;
const GAP = 8;
/** At less than this distance (px) from the tools, the window counts as beside the board, which gives it room. */
const NEAR = 60;

export class GuideApp extends RtApplication {
  static override DEFAULT_OPTIONS: Options = {
    id: 'rt-guide',
    classes: ['rt-guide-app'],
    window: { icon: 'fa-solid fa-book-open' },
    position: { width: WIDTH, height: 640 },
    actions: {
      page: GuideApp.#onPage,
      back: GuideApp.#onBack,
      contents: GuideApp.#onContents,
      print: GuideApp.#onPrint,
      journal: GuideApp.#onJournal,
      differences: GuideApp.#onDifferences,
    },
  };
  static override PARTS: Parts = {
    head: { template: template('guide-head') },
    page: { template: template('guide-page'), scrollable: [''] },
  };

  #game = '';
  #name = '';
  #pages: readonly JournalPage[] = [];
  #page: string | undefined;
  #query = '';
  #visited: Bookmark[] = [];
  #isFresh = false;

  override get title(): string {
    return speech.format('RT.guide.window', { game: this.#name });
  }

  protected override panel(): Shown {
    return {
      ...guidePages(this.#pages, { query: this.#query, page: this.#page }),
      back: this.#visited.length > 0,
      ...this.#here(),
    };
  }

  /** The current table, if it is of this game. */
  get #table(): TableClient | undefined {
    const client = knownRegistry()?.table(lastTable() ?? '');
    return client?.game.id === this.#game ? client : undefined;
  }

  #here(): Pick<Shown, 'here'> {
    const client = this.#table;
    if (!client || this.#query) return {};
    const marks = new Set(client.game.options.flatMap(({ section }) => above(section)));
    const mark = [...marks].find(one => pageId(this.#game, one) === this.#page) ?? '';
    const here = guideHere(readingOf(client, speech), mark);
    return here ? { here } : {};
  }

  /** Shows a page of a game's guide; without one, or if it is unknown, the contents. */
  open(game: string, name: string, pages: readonly JournalPage[], page: string | undefined): void {
    if (this.#game !== game) this.#visited = [];
    this.#game = game;
    this.#name = name;
    this.#pages = pages;
    this.#go(pages.some(({ id }) => id === page) ? page : undefined);
  }

  #go(page: string | undefined): void {
    if (this.rendered && page !== this.#page)
      this.#visited.push({ page: this.#page, scroll: this.#scroller?.scrollTop ?? 0 });
    this.#page = page;
    this.#query = '';
    this.#isFresh = true;
    if (this.rendered) this.refresh();
  }

  get #scroller(): HTMLElement | undefined {
    return this.element?.querySelector<HTMLElement>('.rt-rules') ?? undefined;
  }

  override async _onFirstRender(...given: Parameters<RtApplication['_onFirstRender']>): Promise<void> {
    await super._onFirstRender(...given);
    this.element.addEventListener('input', ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      this.#query = target.value;
      this.refresh('page');
    });
    this.#standBeside();
  }

  override async _onRender(...given: Parameters<RtApplication['_onRender']>): Promise<void> {
    await super._onRender(...given);
    const title = this.element.querySelector('.window-title');
    if (title) title.textContent = this.title;
    if (this.#isFresh) this.#scroller?.scrollTo({ top: 0 });
    this.#isFresh = false;
  }

  /** At a table the window begins at the end of the tools, and is as high as the board's room. */
  #standBeside(): void {
    if (!placeNow() || pageSize().width < NARROW) return;
    const hand = this.element.ownerDocument.querySelector('.rt-dock--hand:not([hidden])');
    const end = hand?.getBoundingClientRect().top ?? pageSize().height;
    this.setPosition({ left: toolsEnd() + GAP, top: GAP, height: end - 2 * GAP, width: WIDTH });
  }

  override _onPosition(...given: Parameters<RtApplication['_onPosition']>): void {
    super._onPosition(...given);
    if (!placeNow() || pageSize().width < NARROW) return setAside(0);
    const { left, right } = this.element.getBoundingClientRect();
    setAside(Math.abs(left - toolsEnd()) < NEAR ? right : 0);
  }

  override _onClose(...given: Parameters<RtApplication['_onClose']>): void {
    super._onClose(...given);
    setAside(0);
  }

  static #onPage(this: GuideApp, _event: Event, { dataset }: HTMLElement): void {
    this.#go(dataset['page']);
  }

  static #onBack(this: GuideApp): void {
    const last = this.#visited.pop();
    if (!last) return;
    this.#page = last.page;
    this.#query = '';
    this.refresh();
    this.element.ownerDocument.defaultView?.requestAnimationFrame(() => this.#scroller?.scrollTo({ top: last.scroll }));
  }

  static #onContents(this: GuideApp): void {
    this.#go(undefined);
  }

  static #onPrint(this: GuideApp): void {
    globalThis.print();
  }

  static async #onJournal(this: GuideApp): Promise<void> {
    const page = this.#page ?? this.#pages[0]?.id;
    if (page !== undefined) await openJournal(this.#game, page);
  }

  static async #onDifferences(this: GuideApp): Promise<void> {
    const client = this.#table;
    if (client) await openDifferences(client);
  }
}
