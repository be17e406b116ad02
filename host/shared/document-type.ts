import {
  colorText,
  flag,
  free,
  number,
  reference,
  schema,
  schemaOrNull,
  subtype,
  text,
  type Field,
  type Fields,
} from './schema';

/** The host's data of a document type: its collection, its fields, and who may create it. */
export interface DocumentType {
  readonly name: string;
  /** Name of the collection of the world, or of the parent's field. */
  readonly collection: string;
  readonly primary: boolean;
  readonly fields: Fields;
  /** Fields that hold embedded documents, by document name. */
  readonly embedded: Readonly<Record<string, string>>;
  /** The permission that lets a user create a primary document; without one only GMs do. */
  readonly create?: string;
}

export const stats = schema({
  coreVersion: text(null),
  systemId: text(null),
  systemVersion: text(null),
  createdTime: number(null),
  modifiedTime: number(null),
  lastModifiedBy: text(null),
  compendiumSource: text(null),
  duplicateSource: text(null),
  exportSource: schemaOrNull({
    worldId: text(null),
    uuid: text(null),
    coreVersion: text(null),
    systemId: text(null),
    systemVersion: text(null),
  }),
});
export const common: Fields = { _id: text(null), flags: free };
/** The place of an object in a scene. */
export const placed: Fields = { ...common, x: number(), y: number(), elevation: number(), locked: flag() };
/** The object's order over or under others. */
export const sorted: Fields = { ...placed, sort: number() };
export const owned: Fields = { ...common, folder: reference('Folder'), sort: number(), ownership: free, _stats: stats };
// Actors and Items have the types of their system; other documents those of core.
export const typed = (type: string, ...others: string[]): Fields => ({
  type: others.length > 0 ? subtype(type, ...others) : text(type),
  system: free,
});
/** The fit of a picture in its frame. */
export const fitted = (anchor: number): Fields => ({
  anchorX: number(anchor),
  anchorY: number(anchor),
  fit: text('fill'),
  scaleX: number(1),
  scaleY: number(1),
});
export const texture: Field = schema({
  src: text(null),
  ...fitted(0.5),
  tint: colorText('#ffffff'),
  alphaThreshold: number(0.75),
});
export const band = schema({ bottom: number(null), top: number(null) });
export const color = colorText();

const defineType = (
  documentName: string,
  collection: string,
  fields: Fields,
  rest: { primary: boolean; create?: string },
): DocumentType => ({
  name: documentName,
  collection,
  fields,
  embedded: Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) => (field.kind === 'embedded' ? [[field.documentName, key]] : [])),
  ),
  ...rest,
});
export const primary = (documentName: string, collection: string, fields: Fields, create?: string): DocumentType =>
  defineType(documentName, collection, fields, create ? { primary: true, create } : { primary: true });
export const inner = (documentName: string, collection: string, fields: Fields): DocumentType =>
  defineType(documentName, collection, fields, { primary: false });
