import type { Data } from '../../shared/json';
import type { Operation } from '../../shared/wire';
import { type AnyDocument, current, type DocumentClass, implementationOf, type Surroundings } from './current';
import { globals } from '../global';
import { OwnedDocument } from './owned-document';
import { fromUuid } from './uuid';

type User = NonNullable<Surroundings['game']['user']>;

/** The data of a drop: what a drag carries. */
interface DropData {
  readonly uuid?: string;
  readonly data?: Data;
}

/** A field of a schema that has fields. */
interface Fielded {
  getField(path: string): unknown;
}

/** What an operation is told of before it is sent and after it is done. */
type Told = readonly [AnyDocument[], Operation, User | null];
/** The parent, the name of its collection, what is asked for, the operation, and whose it is. */
type Asked<What> = readonly [AnyDocument, string, What[], Operation, string];

/** [D14] foundry.abstract.Document, ClientDocumentMixin: what a document is, where it lies and how it is named. */
export abstract class DescribedDocument extends OwnedDocument {
  abstract get uuid(): string;

  /** [D14] Document.baseDocument: the class that core has for this type. */
  static get baseDocument(): DocumentClass | undefined {
    return current.classes.get(this.documentName);
  }

  /** [D14] Document.database */
  static get database(): unknown {
    return globals<{ CONFIG: { DatabaseBackend: unknown } }>().CONFIG.DatabaseBackend;
  }

  /** [D14] Document.hierarchy: the fields that hold embedded documents. */
  static get hierarchy(): Data {
    const { fields } = this.schema as unknown as { readonly fields: Data };
    return Object.fromEntries(Object.values(this.type.embedded).map(field => [field, fields[field]]));
  }

  /** [D14] Document.getCollectionName: the field of the embedded documents of a type, by its name or the field's. */
  static getCollectionName(name: string): string | null {
    const { embedded } = this.type;
    return embedded[name] ?? (Object.values(embedded).includes(name) ? name : null);
  }

  /** [D14] ClientDocument.fromDropData: the document that was dropped, or a new one of the data. */
  static async fromDropData(data: DropData, _options: object = {}): Promise<unknown> {
    const found = data.data ? new (implementationOf(this.documentName))(data.data) : await fromUuid(data.uuid);
    if (!found) throw new Error('The drop names no document: it needs data or a uuid.');
    const { documentName } = found as OwnedDocument;
    if (documentName === this.documentName) return found;
    throw new Error(`A ${documentName} was dropped where a ${this.documentName} belongs.`);
  }

  /**
   * [D14] Document._preCreateOperation, Document._preUpdateOperation, Document._preDeleteOperation: false refuses the
   * whole operation; called on the asking page only.
   */
  static async _preCreateOperation(..._told: Told): Promise<boolean | void> {}

  static async _preUpdateOperation(..._told: Told): Promise<boolean | void> {}

  static async _preDeleteOperation(..._told: Told): Promise<boolean | void> {}

  /** [D14] Document._onCreateOperation, Document._onUpdateOperation, Document._onDeleteOperation: it is done. */
  static async _onCreateOperation(..._told: Told): Promise<void> {}

  static async _onUpdateOperation(..._told: Told): Promise<void> {}

  static async _onDeleteOperation(..._told: Told): Promise<void> {}

  /**
   * [D14] Document#_preCreateDescendantDocuments, Document#_preUpdateDescendantDocuments,
   * Document#_preDeleteDescendantDocuments: something embedded in it is about to come, change or go.
   */
  _preCreateDescendantDocuments(..._asked: Asked<Data>): void {}

  _preUpdateDescendantDocuments(..._asked: Asked<Data>): void {}

  _preDeleteDescendantDocuments(..._asked: Asked<string>): void {}

  /** [D14] ClientDocument#compendium: the one that holds it, if any. */
  get compendium(): unknown {
    return (this.pack && current.game.packs.get(this.pack)) || null;
  }

  /** [D14] Document#parentCollection: the field of its parent that holds it. */
  get parentCollection(): string | null {
    return this.parent ? this.hostType.collection : null;
  }

  /** [D14] ClientDocument#getRelativeUUID: from a document of the same parent, or from the parent itself. */
  getRelativeUUID(relative: AnyDocument): string {
    const isBeside = relative.parent === this.parent && relative.documentName === this.documentName;
    if (isBeside && this.parent) return `.${this.id}`;
    return this.uuid.startsWith(`${relative.uuid}.`) ? this.uuid.slice(relative.uuid.length) : this.uuid;
  }

  /** [D14] DataModel#getFieldForProperty: also of the data of its type. */
  override getFieldForProperty(key: string | readonly string[]): unknown {
    const path = typeof key === 'string' ? key : key.join('.');
    const { system } = this as unknown as { system?: { schema?: Fielded } };
    if (path.startsWith('system.') && system?.schema) return system.schema.getField(path.slice('system.'.length));
    return super.getFieldForProperty(path);
  }

  /** [D14] Document#migrateSystemData: its system's data, as its model has them now. */
  migrateSystemData(): unknown {
    return this.toObject()['system'];
  }

  /** [D14] ClientDocument#toEmbed: what stands in a text for `@Embed`; null where a kind has nothing to show. */
  async toEmbed(config: EmbedConfig, options: object = {}): Promise<HTMLElement | null> {
    const content = await this._buildEmbedHTML(config, options);
    if (!content) return null;
    const all = content instanceof HTMLElement ? [content] : [...content];
    if (config.inline) return this._createInlineEmbed(all, config, options);
    return this._createFigureEmbed(all, config, options);
  }

  /** [D14] ClientDocument#_buildEmbedHTML: for kinds and packages that show something. */
  async _buildEmbedHTML(_config: EmbedConfig, _options: object = {}): Promise<HTMLElement | HTMLCollection | null> {
    return null;
  }

  /** [D14] ClientDocument#_createInlineEmbed */
  async _createInlineEmbed(content: Iterable<Node>, _config: EmbedConfig, _options?: object): Promise<HTMLElement> {
    const section = document.createElement('section');
    section.append(...content);
    return section;
  }

  /** [D14] ClientDocument#_createFigureEmbed: with a caption, and a link to where it stands. */
  async _createFigureEmbed(content: Iterable<Node>, config: EmbedConfig, _options?: object): Promise<HTMLElement> {
    const figure = document.createElement('figure');
    figure.append(...content);
    if (config.caption === false && config.cite === false) return figure;
    const caption = document.createElement('figcaption');
    if (config.caption !== false) {
      const words = document.createElement('strong');
      words.className = 'embed-caption';
      words.textContent = config.label || String(this._source['name'] ?? '');
      caption.append(words);
    }
    if (config.cite !== false) {
      const cite = document.createElement('cite');
      cite.append((this as unknown as { toAnchor(): HTMLElement }).toAnchor());
      caption.append(cite);
    }
    figure.append(caption);
    return figure;
  }
}

/** [D14] DocumentHTMLEmbedConfig */
export interface EmbedConfig {
  readonly inline?: boolean;
  readonly caption?: boolean;
  readonly cite?: boolean;
  readonly label?: string;
  readonly uuid?: string;
  readonly classes?: string;
  readonly values?: readonly string[];
}
