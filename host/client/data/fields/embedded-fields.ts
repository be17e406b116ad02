import { copy, isPlain, type Data } from '../../../shared/json';
import { apply } from '../../../shared/merge';
import { encodeOperators } from '../operators';
import { DataField, type CleanOptions, type FieldContext, type FieldOptions, type ValidateOptions } from './data-field';
import { ArrayField } from './array-fields';

interface ModelInstance {
  readonly _source: Data;
  toObject(source?: boolean): Data;
}

export interface ModelClass {
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

/** Any object, as the element of a collection whose documents check themselves. */
class ObjectLike extends DataField {
  override _validateType(value: unknown): void {
    if (typeof value !== 'object' || value === null) throw new Error('must be an object');
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
