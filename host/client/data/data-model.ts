import { isPlain, type Data, copy } from '../../shared/json';
import type { DocumentType } from '../../shared/document-type';
import { documentType } from '../../shared/documents';
import { apply, expand, withoutOperators } from '../../shared/merge';
import { clean, missing, withInitial, type Field, type Findings } from '../../shared/schema';
import { current, implementationOf, type AnyDocument } from './current';
import { hostFault } from './hooks';
import { typeModelOf } from './fields/document-fields';
import { schemaOfType } from './fields/of-type';
import type { DataSchema } from './fields/schema-field';
import { DataModel, type ModelOptions, type TypeDataModel } from './model';
import { encodeOperators } from './operators';

const declared = new Map<string, string[]>();

/** Registers the document types that a manifest declares: a module's have its name as a prefix, a system's do not. */
export const declareTypes = (packageId: string, isSystem: boolean, documentTypes: Data): void => {
  for (const [documentName, types] of Object.entries(documentTypes)) {
    if (!isPlain(types)) continue;
    const names = Object.keys(types).map(type => (isSystem ? type : `${packageId}.${type}`));
    declared.set(documentName, [...new Set([...(declared.get(documentName) ?? []), ...names])]);
  }
};

/** The types of a document that packages declare. docs/platform.md 2 */
export const declaredTypes = (documentName: string): readonly string[] => declared.get(documentName) ?? [];

/** The place of a document: its parent, or the compendium it was read from. */
export interface Context {
  readonly parent?: AnyDocument | null;
  readonly pack?: string | null;
}

const initialized = (field: Field, value: unknown): unknown => {
  if (field.kind === 'set') {
    return field.nullable && value === null ? null : new Set(Array.isArray(value) ? value : []);
  }
  if (field.kind !== 'schema' || !isPlain(value)) return copy(value);
  return Object.fromEntries(Object.entries(field.fields).map(([key, inner]) => [key, initialized(inner, value[key])]));
};

/** Migrates what is embedded in a source too, before its parent drops what it does not know. */
const migrateEmbedded = (documentName: string, source: Data): Data => {
  const inner = Object.entries(documentType(documentName).embedded).flatMap(([name, field]) => {
    const documents = source[field];
    if (!Array.isArray(documents)) return [];
    const migrate = (one: unknown): unknown =>
      isPlain(one) ? migrateEmbedded(name, implementationOf(name).migrateDataSafe(one)) : one;
    return [[field, documents.map(migrate)] as const];
  });
  return inner.length > 0 ? { ...source, ...Object.fromEntries(inner) } : source;
};

/** The base of every document: a source that fits the schema of its type, and the properties made from it. */
export class DocumentModel extends DataModel {
  /** [D14] Document.documentName */
  static readonly documentName: string = '';

  protected static get type(): DocumentType {
    return documentType(this.documentName);
  }

  /** [D14] Document.TYPES: the values of `type`; core's, and those that packages declare. */
  static get TYPES(): readonly string[] {
    const field = this.type.fields['type'];
    const own = field?.kind === 'string' && field.choices ? field.choices : ['base'];
    return [...own, ...declaredTypes(this.documentName)];
  }

  static override defineSchema(): DataSchema {
    return schemaOfType(this.type, this);
  }

  declare readonly _id: string | null;

  declare readonly parent: AnyDocument | null;
  /** [D14] Document#pack */
  declare readonly pack: string | null;

  constructor(data: Data | DataModel = {}, context: Context = {}) {
    super(data, { ...context });
  }

  override _configure({ parent, pack }: ModelOptions): void {
    const own = (pack as string | null) ?? (parent as AnyDocument | null)?.pack ?? null;
    Object.defineProperty(this, 'pack', { value: own, enumerable: false, configurable: true });
  }

  override _initializeSource(data: Data | DataModel): Data {
    const cls = this.constructor as typeof DocumentModel;
    const given = data instanceof DataModel ? data.toObject() : data;
    return this.completeSource(migrateEmbedded(this.documentName, cls.migrateDataSafe(given)));
  }

  /** The source was checked when it was made; embedded documents come before the own properties. */
  protected override _check(): void {
    this.makeEmbedded();
  }

  /** Makes the embedded collections; see `HostDocument`. */
  protected makeEmbedded(): void {}

  private completeSource(data: Data): Data {
    const findings: Findings = { unknown: [], invalid: [] };
    const plain = withoutOperators(encodeOperators(expand(data))) as Data;
    const cleaned = clean(this.hostType.fields, plain, findings);
    const source = withInitial(this.hostType.fields, cleaned);
    this.judge(findings, Boolean(source['_id']));
    if (!source['_id']) findings.invalid.push(...missing(this.hostType.fields, source));
    if (findings.invalid.length > 0) {
      throw new Error(`${this.documentName} validation errors: ${findings.invalid.join('; ')}`);
    }
    return source;
  }

  private judge({ unknown }: Findings, isKept: boolean): void {
    // packages ship records of older generations in their packs; only what they write anew is a fault
    if (unknown.length === 0 || (isKept && this.pack !== null)) return;
    hostFault(`${this.documentName}: fields that the schema does not know were dropped: ${unknown.join(', ')}`);
  }

  protected get hostType(): DocumentType {
    return documentType(this.documentName);
  }

  /** Copies the source onto the document's own properties. */
  override _initialize(): void {
    for (const [key, field] of Object.entries(this.hostType.fields)) {
      if (field.kind !== 'embedded') this.defineField(key, field);
    }
    this.defineSystem();
    this.prepareData();
  }

  /** The class that CONFIG names for this document type's data. */
  get systemModel(): ReturnType<typeof typeModelOf> {
    return 'system' in this.hostType.fields ? typeModelOf(this.documentName, this._source['type']) : undefined;
  }

  // the model and the document share the source of the data
  private defineSystem(): void {
    const Model = this.systemModel;
    if (!Model) return;
    const value = new Model(this._source['system'], { parent: this, strict: false, fallback: true });
    this._source['system'] = (value as DataModel)._source;
    Object.defineProperty(this, 'system', { value, writable: true, configurable: true, enumerable: true });
  }

  protected defineField(key: string, field: Field): void {
    if (field.kind === 'reference' && !field.idOnly) {
      const get = (): unknown => this.referenced(field.documentName, this._source[key]);
      Object.defineProperty(this, key, { get, configurable: true, enumerable: true });
      return;
    }
    const value = initialized(field, this._source[key]);
    Object.defineProperty(this, key, { value, writable: true, configurable: true, enumerable: true });
  }

  protected referenced(documentName: string, id: unknown): AnyDocument | null {
    if (typeof id !== 'string') return null;
    return current.game.collections?.get(documentName)?.get(id) ?? null;
  }

  /** [D14] ClientDocument#prepareData: for packages that derive data. */
  prepareData(): void {
    const { system } = this as unknown as { system?: Partial<TypeDataModel> };
    this.prepareBaseData();
    system?.prepareBaseData?.();
    this.prepareEmbeddedDocuments();
    this.prepareDerivedData();
    system?.prepareDerivedData?.();
  }

  /** [D14] ClientDocument#prepareBaseData, ClientDocument#prepareEmbeddedDocuments, ClientDocument#prepareDerivedData */
  prepareBaseData(): void {}

  prepareEmbeddedDocuments(): void {}

  prepareDerivedData(): void {}

  /** [D14] DataModel#updateSource: changes this copy only; nothing is sent. */
  override updateSource(changes: Data = {}): Data {
    const findings: Findings = { unknown: [], invalid: [] };
    const cleaned = clean(this.hostType.fields, encodeOperators(expand(changes)), findings);
    this.judge(findings, false);
    for (const field of Object.values(this.hostType.embedded)) delete cleaned[field];
    apply(this._source, cleaned);
    this._initialize();
    return cleaned;
  }

  /** [D14] Document#documentName */
  get documentName(): string {
    return (this.constructor as typeof DocumentModel).documentName;
  }

  /** [D14] Document#id */
  get id(): string {
    return (this._source['_id'] as string | null) ?? '';
  }
}
