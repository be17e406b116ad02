import { copy, isPlain, type Data } from '../../../shared/json';
import { operatorOf } from '../../../shared/merge';
import { ForcedDeletion, ForcedReplacement } from '../operators';
import { DataField, type CleanOptions, type FieldContext, type FieldOptions, type ValidateOptions } from './data-field';
import { EmbeddedDataField, type ModelClass } from './embedded-fields';
import { DataModelValidationFailure } from './failure';

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
