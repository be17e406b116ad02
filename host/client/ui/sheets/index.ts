import { DocumentSheetConfig } from '../sheet-config';
import { defineNamespace, page } from '../globals';
import { CardsSheet } from './cards-sheet';
import { JournalEntrySheet } from './journal-sheet';
import { MacroConfig } from './macro-sheet';
import { SceneConfig } from './scene-sheet';

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
};
