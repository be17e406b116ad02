import { documentType, type DocumentType } from '../../shared/documents';
import { copy, isPlain, type Data } from '../../shared/json';
import { apply, expand, withoutOperators } from '../../shared/merge';
import { clean, missing, withInitial, type Field, type Findings } from '../../shared/schema';
import { current } from './current';
import type { HostDocument } from './document';
import { hostFault } from './faults';
import { encodeOperators } from './operators';

/** Where a document stands: its parent, or the compendium it was read from. */
export interface Context {
  readonly parent?: HostDocument | null;
  readonly pack?: string | null;
}

const initialized = (field: Field, value: unknown): unknown => {
  if (field.kind === 'set') {
    return field.nullable && value === null ? null : new Set(Array.isArray(value) ? value : []);
  }
  if (field.kind !== 'schema' || !isPlain(value)) return copy(value);
  return Object.fromEntries(Object.entries(field.fields).map(([key, inner]) => [key, initialized(inner, value[key])]));
};

/** [D14] foundry.abstract.DataModel: a source that fits a schema, and the properties that are made from it. */
export class DataModel {
  /** [D14] Document.documentName */
  static readonly documentName: string = '';

  protected static get type(): DocumentType {
    return documentType(this.documentName);
  }

  declare readonly _id: string | null;

  /** [D14] DataModel#_source: the data as it is stored. */
  readonly _source: Data;
  /** [D14] DataModel#parent */
  readonly parent: HostDocument | null;
  /** [D14] Document#pack */
  readonly pack: string | null;

  constructor(data: Data = {}, { parent = null, pack = null }: Context = {}) {
    this.parent = parent;
    this.pack = pack ?? parent?.pack ?? null;
    this._source = this.completeSource(data);
    this.makeEmbedded();
    this._initialize();
  }

  /** Makes the embedded collections; see `HostDocument`. */
  protected makeEmbedded(): void {}

  private completeSource(data: Data): Data {
    const findings: Findings = { unknown: [], invalid: [] };
    const plain = withoutOperators(encodeOperators(expand(data))) as Data;
    const cleaned = clean(this.hostType.fields, plain, findings);
    const source = withInitial(this.hostType.fields, cleaned);
    this.judge(findings);
    if (!source['_id']) findings.invalid.push(...missing(this.hostType.fields, source));
    if (findings.invalid.length > 0) {
      throw new Error(`${this.documentName} validation errors: ${findings.invalid.join('; ')}`);
    }
    return source;
  }

  private judge({ unknown }: Findings): void {
    if (unknown.length === 0) return;
    hostFault(`${this.documentName}: fields that the schema does not know were dropped: ${unknown.join(', ')}`);
  }

  protected get hostType(): DocumentType {
    return documentType(this.documentName);
  }

  /** Copies the source onto the document's own properties. */
  _initialize(): void {
    for (const [key, field] of Object.entries(this.hostType.fields)) {
      if (field.kind !== 'embedded') this.defineField(key, field);
    }
    this.prepareData();
  }

  private defineField(key: string, field: Field): void {
    if (field.kind === 'reference' && !field.idOnly) {
      const get = (): unknown => this.referenced(field.documentName, this._source[key]);
      Object.defineProperty(this, key, { get, configurable: true, enumerable: true });
      return;
    }
    const value = initialized(field, this._source[key]);
    Object.defineProperty(this, key, { value, writable: true, configurable: true, enumerable: true });
  }

  protected referenced(documentName: string, id: unknown): HostDocument | null {
    if (typeof id !== 'string') return null;
    return current.game.collections?.get(documentName)?.get(id) ?? null;
  }

  /** [D14] ClientDocument#prepareData: for packages that derive data. */
  prepareData(): void {}

  /** [D14] DataModel#updateSource: changes this copy only; nothing is sent. */
  updateSource(changes: Data = {}): Data {
    const findings: Findings = { unknown: [], invalid: [] };
    const cleaned = clean(this.hostType.fields, encodeOperators(expand(changes)), findings);
    this.judge(findings);
    for (const field of Object.values(this.hostType.embedded)) delete cleaned[field];
    apply(this._source, cleaned);
    this._initialize();
    return cleaned;
  }

  /** [D14] DataModel#reset: makes the own properties anew from the source. */
  reset(): void {
    this._initialize();
  }

  /** [D14] DataModel#toObject: a copy of the source. */
  toObject(_source = true): Data {
    return copy(this._source);
  }

  /** [D14] DataModel#toJSON */
  toJSON(): Data {
    return this.toObject();
  }

  /** [D14] Document#documentName */
  get documentName(): string {
    return (this.constructor as typeof DataModel).documentName;
  }

  /** [D14] Document#id */
  get id(): string {
    return (this._source['_id'] as string | null) ?? '';
  }
}
