import { DocumentSheetConfig } from '../sheet-config';
import { defineNamespace, page } from '../globals';
import { CardsSheet } from './cards-sheet';
import { FieldsSheet } from './fields-sheet';
import { JournalEntrySheet } from './journal-sheet';
import { MacroConfig } from './macro-sheet';
import { SceneConfig } from './scene-sheet';

/** Core's configuration windows that show the simple fields of their documents. */
const CONFIGS = {
  Tile: 'TileConfig',
  Token: 'TokenConfig',
  Drawing: 'DrawingConfig',
  Note: 'NoteConfig',
  Region: 'RegionConfig',
  RegionBehavior: 'RegionBehaviorConfig',
  Wall: 'WallConfig',
  AmbientLight: 'AmbientLightConfig',
  AmbientSound: 'AmbientSoundConfig',
  Card: 'CardConfig',
  Folder: 'FolderConfig',
  User: 'UserConfig',
  Playlist: 'PlaylistConfig',
  RollTable: 'RollTableSheet',
  TableResult: 'TableResultConfig',
} as const;

/** A class of such windows under a name of its own: hooks and packages know it by that. */
export const fieldsSheet = (name: string): typeof FieldsSheet => {
  const made = class extends FieldsSheet {};
  Object.defineProperty(made, 'name', { value: name });
  return made;
};

const configs = Object.fromEntries(Object.values(CONFIGS).map(name => [name, fieldsSheet(name)]));

/** [M] TokenConfig.TABS, PrototypeTokenConfig.TABS: packages of v14 add a tab of theirs to the list. */
export const TOKEN_TABS = {
  sheet: {
    tabs: ['identity', 'appearance', 'vision', 'light', 'resources'].map(id => ({ id })),
    initial: 'identity',
    labelPrefix: 'TOKEN.TABS',
  },
};
if (configs['TokenConfig']) configs['TokenConfig'].TABS = TOKEN_TABS;

/** [D14] foundry.applications.sheets: those of `CONFIGS`, by name. */
export const fieldsSheets = (): Readonly<Record<string, typeof FieldsSheet>> => configs;

const registerConfigs = (): void => {
  for (const [documentName, name] of Object.entries(CONFIGS)) {
    const { documentClass } = (page.CONFIG[documentName] ?? {}) as { documentClass?: { TYPES?: readonly string[] } };
    const sheet = configs[name];
    if (!documentClass || !sheet) continue;
    // a type that a package declares later has the sheet of `base`
    const types = [...new Set([...(documentClass.TYPES ?? []), 'base'])];
    DocumentSheetConfig.registerSheet({ documentName }, 'core', sheet, { types, makeDefault: true });
  }
};

/** Registers the host's own sheets as core's: a module may make others the default. */
export const registerCoreSheets = (): void => {
  defineNamespace('foundry.applications.sheets', { CardsSheet, MacroConfig, SceneConfig });
  defineNamespace('foundry.applications.sheets.journal', { JournalEntrySheet });
  const sheets = { JournalEntry: JournalEntrySheet, Cards: CardsSheet, Scene: SceneConfig, Macro: MacroConfig };
  for (const [documentName, sheet] of Object.entries(sheets)) {
    const { documentClass } = (page.CONFIG[documentName] ?? {}) as { documentClass?: { TYPES?: readonly string[] } };
    if (!documentClass) continue;
    const types = documentClass.TYPES ?? ['base'];
    DocumentSheetConfig.registerSheet({ documentName }, 'core', sheet, { types, makeDefault: true });
  }
  registerConfigs();
};
