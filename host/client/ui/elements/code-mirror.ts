/** An element in which code is written. */
import { make } from '../dom';
import { AbstractFormInputElement, type Config } from './form-input';

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
