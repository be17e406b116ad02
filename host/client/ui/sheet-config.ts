import { DialogV2 } from './dialog';
import { make } from './dom';
import { formGroup } from './form-data';
import { localize, page, type HostDocument, type Json, type RenderableApp } from './globals';

const LEVELS = { 0: 'None', 1: 'Limited', 2: 'Observer', 3: 'Owner' };

const select = (name: string, label: string, chosen: number | undefined, inherits: boolean): HTMLElement => {
  const options = [...(inherits ? [['-1', 'Default'] as const] : []), ...Object.entries(LEVELS)].map(([value, text]) =>
    make('option', { value, selected: String(chosen ?? -1) === value }, localize(text)),
  );
  return formGroup(label, make('select', { name, 'data-dtype': 'Number' }, ...options));
};

/** [D13] foundry.applications.apps.DocumentOwnershipConfig: who may see and change a document. */
export const configureOwnership = async (document: HostDocument): Promise<void> => {
  const { ownership } = document as unknown as { ownership: Record<string, number> };
  const players = page.game.users.contents.filter(user => !user.isGM);
  const content = make(
    'div',
    { class: 'dialog-content standard-form' },
    select('default', 'All players', ownership['default'] ?? 0, false),
    ...players.map(user => select(user.id, user.name, ownership[user.id], true)),
  );
  const title = `${localize('Configure ownership')}: ${document.name}`;
  const answer = await DialogV2.input({ window: { title }, content });
  if (!answer) return;
  const chosen = Object.entries(answer as Record<string, number>).filter(([, level]) => level >= 0);
  await document.update({ ownership: Object.fromEntries(chosen) }, { recursive: false, diff: false });
};

type SheetClass = new (options: { document: HostDocument }) => RenderableApp;

interface DocumentClass {
  readonly documentName: string;
  readonly TYPES?: readonly string[];
}

/** [D13] One registered sheet, as `CONFIG.<Document>.sheetClasses[type][id]` holds it. */
export interface RegisteredSheet {
  readonly id: string;
  readonly cls: SheetClass;
  readonly label: string;
  default: boolean;
  readonly canBeDefault: boolean;
}

export interface SheetOptions {
  readonly label?: string | (() => string);
  readonly types?: readonly string[];
  readonly makeDefault?: boolean;
  readonly canBeDefault?: boolean;
}

type SheetClasses = Record<string, Record<string, RegisteredSheet>>;

const sheetClasses = (documentName: string): SheetClasses => {
  const config = (page.CONFIG[documentName] ??= {});
  return ((config as Json)['sheetClasses'] as SheetClasses) ?? ((config as Json)['sheetClasses'] = {});
};

const typesOf = ({ TYPES }: DocumentClass, types?: readonly string[]): readonly string[] =>
  types?.length ? types : TYPES?.length ? TYPES : ['base'];

/** [D13] foundry.applications.apps.DocumentSheetConfig; docs/platform.md 2 */
export const DocumentSheetConfig = {
  /** [D13] DocumentSheetConfig.registerSheet */
  registerSheet(documentClass: DocumentClass, scope: string, cls: SheetClass, options: SheetOptions = {}): void {
    const id = `${scope}.${cls.name}`;
    const label = typeof options.label === 'function' ? options.label() : (options.label ?? cls.name);
    for (const type of typesOf(documentClass, options.types)) {
      const known = (sheetClasses(documentClass.documentName)[type] ??= {});
      if (options.makeDefault) for (const sheet of Object.values(known)) sheet.default = false;
      known[id] = { id, cls, label, default: options.makeDefault ?? false, canBeDefault: options.canBeDefault ?? true };
    }
  },

  /** [D13] DocumentSheetConfig.unregisterSheet */
  unregisterSheet(documentClass: DocumentClass, scope: string, cls: SheetClass, { types }: SheetOptions = {}): void {
    for (const type of typesOf(documentClass, types)) {
      delete sheetClasses(documentClass.documentName)[type]?.[`${scope}.${cls.name}`];
    }
  },

  /** [D14] DocumentSheetConfig.getSheetClassesForSubType: by their ids, with the one that is used unless another is chosen. */
  getSheetClassesForSubType(documentName: string, subType: string): Json {
    const known = Object.values(sheetClasses(documentName)[subType] ?? {});
    const labels = (sheets: readonly RegisteredSheet[]): Json =>
      Object.fromEntries(sheets.map(({ id, label }) => [id, label]));
    return {
      sheetClasses: labels(known),
      defaultClasses: labels(known.filter(({ canBeDefault }) => canBeDefault)),
      defaultClass: known.find(sheet => sheet.default)?.id ?? '',
    };
  },

  /** [D14] DocumentSheetConfig.initializeSheets: they are known as soon as they are registered. */
  initializeSheets(): void {},
};

/** The sheets that a document can have. */
export const sheetsOf = (document: HostDocument): RegisteredSheet[] => {
  const classes = sheetClasses(document.documentName);
  return Object.values(classes[document.type ?? 'base'] ?? classes['base'] ?? {});
};

/**
 * A new sheet for the document: the one named by its flag `core.sheetClass` if that is registered, else the default,
 * else the first. [D13] ClientDocument#sheet; docs/in-foundry.md
 */
export const sheetFor = (document: HostDocument): RenderableApp | null => {
  const sheets = sheetsOf(document);
  const chosen =
    sheets.find(({ id }) => id === document.flags['core']?.['sheetClass']) ??
    sheets.find(sheet => sheet.default) ??
    sheets[0];
  return chosen ? new chosen.cls({ document }) : null;
};
