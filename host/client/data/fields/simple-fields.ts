import { copy, isPlain, type Data } from '../../../shared/json';
import { apply } from '../../../shared/merge';
import { Color } from '../color';
import { encodeOperators } from '../operators';
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
    // a choice is required of a field that has choices, unless it says otherwise
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
    // an empty text where none may be empty counts as nothing
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

const objectFrom = (value: unknown): unknown => {
  if (typeof value === 'object' && value !== null && typeof (value as { toObject?: unknown }).toObject === 'function') {
    return (value as { toObject(): unknown }).toObject();
  }
  return typeof value === 'object' && value !== null ? value : {};
};

/** [D14] foundry.data.fields.ObjectField: free data. */
export class ObjectField extends DataField {
  static override get _defaults(): FieldOptions {
    return { ...super._defaults, required: true, nullable: false };
  }

  override getInitialValue(data?: unknown): unknown {
    const initial = super.getInitialValue(data);
    return initial === undefined && this.required ? {} : initial;
  }

  override _cast(value: unknown): unknown {
    return objectFrom(value);
  }

  override initialize(value: unknown): unknown {
    return copy(value);
  }

  override _validateType(value: unknown): unknown {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('must be an object');
    return undefined;
  }

  override merge(before: unknown, change: unknown, recursive: boolean): unknown {
    if (!recursive || !isPlain(before) || !isPlain(change)) return change;
    const after = copy(before);
    apply(after, encodeOperators(change));
    return after;
  }
}

/** [D14] foundry.data.fields.HTMLField */
export class HTMLField extends StringField {
  static override get _defaults(): FieldOptions {
    return { ...super._defaults, required: true, blank: true };
  }
}

/** [D14] foundry.data.fields.JSONField */
export class JSONField extends StringField {
  static override get _defaults(): FieldOptions {
    return { ...super._defaults, blank: false, trim: true, validationError: 'is not a valid JSON string' };
  }

  override clean(value?: unknown, options: CleanOptions = {}): unknown {
    return super.clean(value !== null && typeof value === 'object' ? JSON.stringify(value) : value, options);
  }

  override _validateType(value: unknown): unknown {
    JSON.parse(String(value));
    return undefined;
  }

  override initialize(value: unknown): unknown {
    return value === undefined || value === null ? value : (JSON.parse(String(value)) as unknown);
  }

  override toObject(value: unknown): unknown {
    return value === undefined || value === null ? value : JSON.stringify(value);
  }
}

/** [D14] foundry.data.fields.JavaScriptField */
export class JavaScriptField extends StringField {
  static override get _defaults(): FieldOptions {
    return { ...super._defaults, required: true, nullable: false };
  }
}

/** [D14] foundry.data.fields.ColorField */
export class ColorField extends StringField {
  static override get _defaults(): FieldOptions {
    return {
      ...super._defaults,
      nullable: true,
      blank: false,
      validationError: 'is not a valid hexadecimal color string',
    };
  }

  override clean(value?: unknown, options: CleanOptions = {}): unknown {
    if (value === undefined || value === null || value === '') return super.clean(value || null, options);
    const color = Color.from(value);
    return super.clean(color.valid ? color.css : this.getInitialValue(), options);
  }

  override initialize(value: unknown): unknown {
    return value === undefined || value === null ? value : Color.from(value);
  }

  override toObject(value: unknown): unknown {
    return value instanceof Color ? value.css : value;
  }

  override _validateType(value: unknown): unknown {
    return /^#[0-9a-f]{6}$/i.test(String(value));
  }
}

const EXTENSIONS: Readonly<Record<string, RegExp>> = {
  IMAGE: /\.(?:apng|avif|bmp|gif|jpe?g|png|svg|tiff?|webp)(?:$|[?#])/i,
  VIDEO: /\.(?:m4v|mp4|ogv|webm)(?:$|[?#])/i,
  AUDIO: /\.(?:aac|flac|m4a|mid|mp3|ogg|opus|wav|webm)(?:$|[?#])/i,
  TEXT: /\.(?:csv|json|md|pdf|tsv|txt|xml|ya?ml)(?:$|[?#])/i,
  FONT: /\.(?:otf|ttf|woff2?)(?:$|[?#])/i,
  GRAPHICS: /\.(?:fbx|glb|gltf|mtl|obj|stl|usdz)(?:$|[?#])/i,
};

/** [D14] foundry.data.fields.FilePathField */
export class FilePathField extends StringField {
  static override get _defaults(): FieldOptions {
    return {
      ...super._defaults,
      nullable: true,
      blank: false,
      initial: null,
      categories: [],
      base64: false,
      wildcard: false,
      virtual: false,
    };
  }

  declare categories: string[];
  declare base64: boolean;
  declare wildcard: boolean;

  constructor(options: FieldOptions = {}, context = {}) {
    super(options, context);
    if (!this.categories.length || this.categories.some(category => !(category in EXTENSIONS))) {
      throw new Error('The categories of a FilePathField must be keys in CONST.FILE_CATEGORIES');
    }
  }

  override _validateType(value: unknown): unknown {
    const path = String(value);
    if (this.base64 && path.startsWith('data:')) return undefined;
    if (this.wildcard && path.includes('*')) return undefined;
    if (this.categories.some(category => EXTENSIONS[category]?.test(path))) return undefined;
    throw new Error(`does not have a valid file extension`);
  }
}

/** [D14] foundry.data.fields.AngleField */
export class AngleField extends NumberField {
  static override get _defaults(): FieldOptions {
    return {
      ...super._defaults,
      required: true,
      nullable: false,
      initial: 0,
      normalize: true,
      min: 0,
      max: 360,
      validationError: 'is not a number between 0 and 360',
    };
  }

  declare normalize: boolean;

  override _cast(value: unknown): unknown {
    const number = Number(value);
    if (!this.normalize || !Number.isFinite(number)) return number;
    if (number >= 0 && number <= 360) return number;
    return ((number % 360) + 360) % 360;
  }
}

/** [D14] foundry.data.fields.AlphaField */
export class AlphaField extends NumberField {
  static override get _defaults(): FieldOptions {
    return {
      ...super._defaults,
      required: true,
      nullable: false,
      initial: 1,
      min: 0,
      max: 1,
      validationError: 'is not a number between 0 and 1',
    };
  }
}

/** [D14] foundry.data.fields.HueField */
export class HueField extends NumberField {
  static override get _defaults(): FieldOptions {
    return { ...super._defaults, required: true, nullable: false, initial: 0, min: 0, max: 1 };
  }

  override _cast(value: unknown): unknown {
    return ((Number(value) % 1) + 1) % 1;
  }
}

/** [D14] foundry.data.fields.IntegerSortField */
export class IntegerSortField extends NumberField {
  static override get _defaults(): FieldOptions {
    return {
      ...super._defaults,
      required: true,
      nullable: false,
      integer: true,
      initial: 0,
      label: 'FOLDER.DocumentSort',
      hint: 'FOLDER.DocumentSortHint',
    };
  }
}

/** [D14] foundry.data.fields.DocumentIdField */
export class DocumentIdField extends StringField {
  static override get _defaults(): FieldOptions {
    return {
      ...super._defaults,
      required: true,
      blank: false,
      nullable: true,
      readonly: true,
      validationError: 'is not a valid Document ID string',
    };
  }

  override _cast(value: unknown): unknown {
    return typeof value === 'object' && value !== null && '_id' in value ? (value as Data)['_id'] : String(value);
  }

  override _validateType(value: unknown): unknown {
    if (!/^[A-Za-z0-9]{16}$/.test(String(value))) throw new Error('must be a valid 16-character alphanumeric ID');
    return undefined;
  }
}
