/** The base of all our windows. Everything about Foundry's applications that may change with a version belongs here. */
import { ID } from './module-id';
import { pageSize } from './page-size';

const { ApplicationV2, HandlebarsApplicationMixin } = foundry.applications.api;
const Framed = HandlebarsApplicationMixin(ApplicationV2);
type Framed = InstanceType<typeof Framed>;

export type Options = foundry.applications.api.ApplicationV2.DefaultOptions;
export type Parts = Record<string, foundry.applications.api.HandlebarsApplicationMixin.HandlebarsTemplatePart>;

/** The distance (px) of a window from the end of the page. */
const EDGE = 8;

/** What an application receives that fills a part of the page instead of a window. */
export const FRAMELESS = { window: { frame: false, positioned: false } } as const;

/** The address of one of our templates. */
export const template = (name: string): string => `modules/${ID}/templates/${name}.hbs`;

/** A key that finds the focused element after its part is redrawn. */
const keyOf = (element: Element | null | undefined): string | undefined => {
  if (!(element instanceof HTMLElement)) return undefined;
  return element.dataset['command'] ?? element.dataset['key'];
};

const FIELDS = 'input, select, textarea';

/** Is it a field for text or a number? */
const isWritten = (element: unknown): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && ['text', 'number', 'search'].includes(element.type));

/** Unsaved input, and what is selected of it. */
interface Written {
  readonly text: string;
  readonly from: number | null;
  readonly to: number | null;
}

export abstract class RtApplication extends Framed {
  static override DEFAULT_OPTIONS: Options = {
    classes: ['rt'],
    window: { resizable: true },
  };

  readonly #stops: (() => void)[] = [];
  readonly #open = new Map<string, boolean>();
  #due = new Set<string>();
  #frame: number | undefined;
  #focused: string | undefined;
  #pressed = false;
  /** Renders in progress when the pointer was pressed; they wait for its release. */
  #held: (() => void)[] = [];
  #listens = false;
  /** The key of the field with unsaved input. */
  #writing: string | undefined;
  #written: Written | undefined;
  /** Parts are being replaced: some browsers report a change of a field that is removed, half written as it is. */
  #isReplacing = false;
  #drawnLast: Element | undefined;
  /** The last markup of each part. */
  readonly #markup = new Map<string, string>();

  /**
   * Do parts stay while their markup is the same? Then they are not laid out or filled again. What the window itself
   * adds to a part must then last as long as its markup.
   */
  protected readonly keepsParts: boolean = false;

  /**
   * What this window listens to while it is open; each returns how to stop. It begins before the first drawing reads
   * any data, when there is no element yet. A change while templates load is drawn after they have loaded.
   */
  protected listen(): readonly (() => void)[] {
    return [];
  }

  /** The context of all parts. */
  protected abstract panel(): object;

  /** Redraws everything even if the markup is the same: its pictures have changed. */
  protected redraw(): void {
    this.#markup.clear();
    this.refresh();
  }

  /** Redraws parts in the next frame, once for all calls until then; all parts if none is named. */
  protected refresh(...parts: string[]): void {
    for (const part of parts.length ? parts : ['*']) this.#due.add(part);
    this.#schedule();
  }

  #schedule(): void {
    this.#frame ??= this.element?.ownerDocument.defaultView?.requestAnimationFrame(() => {
      this.#frame = undefined;
      // a change during a render may come too late for it
      if (this.state === ApplicationV2.RENDER_STATES.RENDERING) return this.#schedule();
      // a button redrawn under a pressed pointer is never clicked, so the window waits for the release
      if (this.#pressed || !this.rendered) return;
      const due = this.#due;
      this.#due = new Set();
      void this.render(due.has('*') ? {} : { parts: [...due] });
    });
  }

  /** Tracks a pointer pressed on this window until it is released anywhere. */
  #watchPointer(): void {
    const view = this.element.ownerDocument.defaultView;
    const release = (): void => {
      this.#pressed = false;
      if (this.#due.size) this.#schedule();
      // not during the release: its click follows, and still needs its button
      view?.setTimeout(() => this.#letGo(), 0);
    };
    this.element.addEventListener(
      'pointerdown',
      () => {
        this.#pressed = true;
      },
      { capture: true },
    );
    for (const end of ['pointerup', 'pointercancel'] as const) {
      view?.addEventListener(end, release, { capture: true });
      this.#stops.push(() => view?.removeEventListener(end, release, { capture: true }));
    }
  }

  #letGo(): void {
    if (!this.#pressed) for (const go of this.#held.splice(0)) go();
  }

  /** New parts are inserted when no pointer is pressed on the old ones. */
  override async _renderHTML(...given: Parameters<Framed['_renderHTML']>): Promise<Record<string, HTMLElement>> {
    const drawn = await super._renderHTML(...given);
    if (this.#pressed) await new Promise<void>(go => this.#held.push(go));
    this.#noteWriting();
    // the mixin returns parts by name; the base type, which stands for it here, does not say so
    const parts = drawn as Record<string, HTMLElement>;
    return this.keepsParts ? this.#changed(parts) : parts;
  }

  /** The parts whose markup differs. A part with fields always counts: chosen values are not in the markup. */
  #changed(parts: Readonly<Record<string, HTMLElement>>): Record<string, HTMLElement> {
    const changed = Object.entries(parts).filter(([part, element]) => {
      const markup = element.outerHTML;
      const stands = this.element?.querySelector(`[data-application-part="${part}"]`);
      const isKept = stands && this.#markup.get(part) === markup && !element.querySelector(FIELDS);
      this.#markup.set(part, markup);
      return !isKept;
    });
    return Object.fromEntries(changed);
  }

  override _replaceHTML(...given: Parameters<Framed['_replaceHTML']>): void {
    this.#isReplacing = true;
    try {
      super._replaceHTML(...given);
    } finally {
      this.#isReplacing = false;
    }
  }

  override async _prepareContext(..._given: Parameters<Framed['_prepareContext']>): Promise<never> {
    // before the first drawing, everything is drawn from the present data
    if (!this.element) this.#due = new Set();
    if (!this.#listens) this.#stops.push(...this.listen());
    this.#listens = true;
    // The framework's context type is the union of what every application adds; ours is the panel alone.
    return { ...this.panel(), appId: this.id } as never;
  }

  override async _onFirstRender(
    ...given: Parameters<foundry.applications.api.ApplicationV2['_onFirstRender']>
  ): Promise<void> {
    await super._onFirstRender(...given);
    this.#watchPointer();
    this.element.addEventListener('input', ({ target }) => {
      this.#writing = isWritten(target) ? keyOf(target) : undefined;
    });
    this.element.addEventListener(
      'change',
      event => {
        if (this.#isReplacing) event.stopImmediatePropagation();
        else this.#writing = undefined;
      },
      { capture: true },
    );
    this.element.addEventListener(
      'toggle',
      event => {
        this.#remember(event.target);
        this.#stayInView();
        this.#showOpened(event.target);
      },
      { capture: true },
    );
    // a change while the templates loaded found no element to draw on
    if (this.#due.size) this.refresh();
  }

  override async _onRender(...given: Parameters<foundry.applications.api.ApplicationV2['_onRender']>): Promise<void> {
    await super._onRender(...given);
    // the window may have been closed meanwhile
    if (!this.element) return;
    for (const details of this.element.querySelectorAll<HTMLDetailsElement>('details[data-key]')) {
      details.open = this.#open.get(details.dataset['key'] ?? '') ?? details.open;
    }
    this.#refocus();
    this.#stayInView();
  }

  override _onClose(...given: Parameters<foundry.applications.api.ApplicationV2['_onClose']>): void {
    super._onClose(...given);
    this.#pressed = false;
    this.#letGo();
    for (const stop of this.#stops.splice(0)) stop();
    this.#listens = false;
    this.#markup.clear();
  }

  #remember(target: EventTarget | null): void {
    if (!(target instanceof HTMLDetailsElement)) return;
    const { key } = target.dataset;
    if (key) this.#open.set(key, target.open);
  }

  /** What a click has opened is scrolled into view; folds that a redraw opens again move nothing. */
  #showOpened(target: EventTarget | null): void {
    if (!(target instanceof HTMLDetailsElement) || !target.open) return;
    if (target.ownerDocument.activeElement?.parentElement === target) target.scrollIntoView({ block: 'nearest' });
  }

  /** Moves a window that has grown up, so that its end is reachable. */
  #stayInView(): void {
    // `details` reports its opening later, when the window may be closed
    const view = this.element?.ownerDocument.defaultView;
    if (!this.hasFrame || !view) return;
    const { top, height } = this.element.getBoundingClientRect();
    const highest = Math.max(EDGE, pageSize(view.document).height - height - EDGE);
    if (top > highest) this.setPosition({ top: highest });
  }

  /**
   * Focus and unsaved input survive a redraw. Both are read just before the part is replaced, because Tab may be
   * pressed while its template is filled.
   */
  #noteWriting(): void {
    const active = this.element?.ownerDocument.activeElement;
    this.#focused = keyOf(active);
    const isHalfWritten = isWritten(active) && keyOf(active) === this.#writing;
    this.#written = isHalfWritten
      ? { text: active.value, from: active.selectionStart, to: active.selectionEnd }
      : undefined;
  }

  #refocus(): void {
    const key = this.#focused;
    const page = this.element.ownerDocument;
    if (key === undefined) return;
    if (!this.element.contains(page.activeElement)) {
      const all = this.element.querySelectorAll<HTMLElement>('[data-command], [data-key]');
      [...all].find(element => keyOf(element) === key)?.focus({ preventScroll: true });
    }
    const { activeElement: field } = page;
    if (!isWritten(field) || keyOf(field) !== key || field === this.#drawnLast) return;
    this.#drawnLast = field;
    if (this.#written !== undefined && key === this.#writing) this.#writeOn(field, this.#written);
    // a user who came here by Tab overwrites the value
    else field.select();
  }

  /** Restores unsaved input. A browser reports no change of what a script has written, so this window does. */
  #writeOn(field: HTMLInputElement | HTMLTextAreaElement, { text, from, to }: Written): void {
    field.value = text;
    // a field for a number has no selection that a script may set
    if (from !== null && to !== null) field.setSelectionRange(from, to);
    const report = (): void => {
      if (!field.isConnected || keyOf(field) !== this.#writing) return;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
    // afterwards: a browser may have reported it itself, and a redraw only takes the focus away for a moment
    const soon = (): void => void field.ownerDocument.defaultView?.setTimeout(report, 0);
    field.addEventListener('keydown', event => {
      if ('key' in event && event.key === 'Enter' && field instanceof HTMLInputElement) soon();
    });
    field.addEventListener('blur', soon);
  }
}
