import type { Data } from '../../shared/json';
import { OWNERSHIP, USER_ROLES } from '../../shared/permissions';
import type { PackInfo } from '../../shared/wire';
import { Collection } from './collection';
import { ask } from './connection';
import { type AnyDocument, current, implementationOf } from './current';
import { DocumentCollection } from './document-collection';
import type { DocumentOperation } from './utils';
import { globals } from '../global';

/** The list of compendia in the sidebar, once there is one. */
const directory = (): { render(): unknown } | undefined =>
  globals<{ ui?: { compendium?: { render(): unknown } } }>().ui?.compendium;

/** [D14] foundry.documents.collections.CompendiumCollection: a pack, whose documents are loaded on request. */
export class CompendiumCollection extends DocumentCollection {
  /** [D14] CompendiumCollection#index */
  readonly index: Collection<Data>;
  /** [D14] CompendiumCollection#metadata */
  readonly metadata: PackInfo['metadata'];
  /** Why it cannot be read, if it cannot. */
  readonly problem: string | undefined;

  constructor({ metadata, index, problem }: PackInfo) {
    super(metadata.type);
    this.problem = problem;
    this.metadata = metadata;
    this.index = new Collection(index.map(entry => [String(entry['_id']), entry] as const));
  }

  /** [D14] CompendiumCollection#collection: its id, such as `package.pack`. */
  get collection(): string {
    return this.metadata.id;
  }

  /** [D14] CompendiumCollection#title */
  get title(): string {
    return current.game.i18n.localize(this.metadata.label);
  }

  /** [D14] CompendiumCollection#locked: those of packages are, those of the world are not. */
  get locked(): boolean {
    return this.metadata['packageType'] !== 'world';
  }

  /** [D14] CompendiumCollection.createCompendium: an empty one of the world. */
  static createCompendium(
    metadata: Data & { readonly label: string; readonly type: string },
  ): Promise<CompendiumCollection> {
    const request = { action: 'create', data: metadata };
    return ask(current.game.requireSocket(), 'manageCompendium', request, (made: PackInfo) => this.add(made));
  }

  /** A compendium that the world has from now on. */
  static add(made: PackInfo): CompendiumCollection {
    const added = new CompendiumCollection(made);
    current.game.packs.set(added.collection, added);
    directory()?.render();
    return added;
  }

  /** One that the world has no longer. */
  static drop(id: string): void {
    current.game.packs.delete(id);
    directory()?.render();
  }

  /** [D14] CompendiumCollection#deleteCompendium */
  async deleteCompendium(): Promise<this> {
    const request = { action: 'delete', data: this.collection };
    await ask(current.game.requireSocket(), 'manageCompendium', request, () =>
      CompendiumCollection.drop(this.collection),
    );
    return this;
  }

  /** [D14] CompendiumCollection#importDocument: a copy of a document of the world. */
  importDocument(document: AnyDocument, options: DocumentOperation = {}): Promise<unknown> {
    const { folder: _folder, ownership: _ownership, ...data } = document.toObject();
    return this.documentClass.create(data, { ...options, pack: this.collection });
  }

  /** What the index says of a document that was made or changed here; without a source it is gone. */
  reindex(id: string, source?: Data): void {
    if (!source) {
      this.index.delete(id);
      return;
    }
    const known = this.index.get(id) ?? { _id: id, uuid: `Compendium.${this.collection}.${this.documentName}.${id}` };
    const told = ['name', 'img', 'type', 'sort', 'folder'].filter(field => field in source);
    this.index.set(id, { ...known, ...Object.fromEntries(told.map(field => [field, source[field]])) });
  }

  protected override make(source: Data): AnyDocument {
    return new this.documentClass(source, { pack: this.collection });
  }

  /** [D14] CompendiumCollection#visible: by the ownership that the manifest gives to roles. */
  get visible(): boolean {
    return !current.game.user || this.getUserLevel() >= OWNERSHIP.LIMITED;
  }

  /** [D14] CompendiumCollection#name, CompendiumCollection#banner: as its manifest has them. */
  override get name(): string {
    return String(this.metadata['name'] ?? '');
  }

  get banner(): string | null {
    return (this.metadata['banner'] as string | undefined) ?? null;
  }

  /** [D14] CompendiumCollection#config: what the world has set for it beside its manifest. */
  get config(): Data {
    const all = (current.game.settings.get('core', 'compendiumConfiguration') ?? {}) as Record<string, Data>;
    return all[this.collection] ?? {};
  }

  /** [D14] CompendiumCollection#configure */
  async configure(changes: Data = {}): Promise<void> {
    const all = (current.game.settings.get('core', 'compendiumConfiguration') ?? {}) as Record<string, Data>;
    const next = { ...all, [this.collection]: { ...this.config, ...changes } };
    await current.game.settings.set('core', 'compendiumConfiguration', next);
    directory()?.render();
  }

  /** [D14] CompendiumCollection#folder, CompendiumCollection#sort: where it stands in the list of compendia. */
  get folder(): AnyDocument | null {
    return current.game.folders.get(String(this.config['folder'] ?? '')) ?? null;
  }

  get sort(): number {
    return Number(this.config['sort'] ?? 0);
  }

  async setFolder(folder: AnyDocument | string | null): Promise<void> {
    await this.configure({ folder: typeof folder === 'string' ? folder : (folder?.id ?? null) });
  }

  /** [D14] CompendiumCollection#folders: none within a pack here. */
  get folders(): Collection<AnyDocument> {
    return new Collection();
  }

  /** [D14] CompendiumCollection#indexFields */
  get indexFields(): Set<string> {
    const own = globals<{ CONFIG: Record<string, { compendiumIndexFields?: readonly string[] }> }>().CONFIG;
    return new Set(['name', 'img', 'type', 'sort', 'folder', ...(own[this.documentName]?.compendiumIndexFields ?? [])]);
  }

  /** [D14] CompendiumCollection#ownership, CompendiumCollection#getUserLevel, CompendiumCollection#testUserPermission */
  get ownership(): Record<string, string> {
    return (this.config['ownership'] ?? this.metadata['ownership'] ?? {}) as Record<string, string>;
  }

  getUserLevel(user = current.game.user): number {
    if (!user) return OWNERSHIP.NONE;
    if (user.isGM) return OWNERSHIP.OWNER;
    const role = Object.entries(USER_ROLES).find(([, value]) => value === user.role)?.[0] ?? 'PLAYER';
    return OWNERSHIP[(this.ownership[role] ?? 'OBSERVER') as keyof typeof OWNERSHIP];
  }

  testUserPermission(
    user: NonNullable<typeof current.game.user>,
    permission: string | number,
    { exact = false } = {},
  ): boolean {
    const wanted = typeof permission === 'number' ? permission : OWNERSHIP[permission as keyof typeof OWNERSHIP];
    const level = this.getUserLevel(user);
    return exact ? level === wanted : level >= wanted;
  }

  /** [D14] CompendiumCollection#getIndex */
  async getIndex(): Promise<Collection<Data>> {
    return this.index;
  }

  /** [D14] CompendiumCollection#importAll: copies of all into the world, into a folder of its name or a given one. */
  async importAll({
    folderId = null,
    folderName = '',
    ...options
  }: Data & { folderId?: string | null; folderName?: string } = {}): Promise<AnyDocument[]> {
    const name = folderName || this.title;
    const made = folderId ? null : await implementationOf('Folder').create({ name, type: this.documentName });
    const folder = folderId ?? (made as AnyDocument | null)?.id ?? null;
    const world = current.game.collections.get(this.documentName);
    const keepId = options['keepId'] === true;
    const data = (await this.getDocuments()).map(document => ({
      ...world?.fromCompendium(document, { keepId }),
      folder,
    }));
    return this.documentClass.createDocuments(data, { keepId });
  }

  private load(ids?: string[]): Promise<AnyDocument[]> {
    const request = { pack: this.collection, ...(ids && { ids }) };
    return ask(current.game.requireSocket(), 'packDocuments', request, (sources: Data[]) =>
      sources.map(source => {
        const document = this.make(source);
        this.set(document.id, document);
        return document;
      }),
    );
  }

  /** [D14] CompendiumCollection#getDocument */
  async getDocument(id: string): Promise<AnyDocument | undefined> {
    if (!this.has(id) && this.index.has(id)) await this.load([id]);
    return this.get(id);
  }

  /** [D14] CompendiumCollection#getDocuments: all, or those whose fields equal the query's. */
  async getDocuments(query: Data = {}): Promise<AnyDocument[]> {
    const { _id__in: ids, ...fields } = query;
    const documents = await this.load(Array.isArray(ids) ? (ids as string[]) : undefined);
    return documents.filter(({ _source }) => Object.entries(fields).every(([key, value]) => _source[key] === value));
  }
}

/** [D14] foundry.documents.collections.CompendiumPacks (`game.packs`) */
export class CompendiumPacks extends Collection<CompendiumCollection> {
  /** [D14] CompendiumPacks#folders: those that hold packs. */
  get folders(): Collection<AnyDocument> {
    const all = [...current.game.folders].filter(({ _source }) => _source['type'] === 'Compendium');
    return new Collection(all.map(folder => [folder.id, folder] as const));
  }
}
