/** [D14] foundry.data.fields: every kind of field that the API names. */
export * from './array-fields';
export { DataField } from './data-field';
export {
  ActorDeltaField,
  DocumentAuthorField,
  DocumentFlagsField,
  DocumentOwnershipField,
  DocumentStatsField,
  DocumentTypeField,
  DocumentUUIDField,
  ForeignDocumentField,
  SceneLevelField,
  TypeDataField,
} from './document-fields';
export { SchemaField } from './schema-field';
export { AnyField, BooleanField, NumberField, StringField } from './simple-fields';
export { AlphaField, AngleField, HueField, IntegerSortField } from './number-fields';
export {
  ColorField,
  DocumentIdField,
  FilePathField,
  HTMLField,
  JavaScriptField,
  JSONField,
  ObjectField,
} from './text-fields';
export {
  EmbeddedCollectionDeltaField,
  EmbeddedCollectionField,
  EmbeddedDataField,
  EmbeddedDocumentField,
} from './embedded-fields';
export * from './typed-fields';
