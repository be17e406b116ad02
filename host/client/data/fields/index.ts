/** [D14] foundry.data.fields: every kind of field that the API names. */
export * from './collection-fields';
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
export {
  AlphaField,
  AngleField,
  AnyField,
  BooleanField,
  ColorField,
  DocumentIdField,
  FilePathField,
  HTMLField,
  HueField,
  IntegerSortField,
  JavaScriptField,
  JSONField,
  NumberField,
  ObjectField,
  StringField,
} from './simple-fields';
