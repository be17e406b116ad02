import { FilePicker } from '../file-picker';
import { FormDataExtended } from '../form-data';
import { localize, type HostDocument } from '../globals';
import { Application, type OptionsV1 } from './application';
import type { JQueryLike } from './frame';
import { closeEditor, editorAt, openEditor, type FormEditor } from './editors';

/** [D14] foundry.appv1.api.FormApplication */
export class FormApplication extends Application {
  object: unknown;
  form: HTMLFormElement | null = null;
  editors: Record<string, FormEditor> = {};
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
    for (const element of form.querySelectorAll<HTMLElement>('.editor-content[data-edit]'))
      this._activateEditor(element);
    for (const button of form.querySelectorAll<HTMLButtonElement>('button.file-picker'))
      button.onclick = event => this._activateFilePicker(event);
    form.addEventListener('submit', event => void this._onSubmit(event));
    if (this.options['submitOnChange']) {
      form.addEventListener('change', event => void this._onChangeInput(event));
    }
    if (!this.isEditable) this._disableFields(form);
  }

  /** [D14] FormApplication#filepickers, FormApplication#_activateFilePicker: of its buttons with the class `file-picker`. */
  filepickers: FilePicker[] = [];

  _activateFilePicker(event: Event): void {
    event.preventDefault();
    const picker = FilePicker.fromButton(event.currentTarget as HTMLButtonElement, this._getFilePickerOptions(event));
    this.filepickers.push(picker);
    void picker.render({ force: true });
  }

  /** [D14] FormApplication#_getFilePickerOptions */
  _getFilePickerOptions(_event: Event): object {
    return {};
  }

  /** [D14] FormApplication#_activateEditor, FormApplication#activateEditor, FormApplication#saveEditor */
  _activateEditor(element: HTMLElement): void {
    const editor = editorAt(element);
    this.editors[editor.target] = editor;
    if (editor.button) editor.button.onclick = () => void this.activateEditor(editor.target);
    else if (this.isEditable) void this.activateEditor(editor.target);
  }

  async activateEditor(name: string, options: object = {}, content = ''): Promise<unknown> {
    const editor = this.editors[name];
    if (!editor) throw new Error(`${name} is not a registered editor name!`);
    await openEditor(editor, options, content || editor.initial);
    return editor.instance;
  }

  async saveEditor(name: string, { remove = true }: { remove?: boolean; preventRender?: boolean } = {}): Promise<void> {
    const editor = this.editors[name];
    if (!editor?.active) return;
    await this.submit({ preventClose: true });
    if (remove) closeEditor(editor);
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
    const open = Object.values(this.editors).filter(({ active }) => active);
    const written = Object.fromEntries(open.map(({ target, instance }) => [target, instance?.html ?? '']));
    return { ...new FormDataExtended(this.form).object, ...written, ...updateData };
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
    // a sheet created in second-generation style gets its document in the options
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
