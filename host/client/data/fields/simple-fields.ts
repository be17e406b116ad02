import { isPlain } from '../../../shared/json';
import { DataField, type CleanOptions, type FieldOptions, type ValidateOptions } from './data-field';

/** [D14] foundry.data.fields.AnyField */
export class AnyField extends DataField {
  override _validateType(): boolean {
    return true;
  }
}

/** [D14] foundry.data.fields.BooleanField */
export class BooleanField extends DataField {
  static override get _defaults(): FieldOptions {
    return { ...super._defaults, required: true, nullable: false, initial: false };
  }

  override _cast(value: unknown): unknown {
    if (typeof value === 'string') return value === 'true';
    return typeof value === 'object' ? false : Boolean(value);
  }

  override _validateType(value: unknown): void {
    if (typeof value !== 'boolean') throw new Error('must be a boolean');
  }
}

const choicesOf = (choices: unknown): unknown =>
  typeof choices === 'function' ? (choices as () => unknown)() : choices;

const isChoice = (choices: unknown, value: unknown): boolean => {
  const given = choicesOf(choices);
  if (given instanceof Set) return given.has(value);
  if (Array.isArray(given)) {
    return given.some(choice => (isPlain(choice) && 'value' in choice ? choice['value'] : choice) === value);
  }
  return typeof given === 'object' && given !== null && String(value) in given;
};

/** [D14] foundry.data.fields.NumberField */
export class NumberField extends DataField {
  static override get _defaults(): FieldOptions {
    return {
      ...super._defaults,
      initial: undefined,
      nullable: true,
      min: undefined,
      max: undefined,
      step: undefined,
      base: undefined,
      integer: false,
      positive: false,
      choices: undefined,
    };
  }

  declare min: number | undefined;
  declare max: number | undefined;
  declare step: number | undefined;
  declare integer: boolean;
  declare positive: boolean;
  declare choices: unknown;

  constructor(options: FieldOptions = {}, context = {}) {
    super(options, context);
    // a field with choices is required unless it says otherwise
    if (this.choices !== undefined && options.nullable === undefined) this.nullable = false;
  }

  override _cast(value: unknown): unknown {
    return Number(value);
  }

  override _cleanType(value: unknown): unknown {
    let number = value as number;
    if (this.integer) number = Math.round(number);
    if (this.min !== undefined && number < this.min) number = this.min;
    if (this.max !== undefined && number > this.max) number = this.max;
    if (this.step !== undefined) {
      const base = this.min ?? 0;
      const steps = Math.round((number - base) / this.step);
      number = Number((base + steps * this.step).toPrecision(15));
      if (this.max !== undefined && number > this.max) number -= this.step;
    }
    return number;
  }

  override _validateType(value: unknown): void {
    if (typeof value !== 'number' || !Number.isFinite(value)) throw new Error('must be a finite number');
    if (this.positive && value <= 0) throw new Error('must be a positive number');
    if (this.integer && !Number.isInteger(value)) throw new Error('must be an integer');
    if (this.min !== undefined && value < this.min) throw new Error(`must be at least ${this.min}`);
    if (this.max !== undefined && value > this.max) throw new Error(`must be at most ${this.max}`);
    if (this.choices !== undefined && !isChoice(this.choices, value)) {
      throw new Error(`${value} is not a valid choice`);
    }
  }
}

/** [D14] foundry.data.fields.StringField */
export class StringField extends DataField {
  static override get _defaults(): FieldOptions {
    return { ...super._defaults, blank: true, trim: true, choices: undefined, textSearch: false };
  }

  declare blank: boolean;
  declare trim: boolean;
  declare choices: unknown;
  declare textSearch: boolean;

  constructor(options: FieldOptions = {}, context = {}) {
    super(options, context);
    if (this.choices !== undefined && options['blank'] === undefined) this.blank = false;
  }

  override clean(value?: unknown, options: CleanOptions = {}): unknown {
    const given = typeof value === 'string' && this.trim ? value.trim() : value;
    // an empty text counts as missing if the field must not be blank
    if (given === '' && !this.blank && this.nullable) return null;
    return super.clean(given, options);
  }

  override getInitialValue(data?: unknown): unknown {
    const initial = super.getInitialValue(data);
    if (initial !== undefined || !this.required) return initial;
    if (this.blank) return '';
    return this.nullable ? null : undefined;
  }

  override _cast(value: unknown): unknown {
    return String(value);
  }

  override _validateSpecial(value: unknown): boolean | void {
    if (value === '') {
      if (this.blank) return true;
      throw new Error('may not be a blank string');
    }
    return super._validateSpecial(value);
  }

  override _validateType(value: unknown, _options: ValidateOptions = {}): unknown {
    if (typeof value !== 'string') throw new Error('must be a string');
    if (this.choices !== undefined && !isChoice(this.choices, value)) {
      throw new Error(`${value} is not a valid choice`);
    }
    return undefined;
  }
}
