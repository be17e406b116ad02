import { isPlain, type Data } from '../../../shared/json';
import { DataField, type CleanOptions, type FieldContext, type FieldOptions, type ValidateOptions } from './data-field';
import { castLike } from './changes';
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

  override _castChangeDelta(delta: unknown): unknown {
    const given = typeof delta === 'string' && delta.startsWith('[') ? castLike([], delta) : delta;
    return (this._cast(given) as unknown[]).map(item => this.element._castChangeDelta(item));
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
