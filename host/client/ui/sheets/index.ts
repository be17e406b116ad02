import { DocumentSheetConfig } from '../sheet-config';
import { defineNamespace, page, type HostDocument } from '../globals';
import { CardsSheet } from './cards-sheet';
import { FieldsSheet, partsFor } from './fields-sheet';
import { LAYOUTS, TOKEN, type Layout, type Places } from './layouts';
import { JournalEntrySheet } from './journal-sheet';
import * as pageSheets from './page-sheets';
import { MacroConfig } from './macro-sheet';
import { SceneConfig } from './scene-sheet';
import type { TabsConfiguration } from '../application/options';

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
  ActiveEffect: 'ActiveEffectConfig',
  Combatant: 'CombatantConfig',
  Level: 'LevelConfig',
  PlaylistSound: 'PlaylistSoundConfig',
} as const;

/** [D14] foundry.applications.sheets.TokenConfig, PrototypeTokenConfig */
class TokenSheet extends FieldsSheet {
  /** [D14] TokenConfig#token, TokenConfig#actor */
  get token(): HostDocument {
    return this.options['document'] as HostDocument;
  }

  get actor(): HostDocument | null {
    return (this.token as unknown as { readonly actor?: HostDocument | null }).actor ?? null;
  }
}

/** A class of such windows under a name of its own: hooks and packages know it by that. Its tabs and parts are its own. */
export const fieldsSheet = (name: string, layout: Layout = {}) => {
  const { tabs, places = {}, prefix } = layout;
  const own = { ...tabs, tabs: [...(tabs?.tabs ?? [])] };
  const made = class extends (layout === TOKEN ? TokenSheet : FieldsSheet) {
    static override PARTS = partsFor(own);
    static override TABS: Record<string, TabsConfiguration> = tabs ? { sheet: own } : {};
    static override readonly PLACES: Places = places;
    static override readonly PREFIX = prefix;
  };
  Object.defineProperty(made, 'name', { value: name });
  return made;
};

/** The window of a token, or of an actor's prototype token. */
export const tokenSheet = (name: string) => fieldsSheet(name, TOKEN);

const configs: Readonly<Record<string, typeof FieldsSheet>> = Object.fromEntries(
  Object.values(CONFIGS).map(name => [name, fieldsSheet(name, LAYOUTS[name])]),
);

/** [D14] foundry.applications.sheets: those of `CONFIGS`, by name. */
export const fieldsSheets = (): Readonly<Record<string, typeof FieldsSheet>> => configs;

const registerConfigs = (): void => {
  for (const [documentName, name] of Object.entries(CONFIGS)) {
    const { documentClass } = (page.CONFIG[documentName] ?? {}) as { documentClass?: { TYPES?: readonly string[] } };
    const sheet = configs[name];
    if (!documentClass || !sheet) continue;
    // a type that a package declares later uses the sheet of `base`
    const types = [...new Set([...(documentClass.TYPES ?? []), 'base'])];
    DocumentSheetConfig.registerSheet({ documentName }, 'core', sheet, { types, makeDefault: true });
  }
};

/** Names them, before any package is evaluated that may extend one. */
export const nameCoreSheets = (): void => {
  const { PAGE_SHEETS: _, ...named } = pageSheets;
  defineNamespace('foundry.applications.sheets', { CardsSheet, MacroConfig, SceneConfig });
  defineNamespace('foundry.applications.sheets.journal', { JournalEntrySheet, ...named });
};

/** Registers the host's own sheets as core's: a module may make others the default. */
export const registerCoreSheets = (): void => {
  const { PAGE_SHEETS } = pageSheets;
  const sheets = { JournalEntry: JournalEntrySheet, Cards: CardsSheet, Scene: SceneConfig, Macro: MacroConfig };
  for (const [documentName, sheet] of Object.entries(sheets)) {
    const { documentClass } = (page.CONFIG[documentName] ?? {}) as { documentClass?: { TYPES?: readonly string[] } };
    if (!documentClass) continue;
    const types = documentClass.TYPES ?? ['base'];
    DocumentSheetConfig.registerSheet({ documentName }, 'core', sheet, { types, makeDefault: true });
  }
  for (const [type, sheet] of Object.entries(PAGE_SHEETS)) {
    const options = { types: [type], makeDefault: true };
    DocumentSheetConfig.registerSheet({ documentName: 'JournalEntryPage' }, 'core', sheet, options);
  }
  registerConfigs();
};

export { ActorSheetV2, ItemSheetV2 } from './drop-sheets';
