import { ApplicationV2 } from './application/application';
import type { ApplicationOptions } from './application/options';
import { make } from './dom';
import type { FormDataExtended } from './form-data';

interface PickerOptions {
  readonly type?: string;
  readonly current?: string;
  readonly callback?: (path: string, picker: FilePicker) => unknown;
}

/** [D14] foundry.applications.apps.FilePicker: here a window with a field for the path; there are no users' files. */
export class FilePicker extends ApplicationV2 {
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = {
    id: 'file-picker-{id}',
    tag: 'form',
    classes: ['file-picker'],
    window: { title: 'File', contentClasses: ['standard-form'] },
    position: { width: 420 },
    form: { handler: FilePicker.#choose, closeOnSubmit: true },
  };

  static get implementation(): typeof FilePicker {
    return FilePicker;
  }

  readonly type: string;
  request: string;
  readonly callback: PickerOptions['callback'];

  constructor({ type = 'any', current = '', callback, ...options }: PickerOptions & Partial<ApplicationOptions> = {}) {
    super(options);
    this.type = type;
    this.request = current;
    this.callback = callback;
  }

  static #choose(this: FilePicker, _event: Event, _form: HTMLFormElement, data: FormDataExtended): void {
    const path = String(data.object['path'] ?? '');
    this.request = path;
    if (path) this.callback?.(path, this);
  }

  override async _renderHTML(): Promise<HTMLElement> {
    return make(
      'section',
      { class: 'standard-form' },
      make('input', { type: 'text', name: 'path', value: this.request, autofocus: '' }),
      make('button', { type: 'submit' }, 'OK'),
    );
  }

  override _replaceHTML(result: unknown, content: HTMLElement): void {
    content.replaceChildren(result as HTMLElement);
  }

  /** [D14] FilePicker#browse */
  async browse(): Promise<this> {
    await this.render({ force: true });
    return this;
  }

  /** [D14] FilePicker.browse, FilePicker.upload, FilePicker.createDirectory: there are no users' files here. */
  static async browse(source: string, target: string): Promise<object> {
    return { target, source, dirs: [], files: [], private: false, gridSize: null, extensions: [] };
  }

  static async upload(): Promise<false> {
    return false;
  }

  static async createDirectory(): Promise<string> {
    return '';
  }
}
