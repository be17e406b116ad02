import { button, make, parse } from '../dom';
import { DialogV2 } from '../dialog';
import { DocumentSheetV2 } from '../document-sheet';
import { TextEditor } from '../clean-html';
import { localize, page, type HostCollection, type HostDocument, type HostPage } from '../globals';
import type { ApplicationOptions, RenderOptions } from '../application/options';

/** [D13] foundry.applications.sheets.journal.JournalEntrySheet: the pages of an entry, to read and to write. */
export class JournalEntrySheet extends DocumentSheetV2 {
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = {
    classes: ['journal-sheet', 'journal-entry'],
    tag: 'div',
    viewPermission: 2,
    window: { icon: 'fa-solid fa-book-open', resizable: true },
    position: { width: 720, height: 640 },
    actions: {
      editPage: JournalEntrySheet.#edit,
      createPage: JournalEntrySheet.#create,
      deletePage: JournalEntrySheet.#delete,
    },
  };

  get #pages(): HostCollection<HostPage> {
    return (this.document as unknown as { pages: HostCollection<HostPage> }).pages;
  }

  /** The one page that this window shows, if it was opened for one. */
  #only: string | undefined;

  /** [D14] JournalSheetRenderOptions: `pageId` names the page to show. */
  override async _prepareContext(options: RenderOptions = {}): Promise<Record<string, unknown>> {
    const { pageId, force } = options;
    // opened anew without a page, it shows all of them again
    if (force) this.#only = typeof pageId === 'string' ? pageId : undefined;
    return super._prepareContext(options);
  }

  /** [D14] JournalEntrySheet#goToPage: shows a page and, where it has one, the part of a name. */
  goToPage(pageId: string, { anchor }: { anchor?: string } = {}): void {
    void this.render({ force: true, pageId }).then(() => {
      const shown = this.element.querySelector(`[data-page-id="${CSS.escape(pageId)}"]`);
      const part = anchor
        ? shown?.querySelector(`[data-anchor="${CSS.escape(anchor)}"], #${CSS.escape(anchor)}`)
        : undefined;
      (part ?? shown)?.scrollIntoView();
    });
  }

  /** The pages that its user may observe; of an entry shown by force, all. */
  #shown(): (HostPage & HostDocument)[] {
    const { user } = page.game;
    const isForced = this.options['viewPermission'] === 0;
    return this.#pages.contents
      .filter(one => this.#only === undefined || one.id === this.#only)
      .filter(one => isForced || (user !== null && one.testUserPermission(user, 'OBSERVER')))
      .toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0));
  }

  override async _renderHTML(): Promise<HTMLElement[]> {
    const pages = this.#shown();
    const articles = await Promise.all(pages.map(page => this.#article(page)));
    const contents = make(
      'nav',
      { class: 'journal-sidebar' },
      make(
        'ol',
        { class: 'plain' },
        ...pages.map(page => make('li', {}, make('a', { href: `#${this.id}-${page.id}` }, page.name))),
      ),
      this.isEditable ? button({ 'data-action': 'createPage' }, localize('Add a page')) : undefined,
    );
    return [contents, make('div', { class: 'journal-entry-pages', 'data-scrolls': true }, ...articles)];
  }

  async #article(page: HostPage): Promise<HTMLElement> {
    const html = await TextEditor.enrichHTML(page.text?.content ?? '', { secrets: page.isOwner });
    const tool = (symbol: string, action: string, label: string): HTMLElement =>
      button({ class: `plain icon fa-solid ${symbol}`, 'data-action': action, 'aria-label': localize(label) });
    const tools = this.isEditable
      ? make(
          'div',
          { class: 'page-tools flexrow' },
          tool('fa-pen', 'editPage', 'Edit'),
          tool('fa-trash', 'deletePage', 'Delete'),
        )
      : undefined;
    const picture = page.src ? make('img', { src: page.src, alt: '' }) : undefined;
    return make(
      'article',
      { id: `${this.id}-${page.id}`, class: 'journal-entry-page text', 'data-page-id': page.id },
      make('header', { class: 'journal-page-header flexrow' }, make('h2', {}, page.name), tools),
      make('section', { class: 'journal-page-content' }, picture, parse(html)),
    );
  }

  override _replaceHTML(result: unknown, content: HTMLElement): void {
    content.replaceChildren(...(result as HTMLElement[]));
  }

  #pageOf(target: HTMLElement): (HostPage & HostDocument) | undefined {
    return this.#pages.get(target.closest<HTMLElement>('[data-page-id]')?.dataset['pageId'] ?? '');
  }

  async #ask(page?: HostPage): Promise<{ name: string; 'text.content': string } | null> {
    const content = make(
      'div',
      { class: 'dialog-content standard-form' },
      make('input', { type: 'text', name: 'name', value: page?.name ?? '', required: true }),
      make('textarea', { name: 'text.content', rows: 16 }, page?.text?.content ?? ''),
    );
    const title = page?.name ?? 'Add a page';
    const answer = await DialogV2.input({ window: { title }, content, position: { width: 560 } });
    return answer as { name: string; 'text.content': string } | null;
  }

  static async #edit(this: JournalEntrySheet, _event: PointerEvent, target: HTMLElement): Promise<void> {
    const page = this.#pageOf(target);
    const changes = page && (await this.#ask(page));
    if (changes) await page.update(changes);
  }

  static async #create(this: JournalEntrySheet): Promise<void> {
    const data = await this.#ask();
    if (!data) return;
    const page = { name: data.name, type: 'text', text: { content: data['text.content'], format: 1 } };
    await this.document.createEmbeddedDocuments('JournalEntryPage', [page]);
  }

  static async #delete(this: JournalEntrySheet, _event: PointerEvent, target: HTMLElement): Promise<void> {
    await this.#pageOf(target)?.delete();
  }
}
