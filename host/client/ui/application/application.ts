import { controlEntry, frame, frameless, type WindowParts } from './frame';
import { showTab, tabContexts } from './tabs';
import { localize, page } from '../globals';
import { ContextMenu, type ContextMenuEntry } from '../context-menu';
import { listenToClicks } from './actions';
import { dragByHeader, resizeByCorner } from './drag';
import { handOver, listenToForm, submitForm } from './forms';
import { ApplicationHooks } from './hooks';
import { placeWindow, showPosition } from './position';
import {
  layOptions,
  type ApplicationOptions,
  type FormOptions,
  type HeaderControl,
  type Position,
  type RenderOptions,
  type TabsConfiguration,
} from './options';

/** [D13] foundry.applications.instances: the applications that are rendered now, by id. */
export const instances = new Map<string, ApplicationV2>();

type Context = Record<string, unknown>;

let created = 0;

/** [D13] foundry.applications.api.ApplicationV2; docs/platform.md 6 */
export class ApplicationV2 extends ApplicationHooks {
  /** [D13] ApplicationV2.RENDER_STATES */
  static readonly RENDER_STATES = { ERROR: -3, CLOSING: -2, CLOSED: -1, NONE: 0, RENDERING: 1, RENDERED: 2 } as const;

  /** [D13] ApplicationV2.BASE_APPLICATION: the class at which inherited options and hooks end. */
  static BASE_APPLICATION: typeof ApplicationV2 = ApplicationV2;

  /** [D13] ApplicationV2.emittedEvents */
  static emittedEvents: readonly string[] = ['render', 'close', 'position'];

  /** [D13] ApplicationV2.DEFAULT_OPTIONS; docs/platform.md 6 */
  static DEFAULT_OPTIONS: Partial<ApplicationOptions> = {
    id: 'app-{id}',
    classes: [],
    tag: 'div',
    window: {
      frame: true,
      positioned: true,
      title: '',
      icon: '',
      controls: [],
      minimizable: true,
      resizable: false,
      contentTag: 'section',
      contentClasses: [],
    },
    actions: {},
    position: {},
  };

  /** [D14] ApplicationV2.TABS; docs/platform.md 6 */
  static TABS: Record<string, TabsConfiguration> = {};

  static #topmost = 100;

  /** [D13] ApplicationV2#options */
  readonly options: ApplicationOptions;
  /** [D13] ApplicationV2#position */
  readonly position: Position;
  /** [D13] ApplicationV2#window */
  readonly window: WindowParts = {};
  /** [D13] ApplicationV2#tabGroups */
  tabGroups: Record<string, string> = {};

  #element: HTMLElement | undefined;
  #content: HTMLElement | undefined;
  #state: number = ApplicationV2.RENDER_STATES.NONE;
  #minimized = false;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(options: Partial<ApplicationOptions> = {}) {
    super();
    this.options = Object.freeze(this._initializeApplicationOptions(options));
    this.position = { ...this.options.position };
  }

  /** [D13] ApplicationV2.inheritanceChain: the class and its parents, up to the base application. */
  static *inheritanceChain(): Generator<typeof ApplicationV2> {
    // A static method is called on the subclass, so the chain starts there.
    let cls: typeof ApplicationV2 = this;
    for (;;) {
      yield cls;
      if (cls === this.BASE_APPLICATION || cls === ApplicationV2) return;
      cls = Object.getPrototypeOf(cls) as typeof ApplicationV2;
    }
  }

  /** [D13] ApplicationV2.instances: the rendered applications of this class. */
  static *instances(): Generator<ApplicationV2> {
    for (const app of instances.values()) if (app instanceof this) yield app;
  }

  /** The class, typed; `constructor` is only a Function to the compiler. */
  get #class(): typeof ApplicationV2 {
    return this.constructor as typeof ApplicationV2;
  }

  /** [D13] ApplicationV2#id */
  get id(): string {
    return this.options.id;
  }

  /** [D13] ApplicationV2#title */
  get title(): string {
    return localize(this.options.window.title ?? '');
  }

  /** [D13] ApplicationV2#element */
  get element(): HTMLElement {
    // Foundry's type says HTMLElement too, although there is none before the first render.
    return this.#element as HTMLElement;
  }

  /** [D13] ApplicationV2#classList */
  get classList(): DOMTokenList | undefined {
    return this.#element?.classList;
  }

  /** [D13] ApplicationV2#form */
  get form(): HTMLFormElement | null {
    if (this.#element instanceof HTMLFormElement) return this.#element;
    return this.#element?.querySelector('form') ?? null;
  }

  /** [D13] ApplicationV2#state */
  get state(): number {
    return this.#state;
  }

  /** [D13] ApplicationV2#rendered */
  get rendered(): boolean {
    return this.#state === ApplicationV2.RENDER_STATES.RENDERED;
  }

  /** [D13] ApplicationV2#hasFrame */
  get hasFrame(): boolean {
    return this.options.window.frame ?? true;
  }

  /** [D13] ApplicationV2#minimized */
  get minimized(): boolean {
    return this.#minimized;
  }

  /** [D13] ApplicationV2#_initializeApplicationOptions */
  _initializeApplicationOptions(options: Partial<ApplicationOptions>): ApplicationOptions {
    const chain = [...this.#class.inheritanceChain()]
      .reverse()
      .filter(cls => Object.hasOwn(cls, 'DEFAULT_OPTIONS'))
      .map(cls => cls.DEFAULT_OPTIONS);
    const merged = [...chain, options].reduce<Context>((under, over) => layOptions(under, over), {});
    const result = merged as ApplicationOptions;
    result.uniqueId = result.uniqueId ?? String(++created);
    result.id = result.id.replace('{id}', result.uniqueId);
    return result;
  }

  // --- Rendering

  /** [D13] ApplicationV2#render; calls are done one after the other. */
  render(options: RenderOptions | boolean = {}, more: RenderOptions = {}): Promise<this> {
    const given = typeof options === 'boolean' ? { ...more, force: options } : { ...options };
    const done = this.#queue.then(() => this.#render(given));
    this.#queue = done.catch(() => undefined);
    return done;
  }

  async #render(options: RenderOptions): Promise<this> {
    const { RENDER_STATES } = ApplicationV2;
    if (this.#state <= RENDER_STATES.NONE && !options.force) return this;
    options.isFirstRender = this.#state <= RENDER_STATES.NONE;
    this._configureRenderOptions(options);
    if (this._canRender(options) === false) return this;
    const before = this.#state;
    this.#state = RENDER_STATES.RENDERING;
    try {
      await this.#draw(options);
    } catch (error) {
      this.#state = before === RENDER_STATES.RENDERED ? before : RENDER_STATES.ERROR;
      throw new Error(`Failed to render Application "${this.id}":\n${(error as Error).message}`, { cause: error });
    }
    return this;
  }

  async #draw(options: RenderOptions): Promise<void> {
    const context = await this._prepareContext(options);
    if (options.isFirstRender) await this._preFirstRender(context, options);
    await this._preRender(context, options);
    const element = options.isFirstRender ? await this._renderFrame(options) : this.element;
    this.#element = element;
    if (options.isFirstRender) this.#content = this.hasFrame ? this.window.content : element;
    this._updateFrame(options);
    const result = await this._renderHTML(context, options);
    this._replaceHTML(result, this.#content ?? element, options);
    if (options.isFirstRender) this.#insert(element);
    this.setPosition({ ...options.position });
    if (options.force && !options.isFirstRender) await this.maximize();
    if (options.force) this.bringToFront(); // a window that was closed remembers where it stood, not how high
    this.#state = ApplicationV2.RENDER_STATES.RENDERED;
    if (options.isFirstRender) await this._onFirstRender(context, options);
    // parts that were not drawn again show the tab that was asked for too
    for (const [group, tab] of Object.entries((options.tab ?? {}) as Record<string, string>)) {
      showTab(element, group, tab);
    }
    await this._onRender(context, options);
    this.#tell('render', 'render', [element, context, options]);
  }

  #insert(element: HTMLElement): void {
    instances.set(this.id, this);
    this._insertElement(element);
    listenToClicks(this);
    if (this.hasFrame) this._attachFrameListeners();
    if (element instanceof HTMLFormElement) listenToForm(this, element);
  }

  /** Runs the hooks of every class in the chain, then the listeners. */
  #tell(hook: string, event: string, args: unknown[]): void {
    for (const cls of this.#class.inheritanceChain()) {
      if (cls.name) page.Hooks.callAll(`${hook}${cls.name}`, this, ...args);
    }
    this.dispatchEvent(new Event(event));
  }

  /** [D13] ApplicationV2#_configureRenderOptions */
  _configureRenderOptions(options: RenderOptions): void {
    if (options.isFirstRender) {
      options.position = { ...this.position, ...options.position };
      options.window = { title: this.title, ...options.window };
      for (const [group, { initial, tabs }] of Object.entries(this.#class.TABS)) {
        const first = initial ?? tabs[0]?.id;
        if (first !== undefined) this.tabGroups[group] ??= first;
      }
    }
    if (typeof options.tab === 'string') {
      const [group] = Object.keys(this.#class.TABS);
      options.tab = group ? { [group]: options.tab } : {};
    }
    if (options.tab) Object.assign(this.tabGroups, options.tab);
  }

  /** [D13] ApplicationV2#_prepareContext */
  async _prepareContext(_options: RenderOptions): Promise<Context> {
    const groups = Object.keys(this.#class.TABS);
    return groups.length === 1 ? { tabs: this._prepareTabs(groups[0] as string) } : {};
  }

  /** [D14] ApplicationV2#_prepareTabs */
  _prepareTabs(group: string): Record<string, Context> {
    return tabContexts(group, this.#class.TABS[group] ?? { tabs: [] }, this.tabGroups[group]);
  }

  /** [D13] ApplicationV2#_renderHTML */
  async _renderHTML(_context: Context, _options: RenderOptions): Promise<unknown> {
    throw new Error(`${this.constructor.name} must define _renderHTML`);
  }

  /** [D13] ApplicationV2#_replaceHTML */
  _replaceHTML(_result: unknown, _content: HTMLElement, _options: RenderOptions): void {
    throw new Error(`${this.constructor.name} must define _replaceHTML`);
  }

  /** [D13] ApplicationV2#_insertElement: an element of the same id gives its place. */
  _insertElement(element: HTMLElement): void {
    const existing = document.getElementById(element.id);
    if (existing && existing !== element) existing.replaceWith(element);
    else document.body.append(element);
  }

  // --- The frame

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
    for (const cls of this.#class.inheritanceChain()) {
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
    if (!this.hasFrame || !this.#element) return;
    if (this.position.zIndex !== ApplicationV2.#topmost) {
      this.position.zIndex = ++ApplicationV2.#topmost;
      this.#element.style.zIndex = String(this.position.zIndex);
    }
    (page.ui as { activeWindow?: unknown }).activeWindow = this;
  }

  /** [D13] ApplicationV2#setPosition */
  setPosition(position: Position = {}): Position | void {
    const element = this.#element;
    if (!element || !(this.options.window.positioned ?? true) || !this.hasFrame) return undefined;
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

  // --- Tabs

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

  // --- Actions and forms

  /** [D13] ApplicationV2#_onSubmitForm */
  async _onSubmitForm(options: FormOptions, event: Event): Promise<void> {
    await handOver(this, options, event);
    if (options.closeOnSubmit) await this.close({ submitted: true });
  }

  /** [D13] ApplicationV2#_onChangeForm */
  _onChangeForm(options: FormOptions, event: Event): void {
    if (options.submitOnChange) void this._onSubmitForm({ ...options, closeOnSubmit: false }, event);
  }

  /** [D13] ApplicationV2#submit */
  async submit(options: object = {}): Promise<void> {
    await submitForm(this, options);
  }

  /** [D13] ApplicationV2#_createContextMenu */
  _createContextMenu(
    entries: () => ContextMenuEntry[],
    selector: string,
    { container }: { container?: HTMLElement } = {},
  ): ContextMenu {
    return new ContextMenu(container ?? this.element, selector, entries());
  }

  // --- Closing

  /** [D13] ApplicationV2#close */
  close(options: Record<string, unknown> = {}): Promise<this> {
    const done = this.#queue.then(() => this.#close(options));
    this.#queue = done.catch(() => undefined);
    return done;
  }

  async #close(options: Record<string, unknown>): Promise<this> {
    const { RENDER_STATES } = ApplicationV2;
    const element = this.#element;
    if (this.#state <= RENDER_STATES.NONE || !element) {
      this.#state = RENDER_STATES.CLOSED;
      return this;
    }
    this.#state = RENDER_STATES.CLOSING;
    await this._preClose(options);
    this._tearDown(options);
    this._removeElement(element);
    this.#element = undefined;
    this.#content = undefined;
    this.#minimized = false;
    this.#state = RENDER_STATES.CLOSED;
    if (instances.get(this.id) === this) instances.delete(this.id);
    this._onClose(options);
    this.#tell('close', 'close', []);
    return this;
  }

  /** [D13] ApplicationV2#_removeElement */
  _removeElement(element: HTMLElement): void {
    element.remove();
  }
}
