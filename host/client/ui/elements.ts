/** [D14] foundry.applications.elements: the platform's own form elements. */
import { button, icon, make, parse } from './dom';
import { cleanHTML } from './clean-html';
import { localize, page } from './globals';

type Config = Readonly<Record<string, unknown>>;

/** [D14] AbstractFormInputElement: an element that a form counts among its own. */
export abstract class AbstractFormInputElement extends HTMLElement {
  static formAssociated = true;
  static observedAttributes = ['disabled', 'placeholder', 'readonly', 'required'];

  protected readonly internals = this.attachInternals();
  protected _value: unknown = undefined;
  protected _primaryInput: HTMLElement | undefined;
  private isBuilt = false;

  get form(): HTMLFormElement | null {
    return this.internals.form;
  }

  get name(): string {
    return this.getAttribute('name') ?? '';
  }

  set name(value: string) {
    this.setAttribute('name', value);
  }

  get type(): string {
    return this.localName;
  }

  get disabled(): boolean {
    return this.matches(':disabled') || this.hasAttribute('disabled');
  }

  set disabled(value: boolean) {
    this.toggleAttribute('disabled', value);
    this._toggleDisabled(value);
  }

  get editable(): boolean {
    return !(this.disabled || this.hasAttribute('readonly'));
  }

  get value(): unknown {
    return this._getValue();
  }

  set value(value: unknown) {
    this._setValue(value);
    this.dispatchEvent(new Event('input', { bubbles: true, cancelable: true }));
    this.dispatchEvent(new Event('change', { bubbles: true, cancelable: true }));
    this._refresh();
  }

  protected _getValue(): unknown {
    return this._value;
  }

  protected _setValue(value: unknown): void {
    this._value = value;
  }

  connectedCallback(): void {
    if (!this.isBuilt) {
      this.isBuilt = true;
      if (this._value === undefined && this.hasAttribute('value')) this._setValue(this.getAttribute('value'));
      this.replaceChildren(...this._buildElements());
    }
    this._refresh();
    this._toggleDisabled(!this.editable);
    this._activateListeners();
  }

  disconnectedCallback(): void {}

  formDisabledCallback(disabled: boolean): void {
    this._toggleDisabled(disabled);
  }

  protected _buildElements(): HTMLElement[] {
    return [];
  }

  protected _refresh(): void {}

  protected _activateListeners(): void {}

  protected _toggleDisabled(disabled: boolean): void {
    for (const inner of this.querySelectorAll('input, button, select, textarea'))
      inner.toggleAttribute('disabled', disabled);
  }
}

/** [D14] HTMLRangePickerElement: a slider beside its number. */
export class HTMLRangePickerElement extends AbstractFormInputElement {
  static tagName = 'range-picker';
  #range: HTMLInputElement | undefined;
  #number: HTMLInputElement | undefined;

  get valueAsNumber(): number {
    return Number(this._value ?? this.getAttribute('min') ?? 0);
  }

  protected override _getValue(): unknown {
    return this._value === undefined ? null : Number(this._value);
  }

  protected override _buildElements(): HTMLElement[] {
    const limits = {
      min: this.getAttribute('min') ?? undefined,
      max: this.getAttribute('max') ?? undefined,
      step: this.getAttribute('step') ?? 'any',
    };
    this.#range = make('input', { type: 'range', ...limits });
    this.#number = make('input', { type: 'number', ...limits });
    for (const input of [this.#range, this.#number]) {
      input.addEventListener('change', event => {
        event.stopPropagation();
        this.value = input.valueAsNumber;
      });
      input.addEventListener('input', event => event.stopPropagation());
    }
    this._primaryInput = this.#range;
    return [this.#range, this.#number];
  }

  protected override _refresh(): void {
    for (const input of [this.#range, this.#number]) if (input) input.value = String(this.valueAsNumber);
  }

  static create(config: Config): HTMLElement {
    const element = make('range-picker' as 'div', {
      min: config['min'] as number | undefined,
      max: config['max'] as number | undefined,
      step: (config['step'] as number | undefined) ?? 'any',
      value: Number(config['value'] ?? 0),
    });
    return element;
  }
}

/** [D14] HTMLColorPickerElement */
export class HTMLColorPickerElement extends AbstractFormInputElement {
  static tagName = 'color-picker';
  #text: HTMLInputElement | undefined;
  #color: HTMLInputElement | undefined;

  protected override _getValue(): unknown {
    return this._value || null;
  }

  protected override _buildElements(): HTMLElement[] {
    this.#text = make('input', { type: 'text', placeholder: this.getAttribute('placeholder') ?? '' });
    this.#color = make('input', { type: 'color' });
    for (const input of [this.#text, this.#color]) {
      input.addEventListener('change', event => {
        event.stopPropagation();
        this.value = input.value;
      });
    }
    this._primaryInput = this.#text;
    return [this.#text, this.#color];
  }

  protected override _refresh(): void {
    const value = String(this._value ?? '');
    if (this.#text) this.#text.value = value;
    if (this.#color) this.#color.value = /^#[0-9a-f]{6}$/i.test(value) ? value : '#000000';
  }

  static create(config: Config): HTMLElement {
    return make('color-picker' as 'div', { value: String(config['value'] ?? '') });
  }
}

interface PickerClass {
  new (options: object): { browse(): Promise<unknown> };
}

/** [D14] HTMLFilePickerElement: a path, and a button that looks for one. */
export class HTMLFilePickerElement extends AbstractFormInputElement {
  static tagName = 'file-picker';
  #text: HTMLInputElement | undefined;

  get fileType(): string {
    return this.getAttribute('type') ?? 'any';
  }

  protected override _getValue(): unknown {
    return this._value || null;
  }

  protected override _buildElements(): HTMLElement[] {
    this.#text = make('input', { class: 'image', type: 'text', placeholder: 'path/to/file.ext' });
    this.#text.addEventListener('change', event => {
      event.stopPropagation();
      this.value = this.#text?.value;
    });
    const browse = button({ class: 'fa-solid fa-file-import icon', 'aria-label': localize('Browse files') });
    browse.addEventListener('click', () => this.#browse());
    this._primaryInput = this.#text;
    return [this.#text, browse];
  }

  #browse(): void {
    const { foundry } = page as unknown as { foundry: { applications: { apps: { FilePicker: PickerClass } } } };
    const picker = new foundry.applications.apps.FilePicker({
      type: this.fileType,
      current: this._value,
      callback: (path: string) => {
        this.value = path;
      },
    });
    void picker.browse();
  }

  protected override _refresh(): void {
    if (this.#text) this.#text.value = String(this._value ?? '');
  }

  static create(config: Config): HTMLElement {
    return make('file-picker' as 'div', {
      type: String(config['type'] ?? 'any'),
      value: String(config['value'] ?? ''),
    });
  }
}

/** [D14] HTMLStringTagsElement */
export class HTMLStringTagsElement extends AbstractFormInputElement {
  static tagName = 'string-tags';
  protected tags: HTMLElement | undefined;
  protected input: HTMLInputElement | undefined;

  protected override _getValue(): unknown {
    return [...this.#set];
  }

  get #set(): Set<string> {
    if (!(this._value instanceof Set)) this._setValue(this._value ?? []);
    return this._value as Set<string>;
  }

  protected override _setValue(value: unknown): void {
    const list =
      typeof value === 'string'
        ? value
            .split(',')
            .map(one => one.trim())
            .filter(Boolean)
        : [...((value ?? []) as Iterable<string>)];
    this._value = new Set(list);
  }

  protected override _buildElements(): HTMLElement[] {
    this.tags = make('div', { class: 'tags input-element-tags' });
    this.input = make('input', { type: 'text', placeholder: this.getAttribute('placeholder') ?? '' });
    const add = button({ class: 'icon fa-solid fa-file-plus', 'aria-label': localize('Add') });
    add.addEventListener('click', () => this.add(this.input?.value ?? ''));
    this.input.addEventListener('keydown', event => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      this.add(this.input?.value ?? '');
    });
    this.input.addEventListener('change', event => event.stopPropagation());
    this._primaryInput = this.input;
    return [this.tags, this.input, add];
  }

  add(value: string): void {
    const given = value.trim();
    if (given === '') return;
    if (this.input) this.input.value = '';
    this.value = [...this.#set, given];
  }

  protected label(value: string): string {
    return value;
  }

  protected override _refresh(): void {
    this.tags?.replaceChildren(
      ...[...this.#set].map(value => {
        const remove = icon('remove fa-solid fa-xmark');
        remove.removeAttribute('inert');
        remove.addEventListener('click', () => {
          if (this.editable) this.value = [...this.#set].filter(one => one !== value);
        });
        return make('div', { class: 'tag', 'data-key': value }, make('span', {}, this.label(value)), remove);
      }),
    );
  }

  static create(config: Config): HTMLElement {
    const values = [...((config['value'] ?? []) as Iterable<string>)];
    return make(this.tagName as 'div', { value: values.join(',') });
  }
}

/** [D14] HTMLDocumentTagsElement: documents by their uuids. */
export class HTMLDocumentTagsElement extends HTMLStringTagsElement {
  static override tagName = 'document-tags';

  get single(): boolean {
    return this.hasAttribute('single');
  }

  protected override _getValue(): unknown {
    const values = super._getValue() as string[];
    return this.single ? (values[0] ?? null) : values;
  }

  protected override label(value: string): string {
    const { fromUuidSync } = page as unknown as { fromUuidSync(uuid: string): { name?: string } | null };
    return fromUuidSync(value)?.name ?? value;
  }

  override add(value: string): void {
    if (this.single) this._setValue([]);
    super.add(value);
  }

  protected override _activateListeners(): void {
    this.addEventListener('dragover', event => event.preventDefault());
    this.addEventListener('drop', event => {
      event.preventDefault();
      try {
        const { uuid } = JSON.parse(event.dataTransfer?.getData('text/plain') ?? '{}') as { uuid?: string };
        if (uuid) this.add(uuid);
      } catch {
        // what was dropped is no document
      }
    });
  }

  static override create(config: Config): HTMLElement {
    const { value, type, single, max } = config as { value?: unknown; type?: string; single?: boolean; max?: number };
    const values = typeof value === 'string' ? [value] : [...((value ?? []) as Iterable<string>)];
    return make('document-tags' as 'div', { value: values.join(','), type, single, max });
  }
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** [D14] AbstractMultiSelectElement: its options are given as its children. */
abstract class AbstractMultiSelectElement extends AbstractFormInputElement {
  protected choices: Choice[] = [];

  protected get set(): Set<string> {
    if (!(this._value instanceof Set))
      this._value = new Set(this._value === undefined ? [] : [...(this._value as Iterable<string>)]);
    return this._value as Set<string>;
  }

  protected override _getValue(): unknown {
    return [...this.set];
  }

  protected override _setValue(value: unknown): void {
    this._value = new Set(
      value === undefined || value === null
        ? []
        : typeof value === 'string'
          ? value.split(',')
          : [...(value as Iterable<string>)],
    );
  }

  override connectedCallback(): void {
    if (this.choices.length === 0) {
      const options = [...this.querySelectorAll('option')];
      this.choices = options.map(({ value, text }) => ({ value, label: text }));
      const chosen = options.filter(({ selected, defaultSelected }) => selected || defaultSelected);
      if (this._value === undefined) this._value = new Set(chosen.map(({ value }) => value));
    }
    super.connectedCallback();
  }

  select(value: string): void {
    this.value = [...this.set, value];
  }

  unselect(value: string): void {
    this.value = [...this.set].filter(one => one !== value);
  }
}

/** [D14] HTMLMultiSelectElement */
export class HTMLMultiSelectElement extends AbstractMultiSelectElement {
  static tagName = 'multi-select';
  #tags: HTMLElement | undefined;
  #select: HTMLSelectElement | undefined;

  protected override _buildElements(): HTMLElement[] {
    this.#tags = make('div', { class: 'tags input-element-tags' });
    this.#select = make(
      'select',
      {},
      make('option', { value: '' }),
      ...this.choices.map(({ value, label }) => make('option', { value }, label)),
    );
    this.#select.addEventListener('change', event => {
      event.stopPropagation();
      if (this.#select?.value) this.select(this.#select.value);
    });
    this._primaryInput = this.#select;
    return [this.#tags, this.#select];
  }

  protected override _refresh(): void {
    if (this.#select) this.#select.value = '';
    this.#tags?.replaceChildren(
      ...[...this.set].map(value => {
        const label = this.choices.find(choice => choice.value === value)?.label ?? value;
        const tag = make(
          'div',
          { class: 'tag', 'data-key': value },
          make('span', {}, label),
          make('i', { class: 'remove fa-solid fa-xmark' }),
        );
        tag.querySelector('.remove')?.addEventListener('click', () => this.editable && this.unselect(value));
        return tag;
      }),
    );
  }
}

/** [D14] HTMLMultiCheckboxElement */
export class HTMLMultiCheckboxElement extends AbstractMultiSelectElement {
  static tagName = 'multi-checkbox';

  protected override _buildElements(): HTMLElement[] {
    return this.choices.map(({ value, label }) => {
      const box = make('input', { type: 'checkbox', value, checked: this.set.has(value) });
      box.addEventListener('change', event => {
        event.stopPropagation();
        if (box.checked) this.select(value);
        else this.unselect(value);
      });
      return make('label', { class: 'checkbox' }, box, label);
    });
  }
}

/** [D14] HTMLProseMirrorElement: here a plain editable part of the page, whose HTML is its value. */
export class HTMLProseMirrorElement extends AbstractFormInputElement {
  static tagName = 'prose-mirror';
  #content: HTMLElement | undefined;

  protected override _getValue(): unknown {
    return this.#content && this.editable ? this.#content.innerHTML : String(this._value ?? '');
  }

  protected override _buildElements(): HTMLElement[] {
    const initial = this.innerHTML;
    if (this._value === undefined) this._value = initial;
    this.#content = make(
      'div',
      { class: 'editor-content', contenteditable: 'true' },
      parse(cleanHTML(String(this._value ?? ''))),
    );
    this.#content.addEventListener('blur', () => this.dispatchEvent(new Event('change', { bubbles: true })));
    return [this.#content];
  }

  protected override _setValue(value: unknown): void {
    this._value = value;
    this.#content?.replaceChildren(parse(cleanHTML(String(value ?? ''))));
  }

  isDirty(): boolean {
    return false;
  }

  static create(config: Config): HTMLElement {
    return make('prose-mirror' as 'div', { value: String(config['value'] ?? ''), toggled: Boolean(config['toggled']) });
  }
}

/** [D14] HTMLCodeMirrorElement: here a plain field of text. */
export class HTMLCodeMirrorElement extends AbstractFormInputElement {
  static tagName = 'code-mirror';
  #area: HTMLTextAreaElement | undefined;

  protected override _getValue(): unknown {
    return this.#area?.value ?? String(this._value ?? '');
  }

  protected override _buildElements(): HTMLElement[] {
    if (this._value === undefined) this._value = this.textContent;
    this.#area = make('textarea', { spellcheck: 'false' });
    this.#area.value = String(this._value ?? '');
    this._primaryInput = this.#area;
    return [this.#area];
  }

  protected override _setValue(value: unknown): void {
    this._value = value;
    if (this.#area) this.#area.value = String(value ?? '');
  }

  static create(config: Config): HTMLElement {
    const { value } = config;
    return make('code-mirror' as 'div', {
      value: typeof value === 'object' ? JSON.stringify(value) : String(value ?? ''),
    });
  }
}

/** [D14] HTMLHueSelectorSlider */
export class HTMLHueSelectorSlider extends HTMLRangePickerElement {
  static override tagName = 'hue-slider';
}

/** [D14] HTMLSecretBlockElement, HTMLEnrichedContentElement, HTMLDocumentEmbedElement: blocks of enriched text. */
export class HTMLSecretBlockElement extends HTMLElement {
  static tagName = 'secret-block';

  get revealed(): boolean {
    return this.querySelector('section.secret.revealed') !== null;
  }
}
export class HTMLEnrichedContentElement extends HTMLElement {
  static tagName = 'enriched-content';
}
export class HTMLDocumentEmbedElement extends HTMLElement {
  static tagName = 'document-embed';
}

export const elements = {
  AbstractFormInputElement,
  AbstractMultiSelectElement,
  HTMLCodeMirrorElement,
  HTMLColorPickerElement,
  HTMLDocumentEmbedElement,
  HTMLDocumentTagsElement,
  HTMLEnrichedContentElement,
  HTMLFilePickerElement,
  HTMLHueSelectorSlider,
  HTMLMultiCheckboxElement,
  HTMLMultiSelectElement,
  HTMLProseMirrorElement,
  HTMLRangePickerElement,
  HTMLSecretBlockElement,
  HTMLStringTagsElement,
} as const;

/** Makes the elements known to the browser under their names. */
export const defineElements = (): void => {
  for (const element of Object.values(elements)) {
    const { tagName } = element as unknown as { tagName?: string };
    if (tagName && !customElements.get(tagName)) {
      customElements.define(tagName, element as unknown as CustomElementConstructor);
    }
  }
};
