import { ContextMenu, type ContextMenuEntry, type ContextMenuOptions } from '../context-menu';
import { localize, page } from '../globals';
import { dragByHeader, resizeByCorner } from './drag';
import { controlEntry, frame, frameless, type WindowParts } from './frame';
import { ApplicationHooks } from './hooks';
import type { ApplicationOptions, HeaderControl, Position, RenderOptions } from './options';
import { frontmost, placeWindow, showPosition, topmostZ } from './position';
import { showTab } from './tabs';

/** [D13] foundry.applications.api.ApplicationV2, the part about windows: frame, place, tabs. */
export abstract class ApplicationWindow extends ApplicationHooks {
  abstract readonly options: ApplicationOptions;
  abstract readonly position: Position;
  abstract get id(): string;
  abstract get element(): HTMLElement;
  abstract get rendered(): boolean;
  abstract close(): Promise<unknown>;

  /** [D13] ApplicationV2#window */
  readonly window: WindowParts = {};
  /** [D13] ApplicationV2#tabGroups */
  tabGroups: Record<string, string> = {};

  /** [M] ApplicationV2._maxZ: the z-index of the window in front; packages raise it. */
  static get _maxZ(): number {
    return topmostZ();
  }

  static set _maxZ(raised: number) {
    topmostZ(raised);
  }

  #minimized = false;

  /** The class and its parents, up to the base application. */
  #chain(): Iterable<{ readonly name: string }> {
    return (this.constructor as unknown as { inheritanceChain(): Iterable<{ name: string }> }).inheritanceChain();
  }

  /** A closed window is no longer minimized. */
  protected _unminimize(): void {
    this.#minimized = false;
  }

  /** [D13] ApplicationV2#title */
  get title(): string {
    return localize(this.options.window.title ?? '');
  }

  /** [D13] ApplicationV2#hasFrame */
  get hasFrame(): boolean {
    return this.options.window.frame ?? true;
  }

  /** [D13] ApplicationV2#minimized */
  get minimized(): boolean {
    return this.#minimized;
  }

  /** [M] Sayshal/default-detach: ApplicationV2#_canDetach, ApplicationV2#detachWindow. The host's windows stay on their page. */
  _canDetach(): boolean {
    return false;
  }

  async detachWindow(): Promise<void> {}

  /** [D13] ApplicationV2#_renderFrame */
  async _renderFrame(_options: RenderOptions): Promise<HTMLElement> {
    if (!this.hasFrame) return frameless(this.options);
    const { element, parts } = frame(this.options);
    Object.assign(this.window, parts);
    return element;
  }

  /** [D13] ApplicationV2#_updateFrame */
  _updateFrame(options: RenderOptions): void {
    const { title, controls, controlsDropdown } = this.window;
    if (!this.hasFrame) return;
    if (title && options.window?.title !== undefined) title.textContent = options.window.title;
    const entries = [...this._headerControlButtons()];
    controls?.classList.toggle('hidden', entries.length === 0);
    controlsDropdown?.replaceChildren(...entries.map(entry => this._renderHeaderControl(entry)));
  }

  /** [D13] ApplicationV2#_getHeaderControls */
  _getHeaderControls(): HeaderControl[] {
    return [...(this.options.window.controls ?? [])];
  }

  /** [D13] ApplicationV2#_headerControlButtons */
  *_headerControlButtons(): Generator<HeaderControl> {
    const controls = this._getHeaderControls();
    for (const cls of this.#chain()) {
      if (cls.name) page.Hooks.callAll(`getHeaderControls${cls.name}`, this, controls);
    }
    for (const control of controls) {
      const visible =
        typeof control.visible === 'function'
          ? (control.visible as (this: object) => boolean).call(this)
          : (control.visible ?? true);
      if (visible) yield control;
    }
  }

  /** [D13] ApplicationV2#_renderHeaderControl */
  _renderHeaderControl(control: HeaderControl): HTMLElement {
    return controlEntry(control);
  }

  /** [D13] ApplicationV2#_attachFrameListeners */
  _attachFrameListeners(): void {
    const { header, resize } = this.window;
    this.element.addEventListener('pointerdown', () => this.bringToFront(), { capture: true });
    if (!header) return;
    if (this.options.window.positioned ?? true) dragByHeader(this, header);
    if (resize) resizeByCorner(this, resize);
    header.addEventListener('dblclick', event => {
      if ((event.target as HTMLElement).closest('button') || !this.options.window.minimizable) return;
      void (this.#minimized ? this.maximize() : this.minimize());
    });
  }

  /** [D13] ApplicationV2#toggleControls */
  async toggleControls(expanded?: boolean, _options?: object): Promise<void> {
    this.window.controlsDropdown?.classList.toggle('expanded', expanded);
  }

  /** [D13] ApplicationV2#minimize */
  async minimize(): Promise<void> {
    if (!this.rendered || !this.hasFrame || this.#minimized || !this.options.window.minimizable) return;
    this.#minimized = true;
    this.element.classList.add('minimized');
  }

  /** [D13] ApplicationV2#maximize */
  async maximize(): Promise<void> {
    if (!this.#minimized) return;
    this.#minimized = false;
    this.element.classList.remove('minimized');
    this.setPosition();
  }

  /** [D13] ApplicationV2#bringToFront */
  bringToFront(): void {
    if (!this.hasFrame || !(this.element as HTMLElement | undefined)) return;
    this.position.zIndex = frontmost(this.position.zIndex);
    this.element.style.zIndex = String(this.position.zIndex);
    (page.ui as { activeWindow?: unknown }).activeWindow = this;
  }

  /** [D13] ApplicationV2#setPosition */
  setPosition(position: Position = {}): Position | void {
    const element = this.element as HTMLElement | undefined;
    if (!element || !(this.options.window.positioned ?? true)) return undefined;
    // [M] an application without a frame keeps its position as data; where it stands is its own matter
    if (!this.hasFrame) return Object.assign(this.position, position);
    const asked = { ...position };
    this._prePosition(asked);
    Object.assign(this.position, this._updatePosition({ ...this.position, ...asked }));
    showPosition(element, this.position);
    this._onPosition(this.position);
    this.dispatchEvent(new Event('position'));
    return this.position;
  }

  /** [D13] ApplicationV2#_updatePosition */
  _updatePosition(position: Position): Position {
    return placeWindow(this.element, this.position, position);
  }

  /** [D13] ApplicationV2#changeTab */
  changeTab(tab: string, group: string, { force = false }: { force?: boolean } = {}): void {
    if (this.tabGroups[group] === tab && !force) return;
    this.tabGroups[group] = tab;
    showTab(this.element, group, tab);
    if (this.hasFrame) this.setPosition();
  }

  /** [D13] ApplicationV2#_onClickTab */
  _onClickTab(event: PointerEvent): void {
    const target = (event.target as HTMLElement).closest<HTMLElement>('[data-tab]');
    const group = target?.dataset['group'] ?? target?.closest<HTMLElement>('[data-group]')?.dataset['group'];
    if (target?.dataset['tab'] && group) this.changeTab(target.dataset['tab'], group);
  }

  /**
   * [D13] ApplicationV2#_createContextMenu: `{}` in the name of its hook is the name of the class, and of its parents.
   */
  _createContextMenu(
    entries: () => ContextMenuEntry[],
    selector: string,
    {
      container,
      hookName = 'get{}ContextOptions',
      parentClassHooks = true,
      ...options
    }: ContextMenuOptions & { container?: HTMLElement; hookName?: string; parentClassHooks?: boolean } = {},
  ): ContextMenu {
    const made = [...entries.call(this)];
    const chain = [...this.#chain()].map(({ name }) => name).filter(Boolean);
    const classes = parentClassHooks ? chain : chain.slice(0, 1);
    const hooks = hookName.includes('{}') ? classes.map(name => hookName.replace('{}', name)) : [hookName];
    for (const hook of hooks) page.Hooks.callAll(hook, this, made);
    return ContextMenu.create(this, container ?? this.element, selector, { ...options, entries: made });
  }
}
