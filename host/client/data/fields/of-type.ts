import type { DocumentType } from '../../../shared/document-type';
import type { Field, Fields } from '../../../shared/schema';
import { current } from '../current';
import { ArrayField, SetField } from './array-fields';
import type { DataField } from './data-field';
import {
  DocumentFlagsField,
  DocumentOwnershipField,
  DocumentStatsField,
  DocumentTypeField,
  ForeignDocumentField,
  TypeDataField,
} from './document-fields';
import { EmbeddedCollectionField } from './embedded-fields';
import { IntegerSortField } from './number-fields';
import { SchemaField, type DataSchema } from './schema-field';
import { AnyField, BooleanField, NumberField, StringField } from './simple-fields';
import { ColorField, DocumentIdField, HTMLField, JSONField, ObjectField } from './text-fields';

type ClassOf = ConstructorParameters<typeof EmbeddedCollectionField>[0];

const classOf = (documentName: string): ClassOf => {
  const found = current.classes.get(documentName);
  return (found ?? class {}) as unknown as ClassOf;
};

const fieldOf = (field: Field): DataField => {
  switch (field.kind) {
    case 'string': {
      const { initial, choices, required } = field;
      const nullable = initial === null || field.nullable === true;
      const options = { required: true, nullable, initial, blank: required !== true };
      return new StringField(choices ? { ...options, choices: [...choices] } : options);
    }
    case 'html':
      return new HTMLField();
    case 'number':
      return new NumberField({
        required: true,
        nullable: field.initial === null || field.nullable === true,
        initial: field.initial,
      });
    case 'boolean':
      return new BooleanField({ initial: field.initial });
    case 'object':
      return new ObjectField(field.nullable ? { nullable: true, initial: null } : {});
    case 'schema':
      return new SchemaField(schemaOf(field.fields), field.nullable ? { nullable: true, initial: null } : {});
    case 'array':
      return new ArrayField(field.of ? fieldOf(field.of) : new AnyField());
    case 'texts':
      return new ArrayField(new JSONField());
    case 'set':
      return new SetField(new StringField({ blank: false }), field.nullable ? { nullable: true, initial: null } : {});
    case 'reference':
      return new ForeignDocumentField(classOf(field.documentName), { idOnly: field.idOnly ?? false });
    case 'embedded':
      return new EmbeddedCollectionField(classOf(field.documentName));
  }
};

const schemaOf = (fields: Fields): DataSchema =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldOf(field)]));

/** The schema of a document type in the fields of the API. */
export const schemaOfType = (
  type: DocumentType,
  documentClass: { readonly TYPES: readonly string[]; readonly documentName: string },
): DataSchema => {
  const schema = schemaOf(type.fields);
  const known: DataSchema = {
    _id: new DocumentIdField(),
    flags: new DocumentFlagsField(),
    ...('_stats' in schema && { _stats: new DocumentStatsField() }),
    ...('ownership' in schema && { ownership: new DocumentOwnershipField() }),
    ...('sort' in schema && { sort: new IntegerSortField() }),
    ...('color' in schema && { color: new ColorField({ required: true }) }),
    ...('system' in schema && {
      type: new DocumentTypeField(documentClass),
      system: new TypeDataField(documentClass),
    }),
  };
  return { ...schema, ...known };
};
