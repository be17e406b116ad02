import { copy, type Data } from '../../../shared/json';
import { OWNERSHIP } from '../../../shared/permissions';
import { documentTypes } from '../../../shared/documents';
import { current } from '../current';
import type { CleanOptions, FieldContext, FieldOptions } from './data-field';
import { SchemaField } from './schema-field';
import { NumberField, StringField } from './simple-fields';
import { DocumentIdField, ObjectField } from './text-fields';
import { globals } from '../../global';

interface ModelLike {
  readonly documentName?: string;
  readonly implementation?: unknown;
}

/** [D14] foundry.data.fields.ForeignDocumentField: the id of another document; the model has the document itself. */
export class ForeignDocumentField extends DocumentIdField {
  static override get _defaults(): FieldOptions {
    return { ...super._defaults, nullable: true, readonly: false, idOnly: false, initial: null };
  }

  readonly model: ModelLike;
  declare idOnly: boolean;

  constructor(model: ModelLike, options: FieldOptions = {}, context: FieldContext = {}) {
    super(options, context);
    if (typeof model !== 'function') throw new Error('A ForeignDocumentField must specify a Document class');
    this.model = model;
  }

  override _cast(value: unknown): unknown {
    if (typeof value === 'string') return value === '' ? null : value;
    return (value as { id?: unknown; _id?: unknown }).id ?? (value as { _id?: unknown })._id ?? null;
  }

  override initialize(value: unknown): unknown {
    if (this.idOnly || !current.game) return value;
    const { documentName = '' } = this.model;
    return () => (typeof value === 'string' ? (current.game.collections?.get(documentName)?.get(value) ?? null) : null);
  }

  override toObject(value: unknown): unknown {
    return (value as { id?: unknown } | null)?.id ?? value ?? null;
  }
}

/** [D14] foundry.data.fields.DocumentAuthorField */
export class DocumentAuthorField extends ForeignDocumentField {
  static override get _defaults(): FieldOptions {
    return { ...super._defaults, required: true, nullable: true, gmOnly: true, initial: () => current.game?.userId };
  }
}

/** [D14] foundry.data.fields.DocumentUUIDField */
export class DocumentUUIDField extends StringField {
  static override get _defaults(): FieldOptions {
    return {
      ...super._defaults,
      required: true,
      blank: false,
      nullable: true,
      initial: null,
      type: undefined,
      embedded: undefined,
    };
  }

  declare type: string | undefined;
  declare embedded: boolean | undefined;

  override _validateType(value: unknown): unknown {
    const parts = String(value).split('.');
    const path = parts[0] === 'Compendium' ? parts.slice(3) : parts;
    const id = path.at(-1) ?? '';
    const name = path.at(-2) ?? '';
    if (!documentTypes.some(type => type.name === name)) throw new Error(`Invalid document type "${name}"`);
    if (this.type && name !== this.type)
      throw new Error(`Invalid document type "${name}" which must be a "${this.type}"`);
    if (!/^[A-Za-z0-9]{16}$/.test(id)) throw new Error(`Invalid document ID "${id}"`);
    if (this.embedded === true && path.length < 4) throw new Error('must be an embedded document');
    if (this.embedded === false && path.length > 2) throw new Error('may not be an embedded document');
    return undefined;
  }
}

/** [D14] foundry.data.fields.DocumentOwnershipField */
export class DocumentOwnershipField extends ObjectField {
  static override get _defaults(): FieldOptions {
    return {
      ...super._defaults,
      initial: { default: OWNERSHIP.NONE },
      gmOnly: true,
      validationError: 'is not a mapping of user IDs and document permission levels',
    };
  }

  override _validateType(value: unknown): unknown {
    const levels: readonly number[] = Object.values(OWNERSHIP);
    return Object.entries(value as Data).every(
      ([key, level]) => (key === 'default' || /^[A-Za-z0-9]{16}$/.test(key)) && levels.includes(Number(level)),
    );
  }
}

/** [D14] foundry.data.fields.DocumentFlagsField */
export class DocumentFlagsField extends ObjectField {}

/** [D14] foundry.data.fields.DocumentStatsField */
export class DocumentStatsField extends SchemaField {
  static fields = ['coreVersion', 'systemId', 'systemVersion', 'createdTime', 'modifiedTime', 'lastModifiedBy'];

  constructor(options: FieldOptions = {}, context: FieldContext = {}) {
    const words = { required: true, blank: false, nullable: true, initial: null };
    super(
      {
        coreVersion: new StringField(words),
        systemId: new StringField(words),
        systemVersion: new StringField(words),
        createdTime: new NumberField(),
        modifiedTime: new NumberField(),
        lastModifiedBy: new StringField(words),
        compendiumSource: new StringField(words),
        duplicateSource: new StringField(words),
        exportSource: new ObjectField({ nullable: true, initial: null }),
      },
      options,
      context,
    );
  }
}

/** [D14] foundry.data.fields.DocumentTypeField */
export class DocumentTypeField extends StringField {
  static override get _defaults(): FieldOptions {
    return {
      ...super._defaults,
      required: true,
      nullable: false,
      blank: false,
      validationError: 'is not in the document types list',
    };
  }

  constructor(documentClass: { readonly TYPES?: readonly string[] }, options: FieldOptions = {}, context = {}) {
    const choices = (): readonly string[] => documentClass.TYPES ?? ['base'];
    super({ choices, initial: () => choices()[0], ...options }, context);
  }
}

interface TypedModel {
  new (data: unknown, options: object): unknown;
  cleanData?(data: Data, options?: CleanOptions): Data;
}

/** The model that CONFIG names for a type of a document. */
export const typeModelOf = (documentName: string, type: unknown): TypedModel | undefined => {
  const { CONFIG } = globals<{ CONFIG?: Record<string, { dataModels?: Record<string, TypedModel> }> }>();
  return CONFIG?.[documentName]?.dataModels?.[String(type)];
};

/** [D14] foundry.data.fields.TypeDataField: the data of a document's type. */
export class TypeDataField extends ObjectField {
  static override get _defaults(): FieldOptions {
    return { ...super._defaults, required: true };
  }

  readonly document: ModelLike;

  constructor(document: ModelLike, options: FieldOptions = {}, context: FieldContext = {}) {
    super(options, context);
    this.document = document;
  }

  /** [D14] TypeDataField#getModelForType */
  getModelForType(type: string): TypedModel | null {
    return typeModelOf(this.document.documentName ?? '', type) ?? null;
  }

  override initialize(value: unknown, model?: unknown): unknown {
    const type = (model as { _source?: Data } | undefined)?._source?.['type'];
    const Model = this.getModelForType(String(type));
    return Model ? new Model(value, { parent: model }) : copy(value);
  }
}

/** [D14] foundry.data.fields.ActorDeltaField */
export class ActorDeltaField extends ObjectField {}

/** [D14] foundry.data.fields.SceneLevelField, SceneLevelsSetField: the level or levels that something is on. */
export class SceneLevelField extends DocumentIdField {}
