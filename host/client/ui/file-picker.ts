import { ApplicationV2 } from './application/application';
import type { ApplicationOptions } from './application/options';
import { getRoute } from '../data/utils';
import { make } from './dom';
import { type Listing, listOf } from './file-list';
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

/** The kinds of files by their endings. [D14] CONST.FILE_CATEGORIES */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  image: ['.apng', '.avif', '.bmp', '.gif', '.jpeg', '.jpg', '.png', '.svg', '.tiff', '.webp'],
  audio: ['.aac', '.flac', '.m4a', '.mid', '.mp3', '.ogg', '.opus', '.wav', '.webm'],
  video: ['.m4v', '.mp4', '.ogv', '.webm'],
  text: ['.json', '.md', '.pdf', '.txt'],
  font: ['.otf', '.ttf', '.woff', '.woff2'],
  graphics: ['.glb', '.gltf', '.obj'],
};
const ALIKE: Readonly<Record<string, readonly string[]>> = { imagevideo: ['image', 'video'] };

/** [D14] foundry.applications.apps.FilePicker: a window that lists folders and files, with a field for the path. */
export class FilePicker extends ApplicationV2 {
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = {
    id: 'file-picker-{id}',
    tag: 'form',
    classes: ['file-picker'],
    window: { title: 'File', contentClasses: ['standard-form'] },
    position: { width: 480 },
    actions: { openFolder: FilePicker.#open, pickFile: FilePicker.#pick },
    form: { handler: FilePicker.#choose, closeOnSubmit: true },
  };

  static get implementation(): typeof FilePicker {
    return FilePicker;
  }

  /** [D14] FilePicker.S3_BUCKETS, FilePicker.LAST_BROWSED_DIRECTORY */
  static readonly S3_BUCKETS: readonly string[] | null = null;
  static LAST_BROWSED_DIRECTORY = '';

  readonly type: string;
  request: string;
  /** [D14] FilePicker#activeSource, FilePicker#sources, FilePicker#displayMode, FilePicker#extensions, FilePicker#field */
  activeSource = 'data';
  readonly sources: Record<string, { target: string; dirs: readonly string[]; files: readonly string[] }> = {
    data: { target: '', dirs: [], files: [] },
    public: { target: '', dirs: [], files: [] },
  };
  displayMode: string;
  readonly extensions: readonly string[] | undefined;
  readonly field: HTMLInputElement | undefined;
  readonly callback: PickerOptions['callback'];

  constructor({ type = 'any', current = '', callback, ...options }: PickerOptions & Partial<ApplicationOptions> = {}) {
    super(options);
    this.type = type;
    this.request = current;
    this.callback = callback;
    this.displayMode = (options['displayMode'] as string | undefined) ?? 'list';
    this.field = options['field'] as HTMLInputElement | undefined;
    this.extensions = (ALIKE[type] ?? [type]).flatMap(kind => ENDINGS[kind] ?? []);
  }

  /** [D14] FilePicker.fromButton: for a button with the name of its field in `data-target`. */
  static fromButton(from: HTMLButtonElement, options: PickerOptions & Partial<ApplicationOptions> = {}): FilePicker {
    const field = from.form?.elements.namedItem(from.dataset['target'] ?? '') as HTMLInputElement | null;
    const type = from.dataset['type'] ?? 'any';
    return new this({ ...options, type, ...(field && { field, current: field.value }) });
  }

  /** [D14] FilePicker#source, FilePicker#target, FilePicker#canUpload */
  get source(): { target: string; dirs: readonly string[]; files: readonly string[] } {
    return this.sources[this.activeSource] ?? { target: '', dirs: [], files: [] };
  }

  get target(): string {
    return this.source.target;
  }

  get canUpload(): boolean {
    return page.game.user?.can?.('FILES_UPLOAD') ?? false;
  }

  static async #open(this: FilePicker, _event: Event, target: HTMLElement): Promise<void> {
    await this.browse(target.dataset['path'] ?? '');
  }

  static #pick(this: FilePicker, _event: Event, target: HTMLElement): void {
    const field = this.element.querySelector<HTMLInputElement>('[name="path"]');
    if (field) field.value = target.dataset['path'] ?? '';
  }

  static #choose(this: FilePicker, _event: Event, _form: HTMLFormElement, data: FormDataExtended): void {
    const path = String(data.object['path'] ?? '');
    this.request = path;
    if (!path) return;
    if (this.field) {
      this.field.value = path;
      this.field.dispatchEvent(new Event('change', { bubbles: true }));
    }
    this.callback?.(path, this);
  }

  override async _renderHTML(): Promise<HTMLElement> {
    return make(
      'section',
      { class: 'standard-form' },
      make('p', { class: 'directory' }, this.target || '/'),
      listOf(this.source),
      make('input', { type: 'text', name: 'path', value: this.request, autofocus: '' }),
      make('button', { type: 'submit' }, 'OK'),
    );
  }

  override _replaceHTML(result: unknown, content: HTMLElement): void {
    content.replaceChildren(result as HTMLElement);
  }

  /** [D14] FilePicker#browse: lists a folder, at first that of the present path. */
  async browse(target?: string, options: BrowseOptions = {}): Promise<this> {
    const first = this.request.includes('/') ? this.request.replace(/\/[^/]*$/, '') : FilePicker.LAST_BROWSED_DIRECTORY;
    const { extensions } = this;
    const wanted = extensions?.length ? { extensions, ...options } : options;
    const listed = await FilePicker.browse(this.activeSource, target ?? first, wanted).catch(() => undefined);
    const { dirs, files, target: place } = (listed ?? { dirs: [], files: [], target: '' }) as Listing;
    this.sources[this.activeSource] = { target: place, dirs, files };
    if (listed) FilePicker.LAST_BROWSED_DIRECTORY = place;
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
