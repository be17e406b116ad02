import { VideoHelper } from '../data/media';
import { ApplicationV2 } from './application/application';
import { cleanHTML } from './clean-html';
import { button, icon, make, parse } from './dom';
import { assumed, localize, page } from './globals';
import { globals } from '../global';
import { FormDataExtended } from './form-data';
import type { ApplicationOptions } from './application/options';

type Callback = (event: Event, button: HTMLButtonElement, dialog: DialogV2) => unknown;

/** [D13] DialogV2Button */
export interface DialogButton {
  readonly action: string;
  readonly label?: string;
  readonly icon?: string;
  readonly class?: string;
  readonly type?: string;
  readonly default?: boolean;
  readonly disabled?: boolean;
  readonly callback?: Callback;
}

/** [D13] DialogV2Configuration with the options of `wait` */
export interface DialogOptions extends Partial<ApplicationOptions> {
  modal?: boolean;
  content?: string | HTMLElement;
  buttons?: readonly DialogButton[];
  submit?: (result: unknown, dialog: DialogV2) => unknown;
  rejectClose?: boolean;
  close?: (event: Event, dialog: DialogV2) => unknown;
  render?: (event: Event, dialog: DialogV2) => unknown;
  yes?: Partial<DialogButton>;
  no?: Partial<DialogButton>;
  ok?: Partial<DialogButton>;
}

type DialogKind = 'confirm' | 'prompt' | 'input' | 'wait';

interface DialogQuery {
  readonly type: DialogKind;
  readonly config: DialogOptions;
}

interface Asked {
  query(name: string, data: object, options?: object): Promise<unknown>;
}

const YES: DialogButton = { action: 'yes', label: 'Yes', icon: 'fa-solid fa-check', callback: () => true };
const NO: DialogButton = { action: 'no', label: 'No', icon: 'fa-solid fa-xmark', default: true, callback: () => false };
const OK: DialogButton = { action: 'ok', label: 'Confirm', icon: 'fa-solid fa-check', default: true };

/** A button of a dialog. */
const shown = (entry: DialogButton): HTMLButtonElement =>
  button(
    {
      type: entry.type ?? 'submit',
      'data-action': entry.action,
      disabled: entry.disabled,
      autofocus: entry.default,
      class: entry.class,
      'data-default': entry.default,
    },
    entry.icon ? icon(entry.icon) : undefined,
    make('span', {}, localize(entry.label ?? entry.action)),
  );

/** [D13] foundry.applications.api.DialogV2; docs/platform.md 6 */
export class DialogV2 extends ApplicationV2 {
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = {
    id: 'dialog-{id}',
    classes: ['dialog'],
    tag: 'dialog',
    window: { minimizable: false, contentTag: 'form', contentClasses: ['dialog-form', 'standard-form'] },
    position: { width: 'auto' },
  };

  get #dialog(): DialogOptions {
    return this.options as DialogOptions;
  }

  get #buttons(): DialogButton[] {
    const buttons = this.#dialog.buttons ?? [];
    return (Array.isArray(buttons) ? buttons : Object.values(buttons)) as DialogButton[];
  }

  override _initializeApplicationOptions(options: Partial<ApplicationOptions>): ApplicationOptions {
    const result = super._initializeApplicationOptions(options);
    const { buttons } = result as DialogOptions;
    if (!buttons?.length) throw new Error('You must define at least one entry in options.buttons');
    return result;
  }

  override async _renderHTML(): Promise<HTMLElement[]> {
    const { content = '' } = this.#dialog;
    // texts are sanitized, an element is used as it is. docs/platform.md 15
    const body =
      typeof content === 'string'
        ? make('div', { class: 'dialog-content standard-form' }, parse(cleanHTML(content)))
        : content;
    return [body, make('footer', { class: 'form-footer' }, ...this.#buttons.map(shown))];
  }

  /** [M] DialogV2#_renderButtons: the HTML of its buttons, for packages that lay it out themselves. */
  _renderButtons(): string {
    return this.#buttons.map(entry => shown(entry).outerHTML).join('');
  }

  /** What packages lay out is a form of its own. [M] Forien/foundryvtt-forien-easy-polls */
  override _replaceHTML(result: unknown, content: HTMLElement): void {
    content.replaceChildren(...(Array.isArray(result) ? (result as HTMLElement[]) : [result as HTMLElement]));
  }

  /** A dialog can be measured only when it is open, so it opens before it is placed. */
  override _insertElement(element: HTMLElement): void {
    super._insertElement(element);
    if (this.#dialog.modal) (element as HTMLDialogElement).showModal();
    else (element as HTMLDialogElement).show();
  }

  override async _onFirstRender(): Promise<void> {
    const dialog = this.element as HTMLDialogElement;
    this.window.content?.addEventListener('submit', event => {
      void this._onSubmit((event as SubmitEvent).submitter, event as SubmitEvent);
    });
    dialog.addEventListener('cancel', event => {
      event.preventDefault();
      void this.close();
    });
    const first =
      dialog.querySelector<HTMLElement>('[data-default]') ?? dialog.querySelector<HTMLElement>('.form-footer button');
    if (!dialog.querySelector('.window-content [autofocus]:not(button)')) first?.focus();
  }

  /** The buttons of a dialog submit its form, so their actions are answered there. */
  override _onClickAction(event: PointerEvent, target: HTMLElement): void {
    if (target instanceof HTMLButtonElement && target.type === 'submit') return;
    const entry = this.#buttons.find(({ action }) => action === target.dataset['action']);
    if (entry) void this.#answer(event, entry, target as HTMLButtonElement);
  }

  /** [M] DialogV2#_onSubmit: answers by the button that was pressed, or by the default one. */
  async _onSubmit(target: HTMLElement | null, event: SubmitEvent): Promise<this> {
    event.preventDefault();
    // a package's own form calls this method too
    event.stopPropagation();
    const pressed =
      target ?? this.element.querySelector('[data-default]') ?? this.element.querySelector('.form-footer button');
    const entry = this.#buttons.find(({ action }) => action === (pressed as HTMLElement | null)?.dataset['action']);
    if (entry) await this.#answer(event, entry, pressed as HTMLButtonElement);
    return this;
  }

  async #answer(event: Event, entry: DialogButton, target: HTMLButtonElement): Promise<void> {
    const result = (await entry.callback?.(event, target, this)) ?? entry.action;
    await this.#dialog.submit?.(result, this);
    if (this.options.form?.closeOnSubmit ?? true) await this.close({ submitted: true });
  }

  /** [D13] DialogV2.wait: the answer; if closed without one, null, or an error if `rejectClose` says so. */
  static wait(options: DialogOptions = {}): Promise<unknown> {
    const { rejectClose = false, close, render, submit, ...rest } = options;
    return new Promise((resolve, reject) => {
      const dialog = new this({
        ...rest,
        submit: async (result: unknown, shown: DialogV2) => {
          await submit?.(result, shown);
          resolve(result);
        },
      } as DialogOptions);
      dialog.addEventListener(
        'close',
        event => {
          const result = close?.(event, dialog);
          const answer = assumed('dialog-close', 'answer') === 'answer' ? (result ?? null) : null;
          if (rejectClose) reject(new Error('Dialog was dismissed without pressing a button.'));
          else resolve(answer);
        },
        { once: true },
      );
      if (render) dialog.addEventListener('render', event => void render(event, dialog));
      dialog.render({ force: true }).catch(reject);
    });
  }

  /** [D13] DialogV2.confirm: true, false, or null. */
  static confirm({ yes = {}, no = {}, buttons = [], ...options }: DialogOptions = {}): Promise<unknown> {
    return this.wait({ ...options, buttons: [{ ...YES, ...yes }, { ...NO, ...no }, ...buttons] });
  }

  /** [D13] DialogV2.prompt: the answer of its one button. */
  static prompt({ ok = {}, buttons = [], ...options }: DialogOptions = {}): Promise<unknown> {
    return this.wait({ ...options, buttons: [{ ...OK, ...ok }, ...buttons] });
  }

  /** [D13] DialogV2.query: asks another user by a dialog on that user's page. */
  static query(user: Asked, type: DialogKind, config: DialogOptions = {}): Promise<unknown> {
    return user.query('dialog', { type, config });
  }

  /** Answers other users' dialogs. [D13] CONFIG.queries.dialog */
  static answerQueries(): void {
    const queries = page.CONFIG['queries'] as Record<string, unknown> | undefined;
    if (queries) queries['dialog'] = ({ type, config }: DialogQuery) => this[type](config);
  }

  /** [D13] DialogV2.input: the values of the form in its content. */
  static input({ ok = {}, ...options }: DialogOptions = {}): Promise<unknown> {
    const callback: Callback = (_event, target) => new FormDataExtended(target.form as HTMLFormElement).object;
    return this.prompt({ ...options, ok: { callback, ...ok } });
  }
}

interface Collections {
  readonly Journal: { showImage(image: string, shared: object): void };
}

/** [D13] foundry.applications.apps.ImagePopout: a picture in a window of its own. */
export class ImagePopout extends ApplicationV2 {
  /** [D14] ImagePopout#isVideo */
  get isVideo(): boolean {
    return VideoHelper.hasVideoExtension(String(this.options['src'] ?? ''));
  }

  /** [M] ImagePopout#shareImage: on the pages of all others. */
  shareImage(): void {
    const { src = '', uuid } = this.options as { src?: string; uuid?: string };
    const { collections } = globals<{ foundry: { documents: { collections: Collections } } }>().foundry.documents;
    collections.Journal.showImage(src, { title: this.title, ...(uuid && { uuid }) });
  }

  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = {
    id: 'image-popout-{id}',
    classes: ['image-popout'],
    window: { resizable: true },
    position: { width: 480 },
  };

  override async _renderHTML(): Promise<HTMLElement> {
    const { src, caption } = this.options as { src?: string; caption?: string };
    return make(
      'figure',
      {},
      make('img', { src, alt: caption ?? this.title }),
      caption ? make('figcaption', {}, caption) : undefined,
    );
  }

  override _replaceHTML(result: unknown, content: HTMLElement): void {
    content.replaceChildren(result as HTMLElement);
  }
}
