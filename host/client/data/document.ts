import type { Data } from '../../shared/json';
import { apply, expand, getPath } from '../../shared/merge';
import type { Operation } from '../../shared/wire';
import { sheetFor } from '../ui/sheet-config';
import type { HostDocument as SheetDocument, RenderableApp } from '../ui/globals';
import type { Context } from './data-model';
import type { ModelOptions } from './model';
import { createDocuments, deleteDocuments, updateDocuments } from './database';
import { current, implementationOf, type Surroundings } from './current';
import { EmbeddedCollection, type DocumentCollection } from './document-collection';
import type { DocumentOperation } from './utils';
import { _del, encodeOperators } from './operators';
import { ClientDocument } from './client-document';

declare module './current' {
  interface Surroundings {
    readonly documentClass: typeof HostDocument;
  }
}

/** The parent, the name of its collection, the documents, what has changed, the operation, and whose it is. */
type DescendantsTold<Changes> = readonly [HostDocument, string, HostDocument[], Changes, Operation, string];

type User = NonNullable<Surroundings['game']['user']>;

/** [D14] Document#getFlag, Document#setFlag: a scope is core, the world, the system or an active module. */
const mustBeScope = (scope: string): void => {
  const { modules, system } = current.game;
  if (scope === 'core' || scope === 'world' || scope === system?.id || modules.get(scope)?.active) return;
  throw new Error(`Flag scope "${scope}" is not valid or not currently active`);
};

/** [D14] foundry.abstract.Document with ClientDocumentMixin: what every document of the page is. */
export class HostDocument extends ClientDocument {
  /** [D14] Document.metadata */
  static get metadata(): Data {
    const { name, collection, embedded } = this.type;
    return { name, collection, embedded, label: `DOCUMENT.${name}`, labelPlural: `DOCUMENT.${name}s` };
  }

  /** [D14] Document.collectionName */
  static get collectionName(): string {
    return this.type.collection;
  }

  /** [D14] Document.implementation: the class that CONFIG names for this type. */
  static get implementation(): typeof HostDocument {
    return implementationOf(this.documentName);
  }

  /** [D14] Document.hasTypeData */
  static get hasTypeData(): boolean {
    return 'system' in this.type.fields;
  }

  /** [D14] Document.create */
  static async create(data: Data | Data[], operation: DocumentOperation = {}): Promise<unknown> {
    const created = await this.createDocuments(Array.isArray(data) ? data : [data], operation);
    return Array.isArray(data) ? created : created[0];
  }

  /** [D14] Document.createDocuments */
  static createDocuments(
    data: (Data | HostDocument)[] = [],
    operation: DocumentOperation = {},
  ): Promise<HostDocument[]> {
    return createDocuments(this.documentName, data, operation);
  }

  /** [D14] Document.updateDocuments */
  static updateDocuments(updates: Data[] = [], operation: DocumentOperation = {}): Promise<HostDocument[]> {
    return updateDocuments(this.documentName, updates, operation);
  }

  /** [D14] Document.deleteDocuments */
  static deleteDocuments(ids: string[] = [], operation: DocumentOperation = {}): Promise<HostDocument[]> {
    return deleteDocuments(this.documentName, ids, operation);
  }

  /** [D14] Document.get */
  static get(id: string): HostDocument | undefined {
    return current.game.collections.get(this.documentName)?.get(id);
  }

  /** [D14] DataModel.fromSource */
  static override fromSource(source: Data, context: ModelOptions = {}): HostDocument {
    return new (implementationOf(this.documentName))(source, context as Context);
  }

  declare readonly name: string;
  declare flags: Record<string, Data>;
  declare readonly ownership: Record<string, number>;
  /** [D14] Document#folder */
  declare readonly folder: HostDocument | null;

  /** [D14] Document#collections: the embedded collections by field. */
  declare readonly collections: Record<string, EmbeddedCollection>;
  /** [D14] ClientDocument#apps: windows that render again when this document changes. */
  readonly apps: Record<string, RenderableApp> = {};
  private ownSheet: RenderableApp | null = null;

  protected override makeEmbedded(): void {
    const collections: Record<string, EmbeddedCollection> = {};
    for (const [documentName, field] of Object.entries(this.hostType.embedded)) {
      const collection = new EmbeddedCollection(documentName, this, this._source[field] as Data[]);
      collections[field] = collection;
      Object.defineProperty(this, field, { value: collection, configurable: true, enumerable: true });
    }
    Object.defineProperty(this, 'collections', { value: collections, enumerable: false, configurable: true });
    for (const collection of Object.values(collections)) collection.fill();
  }

  /** Takes another source, and makes anew what is embedded. */
  renew(source: Data): void {
    Object.defineProperty(this, '_source', { value: source, writable: true, configurable: true });
    this.makeEmbedded();
    this._initialize();
  }

  /** [D14] Document#uuid */
  get uuid(): string {
    const own = `${this.documentName}.${this.id}`;
    if (this.parent) return `${this.parent.uuid}.${own}`;
    return this.pack ? `Compendium.${this.pack}.${own}` : own;
  }

  /** [D14] Document#inCompendium */
  get inCompendium(): boolean {
    return this.pack !== null;
  }

  /** [D14] Document#isEmbedded */
  get isEmbedded(): boolean {
    return this.parent !== null;
  }

  /** [D14] ClientDocument#collection: the collection that contains this document. */
  get collection(): DocumentCollection | undefined {
    if (this.parent) return this.parent.getEmbeddedCollection(this.documentName);
    if (this.pack) return current.game.packs.get(this.pack);
    return current.game.collections.get(this.documentName);
  }

  /** [D14] ClientDocument#sheet: one window for this document, made when it is first needed. */
  get sheet(): RenderableApp | null {
    return (this.ownSheet ??= sheetFor(this as unknown as SheetDocument));
  }

  /** [D14] ClientDocument#link */
  get link(): string {
    return `@UUID[${this.uuid}]{${this.name}}`;
  }

  /** [D14] Document#getFlag */
  getFlag(scope: string, key: string): unknown {
    mustBeScope(scope);
    return getPath(this.flags[scope], key);
  }

  /** [D14] Document#setFlag: null deletes the flag. */
  async setFlag(scope: string, key: string, value: unknown): Promise<unknown> {
    mustBeScope(scope);
    if (value === null) return this.unsetFlag(scope, key);
    return this.update({ flags: { [scope]: expand({ [key]: value }) } });
  }

  /** [D14] Document#unsetFlag */
  async unsetFlag(scope: string, key: string): Promise<unknown> {
    mustBeScope(scope);
    return this.update({ flags: { [scope]: expand({ [key]: _del }) } });
  }

  /** [D14] Document#update */
  async update(data: Data = {}, operation: DocumentOperation = {}): Promise<HostDocument | undefined> {
    const [updated] = await updateDocuments(this.documentName, [{ ...data, _id: this.id }], {
      ...operation,
      parent: this.parent,
      pack: this.pack,
    });
    return updated;
  }

  /** [D14] Document#delete */
  async delete(operation: DocumentOperation = {}): Promise<HostDocument | undefined> {
    const [deleted] = await deleteDocuments(this.documentName, [this.id], {
      ...operation,
      parent: this.parent,
      pack: this.pack,
    });
    return deleted;
  }

  /** [D14] DataModel#clone: an unsaved copy, or with `save` a new document. */
  override clone(
    data: Data = {},
    { save = false, keepId = false, ...operation }: DocumentOperation & { save?: boolean } = {},
  ): HostDocument | Promise<unknown> {
    const source = this.toObject();
    apply(source, encodeOperators(expand(data)));
    if (!keepId) delete source['_id'];
    const cls = this.constructor as typeof HostDocument;
    if (save) return cls.create(source, { ...operation, keepId, parent: this.parent });
    return new cls(source, { parent: this.parent, pack: this.pack });
  }

  /** [D14] Document#getEmbeddedCollection: by the name of the document type or of the field. */
  getEmbeddedCollection(name: string): EmbeddedCollection {
    const collection = this.collections[this.hostType.embedded[name] ?? name];
    if (collection) return collection;
    throw new Error(`${name} is not a valid embedded Document within the ${this.documentName} Document`);
  }

  /** [D14] Document#getEmbeddedDocument */
  getEmbeddedDocument(name: string, id: string, { strict = false } = {}): HostDocument | undefined {
    const found = this.getEmbeddedCollection(name).get(id);
    if (!found && strict) throw new Error(`${name} "${id}" does not exist.`);
    return found;
  }

  /** [D14] Document#createEmbeddedDocuments */
  async createEmbeddedDocuments(
    name: string,
    data: Data[] = [],
    operation: DocumentOperation = {},
  ): Promise<HostDocument[]> {
    this.getEmbeddedCollection(name);
    return createDocuments(name, data, { ...operation, parent: this, pack: this.pack });
  }

  /** [D14] Document#updateEmbeddedDocuments */
  async updateEmbeddedDocuments(
    name: string,
    updates: Data[] = [],
    operation: DocumentOperation = {},
  ): Promise<HostDocument[]> {
    this.getEmbeddedCollection(name);
    return updateDocuments(name, updates, { ...operation, parent: this, pack: this.pack });
  }

  /** [D14] Document#deleteEmbeddedDocuments */
  async deleteEmbeddedDocuments(
    name: string,
    ids: string[] = [],
    operation: DocumentOperation = {},
  ): Promise<HostDocument[]> {
    this.getEmbeddedCollection(name);
    return deleteDocuments(name, ids, { ...operation, parent: this, pack: this.pack });
  }

  /** [D14] ClientDocument#render: renders the windows that show this document. */
  render(force = false, options: object = {}): void {
    for (const app of Object.values(this.apps)) void app.render({ force, ...options });
  }

  /** [D14] Document#_preCreate: false vetoes; called on the asking page only, like the two below. */
  async _preCreate(_data: Data, _options: Operation, _user: User | null): Promise<boolean | void> {}

  /** [D14] Document#_preUpdate */
  async _preUpdate(_changes: Data, _options: Operation, _user: User | null): Promise<boolean | void> {}

  /** [D14] Document#_preDelete */
  async _preDelete(_options: Operation, _user: User | null): Promise<boolean | void> {}

  /** [D14] Document#_onCreate: called on all pages after the server's answer, like the two below. */
  _onCreate(_data: Data, _options: Operation, _userId: string): void {}

  /** [D14] Document#_onUpdate */
  _onUpdate(_changes: Data, _options: Operation, _userId: string): void {}

  /** [D14] Document#_onDelete */
  _onDelete(_options: Operation, _userId: string): void {
    for (const app of Object.values(this.apps)) void app.close();
  }

  /**
   * [D14] Document#_onCreateDescendantDocuments, Document#_onUpdateDescendantDocuments,
   * Document#_onDeleteDescendantDocuments: what is embedded in it, at any depth, has come, changed or gone.
   */
  _onCreateDescendantDocuments(..._told: DescendantsTold<Data[]>): void {}

  _onUpdateDescendantDocuments(..._told: DescendantsTold<Data[]>): void {}

  _onDeleteDescendantDocuments(..._told: DescendantsTold<string[]>): void {}

  /** Prepares again what depends on embedded documents, before anybody is told of their change. */
  afterEmbedded(): void {}

  /** Forgets the sheet when another sheet class was chosen for the document. */
  _sheetChanged(changes: Data): void {
    if (getPath(changes, 'flags.core.sheetClass') === undefined || !this.ownSheet) return;
    void this.ownSheet.close();
    this.ownSheet = null;
  }
}
