import { DragDrop } from '../drag-drop';
import { dataOf, documentOf, sortWhereDropped, type DropData } from '../dropped';
import { notifications, page, type HostDocument } from '../globals';
import { AbstractSidebarTab } from './sidebar-tab';
import type { RenderOptions } from '../application/options';

interface DocumentClass {
  create(data: object, operation?: object): Promise<unknown>;
}

/** A folder of a directory. */
type Nested = HostDocument & { readonly ancestors?: readonly HostDocument[] };

export const folderId = ({ folder }: HostDocument): string | undefined =>
  typeof folder === 'string' ? folder : folder?.id;

/** [D14] foundry.applications.sidebar.DocumentDirectory, only what is dragged from it and dropped in it. */
export abstract class DroppingDirectory extends AbstractSidebarTab {
  /** [D13] DocumentDirectory#documentName, DocumentDirectory#collection */
  abstract readonly documentName: string;
  abstract get collection(): Iterable<HostDocument>;

  /** [D14] DocumentDirectory#documentClass */
  get documentClass(): DocumentClass {
    return (page.CONFIG[this.documentName] as { documentClass: DocumentClass }).documentClass;
  }

  readonly #drags = new DragDrop.implementation({
    dragSelector: '.directory-item',
    dropSelector: '.directory-list',
    permissions: {
      dragstart: () => this._canDragStart('.directory-item'),
      drop: () => this._canDragDrop('.directory-list'),
    },
    callbacks: {
      dragstart: event => this._onDragStart(event),
      dragover: event => this._onDragOver(event),
      drop: event => {
        this._onDrop(event).catch((error: unknown) => notifications().error(error as Error));
      },
    },
  });

  override async _onRender(context: Record<string, unknown>, options: RenderOptions): Promise<void> {
    await super._onRender(context, options);
    this.#drags.bind(this.element);
  }

  _canDragStart(_selector: string): boolean {
    return true;
  }

  _canDragDrop(_selector: string): boolean {
    return this.mayCreate;
  }

  protected get mayCreate(): boolean {
    const { user } = page.game;
    return user !== null && (user.isGM || (user.can?.(`${this.documentName.toUpperCase()}_CREATE`) ?? false));
  }

  _onDragStart(event: DragEvent): void {
    event.stopPropagation();
    const { entryId, folderId: id } = (event.currentTarget as HTMLElement).dataset;
    const data = id ? this._getFolderDragData(id) : this._getEntryDragData(entryId ?? '');
    event.dataTransfer?.setData('text/plain', JSON.stringify(data));
  }

  _onDragOver(_event: DragEvent): void {}

  /** [D14] DocumentDirectory#_getEntryDragData, DocumentDirectory#_getFolderDragData */
  _getEntryDragData(entryId: string): object {
    const found = this.#entry(entryId);
    return { type: this.documentName, uuid: found?.uuid };
  }

  _getFolderDragData(id: string): object {
    return { type: 'Folder', uuid: page.game.folders.get(id)?.uuid };
  }

  #entry(id: string): HostDocument | undefined {
    return [...this.collection].find(one => one.id === id);
  }

  /** [D14] DocumentDirectory#_onDrop */
  async _onDrop(event: DragEvent): Promise<void> {
    const data = dataOf(event);
    const target = (event.target as Element | null)?.closest<HTMLElement>('.directory-item') ?? null;
    if (data.type === 'Folder') await this._handleDroppedFolder(target, data);
    else if (data.type === this.documentName) await this._handleDroppedEntry(target, data);
  }

  /** [D14] DocumentDirectory#_getDroppedEntryFromData */
  async _getDroppedEntryFromData(data: DropData): Promise<HostDocument | null> {
    return documentOf(data);
  }

  /** [D14] DocumentDirectory#_entryAlreadyExists, DocumentDirectory#_entryBelongsToFolder */
  _entryAlreadyExists(entry: HostDocument): boolean {
    return this.#entry(entry.id) === entry;
  }

  _entryBelongsToFolder(entry: HostDocument, folder?: string): boolean {
    return folderId(entry) === folder;
  }

  /** [D14] DocumentDirectory#_createDroppedEntry: a copy of what comes from elsewhere. */
  async _createDroppedEntry(entry: HostDocument, updates: object = {}): Promise<HostDocument | undefined> {
    const { _id, folder: _folder, sort: _sort, ...data } = entry.toObject();
    return (await this.documentClass.create({ ...data, ...updates })) as HostDocument | undefined;
  }

  /** [D14] DocumentDirectory#_handleDroppedEntry: into the folder where it was dropped, before the entry it was dropped on. */
  async _handleDroppedEntry(target: HTMLElement | null, data: DropData): Promise<void> {
    const folder = target?.closest<HTMLElement>('.directory-item.folder')?.dataset['folderId'];
    const found = await this._getDroppedEntryFromData(data);
    if (!found) return;
    const isHere = this._entryAlreadyExists(found);
    const entry = isHere ? found : await this._createDroppedEntry(found, { folder: folder ?? null });
    if (!entry) return;
    if (!this._entryBelongsToFolder(entry, folder)) await entry.update({ folder: folder ?? null });
    const siblings = [...this.collection].filter(one => this._entryBelongsToFolder(one, folder));
    await sortWhereDropped(entry, target, siblings, element => element.dataset['entryId']);
  }

  /** [D14] DocumentDirectory#_handleDroppedFolder: never into itself. */
  async _handleDroppedFolder(target: HTMLElement | null, data: DropData): Promise<void> {
    const dropped = (await documentOf(data)) as Nested | null;
    const id = target?.closest<HTMLElement>('.directory-item.folder')?.dataset['folderId'];
    const into = (id ? page.game.folders.get(id) : undefined) as Nested | undefined;
    if (dropped?.type !== this.documentName || dropped === into || into?.ancestors?.includes(dropped)) return;
    if (folderId(dropped) !== into?.id) await dropped.update({ folder: into?.id ?? null });
  }
}
