import { FormDataExtended } from '../form-data';
import { localize, type HostDocument } from '../globals';
import { parse } from '../dom';
import { $, Application, type JQueryLike, type OptionsV1 } from './application';

/** [D14] foundry.appv1.api.FormApplication */
export class FormApplication extends Application {
  object: unknown;
  form: HTMLFormElement | null = null;
  editors: Record<string, unknown> = {};
  _submitting = false;

  constructor(object: unknown = {}, options: OptionsV1 = {}) {
    super(options);
    this.object = object;
  }

  static override get defaultOptions(): OptionsV1 {
    return {
      ...super.defaultOptions,
      classes: ['form'],
      closeOnSubmit: true,
      editable: true,
      sheetConfig: false,
      submitOnChange: false,
      submitOnClose: false,
    };
  }

  /** [D14] FormApplication#isEditable */
  get isEditable(): boolean {
    return Boolean(this.options['editable']);
  }

  override getData(_options: object = {}): unknown {
    return { object: this.object, options: this.options, title: this.title };
  }

  override async _renderInner(data: unknown): Promise<JQueryLike> {
    const html = await super._renderInner(data);
    const [first] = html;
    this.form = first instanceof HTMLFormElement ? first : (first?.querySelector('form') ?? null);
    return html;
  }

  override _activateCoreListeners(html: JQueryLike): void {
    super._activateCoreListeners(html);
    const { form } = this;
    if (!form) return;
    form.addEventListener('submit', event => void this._onSubmit(event));
    if (this.options['submitOnChange']) {
      form.addEventListener('change', event => void this._onChangeInput(event));
    }
    if (!this.isEditable) this._disableFields(form);
  }

  _disableFields(form: HTMLFormElement): void {
    for (const field of form.elements) field.toggleAttribute('disabled', true);
  }

  /** [D14] FormApplication#_onChangeInput */
  async _onChangeInput(event: Event): Promise<void> {
    await this._onSubmit(event, { preventClose: true, preventRender: true });
  }

  /** [D14] FormApplication#_getSubmitData */
  _getSubmitData(updateData: object = {}): Record<string, unknown> {
    if (!this.form) throw new Error('The FormApplication subclass has no registered form element');
    return { ...new FormDataExtended(this.form).object, ...updateData };
  }

  /** [D14] FormApplication#_onSubmit */
  async _onSubmit(
    event: Event,
    {
      updateData = null,
      preventClose = false,
      preventRender = false,
    }: { updateData?: object | null; preventClose?: boolean; preventRender?: boolean } = {},
  ): Promise<Record<string, unknown> | false> {
    event.preventDefault();
    if (!this.rendered || !this.isEditable || this._submitting) return false;
    this._submitting = true;
    void preventRender;
    const data = this._getSubmitData(updateData ?? {});
    const close = Boolean(this.options['closeOnSubmit']) && !preventClose;
    try {
      await this._updateObject(event, data);
    } catch (error) {
      console.error(error);
      this._submitting = false;
      return data;
    }
    this._submitting = false;
    if (close) await this.close({ submit: false });
    return data;
  }

  /** [D14] FormApplication#_updateObject */
  async _updateObject(_event: Event, _data: Record<string, unknown>): Promise<unknown> {
    throw new Error('A subclass of the FormApplication must implement the _updateObject method.');
  }

  /** [D14] FormApplication#submit */
  async submit(options: object = {}): Promise<this> {
    if (this._submitting) return this;
    const event = new Event('submit', { cancelable: true });
    await this._onSubmit(event, { preventRender: true, ...options });
    return this;
  }

  override async close(options: { submit?: boolean } = {}): Promise<void> {
    if (this.options['submitOnClose'] && options.submit !== false && this.rendered)
      await this.submit({ preventClose: true });
    await super.close(options);
  }
}

/** [D14] foundry.appv1.api.DocumentSheet */
export class DocumentSheet extends FormApplication {
  constructor(object: unknown, options: OptionsV1 = {}) {
    super(object, options);
    const { document } = this;
    if (document?.apps) document.apps[this.appId as unknown as string] = this as never;
  }

  static override get defaultOptions(): OptionsV1 {
    return { ...super.defaultOptions, classes: ['sheet'], viewPermission: 1, sheetConfig: true };
  }

  /** [D14] DocumentSheet#document */
  get document(): HostDocument {
    // a sheet made the way of the second generation is given its document among the options
    const given = this.object as HostDocument & { document?: HostDocument };
    return given?.document ?? given;
  }

  override get id(): string {
    return `${this.constructor.name}-${this.document.uuid.replaceAll('.', '-')}`;
  }

  override get title(): string {
    const { documentName, name, id } = this.document;
    return `${localize(`DOCUMENT.${documentName}`)}: ${name || id}`;
  }

  override get isEditable(): boolean {
    return Boolean(this.options['editable']) && this.document.isOwner && !this.document.pack;
  }

  override getData(options: object = {}): unknown {
    const data = this.document.toObject();
    return {
      ...(super.getData(options) as object),
      cssClass: this.isEditable ? 'editable' : 'locked',
      editable: this.isEditable,
      document: this.document,
      data,
      limited: false,
      owner: this.document.isOwner,
      title: this.title,
    };
  }

  override async _updateObject(_event: Event, data: Record<string, unknown>): Promise<unknown> {
    return this.document.update(data);
  }

  override async close(options: { submit?: boolean } = {}): Promise<void> {
    await super.close(options);
    if (this.document.apps) delete this.document.apps[this.appId as unknown as string];
  }
}

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

/** [D14] foundry.appv1.sheets: sheets of the first generation. */
export class ActorSheet extends DocumentSheet {
  get actor(): HostDocument {
    return this.document;
  }
}
export class ItemSheet extends DocumentSheet {
  get item(): HostDocument {
    return this.document;
  }
}
export class JournalSheet extends DocumentSheet {}
export class JournalPageSheet extends DocumentSheet {}

/** Whether a class is a window of the first generation. */
export const isFirstGeneration = (cls: unknown): boolean =>
  typeof cls === 'function' && (cls === Application || cls.prototype instanceof Application);

/** The globals under which these windows were known. */
export const firstGeneration = {
  Application,
  FormApplication,
  DocumentSheet,
  Dialog,
  ActorSheet,
  ItemSheet,
  JournalSheet,
  JournalPageSheet,
};
