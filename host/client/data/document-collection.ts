import { documentType } from '../../shared/documents';
import type { Data } from '../../shared/json';
import { expand, getPath } from '../../shared/merge';
import type { RenderableApp } from '../ui/globals';
import { Collection } from './collection';
import { type AnyDocument, current, type DocumentClass, implementationOf } from './current';
import type { DocumentOperation } from './utils';
import { globals } from '../global';

/** The source of imported documents. */
interface Pack {
  readonly collection: string;
  getDocument(id: string): Promise<AnyDocument | undefined>;
}

/** [D14] foundry.documents.abstract.DocumentCollection: documents by their id. */
export class DocumentCollection<D extends AnyDocument = AnyDocument> extends Collection<D> {
  /** [D14] DocumentCollection#apps: windows that render again when a document comes, changes or goes. */
  readonly apps: RenderableApp[] = [];

  constructor(readonly documentName: string) {
    super();
  }

  /** [D14] DocumentCollection#documentClass */
  get documentClass(): DocumentClass {
    return implementationOf(this.documentName);
  }

  /** [D14] Collection#get: with `strict`, a missing document is an Error. */
  override get(id: string, { strict = false } = {}): D | undefined {
    const found = super.get(id);
    if (!found && strict) throw new Error(`The key ${id} does not exist in the ${this.documentName} Collection`);
    return found;
  }

  /** [D14] DocumentCollection#name */
  get name(): string {
    return this.constructor.name;
  }

  /** [D14] DocumentCollection#invalidDocumentIds: of documents that cannot be made. The server keeps none such here. */
  readonly invalidDocumentIds = new Set<string>();

  /** [D14] DocumentCollection#getInvalid */
  getInvalid(id: string, { strict = true }: { strict?: boolean } = {}): D | undefined {
    if (strict) throw new Error(`The document with id [${id}] is not an invalid ${this.documentName}`);
    return undefined;
  }

  /** [D14] DocumentCollection#updateAll: changes all, or those that meet a condition, by data or by what a function makes. */
  async updateAll(
    transformation: Data | ((document: D) => Data),
    condition: ((document: D) => boolean) | null = null,
    options: DocumentOperation = {},
  ): Promise<unknown> {
    const updates = this.filter(document => condition?.(document) ?? true).map(document => ({
      ...(typeof transformation === 'function' ? transformation(document) : transformation),
      _id: document.id,
    }));
    return this.documentClass.updateDocuments(updates, options);
  }

  /** [D14] DocumentCollection#search: by the words of their names, and by conditions on their fields. */
  search({
    query = '',
    filters = [],
    exclude = [],
  }: {
    query?: string;
    filters?: readonly { field: string; operator?: string; value: unknown; negate?: boolean }[];
    exclude?: readonly string[];
  } = {}): D[] {
    const words = query.trim().toLowerCase();
    return this.filter(document => {
      if (exclude.includes(document.id) || !document.visible) return false;
      if (words && !document.name?.toLowerCase().includes(words)) return false;
      return filters.every(({ field, value, negate = false }) => {
        const isSame = getPath(document, field) === value;
        return isSame !== negate;
      });
    });
  }

  /** [D14] DocumentCollection#render */
  render(force = false, options: object = {}): void {
    for (const app of this.apps) void app.render({ force, ...options });
  }

  /** Adds a document. */
  insert(source: Data): D {
    const document = this.make(source);
    this.set(document.id, document);
    return document;
  }

  /** Removes a document. */
  remove(id: string): void {
    this.delete(id);
  }

  protected make(source: Data): D {
    return new this.documentClass(source) as D;
  }
}

/** [D14] foundry.abstract.EmbeddedCollection: the documents inside a parent, whose sources lie in the parent's. */
export class EmbeddedCollection extends DocumentCollection {
  constructor(
    documentName: string,
    readonly parent: AnyDocument,
    /** [D14] EmbeddedCollection#_source: the data that its documents were made of. */
    readonly _source: Data[],
  ) {
    super(documentName);
  }

  /** Makes the documents of the sources; called once, by the parent. */
  fill(): void {
    this._source.forEach((source, index) => {
      const document = this.make(source);
      this._source[index] = document._source;
      this.set(document.id || `new ${index}`, document);
    });
  }

  override insert(source: Data): AnyDocument {
    const document = super.insert(source);
    const known = this._source.findIndex(({ _id }) => _id === document.id);
    if (known >= 0) this._source[known] = document._source;
    else this._source.push(document._source);
    return document;
  }

  override remove(id: string): void {
    super.remove(id);
    const index = this._source.findIndex(({ _id }) => _id === id);
    if (index >= 0) this._source.splice(index, 1);
  }

  protected override make(source: Data): AnyDocument {
    return new this.documentClass(source, { parent: this.parent });
  }
}

type Registering = (documentClass: DocumentClass, scope: string, cls: unknown, options: object) => void;
interface SheetConfig {
  readonly registerSheet: Registering;
  readonly unregisterSheet: Registering;
}

const sheetConfig = (): SheetConfig =>
  globals<{ foundry: { applications: { apps: { DocumentSheetConfig: SheetConfig } } } }>().foundry.applications.apps
    .DocumentSheetConfig;

/** [D14] foundry.documents.abstract.WorldCollection: the primary documents of one type. */
export class WorldCollection<D extends AnyDocument = AnyDocument> extends DocumentCollection<D> {
  /** The name of its collection in the world, such as `journal`. */
  get collectionName(): string {
    return documentType(this.documentName).collection;
  }

  /** [D14] DocumentCollection#_source: the data of its documents. */
  get _source(): Data[] {
    return this.contents.map(document => document._source);
  }

  /** [D14] WorldCollection#directory: the tab of the sidebar that lists it, if there is one. */
  get directory(): RenderableApp | null {
    const { ui } = globals<{ ui: Record<string, RenderableApp | undefined> }>();
    return ui[this.collectionName] ?? null;
  }

  /** [D14] WorldCollection.registerSheet, WorldCollection.unregisterSheet: as DocumentSheetConfig does. */
  static registerSheet(scope: string, cls: unknown, options: object = {}): void {
    const { documentName } = new (this as unknown as new () => WorldCollection)();
    sheetConfig().registerSheet(implementationOf(documentName), scope, cls, options);
  }

  static unregisterSheet(scope: string, cls: unknown, options: object = {}): void {
    const { documentName } = new (this as unknown as new () => WorldCollection)();
    sheetConfig().unregisterSheet(implementationOf(documentName), scope, cls, options);
  }

  /** [D14] WorldCollection#folders */
  get folders(): Collection<AnyDocument> {
    const own = current.game.folders.filter(folder => folder.type === this.documentName);
    return new Collection(own.map(folder => [folder.id, folder] as const));
  }

  /** [D14] DirectoryCollectionMixin#maxFolderDepth, DirectoryCollectionMixin#tree, DirectoryCollectionMixin#initializeTree */
  get maxFolderDepth(): number {
    return globals<{ CONST: { FOLDER_MAX_DEPTH: number } }>().CONST.FOLDER_MAX_DEPTH;
  }

  get tree(): object {
    const folders = this.folders.filter(folder => !folder.folder) as (AnyDocument & { asNode?(): object })[];
    const children = folders.map(folder => folder.asNode?.() ?? folder);
    return { root: true, depth: 0, visible: true, children, entries: this.filter(({ folder }) => !folder) };
  }

  /** Nothing is kept: the tree is made when it is asked for. */
  initializeTree(): void {}

  /** [D14] WorldCollection#fromCompendium: creation data of a copy in the world. */
  fromCompendium(document: AnyDocument, { keepId = false } = {}): Data {
    const { _id, folder: _folder, sort: _sort, ownership: _ownership, ...data } = document.toObject();
    const stats = { ...(data['_stats'] as Data), compendiumSource: document.uuid };
    return { ...data, _stats: stats, ...(keepId && { _id }) };
  }

  /** [D14] WorldCollection#importFromCompendium */
  async importFromCompendium(
    pack: Pack,
    id: string,
    updateData: Data = {},
    options: DocumentOperation = {},
  ): Promise<unknown> {
    const document = await pack.getDocument(id);
    if (!document) throw new Error(`The document ${id} does not exist in the compendium ${pack.collection}.`);
    const data = this.fromCompendium(document, { keepId: options['keepId'] === true });
    return this.documentClass.create({ ...data, ...expand(updateData) }, options);
  }
}
