import { button, icon, make } from '../dom';
import { localize, type HostDocument } from '../globals';
import { SearchFilter } from '../ux';
import type { RenderOptions } from '../application/options';
import { DroppingDirectory } from './dropping-directory';

/** A button below a directory. */
interface FooterButton {
  readonly type?: string;
  readonly action?: string;
  readonly cssClass?: string;
  readonly icon?: string;
  readonly label: string;
}

/** [D14] foundry.applications.sidebar.DocumentDirectory, only what it prepares and how it is searched. */
export abstract class SearchingDirectory extends DroppingDirectory {
  /** What is sought. */
  protected query = '';
  #buttons: readonly FooterButton[] = [];

  /**
   * [D14] DocumentDirectory#_prepareDirectoryContext, DocumentDirectory#_prepareHeaderContext,
   * DocumentDirectory#_prepareFooterContext: packages extend them; the buttons of the footer are shown.
   */
  async _prepareDirectoryContext(context: Record<string, unknown>, _options: RenderOptions): Promise<void> {
    const { tree, maxFolderDepth } = this.collection as { tree?: object; maxFolderDepth?: number };
    Object.assign(context, { tree, maxFolderDepth, documentName: this.documentName });
  }

  async _prepareHeaderContext(context: Record<string, unknown>, _options: RenderOptions): Promise<void> {
    Object.assign(context, { canCreateEntry: this.mayCreate, canCreateFolder: this.mayCreate });
  }

  async _prepareFooterContext(context: Record<string, unknown>, _options: RenderOptions): Promise<void> {
    context['buttons'] ??= [];
  }

  override async _prepareContext(options: RenderOptions): Promise<Record<string, unknown>> {
    const context = await super._prepareContext(options);
    await this._prepareHeaderContext(context, options);
    await this._prepareDirectoryContext(context, options);
    await this._prepareFooterContext(context, options);
    this.#buttons = context['buttons'] as readonly FooterButton[];
    return context;
  }

  /** The buttons that packages have put into the footer. */
  protected footerButtons(): HTMLElement[] {
    return this.#buttons.map(one =>
      button(
        { type: one.type === 'submit' ? 'submit' : 'button', class: one.cssClass, 'data-action': one.action },
        one.icon ? icon(one.icon) : undefined,
        make('span', {}, localize(one.label)),
      ),
    );
  }

  override async _onRender(context: Record<string, unknown>, options: RenderOptions): Promise<void> {
    await super._onRender(context, options);
    this.search(this.query, null);
  }

  /** Shows what fits some words. */
  protected search(text: string, event: Event | null): void {
    this.query = text;
    const words = SearchFilter.cleanQuery(text);
    const list = this.element.querySelector<HTMLElement>('.directory-list');
    const pattern = new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i');
    if (list) this._onSearchFilter(event, words, pattern, list);
  }

  /** [D14] DocumentDirectory#_onSearchFilter: packages wrap it. */
  _onSearchFilter(_event: Event | null, query: string, _rgx: RegExp, html: HTMLElement): void {
    const entries = [...html.querySelectorAll<HTMLElement>('[data-entry-id]')];
    const found = new Set(entries.filter(one => SearchFilter.testQuery(query, one.textContent)).map(idOf));
    for (const entry of entries) this._onMatchSearchEntry(query, found, entry, {});
  }

  /** [D14] DocumentDirectory#_onMatchSearchEntry: shows one entry, or hides it. */
  _onMatchSearchEntry(query: string, entryIds: ReadonlySet<string>, element: HTMLElement, _options: object = {}): void {
    element.classList.toggle('hidden', query !== '' && !entryIds.has(idOf(element)));
  }

  /** [D14] DocumentDirectory#_sortRelative: by the same way as a drop. */
  async _sortRelative(entry: HostDocument, sortData: object): Promise<void> {
    await (entry as { sortRelative?(data: object): Promise<unknown> }).sortRelative?.(sortData);
  }
}

const idOf = (entry: HTMLElement): string => entry.dataset['entryId'] ?? '';
