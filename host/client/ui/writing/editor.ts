/** [D14] foundry.applications.ux.ProseMirrorEditor, and the element that holds one. */
import { EditorState, type Plugin } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { cleanHTML } from '../clean-html';
import { button, make, parse } from '../dom';
import { AbstractFormInputElement, type Config } from '../elements/form-input';
import { page } from '../globals';
import { defaultPlugins, dom, ProseMirrorKeyMaps, prosemirror } from './prosemirror';

interface EditorOptions {
  readonly uuid?: string;
  readonly plugins?: Record<string, Plugin>;
  readonly props?: object;
}

/** [D14] ProseMirrorEditor: an editor in an element of the page. */
export class ProseMirrorEditor {
  constructor(
    readonly uuid: string,
    readonly view: EditorView,
  ) {}

  /** [D14] ProseMirrorEditor.create, hookEvents.createProseMirrorEditor: its state may be replaced. */
  static async create(target: HTMLElement, content = '', options: EditorOptions = {}): Promise<ProseMirrorEditor> {
    return this.make(target, content, options);
  }

  /** The same at once. */
  static make(
    target: HTMLElement,
    content: string,
    { uuid = '', plugins = defaultPlugins(), props }: EditorOptions,
  ): ProseMirrorEditor {
    const state = EditorState.create({ doc: dom.parseString(content), plugins: Object.values(plugins) });
    const given = { state };
    page.Hooks.callAll('createProseMirrorEditor', uuid, plugins, given);
    target.replaceChildren();
    return new ProseMirrorEditor(uuid, new EditorView({ mount: target }, { ...props, state: given.state }));
  }

  /** Its text as HTML; nothing, if nothing is written. */
  get html(): string {
    const { doc } = this.view.state;
    const isEmpty = doc.childCount <= 1 && doc.textContent === '' && doc.firstChild?.type.name === 'paragraph';
    return isEmpty && doc.firstChild?.childCount === 0 ? '' : dom.serializeString(doc);
  }

  set html(content: string) {
    const { state } = this.view;
    this.view.dispatch(state.tr.replaceWith(0, state.doc.content.size, dom.parseString(content).content));
  }

  /** Its text without any form, line by line. */
  get plain(): string {
    const { doc } = this.view.state;
    return doc.textBetween(0, doc.content.size, '\n', node => (node.type.name === 'hard_break' ? '\n' : ''));
  }

  /** [D14] ProseMirrorEditor#destroy */
  destroy(): void {
    this.view.destroy();
  }
}

/** [D14] HTMLProseMirrorElement, its events `open`, `close`, `save` and `plugins`. */
export class HTMLProseMirrorElement extends AbstractFormInputElement {
  static tagName = 'prose-mirror';
  #content: HTMLElement | undefined;
  #editor: ProseMirrorEditor | undefined;

  /** [D14] HTMLProseMirrorElement#open: whether it is edited. */
  get open(): boolean {
    return this.#editor !== undefined;
  }

  set open(isOpen: boolean) {
    if (isOpen) this.#open();
    else this.#close();
  }

  get #isToggled(): boolean {
    return this.hasAttribute('toggled');
  }

  /** What is written in it, without any form. */
  get plain(): string {
    return this.#editor?.plain ?? '';
  }

  protected override _getValue(): unknown {
    return this.#editor ? this.#editor.html : String(this._value ?? '');
  }

  protected override _setValue(value: unknown): void {
    this._value = cleanHTML(String(value ?? ''));
    if (this.#editor) this.#editor.html = String(this._value);
    else this.#content?.replaceChildren(parse(String(this._value)));
  }

  protected override _buildElements(): HTMLElement[] {
    if (this._value === undefined) this._value = cleanHTML(this.innerHTML);
    this.#content = make('div', { class: 'editor-content' }, parse(String(this._value)));
    this.#content.addEventListener('blur', () => {
      if (this.#editor) this.dispatchEvent(new Event('change', { bubbles: true }));
    });
    const toggle = button({ class: 'icon toggle fa-solid fa-pen-to-square', 'aria-label': 'Edit' });
    toggle.addEventListener('click', () => this.#open());
    return [...(this.#isToggled ? [toggle] : []), make('div', { class: 'editor-container' }, this.#content)];
  }

  protected override _activateListeners(): void {
    if (!this.#isToggled && this.editable) this.#open();
  }

  /** [D14] HTMLProseMirrorElement#_configurePlugins: packages add theirs to those of the event. */
  protected _configurePlugins(): Record<string, Plugin> {
    const keyMaps = ProseMirrorKeyMaps.build(prosemirror.defaultSchema, { onSave: () => this.#save() });
    const plugins = { ...defaultPlugins(), keyMaps };
    const event = Object.assign(new Event('plugins', { bubbles: true }), { plugins });
    this.dispatchEvent(event);
    // keys of packages take precedence over the text's own
    const { keyMaps: last, ...first } = event.plugins;
    return { ...first, keyMaps: last };
  }

  #open(): void {
    if (this.#editor || !this.#content || !this.editable) return;
    const uuid = this.dataset['documentUuid'] ?? '';
    this.#editor = ProseMirrorEditor.make(this.#content, String(this._value ?? ''), {
      uuid,
      plugins: this._configurePlugins(),
      props: {
        attributes: { ...this.#labelled },
        dispatchTransaction: (transaction: Parameters<EditorView['dispatch']>[0]) => this.#changed(transaction),
      },
    });
    this._primaryInput = this.#content;
    this.classList.add('active');
    this.dispatchEvent(new Event('open', { bubbles: true, cancelable: true }));
  }

  get #labelled(): Record<string, string> {
    const label = this.getAttribute('aria-label');
    const placeholder = this.getAttribute('placeholder');
    return {
      role: 'textbox',
      'aria-multiline': 'true',
      ...(label && { 'aria-label': label }),
      ...(placeholder && { 'data-placeholder': placeholder }),
    };
  }

  #changed(transaction: Parameters<EditorView['dispatch']>[0]): void {
    const view = this.#editor?.view;
    if (!view) return;
    view.updateState(view.state.apply(transaction));
    if (transaction.docChanged) this.dispatchEvent(new Event('input', { bubbles: true }));
  }

  #save(): void {
    this._value = this._getValue();
    this.dispatchEvent(new Event('save', { bubbles: true, cancelable: true }));
    this.dispatchEvent(new Event('change', { bubbles: true, cancelable: true }));
    if (this.#isToggled) this.#close();
  }

  #close(): void {
    if (!this.#editor) return;
    this._value = this._getValue();
    this.#forget();
    this.#content?.replaceChildren(parse(String(this._value)));
    this.dispatchEvent(new Event('close', { bubbles: true, cancelable: true }));
  }

  #forget(): void {
    this.#editor?.destroy();
    this.#editor = undefined;
    this.classList.remove('active');
  }

  override disconnectedCallback(): void {
    this._value = this._getValue();
    this.#forget();
  }

  protected override _toggleDisabled(disabled: boolean): void {
    super._toggleDisabled(disabled);
    if (disabled) this.#close();
  }

  override focus(): void {
    if (this.#editor) this.#editor.view.focus();
    else super.focus();
  }

  /** [D14] HTMLProseMirrorElement#isDirty: whether something is written that is not saved. */
  isDirty(): boolean {
    return this.#editor !== undefined && this._getValue() !== String(this._value ?? '');
  }

  /** [D14] HTMLProseMirrorElement.create */
  static create({ name, value, toggled, documentUUID }: Config): HTMLElement {
    return make('prose-mirror' as 'div', {
      ...(name !== undefined && { name: String(name) }),
      value: String(value ?? ''),
      toggled: Boolean(toggled),
      ...(documentUUID !== undefined && { 'data-document-uuid': String(documentUUID) }),
    });
  }
}
