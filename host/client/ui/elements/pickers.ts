/** Elements that pick a number, a colour or a file. */
import { button, make } from '../dom';
import { localize } from '../globals';
import { AbstractFormInputElement, type Config } from './form-input';
import { globals } from '../../global';

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
    const { foundry } = globals<{ foundry: { applications: { apps: { FilePicker: PickerClass } } } }>();
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

/** [D14] HTMLHueSelectorSlider */
export class HTMLHueSelectorSlider extends HTMLRangePickerElement {
  static override tagName = 'hue-slider';
}
