/** The common base of the platform's form elements. */
import { make } from '../dom';

/** How an element is made by its static `create`. */
export type Config = Readonly<Record<string, unknown>>;

/** [D14] AbstractFormInputElement: an element that belongs to its form like a native one. */
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

  #abort = new AbortController();

  /** [D14] AbstractFormInputElement#abortSignal: ends the listeners of an element that is taken off the page. */
  get abortSignal(): AbortSignal {
    return this.#abort.signal;
  }

  connectedCallback(): void {
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    this.addEventListener('click', event => this._onClick(event), { signal });
    if (!this.isBuilt) {
      this.isBuilt = true;
      if (this._value === undefined && this.hasAttribute('value')) this._setValue(this.getAttribute('value'));
      this.replaceChildren(...this._buildElements());
    }
    this._refresh();
    this._toggleDisabled(!this.editable);
    this._activateListeners();
  }

  disconnectedCallback(): void {
    this.#abort.abort();
  }

  /** [D14] AbstractFormInputElement#_onClick: a click on it or on its label. */
  protected _onClick(event: PointerEvent): void {
    if (event.target === this) this._primaryInput?.focus();
  }

  /** [D14] AbstractFormInputElement#_applyInputAttributes: its own attributes, for the input within. */
  protected _applyInputAttributes(input: HTMLElement): void {
    for (const name of ['required', 'placeholder', 'autofocus', 'readonly'] as const) {
      const value = this.getAttribute(name);
      if (value === null) input.removeAttribute(name);
      else input.setAttribute(name, value);
    }
    input.toggleAttribute('disabled', !this.editable);
  }

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

// An element in which code is written.

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
