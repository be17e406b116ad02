import { isOwnKey, isPlain, type Data } from '../../../shared/json';
import { operatorOf } from '../../../shared/merge';
import { ForcedDeletion, ForcedReplacement } from '../operators';
import { DataField, type CleanOptions, type FieldContext, type FieldOptions, type ValidateOptions } from './data-field';
import { DataModelValidationFailure } from './failure';

/** [D14] DataSchema */
export type DataSchema = Record<string, DataField>;

const isOperation = (value: unknown): boolean => value instanceof ForcedDeletion || value instanceof ForcedReplacement;

/** [D14] foundry.data.fields.SchemaField: an object with known fields. */
export class SchemaField extends DataField {
  static override recursive = true;

  static override get _defaults(): FieldOptions {
    return { ...super._defaults, required: true, nullable: false };
  }

  fields: DataSchema;
  /** Names of fields that were left behind by a migration. */
  unknownKeys: string[] = [];

  constructor(fields: DataSchema, options: FieldOptions = {}, context: FieldContext = {}) {
    super(options, context);
    this.fields = this._initialize(fields);
  }

  /** [D14] SchemaField#_initialize: registers the fields under their names. */
  _initialize(fields: DataSchema): DataSchema {
    if (typeof fields !== 'object' || fields === null) throw new Error('A DataSchema must be an object of DataFields.');
    for (const [name, field] of Object.entries(fields)) {
      if (!(field instanceof DataField))
        throw new Error(`The "${name}" field is not an instance of the DataField class.`);
      if (field.parent !== undefined && field.parent !== this) {
        throw new Error(`The "${field.fieldPath}" field already belongs to some other parent and may not be reused.`);
      }
      field.name = name;
      field.parent = this;
    }
    return { ...fields };
  }

  [Symbol.iterator](): IterableIterator<DataField> {
    return Object.values(this.fields)[Symbol.iterator]();
  }

  /** [D14] SchemaField#keys, SchemaField#values, SchemaField#entries, SchemaField#has, SchemaField#get */
  keys(): string[] {
    return Object.keys(this.fields);
  }

  values(): DataField[] {
    return Object.values(this.fields);
  }

  entries(): [string, DataField][] {
    return Object.entries(this.fields);
  }

  has(name: string): boolean {
    return Object.hasOwn(this.fields, name);
  }

  get(name: string): DataField | undefined {
    return this.has(name) ? this.fields[name] : undefined;
  }

  /** [D14] SchemaField#forEach */
  forEach(visit: (field: DataField, name: string) => void): void {
    for (const [name, field] of this.entries()) visit(field, name);
  }

  /** [D14] SchemaField#getField: by a path. */
  getField(path: string | string[]): DataField | undefined {
    return this._getField(typeof path === 'string' ? path.split('.') : [...path]);
  }

  override _getField(path: string[]): DataField | undefined {
    if (path.length === 0) return this;
    const [name = '', ...rest] = path;
    return this.get(name)?._getField(rest);
  }

  override getInitialValue(data?: unknown): unknown {
    const initial = super.getInitialValue(data);
    if (this.required && initial === undefined) return this.initialValues(data);
    return isPlain(initial) ? this._cleanType(initial, { source: initial }) : initial;
  }

  private initialValues(source: unknown): Data {
    const values: Data = {};
    for (const [name, field] of this.entries()) {
      const value = field.getInitialValue(isPlain(source) ? source : values);
      if (value !== undefined) values[name] = value;
    }
    return values;
  }

  override _cast(value: unknown): unknown {
    if (typeof (value as { toObject?: unknown } | null)?.toObject === 'function') {
      return (value as { toObject(): unknown }).toObject();
    }
    return typeof value === 'object' && value !== null ? value : {};
  }

  override _cleanType(value: unknown, options: CleanOptions = {}): unknown {
    const data = value as Data;
    const source = options.source ?? data;
    const result: Data = {};
    for (const [name, field] of this.entries()) {
      if (options.partial && !(name in data)) continue;
      const before = isPlain(source) ? source[name] : undefined;
      const cleaned = field.clean(data[name], { ...options, source: field instanceof SchemaField ? before : source });
      if (cleaned !== undefined) result[name] = cleaned;
    }
    for (const [key, one] of Object.entries(data)) {
      const operator = operatorOf(key);
      if (operator && isOwnKey(operator.name) && this.has(operator.name)) result[key] = one;
    }
    return result;
  }

  override initialize(value: unknown, model?: unknown, options: Data = {}): unknown {
    if (!isPlain(value)) return value;
    const data: Data = {};
    for (const [name, field] of this.entries()) {
      const made = field.initialize(value[name], model, options);
      if (made === undefined) continue;
      // a reference is looked up when it is read
      if (field.readonly || typeof made === 'function') {
        const get = typeof made === 'function' ? (made as () => unknown) : () => made;
        Object.defineProperty(data, name, { get, configurable: true, enumerable: true });
      } else data[name] = made;
    }
    return data;
  }

  override _validateType(value: unknown, options: ValidateOptions = {}): unknown {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('must be an object');
    const data = value as Data;
    const failure = new DataModelValidationFailure();
    for (const [name, field] of this.entries()) {
      if (options.partial && !(name in data)) continue;
      const given = data[name];
      if (isOperation(given)) continue;
      const found = field.validate(given, { ...options, source: data });
      if (!found) continue;
      failure.fields[name] = found;
      if (found.unresolved) failure.unresolved = true;
      else if (found.isOwn) data[name] = found.fallback;
    }
    return failure.isEmpty() ? undefined : failure;
  }

  override toObject(value: unknown): unknown {
    if (value === undefined || value === null) return value;
    const data: Data = {};
    for (const [name, field] of this.entries()) {
      const one = field.toObject((value as Data)[name]);
      if (one !== undefined) data[name] = one;
    }
    return data;
  }

  override apply(
    fn: string | ((this: DataField, value: unknown, options: Data) => unknown),
    data: unknown = {},
    options: Data = {},
  ): unknown {
    const result: Data = {};
    for (const [name, field] of this.entries()) {
      const given = (data as Data)[name];
      if (options['partial'] && given === undefined) continue;
      const made = field.apply(fn, given, options);
      if (!options['filter'] || made) result[name] = made;
    }
    return result;
  }

  override merge(before: unknown, change: unknown, recursive: boolean): unknown {
    if (!recursive || !isPlain(before) || !isPlain(change)) return change;
    const result: Data = { ...before };
    for (const [key, value] of Object.entries(change)) {
      const operator = operatorOf(key);
      const name = operator?.name ?? key;
      const field = this.get(name);
      if (!field) continue;
      if (operator?.sign === '-=' || value instanceof ForcedDeletion) {
        const initial = field.getInitialValue(result);
        if (initial === undefined) delete result[name];
        else result[name] = initial;
      } else if (value instanceof ForcedReplacement) result[name] = field.clean(value.value);
      else if (operator) result[name] = field.clean(value);
      else result[name] = field.merge(result[name], value, recursive);
    }
    return result;
  }
}
