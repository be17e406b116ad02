import { copy, isPlain, type Data } from '../../../shared/json';
import { apply, operatorOf } from '../../../shared/merge';
import { encodeOperators, ForcedDeletion, ForcedReplacement } from '../operators';
import { DataField, type CleanOptions, type FieldContext, type FieldOptions, type ValidateOptions } from './data-field';
import { DataModelValidationFailure } from './failure';

/** [D14] foundry.data.fields.ArrayField */
export class ArrayField extends DataField {
  static override recursive = true;

  static override get _defaults(): FieldOptions {
    return {
      ...super._defaults,
      required: true,
      nullable: false,
      empty: true,
      exact: undefined,
      min: 0,
      max: Infinity,
    };
  }

  readonly element: DataField;
  declare empty: boolean;
  declare exact: number | undefined;
  declare min: number;
  declare max: number;

  constructor(element: DataField, options: FieldOptions = {}, context: FieldContext = {}) {
    super(options, context);
    this.element = this._validateElementType(element);
    if (this.element instanceof DataField && this.element.parent === undefined) {
      this.element.name ||= 'element';
      this.element.parent = this;
    }
  }

  /** [D14] ArrayField#_validateElementType */
  _validateElementType(element: unknown): DataField {
    if (!(element instanceof DataField))
      throw new Error(`${this.constructor.name} must have a DataField as its element`);
    return element;
  }

  override getInitialValue(data?: unknown): unknown {
    const initial = super.getInitialValue(data);
    return initial === undefined && this.required ? [] : initial;
  }

  override _cast(value: unknown): unknown {
    if (Array.isArray(value)) return value;
    if (value instanceof Set || value instanceof Map) return [...value.values()];
    // {0: a, 1: b}, as a form with numbered names gives it
    if (isPlain(value) && Object.keys(value).every(key => /^\d+$/.test(key))) return Object.values(value);
    return [value];
  }

  override _cleanType(value: unknown, options: CleanOptions = {}): unknown {
    return (value as unknown[]).map(item => this.element.clean(item, { ...options, partial: false, source: item }));
  }

  override _validateType(value: unknown, options: ValidateOptions = {}): unknown {
    if (!Array.isArray(value)) throw new Error('must be an Array');
    if (value.length === 0 && !this.empty) throw new Error('may not be an empty Array');
    if (this.exact !== undefined && value.length !== this.exact)
      throw new Error(`must have exactly ${this.exact} elements`);
    if (value.length < this.min) throw new Error(`must have at least ${this.min} elements`);
    if (value.length > this.max) throw new Error(`must have at most ${this.max} elements`);
    return this._validateElements(value, options);
  }

  /** [D14] ArrayField#_validateElements */
  _validateElements(value: unknown[], options: ValidateOptions): DataModelValidationFailure | undefined {
    const failure = new DataModelValidationFailure();
    value.forEach((item, id) => {
      const found = this.element.validate(item, { ...options, partial: false });
      if (!found) return;
      failure.elements.push({ id, failure: found });
      if (found.unresolved) failure.unresolved = true;
      else if (found.isOwn) value[id] = found.fallback;
    });
    return failure.isEmpty() ? undefined : failure;
  }

  override initialize(value: unknown, model?: unknown, options: Data = {}): unknown {
    if (!Array.isArray(value)) return value;
    return value.map(item => {
      const made = this.element.initialize(item, model, options);
      return typeof made === 'function' ? (made as () => unknown)() : made;
    });
  }

  override toObject(value: unknown): unknown {
    if (value === undefined || value === null) return value;
    return [...(value as Iterable<unknown>)].map(item => this.element.toObject(item));
  }

  override apply(
    fn: string | ((this: DataField, value: unknown, options: Data) => unknown),
    value: unknown = [],
    options: Data = {},
  ): unknown {
    return (value as unknown[]).map(item => this.element.apply(fn, item, options));
  }

  override _getField(path: string[]): DataField | undefined {
    if (path.length === 0) return this;
    const [name = '', ...rest] = path;
    return name === 'element' || /^\d+$/.test(name) ? this.element._getField(rest) : this.element._getField(path);
  }
}

/** [D14] foundry.data.fields.SetField */
export class SetField extends ArrayField {
  override _cleanType(value: unknown, options: CleanOptions = {}): unknown {
    return [...new Set(super._cleanType(value, options) as unknown[])];
  }

  override _validateElements(value: unknown[], options: ValidateOptions): DataModelValidationFailure | undefined {
    if (new Set(value).size !== value.length) throw new Error('must not have duplicate elements');
    return super._validateElements(value, options);
  }

  override initialize(value: unknown, model?: unknown, options: Data = {}): unknown {
    return Array.isArray(value) ? new Set(super.initialize(value, model, options) as unknown[]) : value;
  }
}

/** [D14] foundry.data.fields.TypedObjectField: keys of any name, all with values of one kind. */
export class TypedObjectField extends DataField {
  static override recursive = true;

  static override get _defaults(): FieldOptions {
    return { ...super._defaults, required: true, nullable: false, validateKey: undefined };
  }

  readonly element: DataField;
  declare validateKey: ((key: string) => boolean) | undefined;

  constructor(element: DataField, options: FieldOptions = {}, context: FieldContext = {}) {
    super(options, context);
    if (!(element instanceof DataField)) throw new Error('The element must be a DataField');
    this.element = element;
    element.name ||= 'element';
    element.parent ??= this;
  }

  override getInitialValue(data?: unknown): unknown {
    const initial = super.getInitialValue(data);
    return initial === undefined && this.required ? {} : initial;
  }

  override _cast(value: unknown): unknown {
    return typeof value === 'object' && value !== null ? value : {};
  }

  override _cleanType(value: unknown, options: CleanOptions = {}): unknown {
    const result: Data = {};
    for (const [key, item] of Object.entries(value as Data)) {
      const operator = operatorOf(key);
      if (operator || item instanceof ForcedDeletion || item instanceof ForcedReplacement) result[key] = item;
      else if (this.validateKey?.(key) !== false) result[key] = this.element.clean(item, { ...options, source: item });
    }
    return result;
  }

  override _validateType(value: unknown, options: ValidateOptions = {}): unknown {
    if (!isPlain(value)) throw new Error('must be an object');
    const failure = new DataModelValidationFailure();
    for (const [key, item] of Object.entries(value)) {
      if (operatorOf(key) || item instanceof ForcedDeletion || item instanceof ForcedReplacement) continue;
      const found = this.element.validate(item, options);
      if (!found) continue;
      failure.fields[key] = found;
      if (found.unresolved) failure.unresolved = true;
      else if (found.isOwn) value[key] = found.fallback;
    }
    return failure.isEmpty() ? undefined : failure;
  }

  override initialize(value: unknown, model?: unknown, options: Data = {}): unknown {
    if (!isPlain(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => {
        const made = this.element.initialize(item, model, options);
        return [key, typeof made === 'function' ? (made as () => unknown)() : made];
      }),
    );
  }

  override toObject(value: unknown): unknown {
    if (value === undefined || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, this.element.toObject(item)]));
  }

  override merge(before: unknown, change: unknown, recursive: boolean): unknown {
    if (!recursive || !isPlain(before) || !isPlain(change)) return change;
    const result: Data = { ...before };
    for (const [key, value] of Object.entries(change)) {
      const operator = operatorOf(key);
      if (operator?.sign === '-=') delete result[operator.name];
      else if (operator) result[operator.name] = value;
      else if (value instanceof ForcedDeletion) delete result[key];
      else if (value instanceof ForcedReplacement) result[key] = value.value;
      else result[key] = key in result ? this.element.merge(result[key], value, recursive) : value;
    }
    return result;
  }

  override _getField(path: string[]): DataField | undefined {
    return path.length === 0 ? this : this.element._getField(path.slice(1));
  }
}

interface ModelInstance {
  readonly _source: Data;
  toObject(source?: boolean): Data;
}

interface ModelClass {
  new (data: Data, options?: Data): ModelInstance;
  readonly schema: {
    readonly fields: Record<string, DataField>;
    clean(value: unknown, options?: CleanOptions): unknown;
  };
  cleanData(data?: Data, options?: CleanOptions): Data;
}

/** [D14] foundry.data.fields.EmbeddedDataField: an object that is a model of its own. */
export class EmbeddedDataField extends DataField {
  static override recursive = true;

  static override get _defaults(): FieldOptions {
    return { ...super._defaults, required: true, nullable: false };
  }

  readonly model: ModelClass;

  constructor(model: ModelClass, options: FieldOptions = {}, context: FieldContext = {}) {
    super(options, context);
    if (typeof model !== 'function') throw new Error('An EmbeddedDataField must specify a DataModel class as its type');
    this.model = model;
  }

  /** The fields of the model's schema. */
  get fields(): Record<string, DataField> {
    return this.model.schema.fields;
  }

  override getInitialValue(data?: unknown): unknown {
    const initial = super.getInitialValue(data);
    return initial === undefined && this.required ? this.model.cleanData({}) : initial;
  }

  override _cast(value: unknown): unknown {
    if (typeof (value as { toObject?: unknown } | null)?.toObject === 'function') {
      return (value as { toObject(): unknown }).toObject();
    }
    return typeof value === 'object' && value !== null ? value : {};
  }

  override _cleanType(value: unknown, options: CleanOptions = {}): unknown {
    return this.model.cleanData(value as Data, { ...options, source: value });
  }

  override _validateType(value: unknown, options: ValidateOptions = {}): unknown {
    return (this.model.schema as unknown as DataField).validate(value, options);
  }

  override initialize(value: unknown, model?: unknown, options: Data = {}): unknown {
    if (!isPlain(value)) return value;
    return new this.model(value, { parent: model ?? null, ...options });
  }

  override toObject(value: unknown): unknown {
    if (value === undefined || value === null) return value;
    return typeof (value as ModelInstance).toObject === 'function'
      ? (value as ModelInstance).toObject(false)
      : copy(value);
  }

  override merge(before: unknown, change: unknown, recursive: boolean): unknown {
    if (!recursive || !isPlain(before) || !isPlain(change)) return change;
    const after = copy(before);
    apply(after, encodeOperators(change));
    return after;
  }

  override _getField(path: string[]): DataField | undefined {
    if (path.length === 0) return this;
    return (this.model.schema as unknown as DataField)._getField(path);
  }
}

interface DocumentClassLike extends ModelClass {
  readonly documentName: string;
  readonly implementation?: ModelClass;
}

/** [D14] foundry.data.fields.EmbeddedCollectionField: documents inside another. */
export class EmbeddedCollectionField extends ArrayField {
  static override hierarchical = true;

  readonly model: DocumentClassLike;

  constructor(model: DocumentClassLike, options: FieldOptions = {}, context: FieldContext = {}) {
    super(new ObjectLike(), options, context);
    this.model = model;
  }

  override _cleanType(value: unknown): unknown {
    return value;
  }

  override _validateElements(): undefined {
    return undefined;
  }
}

/** [D14] foundry.data.fields.EmbeddedCollectionDeltaField */
export class EmbeddedCollectionDeltaField extends EmbeddedCollectionField {}

/** [D14] foundry.data.fields.EmbeddedDocumentField */
export class EmbeddedDocumentField extends EmbeddedDataField {
  static override hierarchical = true;
  static override get _defaults(): FieldOptions {
    return { ...super._defaults, nullable: true, initial: null };
  }
}

/** Any object, as the element of a collection whose documents check themselves. */
class ObjectLike extends DataField {
  override _validateType(value: unknown): void {
    if (typeof value !== 'object' || value === null) throw new Error('must be an object');
  }
}

/** [D14] foundry.data.fields.TypedSchemaField: an object whose `type` says which fields it has. */
export class TypedSchemaField extends DataField {
  static override recursive = true;

  static override get _defaults(): FieldOptions {
    return { ...super._defaults, required: true, nullable: false };
  }

  readonly types: Record<string, DataField>;

  constructor(types: Record<string, unknown>, options: FieldOptions = {}, context: FieldContext = {}) {
    super(options, context);
    this.types = Object.fromEntries(
      Object.entries(types).map(([type, given]) => {
        const field = given instanceof DataField ? given : new EmbeddedDataField(given as ModelClass);
        field.name ||= type;
        field.parent ??= this;
        return [type, field];
      }),
    );
  }

  /** [D14] TypedSchemaField#getInitialValue */
  override getInitialValue(data?: unknown): unknown {
    const initial = super.getInitialValue(data);
    if (initial !== undefined || !this.required) return initial;
    const [type] = Object.keys(this.types);
    return type === undefined ? {} : this.clean({ type });
  }

  private fieldOf(value: unknown): DataField | undefined {
    return isPlain(value) ? this.types[String(value['type'])] : undefined;
  }

  override _cast(value: unknown): unknown {
    return typeof value === 'object' && value !== null ? value : {};
  }

  override _cleanType(value: unknown, options: CleanOptions = {}): unknown {
    return this.fieldOf(value)?.clean(value, options) ?? value;
  }

  override _validateType(value: unknown, options: ValidateOptions = {}): unknown {
    const field = this.fieldOf(value);
    if (!field) throw new Error('does not have a valid type');
    return field.validate(value, options);
  }

  override initialize(value: unknown, model?: unknown, options: Data = {}): unknown {
    return this.fieldOf(value)?.initialize(value, model, options) ?? value;
  }

  override toObject(value: unknown): unknown {
    return this.fieldOf(value)?.toObject(value) ?? copy(value);
  }

  override merge(before: unknown, change: unknown, recursive: boolean): unknown {
    const field = this.fieldOf(before);
    const other = isPlain(change) && 'type' in change && isPlain(before) && change['type'] !== before['type'];
    return !field || other ? change : field.merge(before, change, recursive);
  }
}
