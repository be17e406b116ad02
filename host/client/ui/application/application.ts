import { showTab, tabContexts, handOver, listenToForm, submitForm } from './tabs';
import { page } from '../globals';
import { listenToClicks } from './actions';
import { ApplicationWindow } from './window';
import {
  DEFAULT_OPTIONS,
  layOptions,
  type ApplicationOptions,
  type FormOptions,
  type Position,
  type RenderOptions,
  type TabsConfiguration,
} from './options';

/** [D13] foundry.applications.instances: the applications that are rendered now, by id. */
export const instances = new Map<string, ApplicationV2>();

type Context = Record<string, unknown>;

let created = 0;

/** [D13] foundry.applications.api.ApplicationV2; docs/platform.md 6 */
export class ApplicationV2 extends ApplicationWindow {
  /** [D13] ApplicationV2.RENDER_STATES */
  static readonly RENDER_STATES = { ERROR: -3, CLOSING: -2, CLOSED: -1, NONE: 0, RENDERING: 1, RENDERED: 2 } as const;

  /** [D13] ApplicationV2.BASE_APPLICATION: the class at which inherited options and hooks end. */
  static BASE_APPLICATION: typeof ApplicationV2 = ApplicationV2;

  /** [D13] ApplicationV2.emittedEvents */
  static emittedEvents: readonly string[] = ['render', 'close', 'position'];

  /** [D13] ApplicationV2.DEFAULT_OPTIONS; docs/platform.md 6 */
  static DEFAULT_OPTIONS: Partial<ApplicationOptions> = DEFAULT_OPTIONS;

  /** [D14] ApplicationV2.TABS; docs/platform.md 6 */
  static TABS: Record<string, TabsConfiguration> = {};

  /** [K] ApplicationV2.waitForImages: until every picture of an element is loaded, or has failed. */
  static async waitForImages(element: HTMLElement): Promise<void> {
    const pictures = [...element.querySelectorAll('img')].filter(({ loading }) => loading !== 'lazy');
    await Promise.all(pictures.map(picture => picture.decode().catch(() => undefined)));
  }

  /** [D13] ApplicationV2#options */
  readonly options: ApplicationOptions;
  /** [D13] ApplicationV2#position */
  readonly position: Position;

  #element: HTMLElement | undefined;
  #content: HTMLElement | undefined;
  #state: number = ApplicationV2.RENDER_STATES.NONE;
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
  override get id(): string {
    return this.options.id;
  }

  /** [D13] ApplicationV2#element */
  override get element(): HTMLElement {
    // Foundry's type is HTMLElement too, although it is undefined before the first render.
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
  override get rendered(): boolean {
    return this.#state === ApplicationV2.RENDER_STATES.RENDERED;
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

  /** [D13] ApplicationV2#render; calls are carried out one after the other. */
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
    if (options.force) this.bringToFront(); // a closed window remembers its place, but not its height
    this.#state = ApplicationV2.RENDER_STATES.RENDERED;
    if (options.isFirstRender) await this._onFirstRender(context, options);
    // parts that were not drawn again must show the requested tab too
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
      for (const [group, { initial, tabs = [] }] of Object.entries(this.#class.TABS)) {
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
    return tabContexts(group, this.#class.TABS[group] ?? {}, this.tabGroups[group]);
  }

  /** [D13] ApplicationV2#_renderHTML */
  async _renderHTML(_context: Context, _options: RenderOptions): Promise<unknown> {
    throw new Error(`${this.constructor.name} must define _renderHTML`);
  }

  /** [D13] ApplicationV2#_replaceHTML */
  _replaceHTML(_result: unknown, _content: HTMLElement, _options: RenderOptions): void {
    throw new Error(`${this.constructor.name} must define _replaceHTML`);
  }

  /** [D13] ApplicationV2#_insertElement: replaces an element of the same id. */
  _insertElement(element: HTMLElement): void {
    const existing = document.getElementById(element.id);
    if (existing && existing !== element) existing.replaceWith(element);
    else document.body.append(element);
  }

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
    this._unminimize();
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
