/** The base of all windows of one table: they follow its record and this user's focus. */
import type { Message } from '../../kernel/messages';
import type { Change, TableClient } from '../../table/panels/client-model';
import { readingOf, type Reading } from '../../table/panels/reading';
import { focusOf, type Focus } from '../focus';
import { lazyImport, speech } from '../lazy-import';
import { showTrusted } from '../pictures/card-pictures';
import { FRAMELESS, RtApplication } from '../rt-application';
import { placeNow, type WindowKind } from '../windows';

type CloseOptions = NonNullable<Parameters<RtApplication['close']>[0]> & { readonly closeKey?: boolean };

/** The parts that tell what has happened. */
const LOG: Partial<Record<WindowKind, string>> = { table: 'happened', record: 'history' };

export abstract class TableWindow extends RtApplication {
  readonly client: TableClient;
  readonly kind: WindowKind;
  readonly #into: HTMLElement | undefined;
  #drawn = 0;

  /** `into` is the body of a dock; without it this is a window. */
  constructor(kind: WindowKind, client: TableClient, into?: HTMLElement) {
    super({ id: `rt-${kind}-${client.id}`, uniqueId: `rt-${kind}-${client.id}`, ...(into && FRAMELESS) });
    this.kind = kind;
    this.client = client;
    this.#into = into;
  }

  override _insertElement(element: HTMLElement): void {
    if (this.#into) this.#into.replaceChildren(element);
    else super._insertElement(element);
  }

  /** Escape puts back what is in hand, and closes nothing. A closed window that was a dock becomes a dock again. */
  override async close(options: CloseOptions = {}): Promise<this> {
    if (options.closeKey) return this;
    if (this.hasFrame) placeNow()?.putBack(this);
    return super.close(options);
  }

  override get title(): string {
    return `${speech.localize(`RT.windows.${this.kind}`)}: ${this.client.timeline.head.name}`;
  }

  get reading(): Reading {
    return readingOf(this.client, speech);
  }
  get focus(): Focus {
    return focusOf(this.client.id);
  }

  /** Redraws after a change of the table: everything, unless a subclass knows better. */
  protected onTableChange(_change: Change): void {
    this.refresh();
  }

  /** Redraws the log once it can tell which action the last changes by hand belong to. */
  async #tellHands(): Promise<void> {
    const log = LOG[this.kind];
    if (log === undefined || this.client.timeline.mode !== 'advised') return;
    const isNew = await lazyImport(async () => (await import('./told-notes')).findNotes(this.client));
    if (isNew && this.element?.isConnected) this.refresh(log);
  }

  /** Redraws after another card or counter is chosen. */
  protected onFocusChange(): void {
    /* most windows show no choices */
  }

  protected override listen(): readonly (() => void)[] {
    void this.#tellHands();
    return [
      this.client.onChange(({ kind }) => {
        if (kind === 'record') void this.#tellHands();
      }),
      this.client.onChange(change => (change.kind === 'pictures' ? this.redraw() : this.onTableChange(change))),
      this.client.onChange(() => this.#showTrusted()),
      // a window that is being drawn or is closed has nothing to highlight
      this.focus.onChange(() => {
        if (this.element) this.onFocusChange();
      }),
    ];
  }

  override async _prepareContext(...given: Parameters<RtApplication['_prepareContext']>): Promise<never> {
    this.#drawn = this.client.timeline.revision;
    return super._prepareContext(...given);
  }

  override async _onRender(...given: Parameters<RtApplication['_onRender']>): Promise<void> {
    await super._onRender(...given);
    // for tests and scripts of screen readers: which table this is, and how far it is drawn
    this.element.dataset['table'] = this.client.id;
    this.element.dataset['revision'] = String(this.#drawn);
    this.#showTrusted();
  }

  /** The Table window explains it at length; elsewhere a line appears only where the user can act on it. */
  #showTrusted(): void {
    const content = this.#into ? this.element : this.element?.querySelector('.window-content');
    if (content && this.kind === 'seats') showTrusted(content, this.client);
  }

  /** While the pointer or the focus is on a choice, the board highlights what it mentions. */
  protected pointAt(element: HTMLElement): void {
    const ids = (target: EventTarget | null): readonly string[] => {
      const choice = target instanceof Element ? target.closest<HTMLElement>('[data-ids]') : undefined;
      return choice?.dataset['ids']?.split(' ').filter(Boolean) ?? [];
    };
    const chosen = (target: EventTarget | null): Message | undefined => {
      const choice = target instanceof Element ? target.closest<HTMLElement>('[data-command]') : undefined;
      const command = choice?.ariaDisabled === 'true' ? undefined : choice?.dataset['command'];
      return command === undefined ? undefined : (JSON.parse(command) as Message);
    };
    const point = ({ target }: Event): void => {
      this.focus.point(ids(target));
      this.focus.foresee(chosen(target));
    };
    // a touch has already chosen when it points; a click that gives focus was preceded by the pointer
    element.addEventListener('pointerover', event => {
      if (event.pointerType !== 'touch') point(event);
    });
    element.addEventListener('focusin', event => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) point(event);
    });
    for (const kind of ['pointerleave', 'focusout'] as const)
      element.addEventListener(kind, () => {
        this.focus.point([]);
        this.focus.foresee(undefined);
      });
  }
}
