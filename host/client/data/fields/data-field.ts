import { copy, type Data } from '../../../shared/json';
import { ForcedDeletion, ForcedReplacement } from '../operators';
import { CHANGES } from './changes';
import { DataModelValidationFailure } from './failure';

/** [D14] DataFieldOptions, with those of the kinds of fields. */
export interface FieldOptions {
  required?: boolean;
  nullable?: boolean;
  initial?: unknown;
  readonly?: boolean;
  persisted?: boolean;
  gmOnly?: boolean;
  label?: string;
  hint?: string;
  placeholder?: string;
  validate?: (value: unknown, options: ValidateOptions) => unknown;
  validationError?: string;
  choices?: unknown;
  [option: string]: unknown;
}

/** [D14] DataFieldContext */
export interface FieldContext {
  readonly name?: string;
  readonly parent?: DataField;
}

/** [D14] DataFieldCleaningOptions */
export interface CleanOptions {
  readonly partial?: boolean;
  readonly source?: unknown;
  readonly expand?: boolean;
  readonly prune?: boolean;
}

/** [D14] DataFieldValidationOptions */
export interface ValidateOptions {
  readonly partial?: boolean;
  readonly fallback?: boolean;
  readonly source?: unknown;
  readonly dropInvalidEmbedded?: boolean;
  readonly strict?: boolean;
}

type InputMaker = (field: DataField, config: Data) => HTMLElement | DocumentFragment;

/** The makers of form elements, set by the interface. */
export const formMakers: {
  input?: InputMaker;
  group?: (field: DataField, group: Data, input: Data) => HTMLElement;
} = {};

/** [D14] foundry.data.fields.DataField: what a value may be, how it is cleaned, checked, and prepared for use. */
export class DataField {
  /** [D14] DataField.hierarchical, DataField.recursive */
  static hierarchical = false;
  static recursive = false;

  /** [D14] DataField._defaults */
  static get _defaults(): FieldOptions {
    return {
      required: false,
      nullable: false,
      initial: undefined,
      readonly: false,
      persisted: true,
      gmOnly: false,
      label: '',
      hint: '',
      validationError: 'is not a valid value',
    };
  }

  /** [D14] DataField.hasFormSupport */
  static get hasFormSupport(): boolean {
    return this.prototype._toInput !== DataField.prototype._toInput;
  }

  readonly options: FieldOptions;
  name: string;
  parent: DataField | undefined;
  declare required: boolean;
  declare nullable: boolean;
  declare initial: unknown;
  declare readonly: boolean;
  declare persisted: boolean;
  declare gmOnly: boolean;
  declare label: string;
  declare hint: string;
  declare validationError: string;

  constructor(options: FieldOptions = {}, { name = '', parent }: FieldContext = {}) {
    this.options = options;
    this.name = name;
    this.parent = parent;
    const defaults = (this.constructor as typeof DataField)._defaults;
    for (const [key, value] of Object.entries(defaults)) {
      Object.defineProperty(this, key, {
        value: Object.hasOwn(options, key) ? options[key] : value,
        writable: true,
        configurable: true,
        enumerable: true,
      });
    }
    const { validate } = options;
    if (validate !== undefined) {
      if (typeof validate !== 'function') throw new Error('DataField validator must be a Function');
      this.validator = validate;
    }
  }

  private readonly validator: FieldOptions['validate'];

  /** [D14] DataField#fieldPath: from the root of its schema. */
  get fieldPath(): string {
    return [this.parent?.fieldPath, this.name].filter(Boolean).join('.');
  }

  /** [D14] DataField#apply: runs a method of the field, or a function, on the value and everything in it. */
  apply(
    fn: string | ((this: DataField, value: unknown, options: Data) => unknown),
    value?: unknown,
    options = {},
  ): unknown {
    const method = typeof fn === 'string' ? (this as unknown as Record<string, typeof fn>)[fn] : fn;
    return (method as (this: DataField, value: unknown, options: Data) => unknown).call(this, value, options);
  }

  /** [D14] DataField#clean: the value as the field wants it. */
  clean(value?: unknown, options: CleanOptions = {}): unknown {
    if (value === undefined) return this.getInitialValue(options.source);
    if (value instanceof ForcedDeletion || value instanceof ForcedReplacement) return value;
    try {
      if (this._validateSpecial(value) === true) return value;
    } catch {
      return this.getInitialValue(options.source);
    }
    return this._cleanType(this._cast(value), options);
  }

  /** [D14] DataField#_cleanType */
  _cleanType(value: unknown, _options: CleanOptions = {}): unknown {
    return value;
  }

  /** [D14] DataField#_cast */
  _cast(value: unknown): unknown {
    return value;
  }

  /** [D14] DataField#getInitialValue */
  getInitialValue(data?: unknown): unknown {
    const { initial } = this;
    if (typeof initial === 'function') return (initial as (data: unknown) => unknown)(data);
    if (initial === undefined && this.required && this.nullable) return null;
    return copy(initial);
  }

  /** [D14] DataField#validate: a failure, or nothing if the value is valid. */
  validate(value: unknown, options: ValidateOptions = {}): DataModelValidationFailure | void {
    try {
      const special = this._validateSpecial(value);
      if (special === true) return undefined;
      if (special === false) throw new Error(this.validationError);
      const found = this._validateType(value, options) as DataModelValidationFailure | boolean | void;
      if (found instanceof DataModelValidationFailure) return found;
      if (found === false) throw new Error(this.validationError);
      const judged = this.validator?.call(this, value, options);
      if (judged === false) throw new Error(this.validationError);
      if (judged instanceof DataModelValidationFailure) return judged;
    } catch (error) {
      return this._failed(value, error as Error, options);
    }
    return undefined;
  }

  /** The message for a refused value, and its replacement where a fallback is allowed. */
  protected _failed(value: unknown, error: Error, { fallback, source }: ValidateOptions): DataModelValidationFailure {
    const failure = new DataModelValidationFailure({ invalidValue: value, message: error.message, unresolved: true });
    if (!fallback) return failure;
    failure.fallback = this.getInitialValue(source);
    failure.unresolved = false;
    return failure;
  }

  /** [D14] DataField#_validateSpecial: true or an error for null and undefined; nothing where the type decides. */
  _validateSpecial(value: unknown): boolean | void {
    if (value === null) {
      if (this.nullable) return true;
      throw new Error('may not be null');
    }
    if (value === undefined) {
      if (!this.required) return true;
      throw new Error('may not be undefined');
    }
    return undefined;
  }

  /** [D14] DataField#_validateType */
  _validateType(_value: unknown, _options: ValidateOptions = {}): unknown {
    return undefined;
  }

  /** [D14] DataField#_validateModel */
  _validateModel(_data: unknown, _options: Data = {}): void {}

  /** [D14] DataField#initialize: the model's value, made from the source's. */
  initialize(value: unknown, _model?: unknown, _options: Data = {}): unknown {
    return value;
  }

  /** [D14] DataField#toObject */
  toObject(value: unknown): unknown {
    return copy(value);
  }

  /** [D14] DataField#_getField */
  _getField(path: string[]): DataField | undefined {
    return path.length === 0 ? this : undefined;
  }

  /** Writes a value into a source; fields that hold others merge. [D14] DataField#_updateCommit */
  merge(before: unknown, change: unknown, _recursive: boolean): unknown {
    void before;
    return change;
  }

  /** [D14] DataField#toInput */
  toInput(config: Data = {}): HTMLElement | DocumentFragment {
    const input = config['input'];
    const given: Data = { name: this.fieldPath, ...config };
    if (typeof input === 'function') return (input as InputMaker)(this, given);
    return this._toInput(given);
  }

  /** [D14] DataField#_toInput */
  _toInput(config: Data): HTMLElement | DocumentFragment {
    if (!formMakers.input) throw new Error(`The ${this.constructor.name} class does not implement the _toInput method`);
    return formMakers.input(this, config);
  }

  /** [D14] DataField#toFormGroup */
  toFormGroup(groupConfig: Data = {}, inputConfig: Data = {}): HTMLElement {
    if (!formMakers.group) throw new Error('There is no form without a page.');
    return formMakers.group(this, groupConfig, inputConfig);
  }

  /**
   * [D14] DataField#applyChange: the value after a change by an effect; fields of packages have a method of their own for
   * each kind, such as `_applyChangeAdd`. A kind that nobody knows changes nothing.
   */
  applyChange(value: unknown, model: unknown, change: { readonly value: unknown; readonly type?: string }): unknown {
    const { type = 'add' } = change;
    const own = (this as unknown as Record<string, unknown>)[
      `_applyChange${type.charAt(0).toUpperCase()}${type.slice(1)}`
    ];
    const delta = this._castChangeDelta(change.value);
    if (typeof own === 'function') {
      return (own as (...given: unknown[]) => unknown).call(this, value, delta, model, change);
    }
    return CHANGES[type]?.(value, delta) ?? value;
  }

  /** [D14] DataField#_castChangeDelta: the value of a change as this field has it. */
  _castChangeDelta(delta: unknown): unknown {
    return this._cast(delta);
  }
}
