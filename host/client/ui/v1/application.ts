/**
 * [D14] foundry.appv1: the first generation of windows, deprecated since version 13 and removed in 16. It builds on
 * jQuery, which is a global of the page. docs/platform.md 1
 */
import { deprecated } from '../../data/hooks';
import { parse } from '../dom';
import { localize, page } from '../globals';
import { renderTemplate } from '../templates';
import { $, type JQueryLike, outerFrame, type HeaderButton } from './frame';
import { frontmost } from '../application/position';
import { dragDropsOf } from '../drag-drop';
import { Dragging } from './dragging';
import { firstOptions, merge, type OptionsV1 } from './options';
import { scrolledIn, scrollBack } from './scrolling';
import { TabsV1 } from './tabs';
import { SearchFilter } from '../ux';

export type { OptionsV1 } from './options';

let appId = 0;

const baseClasses = (cls: object): { readonly name: string }[] => {
  const chain: { readonly name: string }[] = [];
  for (let one = cls as { name: string }; one?.name; one = Object.getPrototypeOf(one) as { name: string }) {
    chain.push(one);
    if (one === (Application as unknown)) break;
  }
  return chain;
};

/** [D14] foundry.appv1.api.Application */
export class Application extends Dragging {
  /** [D14] Application.RENDER_STATES */
  static RENDER_STATES = { ERROR: -3, CLOSING: -2, CLOSED: -1, NONE: 0, RENDERING: 1, RENDERED: 2 };

  options: OptionsV1;
  readonly appId = ++appId;
  position: {
    width?: unknown;
    height?: unknown;
    left?: number | null;
    top?: number | null;
    scale?: number;
    zIndex?: number;
  };
  _element: JQueryLike | null = null;
  _state = 0;
  _minimized = false;
  _tabs: TabsV1[] = [];
  _dragDrop: unknown[] = [];
  _searchFilters: SearchFilter[] = [];
  #rendering: Promise<void> = Promise.resolve();

  constructor(options: OptionsV1 = {}) {
    super();
    deprecated(
      `${this.constructor.name} is a window of the first generation (foundry.appv1): deprecated since version 13, ` +
        'gone with version 16. Use foundry.applications.api.ApplicationV2.',
    );
    this.options = merge((this.constructor as typeof Application).defaultOptions, options);
    const { width, height, left, top } = this.options;
    this.position = { width, height, left: left ?? null, top: top ?? null, scale: 1, zIndex: 0 };
  }

  /** [D14] Application.defaultOptions */
  static get defaultOptions(): OptionsV1 {
    return firstOptions();
  }

  /** [D14] Application#id, Application#element, Application#template, Application#title, Application#rendered, Application#closing, Application#popOut */
  get id(): string {
    return this.options.id ? this.options.id : `app-${this.appId}`;
  }

  get element(): JQueryLike {
    return this._element ?? $([]);
  }

  get template(): string {
    return this.options.template ?? '';
  }

  get title(): string {
    return localize(this.options.title ?? '');
  }

  get rendered(): boolean {
    return this._state === Application.RENDER_STATES.RENDERED;
  }

  get closing(): boolean {
    return this._state === Application.RENDER_STATES.CLOSING;
  }

  get popOut(): boolean {
    return this.options.popOut ?? true;
  }

  /** [D14] Application#getData */
  getData(_options: object = {}): unknown {
    return {};
  }

  /** [D14] Application#render: returns at once; the window appears when its template has been filled. */
  render(force = false, options: OptionsV1 = {}): this {
    this.#rendering = this._render(force, options).catch((error: unknown) => {
      this._state = Application.RENDER_STATES.ERROR;
      console.error(`An error occurred while rendering ${this.constructor.name} ${this.appId}.`, error);
    });
    return this;
  }

  /** Resolves when the last rendering is done. */
  get whenRendered(): Promise<void> {
    return this.#rendering;
  }

  /** [D14] Application#_render */
  async _render(force = false, options: OptionsV1 = {}): Promise<void> {
    const { RENDER_STATES } = Application;
    if (this._state === RENDER_STATES.RENDERING || this._state === RENDER_STATES.CLOSING) return;
    if (!force && this._state <= RENDER_STATES.NONE) return;
    this._state = RENDER_STATES.RENDERING;
    const data = await this.getData(this.options);
    const inner = await this._renderInner(data);
    const content = inner[0];
    if (!content) throw new Error('The template rendered nothing.');
    const isFirst = !this._element;
    if (this._element) this._saveScrollPositions(this._element);
    if (this._element) this._replaceHTML(this._element, inner);
    else if (this.popOut) {
      const outer = await this._renderOuter();
      outer[0]?.querySelector('.window-content')?.append(...inner);
      this._element = outer;
    } else this._element = inner;
    const element = this._element[0];
    if (element && isFirst) this._injectHTML(this._element);
    if (element && this.popOut) {
      (page.ui['windows'] as Record<number, unknown>)[this.appId] = this;
      this.bringToTop();
    }
    this._tabs = this._createTabHandlers();
    for (const tab of this._tabs) if (element) tab.bind(element);
    this._activateCoreListeners(inner);
    this.activateListeners(inner);
    this.setPosition({ ...this.position, ...(options as object) });
    this._restoreScrollPositions(this._element);
    this._state = RENDER_STATES.RENDERED;
    for (const { name } of baseClasses(this.constructor)) page.Hooks.call(`render${name}`, this, inner, data);
  }

  /** [D14] Application#_renderInner */
  async _renderInner(data: unknown): Promise<JQueryLike> {
    const html = await renderTemplate(this.template, (data ?? {}) as object);
    return $([...parse(html).children]);
  }

  /** [D14] Application#_renderOuter */
  async _renderOuter(): Promise<JQueryLike> {
    return $(outerFrame(this));
  }

  /** [D14] Application#_getHeaderButtons */
  _getHeaderButtons(): HeaderButton[] {
    const buttons: HeaderButton[] = [
      { label: 'Close', class: 'close', icon: 'fas fa-times', onclick: () => void this.close() },
    ];
    for (const { name } of baseClasses(this.constructor)) page.Hooks.call(`get${name}HeaderButtons`, this, buttons);
    return buttons;
  }

  /** [D14] Application#_injectHTML, Application#_replaceHTML */
  _injectHTML(html: JQueryLike): void {
    document.body.append(...html);
  }

  _replaceHTML(element: JQueryLike, html: JQueryLike): void {
    const [place] = element;
    if (!place) return;
    const title = place.querySelector('.window-title');
    if (title && this.popOut) title.textContent = this.title;
    if (this.popOut) place.querySelector('.window-content')?.replaceChildren(...html);
    else {
      place.replaceWith(...html);
      this._element = html;
    }
  }

  /** [D14] Application#activateListeners, Application#_activateCoreListeners, Application#_onChangeTab */
  activateListeners(_html: JQueryLike): void {}

  _activateCoreListeners(_html: JQueryLike): void {
    const [element] = this.element;
    this._dragDrop = this._createDragDropHandlers(element);
    this._searchFilters = this._createSearchFilters();
    if (element) for (const filter of this._searchFilters) filter.bind(element);
    this._contextMenu(this.element);
  }

  /** [D14] Application#_createDragDropHandlers, Application#_createTabHandlers, Application#_createSearchFilters */
  _createDragDropHandlers(element: HTMLElement | undefined = this.element[0]): unknown[] {
    return dragDropsOf(this, element);
  }

  _createTabHandlers(): TabsV1[] {
    return (this.options.tabs ?? []).map(tab => new TabsV1({ ...tab, callback: this._onChangeTab.bind(this) }));
  }

  _createSearchFilters(): SearchFilter[] {
    const filters = (this.options.filters ?? []) as { inputSelector: string; contentSelector: string }[];
    return filters.map(one => new SearchFilter({ ...one, callback: this._onSearchFilter.bind(this) }));
  }

  /** [D14] Application#_onSearchFilter, Application#_contextMenu: for subclasses. */
  _onSearchFilter(_event: Event | null, _query: string, _rgx: RegExp, _html: HTMLElement | null): void {}

  _contextMenu(_html: JQueryLike): void {}

  /** [D14] Application#_scrollPositions, of what `scrollY` names. */
  _scrollPositions: Record<string, number[]> | null = null;

  _saveScrollPositions(html: JQueryLike): void {
    this._scrollPositions = scrolledIn(html, this.options.scrollY ?? []);
  }

  _restoreScrollPositions(html: JQueryLike): void {
    scrollBack(html, this._scrollPositions ?? {});
  }

  _onChangeTab(_event: Event | null, _tabs: TabsV1, _active: string): void {
    this.setPosition();
  }

  /** [D14] Application#activateTab */
  activateTab(
    name: string,
    { group, triggerCallback = true }: { group?: string; triggerCallback?: boolean } = {},
  ): void {
    for (const tab of this._tabs)
      if (group === undefined || tab.group === group) tab.activate(name, { triggerCallback });
  }

  /** [D14] Application#setPosition */
  setPosition(given: Application['position'] = {}): Application['position'] | void {
    const [element] = this.element;
    if (!this.popOut || !element) return undefined;
    const asked = Object.fromEntries(
      Object.entries(given).filter(([, value]) => value !== undefined && value !== null),
    );
    Object.assign(this.position, asked);
    const { width, height } = this.position;
    element.style.width = typeof width === 'number' ? `${width}px` : '';
    element.style.height = typeof height === 'number' ? `${height}px` : '';
    this.position.left ??= Math.max(0, (innerWidth - element.offsetWidth) / 2);
    this.position.top ??= Math.max(0, (innerHeight - element.offsetHeight) / 2);
    element.style.left = `${this.position.left}px`;
    element.style.top = `${this.position.top}px`;
    return this.position;
  }

  /** [D14] Application#bringToTop */
  bringToTop(): void {
    const [element] = this.element;
    if (element) element.style.zIndex = String(frontmost(Number(element.style.zIndex)));
    page.ui['activeWindow'] = this;
  }

  bringToFront(): void {
    this.bringToTop();
  }

  /** [D14] Application#minimize, Application#maximize */
  async minimize(): Promise<void> {
    this._minimized = true;
    this.element[0]?.classList.add('minimized');
  }

  async maximize(): Promise<void> {
    this._minimized = false;
    this.element[0]?.classList.remove('minimized');
  }

  /** [D14] Application#close */
  async close(_options: object = {}): Promise<void> {
    const { RENDER_STATES } = Application;
    if (this._state !== RENDER_STATES.RENDERED && this._state !== RENDER_STATES.ERROR) return;
    this._state = RENDER_STATES.CLOSING;
    const { element } = this;
    for (const { name } of baseClasses(this.constructor)) page.Hooks.call(`close${name}`, this, element);
    for (const one of element) one.remove();
    this._element = null;
    delete (page.ui['windows'] as Record<number, unknown>)[this.appId];
    this._minimized = false;
    this._state = RENDER_STATES.CLOSED;
  }
}
