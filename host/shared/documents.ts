import {
  embedded, flag, free, html, idOf, idSet, list, name, number, oneOf, reference, schema, text, texts,
  type Field, type Fields,
} from './schema';

/** What the host knows of a document type: where it is kept, its fields, and who may create it. */
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

const stats = schema({
  coreVersion: text(null), systemId: text(null), systemVersion: text(null), createdTime: number(null),
  modifiedTime: number(null), lastModifiedBy: text(null), compendiumSource: text(null), duplicateSource: text(null),
  exportSource: { kind: 'object', nullable: true },
});
const common: Fields = { _id: text(null), flags: free };
const placed: Fields = { ...common, x: number(), y: number(), elevation: number(), sort: number(), locked: flag() };
const owned: Fields = { ...common, folder: reference('Folder'), sort: number(), ownership: free, _stats: stats };
// Actors and Items have the types that their system declares; the others those of core.
const typed = (type: string, ...others: string[]): Fields =>
  ({ type: others.length > 0 ? oneOf(type, ...others) : text(type), system: free });
const texture = (anchor = 0.5): Field => schema({
  src: text(null), anchorX: number(anchor), anchorY: number(anchor), offsetX: number(), offsetY: number(),
  fit: text('fill'), scaleX: number(1), scaleY: number(1), rotation: number(), tint: text('#ffffff'),
  alphaThreshold: number(0.75),
});
const band = schema({ bottom: number(null), top: number(null) });
const color = text(null);

const defineType = (
  documentName: string, collection: string, fields: Fields, rest: { primary: boolean; create?: string },
): DocumentType => ({
  name: documentName,
  collection,
  fields,
  embedded: Object.fromEntries(Object.entries(fields)
    .flatMap(([key, field]) => (field.kind === 'embedded' ? [[field.documentName, key]] : []))),
  ...rest,
});
const primary = (documentName: string, collection: string, fields: Fields, create?: string): DocumentType =>
  defineType(documentName, collection, fields, create ? { primary: true, create } : { primary: true });
const inner = (documentName: string, collection: string, fields: Fields): DocumentType =>
  defineType(documentName, collection, fields, { primary: false });

const TYPES: readonly DocumentType[] = [
  primary('User', 'users', {
    ...common, name, role: number(1), password: text(), avatar: text(null), character: reference('Actor'),
    color, pronouns: text(), hotbar: free, permissions: free, _stats: stats,
  }),
  primary('Setting', 'settings', { ...common, key: name, value: text(null), user: idOf('User'), _stats: stats }),
  primary('Folder', 'folders', {
    ...common, name, description: html, folder: reference('Folder'),
    type: oneOf('JournalEntry', 'Actor', 'Cards', 'Item', 'Macro', 'Playlist', 'RollTable', 'Scene'),
    sorting: text('a'), sort: number(), color, _stats: stats,
  }),
  primary('JournalEntry', 'journal', {
    ...owned, name, pages: embedded('JournalEntryPage'), categories: embedded('JournalEntryCategory'),
  }, 'JOURNAL_CREATE'),
  inner('JournalEntryPage', 'pages', {
    ...common, name, ...typed('text', 'image', 'pdf', 'video'), title: schema({ show: flag(true), level: number(1) }),
    image: schema({ caption: text() }), src: text(null), category: text(null),
    text: schema({ content: html, markdown: text(), format: number(1) }),
    video: schema({
      controls: flag(true), loop: flag(), autoplay: flag(), volume: number(0.5), timestamp: number(null),
      width: number(null), height: number(null),
    }),
    sort: number(), ownership: free, _stats: stats,
  }),
  inner('JournalEntryCategory', 'categories', { ...common, name, sort: number(), _stats: stats }),
  primary('Scene', 'scenes', {
    ...owned, name, active: flag(), navigation: flag(true), navName: text(), navOrder: number(),
    width: number(4000), height: number(3000), padding: number(0.25), shiftX: number(), shiftY: number(),
    initial: schema({ x: number(null), y: number(null), scale: number(null) }), backgroundColor: text('#999999'),
    grid: schema({
      type: number(1), size: number(100), style: text('solidLines'), thickness: number(1), color: text('#000000'),
      alpha: number(0.2), distance: number(1), units: text(),
    }),
    thumb: text(null), tokenVision: flag(true), fog: free, environment: free,
    transition: schema({ type: text(null), duration: number(null), activeOnly: flag() }),
    journal: reference('JournalEntry'), journalEntryPage: text(null), playlist: idOf('Playlist'),
    playlistSound: text(null), weather: text(),
    levels: embedded('Level'), tiles: embedded('Tile'), tokens: embedded('Token'), drawings: embedded('Drawing'),
    notes: embedded('Note'), regions: embedded('Region'), walls: embedded('Wall'), lights: embedded('AmbientLight'),
    sounds: embedded('AmbientSound'),
  }),
  inner('Level', 'levels', {
    ...common, name, elevation: band, background: schema({ src: text(null), color, tint: color }),
    foreground: schema({ src: text(null), tint: color, alphaThreshold: number(0.75) }),
    fog: schema({ src: text(null), tint: color }), textures: texture(0),
    visibility: schema({ levels: idSet }), sort: number(),
  }),
  inner('Tile', 'tiles', {
    ...placed, name: text(), texture: texture(), width: number(0), height: number(0), anchorX: number(0.5),
    anchorY: number(0.5), rotation: number(), alpha: number(1), hidden: flag(), levels: idSet,
    occlusion: schema({ mode: number(0), modes: list(), alpha: number(0) }),
    restrictions: schema({ light: flag(), weather: flag() }),
    video: schema({ loop: flag(true), autoplay: flag(true), volume: number(0) }),
  }),
  inner('Token', 'tokens', {
    ...placed, name: text(), actorId: idOf('Actor'), actorLink: flag(), delta: free, texture: texture(),
    level: text(null), width: number(1), height: number(1), depth: number(1), shape: number(4), rotation: number(),
    lockRotation: flag(), hidden: flag(), disposition: number(-1), displayName: number(0), displayBars: number(0),
    bar1: free, bar2: free, light: free, sight: free, detectionModes: list(), occludable: free, ring: free,
    turnMarker: free, movementAction: text(null),
  }),
  inner('Drawing', 'drawings', {
    ...placed, name: text(), author: reference('User'), levels: idSet,
    shape: schema({ type: text('r'), width: number(null), height: number(null), radius: number(null), points: list() }),
    rotation: number(), bezierFactor: number(), fillType: number(0), fillColor: color, fillAlpha: number(0.5),
    strokeWidth: number(8), strokeColor: color, strokeAlpha: number(1), texture: text(null), text: text(),
    fontFamily: text('Signika'), fontSize: number(48), textColor: text('#ffffff'), textAlpha: number(1),
    hidden: flag(), interface: flag(),
  }),
  inner('Note', 'notes', {
    ...placed, entryId: idOf('JournalEntry'), pageId: text(null), levels: idSet, texture: texture(),
    iconSize: number(40), text: text(), fontFamily: text('Signika'), fontSize: number(32), textAnchor: number(1),
    textColor: text('#ffffff'), global: flag(),
  }),
  inner('Region', 'regions', {
    ...common, name, color, shapes: list(), elevation: band, levels: idSet, visibility: number(0), locked: flag(),
    highlightMode: text('shapes'), displayMeasurements: flag(), restriction: free,
    behaviors: embedded('RegionBehavior'),
  }),
  inner('RegionBehavior', 'behaviors', { ...common, name: text(), ...typed('executeScript'), disabled: flag() }),
  inner('Wall', 'walls', {
    ...common, c: list(), light: number(20), move: number(20), sight: number(20), sound: number(20), dir: number(0),
    door: number(0), ds: number(0), levels: idSet,
  }),
  inner('AmbientLight', 'lights', { ...placed, rotation: number(), walls: flag(true), hidden: flag(), config: free }),
  inner('AmbientSound', 'sounds', {
    ...placed, path: text(null), radius: number(), volume: number(0.5), hidden: flag(),
  }),
  primary('ChatMessage', 'messages', {
    ...common, ...typed('base'), style: number(0), author: reference('User'), timestamp: number(null), flavor: html,
    title: text(), content: html,
    speaker: schema({ scene: text(null), actor: text(null), token: text(null), alias: text(null) }),
    whisper: list(idOf('User')), blind: flag(), rolls: texts, sound: text(null), emote: flag(), _stats: stats,
  }),
  primary('Cards', 'cards', {
    ...owned, name, ...typed('deck', 'hand', 'pile'), description: html, img: text(null), cards: embedded('Card'),
    width: number(null), height: number(null), rotation: number(null), displayCount: flag(),
  }, 'CARDS_CREATE'),
  inner('Card', 'cards', {
    ...common, name, description: html, ...typed('base'), suit: text(null), value: number(null),
    back: schema({ name: text(null), text: text(null), img: text(null) }),
    faces: list(schema({ name: text(null), text: text(null), img: text(null) })), face: number(null), drawn: flag(),
    origin: reference('Cards'), width: number(null), height: number(null), rotation: number(null), sort: number(),
    _stats: stats,
  }),
  primary('Macro', 'macros', {
    ...owned, name, type: oneOf('chat', 'script'), author: reference('User'), img: text(null), scope: text('global'),
    command: text(),
  }, 'MACRO_SCRIPT'),
  primary('Actor', 'actors', {
    ...owned, name, ...typed('base'), img: text(null), prototypeToken: free, items: embedded('Item'),
  }, 'ACTOR_CREATE'),
  primary('Item', 'items', { ...owned, name, ...typed('base'), img: text(null) }, 'ITEM_CREATE'),
  primary('RollTable', 'tables', {
    ...owned, name, img: text(null), description: html, results: embedded('TableResult'), formula: text(),
    replacement: flag(true), displayRoll: flag(true),
  }),
  inner('TableResult', 'results', {
    ...common, name: text(), type: text('text'), description: html, img: text(null), documentUuid: text(null),
    weight: number(1), range: list(), drawn: flag(), _stats: stats,
  }),
  primary('Playlist', 'playlists', { ...owned, name, description: html, mode: number(0), playing: flag() }),
  primary('Combat', 'combats', { ...common, ...typed('base'), scene: idOf('Scene'), active: flag(), round: number() }),
];

const BY_NAME = new Map(TYPES.map(type => [type.name, type]));

/** Every document type of the host. */
export const documentTypes: readonly DocumentType[] = TYPES;

/** The type called `documentName`; an unknown one (or one that v14 removed) is an Error. */
export const documentType = (documentName: string): DocumentType => {
  const type = BY_NAME.get(documentName);
  if (!type) throw new Error(`"${documentName}" is not a valid document type of version 14.`);
  return type;
};
