/** The common fields of compendium documents, and their files: one for each, in its pack's folder. */
import { documentId } from '../../src/table/crypto/bytes';
import { LANGUAGES } from '../languages';

/** The names of the module's compendia, as `module.json` lists them. */
export const PACKS = ['decks', 'boards', 'macros', 'guides'] as const;
export type PackName = (typeof PACKS)[number];

/** The collections of Foundry's database for each pack. */
const COLLECTIONS = { decks: 'cards', boards: 'scenes', macros: 'macros', guides: 'journal' } as const;
const TYPES = { decks: 'Cards', boards: 'Scene', macros: 'Macro', guides: 'JournalEntry' } as const;

/** A document as its source: plain JSON with the key under which the database keeps it. */
export interface Source {
  readonly _id: string;
  readonly _key: string;
  readonly name: string;
  readonly [field: string]: unknown;
}

export interface SourceFile {
  /** Relative to its pack's folder. */
  readonly path: string;
  readonly source: Source;
}

/** An export's fields about a document's origin; nothing of ours comes from another world. */
export const STATS = {
  coreVersion: '14.369',
  systemId: null,
  systemVersion: null,
  createdTime: null,
  modifiedTime: null,
  lastModifiedBy: null,
  compendiumSource: null,
  duplicateSource: null,
  exportSource: null,
} as const;

export type Language = (typeof LANGUAGES)[number];
const OWN_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

const folderId = (pack: PackName, language: Language): string => documentId(`packs/${pack}/${language}`);

/** The pack's folder for the documents of a language. */
export const folderOf = (pack: PackName, language: Language): SourceFile => {
  const _id = folderId(pack, language);
  const source = {
    _id,
    _key: `!folders!${_id}`,
    _stats: STATS,
    name: OWN_NAMES[language],
    type: TYPES[pack],
    description: '',
    folder: null,
    sorting: 'm',
    sort: LANGUAGES.indexOf(language),
    color: null,
    flags: {},
  };
  return { path: `folder-${language}.json`, source };
};

/** The fields that make a document part of a pack; its id follows from its place, so links to it stay valid. */
export const documentOf = (pack: PackName, path: string, language?: Language) => {
  const _id = documentId(`packs/${pack}/${path}`);
  return {
    _id,
    _key: `!${COLLECTIONS[pack]}!${_id}`,
    _stats: STATS,
    folder: language === undefined ? null : folderId(pack, language),
    ownership: { default: 0 },
    flags: {},
  } as const;
};

/** The key of an embedded document: `!scenes.levels!<parent>.<id>`. */
export const keyIn = (pack: PackName, collection: string, parent: string, id: string): string =>
  `!${COLLECTIONS[pack]}.${collection}!${parent}.${id}`;

/** The fields of an embedded document. */
export const embeddedIn = (pack: PackName, collection: string, parent: string, path: string) => {
  const _id = documentId(`packs/${pack}/${path}`);
  return { _id, _key: keyIn(pack, collection, parent, _id) } as const;
};
