import { copy, isPlain, type Data } from '../../../shared/json';
import { apply } from '../../../shared/merge';
import { Color } from '../color';
import { encodeOperators } from '../operators';
import { DataField, type CleanOptions, type FieldOptions } from './data-field';
import { StringField } from './simple-fields';

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
