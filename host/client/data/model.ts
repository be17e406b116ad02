import { copy, isPlain, withoutPrototypes, type Data } from '../../shared/json';
import { difference, expand } from '../../shared/merge';
import { DataModelValidationError, DataModelValidationFailure } from './fields/failure';
import type { CleanOptions, ValidateOptions } from './fields/data-field';
import { SchemaField, type DataSchema } from './fields/schema-field';
import { encodeOperators } from './operators';

/** Options of a model's construction. */
export interface ModelOptions {
  readonly parent?: unknown;
  readonly strict?: boolean;
  readonly fallback?: boolean;
  readonly [option: string]: unknown;
}

/** [D14] foundry.abstract.DataModel: a source that fits a schema, and the properties that are made from it. */
export class DataModel {
  /** [D14] DataModel.LOCALIZATION_PREFIXES */
  static LOCALIZATION_PREFIXES: string[] = [];

  /** [D14] DataModel.defineSchema */
  static defineSchema(): DataSchema {
    throw new Error(`The ${this.name} subclass of DataModel must define its Document schema`);
  }

  /** [D14] DataModel.schema: made once for each class. */
  static get schema(): SchemaField {
    if (Object.hasOwn(this, '_schema')) return this._schema as SchemaField;
    const schema = new SchemaField(this.defineSchema());
    Object.defineProperty(this, '_schema', { value: schema, writable: true, configurable: true });
    return schema;
  }

  static _schema: SchemaField | undefined;

  /** [D14] DataModel#_source: the data as it is stored. */
  declare readonly _source: Data;
  /** [D14] DataModel#parent */
  declare readonly parent: unknown;
  /** [D14] DataModel#validationFailures */
  declare readonly validationFailures: {
    fields: DataModelValidationFailure | null;
    joint: DataModelValidationFailure | null;
  };

  constructor(data: Data | DataModel = {}, { parent = null, strict = true, ...options }: ModelOptions = {}) {
    const hidden = { enumerable: false, configurable: true };
    const failures = { fields: null, joint: null };
    Object.defineProperty(this, 'parent', { value: parent, writable: true, ...hidden });
    Object.defineProperty(this, 'validationFailures', { value: failures, ...hidden });
    this._configure({ ...options, parent });
    Object.defineProperty(this, '_source', {
      value: this._initializeSource(data, { strict, ...options }),
      writable: true,
      ...hidden,
    });
    this._check({ strict, ...(options.fallback !== undefined && { fallback: options.fallback }) });
    this._initialize({ strict, ...options });
  }

  /** [D14] DataModel#_configure: before there is a source. */
  _configure(_options: ModelOptions): void {}

  /** Checks the new source; a strict model refuses invalid data. */
  protected _check({ strict = true, fallback = false }: ModelOptions): void {
    this.validate({ strict, fallback, fields: true, joint: true });
  }

  /** [D14] DataModel#_initializeSource */
  _initializeSource(data: Data | DataModel, _options: ModelOptions = {}): Data {
    const given = data instanceof DataModel ? data.toObject() : data;
    const cls = this.constructor as typeof DataModel;
    const source = cls.migrateDataSafe(isPlain(given) ? withoutPrototypes(given) : {});
    return cls.shimData(cls.cleanData(source));
  }

  /** [D14] DataModel#schema */
  get schema(): SchemaField {
    return (this.constructor as typeof DataModel).schema;
  }

  /** [D14] DataModel#invalid */
  get invalid(): boolean {
    return Object.values(this.validationFailures).some(failure => failure !== null);
  }

  /** [D14] DataModel#_initialize: makes the own properties from the source. */
  _initialize(options: ModelOptions = {}): void {
    for (const [name, field] of this.schema.entries()) {
      const made = field.initialize(this._source[name], this, options);
      const isLookup = typeof made === 'function';
      if (isLookup || field.readonly) {
        const get = isLookup ? (made as () => unknown) : () => made;
        Object.defineProperty(this, name, { get, set: () => undefined, configurable: true, enumerable: true });
      } else {
        Object.defineProperty(this, name, { value: made, writable: true, configurable: true, enumerable: true });
      }
    }
  }

  /** [D14] DataModel#reset */
  reset(): void {
    this._initialize();
  }

  /** [D14] DataModel#clone */
  clone(data: Data = {}, context: ModelOptions = {}): unknown {
    const changed = this.schema.merge(this.toObject(), encodeOperators(expand(data)), true) as Data;
    return new (this.constructor as typeof DataModel)(changed, { parent: this.parent, ...context });
  }

  /** [D14] DataModel#validate: an error if something is invalid, unless `strict` is false. */
  validate({
    changes,
    clean = false,
    fallback = false,
    strict = true,
    fields = true,
    joint,
  }: {
    changes?: Data;
    clean?: boolean;
    fallback?: boolean;
    strict?: boolean;
    fields?: boolean;
    joint?: boolean;
    dropInvalidEmbedded?: boolean;
  } = {}): boolean {
    const cls = this.constructor as typeof DataModel;
    const source = changes ?? this._source;
    if (clean && changes) Object.assign(changes, cls.cleanData(changes, { partial: true }));
    const options: ValidateOptions = { partial: changes !== undefined, fallback, strict };
    if (fields) {
      const failure = this.schema.validate(source, options) ?? null;
      this.validationFailures.fields = failure;
      if (failure && strict && failure.unresolved) throw failure.asError();
    }
    if (joint ?? changes === undefined) {
      try {
        cls.validateJoint(changes ? (this.schema.merge(copy(this._source), changes, true) as Data) : this._source);
        this.validationFailures.joint = null;
      } catch (error) {
        const failure = new DataModelValidationFailure();
        failure.joint = new DataModelValidationFailure({ message: (error as Error).message, unresolved: true });
        this.validationFailures.joint = failure;
        if (strict) throw error instanceof DataModelValidationError ? error : failure.asError();
      }
    }
    return !this.invalid;
  }

  /** [D14] DataModel.validateJoint: an error if fields contradict each other. */
  static validateJoint(_data: Data): void {}

  /** [D14] DataModel#updateSource: changes this model only, and returns the difference. */
  updateSource(changes: Data = {}, options: Data = {}): Data {
    const { dryRun = false, recursive = true } = options;
    const cls = this.constructor as typeof DataModel;
    const given = cls.migrateDataSafe(expand(changes));
    const cleaned = cls.cleanData(given, { partial: true });
    const failure = this.schema.validate(cleaned, { partial: true });
    if (failure) throw failure.asError();
    const after = this.schema.merge(copy(this._source), cleaned, recursive !== false) as Data;
    cls.validateJoint(after);
    const diff = difference(this._source, encodeOperators(cleaned), recursive !== false);
    if (dryRun) return diff;
    for (const key of Object.keys(this._source)) if (!(key in after)) delete this._source[key];
    Object.assign(this._source, after);
    this._initialize();
    return diff;
  }

  /** [D14] DataModel#toObject: of the source, or of the properties as they are now. */
  toObject(source = true): Data {
    if (source) return copy(this._source);
    const data: Data = {};
    for (const [name, field] of this.schema.entries()) {
      data[name] = field.toObject((this as unknown as Data)[name]);
    }
    return data;
  }

  /** [D14] DataModel#getFieldForProperty */
  getFieldForProperty(key: string | readonly string[]): unknown {
    return this.schema.getField(typeof key === 'string' ? key : key.join('.'));
  }

  /** [D14] DataModel#toJSON */
  toJSON(): Data {
    return this.toObject(true);
  }

  /** [D14] DataModel.cleanData */
  static cleanData(source: Data = {}, options: CleanOptions = {}): Data {
    return this.schema.clean(source, { source, ...options }) as Data;
  }

  /** [D14] DataModel.fromSource: trusted data; invalid values are replaced rather than refused. */
  static fromSource(source: Data, { strict = false, ...context }: ModelOptions = {}): unknown {
    return new this(source, { strict, fallback: true, ...context });
  }

  /** [D14] DataModel.fromJSON */
  static fromJSON(json: string): unknown {
    return this.fromSource(JSON.parse(json) as Data);
  }

  /** [D14] DataModel.migrateData */
  static migrateData(source: Data): Data {
    return source;
  }

  /** [D14] DataModel.migrateDataSafe */
  static migrateDataSafe(source: Data): Data {
    try {
      return this.migrateData(source) ?? source;
    } catch (error) {
      console.warn(`Failed data migration for ${this.name}: ${(error as Error).message}`);
      return source;
    }
  }

  /** [D14] DataModel.shimData */
  static shimData(data: Data, _options: Data = {}): Data {
    return data;
  }
}

/** [D14] foundry.abstract.TypeDataModel: the `system` data of a document of one type. */
export class TypeDataModel extends DataModel {
  /** [D14] TypeDataModel.metadata */
  static get metadata(): Data {
    return { embedded: {}, systemFlagsModel: null };
  }

  /** [D14] TypeDataModel#modelProvider */
  get modelProvider(): unknown {
    return null;
  }

  /** [D14] TypeDataModel#prepareBaseData, TypeDataModel#prepareDerivedData */
  prepareBaseData(): void {}

  prepareDerivedData(): void {}

  /** [D14] TypeDataModel#getRollData */
  getRollData(): Data {
    return { ...this } as unknown as Data;
  }

  /** [D14] TypeDataModel#toEmbed */
  async toEmbed(_config: object, _options: object = {}): Promise<HTMLElement | null> {
    return null;
  }

  /** [D14] TypeDataModel#_preCreate, TypeDataModel#_preUpdate, TypeDataModel#_preDelete: as their document's. */
  async _preCreate(_data: Data, _options: object, _user: unknown): Promise<boolean | void> {}

  async _preUpdate(_changes: Data, _options: object, _user: unknown): Promise<boolean | void> {}

  async _preDelete(_options: object, _user: unknown): Promise<boolean | void> {}

  /** [D14] TypeDataModel#_onCreate, TypeDataModel#_onUpdate, TypeDataModel#_onDelete */
  _onCreate(_data: Data, _options: object, _userId: string): void {}

  _onUpdate(_changes: Data, _options: object, _userId: string): void {}

  _onDelete(_options: object, _userId: string): void {}
}
