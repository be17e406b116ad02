import { DialogV2 } from '../dialog';
import { configureOwnership } from '../sheet-config';
import { button, icon, make } from '../dom';
import { dataAbove, formGroup } from '../form-data';
import type { ContextMenuEntry } from '../context-menu';
import { localize, notifications, page, type HostDocument, type HostFolder } from '../globals';
import { folderId } from './dropping-directory';
import { SearchingDirectory } from './searching-directory';
import type { ApplicationOptions, RenderOptions } from '../application/options';

interface DocumentClass {
  create(data: object): Promise<unknown>;
}

const exported = (document: HostDocument): void => document.exportToJSON?.();

const imported = (document: HostDocument): Promise<unknown> | undefined => document.importFromJSONDialog?.();

const duplicate = (document: HostDocument): Promise<unknown> | undefined =>
  document.clone?.({ name: `${document.name} (${localize('Copy')})` }, { save: true });

const bySort = (a: HostDocument, b: HostDocument): number =>
  (a.sort ?? 0) - (b.sort ?? 0) || a.name.localeCompare(b.name);

/** [D13] foundry.applications.sidebar.DocumentDirectory: the world's documents of one type, in folders. */
export abstract class DocumentDirectory extends SearchingDirectory {
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = {
    classes: ['directory', 'flexcol'],
    actions: {
      activateEntry: DocumentDirectory.#open,
      createEntry: DocumentDirectory.#create,
      createFolder: DocumentDirectory.#createFolder,
      toggleFolder: DocumentDirectory.#toggle,
    },
  };

  static override readonly PARTS = {
    header: '.directory-header',
    directory: '.directory-list',
    footer: '.directory-footer',
  };

  /** An icon beside an entry's name. */
  readonly entryIcon: string = 'fa-solid fa-file';

  readonly #closed = new Set<string>();

  /** [D13] DocumentDirectory#collection */
  get collection(): Iterable<HostDocument> {
    return page.game.collections.get(this.documentName) ?? [];
  }

  get #folders(): HostFolder[] {
    return page.game.folders.contents.filter(({ type }) => type === this.documentName).sort(bySort);
  }

  override build(): Node[] {
    const search = make('input', {
      type: 'search',
      name: 'search',
      value: this.query,
      placeholder: localize('Search'),
      'aria-label': localize('Search'),
    });
    search.addEventListener('input', event => this.search(search.value, event));
    const list = make('ol', { class: 'directory-list plain', 'data-scrolls': true }, ...this.#level(undefined));
    return [
      make(
        'header',
        { class: 'directory-header flexcol' },
        make(
          'div',
          { class: 'header-actions action-buttons flexrow' },
          this.mayCreate
            ? button(
                { class: 'create-entry', 'data-action': 'createEntry' },
                icon(this.entryIcon),
                make('span', {}, localize('Create')),
              )
            : undefined,
          page.game.user?.isGM
            ? button(
                { class: 'create-folder', 'data-action': 'createFolder' },
                icon('fa-solid fa-folder'),
                make('span', {}, localize('Folder')),
              )
            : undefined,
        ),
        make('search', { class: 'header-search flexrow' }, search),
      ),
      list,
      make('footer', { class: 'directory-footer action-buttons' }, ...this.footerButtons()),
    ];
  }

  /** The folders and entries in one folder, or at the top. */
  #level(parent: string | undefined): HTMLElement[] {
    const entries = [...this.collection]
      .filter(document => document.visible && folderId(document) === parent)
      .sort(bySort);
    const folders = this.#folders
      .filter(folder => folderId(folder) === parent)
      .map(folder => [folder, this.#level(folder.id)] as const)
      .filter(([, inside]) => inside.length > 0 || page.game.user?.isGM);
    return [
      ...folders.map(([folder, inside]) => this.#folder(folder, inside)),
      ...entries.map(entry => this.#entry(entry)),
    ];
  }

  #folder(folder: HostFolder, inside: HTMLElement[]): HTMLElement {
    const open = !this.#closed.has(folder.id);
    const style = folder.color ? `--folder-color: ${String(folder.color)}` : undefined;
    return make(
      'li',
      { class: `directory-item folder flexcol${open ? ' expanded' : ''}`, 'data-folder-id': folder.id },
      make(
        'header',
        { class: 'folder-header', style },
        button(
          { class: 'folder-name plain ellipsis', 'data-action': 'toggleFolder', 'aria-expanded': open },
          icon(`fa-solid fa-fw ${open ? 'fa-folder-open' : 'fa-folder'}`),
          folder.name,
        ),
      ),
      make('ol', { class: 'subdirectory plain' }, ...inside),
    );
  }

  #entry(document: HostDocument): HTMLElement {
    return make(
      'li',
      {
        class: `directory-item entry document ${this.documentName.toLowerCase()} flexrow`,
        'data-entry-id': document.id,
      },
      button(
        { class: 'entry-name plain ellipsis', 'data-action': 'activateEntry' },
        icon(`fa-fw ${this.entryIcon}`),
        document.name,
      ),
    );
  }

  override async _onFirstRender(context: Record<string, unknown>, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this._createContextMenus();
  }

  /** [D14] DocumentDirectory#_createContextMenus */
  _createContextMenus(): void {
    this._createContextMenu(this._getEntryContextOptions, '[data-entry-id]', {
      hookName: `get${this.documentName}ContextOptions`,
    });
    this._createContextMenu(this._getFolderContextOptions, '[data-folder-id] > .folder-header', {
      hookName: 'getFolderContextOptions',
    });
  }

  // [M] packages of v14 find core's entries by these labels, and replace their `onClick`

  /** [D14] DocumentDirectory#_getFolderContextOptions */
  _getFolderContextOptions(): ContextMenuEntry[] {
    const folderOf = (target: HTMLElement): HostFolder | undefined =>
      page.game.folders.get(dataAbove(target, 'folder-id'));
    const visible = (): boolean => page.game.user?.isGM ?? false;
    return [
      {
        label: 'SIDEBAR.Edit',
        icon: 'fa-solid fa-pen-to-square',
        visible,
        onClick: (_event, target) => void folderOf(target)?.sheet?.render({ force: true }),
      },
      {
        label: 'SIDEBAR.Delete',
        icon: 'fa-solid fa-trash',
        visible,
        onClick: (_event, target) => void folderOf(target)?.delete(),
      },
    ];
  }

  /** [D13] DocumentDirectory#_getEntryContextOptions */
  _getEntryContextOptions(): ContextMenuEntry[] {
    const isGM = (): boolean => page.game.user?.isGM ?? false;
    const isOwner = (target: HTMLElement): boolean => this.#documentOf(target)?.isOwner ?? false;
    const on =
      (action: (document: HostDocument) => unknown) =>
      (_event: Event, target: HTMLElement): void => {
        const document = this.#documentOf(target);
        if (document) void action(document);
      };
    return [
      { label: 'OWNERSHIP.Configure', icon: 'fa-solid fa-lock', visible: isGM, onClick: on(configureOwnership) },
      { label: 'SIDEBAR.Export', icon: 'fa-solid fa-file-export', visible: isOwner, onClick: on(exported) },
      { label: 'SIDEBAR.Import', icon: 'fa-solid fa-file-import', visible: isOwner, onClick: on(imported) },
      { label: 'SIDEBAR.Duplicate', icon: 'fa-regular fa-copy', visible: isGM, onClick: on(duplicate) },
      { label: 'SIDEBAR.Delete', icon: 'fa-solid fa-trash', visible: isOwner, onClick: on(one => this.#delete(one)) },
    ];
  }

  /** [D13] DocumentDirectory.DEFAULT_OPTIONS: packages read the collection from the options too. */
  override _initializeApplicationOptions(options: Partial<ApplicationOptions>): ApplicationOptions {
    const all = super._initializeApplicationOptions(options);
    return Object.defineProperty(all, 'collection', { get: () => this.collection, enumerable: true });
  }

  #documentOf(target: HTMLElement): HostDocument | undefined {
    const id = dataAbove(target, 'entry-id');
    return [...this.collection].find(document => document.id === id);
  }

  async #delete(document: HostDocument): Promise<void> {
    const sure = await DialogV2.confirm({
      window: { title: document.name },
      content: `<p>${localize('Delete this for good?')}</p>`,
    });
    if (sure === true) await document.delete();
  }

  /** The data of a new document, once it has a name. */
  async _creationData(name: string): Promise<object> {
    return { name };
  }

  /** [D14] DocumentDirectory#_onClickEntry, DocumentDirectory#_onCreateEntry, DocumentDirectory#_onCreateFolder */
  async _onClickEntry(_event: Event, target: HTMLElement): Promise<void> {
    await this.#documentOf(target)?.sheet?.render({ force: true });
  }

  static #open(this: DocumentDirectory, event: PointerEvent, target: HTMLElement): void {
    void this._onClickEntry(event, target);
  }

  static async #create(this: DocumentDirectory, event: PointerEvent, target: HTMLElement): Promise<void> {
    await this._onCreateEntry(event, target);
  }

  static async #createFolder(this: DocumentDirectory, event: PointerEvent, target: HTMLElement): Promise<void> {
    await this._onCreateFolder(event, target);
  }

  async _onCreateEntry(_event: Event, _target: HTMLElement): Promise<void> {
    const name = await askName(localize('Create'));
    if (!name) return;
    try {
      await this.documentClass.create(await this._creationData(name));
    } catch (error) {
      notifications().error((error as Error).message);
    }
  }

  async _onCreateFolder(_event: Event, _target: HTMLElement): Promise<void> {
    const name = await askName(localize('Folder'));
    const { documentClass } = page.CONFIG['Folder'] as { documentClass?: DocumentClass };
    if (name) await documentClass?.create({ name, type: this.documentName });
  }

  static #toggle(this: DocumentDirectory, event: PointerEvent, target: HTMLElement): void {
    this._onToggleFolder(event, target);
  }

  /** [M] DocumentDirectory#_onToggleFolder: a click on a folder opens it, or shuts it. */
  _onToggleFolder(_event: Event, target: HTMLElement): void {
    const id = dataAbove(target, 'folder-id');
    if (!this.#closed.delete(id)) this.#closed.add(id);
    void this.render();
  }
}

const askName = async (title: string): Promise<string> => {
  const answer = await DialogV2.input({
    window: { title },
    content: make(
      'div',
      { class: 'dialog-content standard-form' },
      formGroup('Name', make('input', { type: 'text', name: 'name', required: true, autofocus: true })),
    ),
  });
  return String((answer as { name?: string } | null)?.name ?? '').trim();
};
