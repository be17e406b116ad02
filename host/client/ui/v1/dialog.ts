import { localize } from '../globals';
import { parse } from '../dom';
import { Application, type OptionsV1 } from './application';
import { $, type JQueryLike } from './frame';

interface ButtonV1 {
  readonly icon?: string;
  readonly label?: string;
  readonly condition?: boolean;
  readonly disabled?: boolean;
  readonly callback?: (html: unknown, event?: Event) => unknown;
}

interface DialogDataV1 {
  title?: string;
  content?: string;
  buttons?: Record<string, ButtonV1>;
  default?: string;
  render?: (html: unknown) => unknown;
  close?: (html: unknown) => unknown;
  yes?: (html: unknown) => unknown;
  no?: (html: unknown) => unknown;
  callback?: (html: unknown) => unknown;
  label?: string;
  defaultYes?: boolean;
  rejectClose?: boolean;
  options?: OptionsV1;
}

/** [D14] foundry.appv1.api.Dialog */
export class Dialog extends Application {
  data: DialogDataV1;

  constructor(data: DialogDataV1, options: OptionsV1 = {}) {
    super(options);
    this.data = data;
  }

  static override get defaultOptions(): OptionsV1 {
    return { ...super.defaultOptions, classes: ['dialog'], width: 400, jQuery: true };
  }

  override get title(): string {
    return localize(this.data.title ?? 'Dialog');
  }

  private get shown(): [string, ButtonV1][] {
    return Object.entries(this.data.buttons ?? {}).filter(([, entry]) => entry.condition !== false);
  }

  override async _renderInner(): Promise<JQueryLike> {
    const buttons = this.shown.map(([key, { icon = '', label = '' }]) => {
      const isDefault = this.data.default === key ? ' default' : '';
      return `<button type="button" class="dialog-button ${key}${isDefault}" data-button="${key}">${icon} ${localize(label)}</button>`;
    });
    const markup = `<div class="dialog-content">${this.data.content ?? ''}</div><div class="dialog-buttons">${buttons.join('')}</div>`;
    return $([...parse(markup).children]);
  }

  private get given(): unknown {
    return this.options['jQuery'] === false ? this.element[0] : this.element;
  }

  override activateListeners(html: JQueryLike): void {
    super.activateListeners(html);
    for (const part of html) {
      for (const entry of part.querySelectorAll<HTMLElement>('.dialog-button')) {
        entry.addEventListener(
          'click',
          event => void this.submit(this.data.buttons?.[entry.dataset['button'] ?? ''], event),
        );
      }
    }
    this.data.render?.(this.given);
  }

  /** [D14] Dialog#submit */
  async submit(entry: ButtonV1 | undefined, event?: Event): Promise<void> {
    const { given } = this;
    if (entry?.callback) await entry.callback(given, event);
    await super.close();
  }

  override async close(options: object = {}): Promise<void> {
    this.data.close?.(this.given);
    await super.close(options);
  }

  /** [D14] Dialog.wait */
  static wait(data: DialogDataV1, options: OptionsV1 = {}): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const buttons = Object.fromEntries(
        Object.entries(data.buttons ?? {}).map(([key, entry]) => [
          key,
          {
            ...entry,
            callback: async (html: unknown, event?: Event) =>
              resolve(entry.callback ? await entry.callback(html, event) : key),
          },
        ]),
      );
      const close = (html: unknown): void => {
        const answer = data.close?.(html) ?? null;
        if (data.rejectClose) reject(new Error('The Dialog was closed without a choice being made.'));
        else resolve(answer);
      };
      new this({ ...data, buttons, close }, options).render(true);
    });
  }

  /** [D14] Dialog.confirm */
  static confirm({ yes, no, defaultYes = true, options = {}, ...data }: DialogDataV1 = {}): Promise<unknown> {
    const buttons = {
      yes: {
        icon: '<i class="fas fa-check"></i>',
        label: 'Yes',
        callback: (html: unknown) => (yes ? yes(html) : true),
      },
      no: { icon: '<i class="fas fa-times"></i>', label: 'No', callback: (html: unknown) => (no ? no(html) : false) },
    };
    return this.wait({ ...data, buttons, default: defaultYes ? 'yes' : 'no' }, options);
  }

  /** [D14] Dialog.prompt */
  static prompt({
    callback,
    label = 'OK',
    options = {},
    rejectClose = true,
    ...data
  }: DialogDataV1 = {}): Promise<unknown> {
    const buttons = { ok: { icon: '<i class="fas fa-check"></i>', label, ...(callback && { callback }) } };
    return this.wait({ ...data, rejectClose, buttons, default: 'ok' }, options);
  }
}
