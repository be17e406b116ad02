/** Elements in which text is written. */
import { cleanHTML } from '../clean-html';
import { make, parse } from '../dom';
import { AbstractFormInputElement, type Config } from './form-input';

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
