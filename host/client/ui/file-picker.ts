import { ApplicationV2 } from './application/application';
import type { ApplicationOptions } from './application/options';
import { getRoute } from '../data/utils';
import { make } from './dom';
import { notifications, page } from './globals';
import type { FormDataExtended } from './form-data';

interface PickerOptions {
  readonly type?: string;
  readonly current?: string;
  readonly callback?: (path: string, picker: FilePicker) => unknown;
}

interface BrowseOptions {
  readonly wildcard?: boolean;
  readonly extensions?: readonly string[];
}

/** Asks the server for a file or folder of a path; rejects with its reason. */
const ask = async <Answer>(method: string, path: string, body?: File): Promise<Answer> => {
  const address = getRoute(`files?path=${encodeURIComponent(path)}`);
  const response = await fetch(address, { method, ...(body && { body }) });
  const answer = await response.json().catch(() => ({ error: response.statusText }));
  if (!response.ok || answer.error) throw new Error(String(answer.error));
  return answer as Answer;
};

/** A path with stars, as an expression. */
const globbed = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*')}$`);

/** [D14] foundry.applications.apps.FilePicker: here a window with a field for the path. */
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

  /** [D14] FilePicker.browse: the files of packages and of the world, by wildcards and endings too. */
  static async browse(source: string, target: string, options: BrowseOptions = {}): Promise<object> {
    // [M] packages begin a path with `./` too
    const place = target.replace(/^(?:\.?\/)+/, '');
    const folder = options.wildcard ? place.replace(/\/[^/]*$/, '') : place;
    const { dirs, files } = await ask<{ dirs: string[]; files: string[] }>('GET', folder);
    const endings = options.extensions?.map(ending => ending.toLowerCase());
    const wanted = files.filter(
      file =>
        (!options.wildcard || globbed(place).test(file)) &&
        (!endings || endings.some(ending => file.toLowerCase().endsWith(ending))),
    );
    return { target: folder, source, dirs, files: wanted, private: false, gridSize: null, extensions: endings ?? [] };
  }

  /** [D14] FilePicker.upload: into the folder of the world only; false where it is refused. */
  static async upload(
    _source: string,
    path: string,
    file: File,
    _body: object = {},
    { notify = true }: { notify?: boolean } = {},
  ): Promise<object | false> {
    try {
      const kept = await ask<{ path: string }>('PUT', `${path.replace(/\/+$/, '')}/${file.name}`, file);
      const message = `${kept.path} saved.`;
      if (notify) notifications().info(message);
      return { status: 'success', path: kept.path, message };
    } catch (error) {
      notifications().error((error as Error).message);
      return false;
    }
  }

  /** [D14] FilePicker.uploadPersistent: into the storage of a package, which outlives its updates. */
  static uploadPersistent(
    packageId: string,
    path: string,
    file: File,
    body: object = {},
    options: { notify?: boolean } = {},
  ): Promise<object | false> {
    const kind = page.game.system.id === packageId ? 'systems' : 'modules';
    const folder = [kind, packageId, 'storage', path].filter(Boolean).join('/');
    return FilePicker.upload('data', folder, file, body, options);
  }

  /** [D14] FilePicker.createDirectory */
  static async createDirectory(_source: string, target: string, _options: object = {}): Promise<string> {
    return (await ask<{ path: string }>('POST', target)).path;
  }
}
