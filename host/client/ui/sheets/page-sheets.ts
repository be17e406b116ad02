/** The windows of single pages of a journal. */
import { DocumentSheetV2 } from '../document-sheet';
import { HandlebarsApplicationMixin, type TemplatePart } from '../handlebars-mixin';
import type { ApplicationOptions, RenderOptions } from '../application/options';

const HEADER: TemplatePart = { template: 'templates/journal/parts/page-header.hbs' };
const FOOTER: TemplatePart = { template: 'templates/generic/form-footer.hbs' };
const part = (name: string): TemplatePart => ({ template: `templates/journal/pages/${name}.hbs` });

/** [D14] JournalEntryPageSheet: the name of a page and what is on it, to write. */
export class JournalEntryPageSheet extends HandlebarsApplicationMixin(DocumentSheetV2) {
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = {
    classes: ['journal-sheet', 'journal-entry-page'],
    tag: 'form',
    viewPermission: 2,
    window: { icon: 'fa-solid fa-file', resizable: true, contentClasses: ['standard-form'] },
    form: { closeOnSubmit: true },
    position: { width: 600, height: 680 },
  };

  /** [D14] JournalEntryPageHandlebarsSheet.EDIT_PARTS */
  static EDIT_PARTS: Record<string, TemplatePart> = {};

  static override get PARTS(): Record<string, TemplatePart> {
    return { header: HEADER, ...this.EDIT_PARTS, footer: FOOTER };
  }

  override async _prepareContext(options: RenderOptions): Promise<Record<string, unknown>> {
    const buttons = [{ type: 'submit', icon: 'fa-solid fa-floppy-disk', label: 'Save changes' }];
    return { ...(await super._prepareContext(options)), buttons };
  }
}

/** [D14] JournalEntryPageHandlebarsSheet: the same here, since pages are drawn by templates anyway. */
export class JournalEntryPageHandlebarsSheet extends JournalEntryPageSheet {}

/** [D14] JournalEntryPageTextSheet, JournalEntryPageHTMLSheet */
export class JournalEntryPageTextSheet extends JournalEntryPageHandlebarsSheet {}
export class JournalEntryPageHTMLSheet extends JournalEntryPageTextSheet {
  static override EDIT_PARTS = { content: part('text') };
}

/** [D14] JournalEntryPageProseMirrorSheet */
export class JournalEntryPageProseMirrorSheet extends JournalEntryPageTextSheet {
  static override EDIT_PARTS = { content: part('text') };
}

/** [D14] JournalEntryPageImageSheet, JournalEntryPageVideoSheet, JournalEntryPagePDFSheet: where the file lies. */
export class JournalEntryPageImageSheet extends JournalEntryPageHandlebarsSheet {
  static override EDIT_PARTS = { content: part('source') };
}
export class JournalEntryPageVideoSheet extends JournalEntryPageHandlebarsSheet {
  static override EDIT_PARTS = { content: part('source') };
}
export class JournalEntryPagePDFSheet extends JournalEntryPageHandlebarsSheet {
  static override EDIT_PARTS = { content: part('source') };
}

/** Each with the type of page that it shows. */
export const PAGE_SHEETS = {
  text: JournalEntryPageProseMirrorSheet,
  image: JournalEntryPageImageSheet,
  video: JournalEntryPageVideoSheet,
  pdf: JournalEntryPagePDFSheet,
} as const;
