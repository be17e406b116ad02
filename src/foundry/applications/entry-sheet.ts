/** Opening the journal entry of a table opens the table. Only an entry that cannot be read as a table shows a page. */
import { htmlElement } from '../dom';
import { headOf } from '../documents/table-entry';
import { ID } from '../module-id';
import { isLaidAside } from '../registry';
import { speech } from '../lazy-import';
import { knownRegistry } from '../windows';
import { openTable } from '../layout/open-table';

const { DocumentSheetV2 } = foundry.applications.api;

export class TableEntrySheet extends DocumentSheetV2<JournalEntry.Implementation> {
  /** Entries store the name of their sheet in flags, so it must not depend on the build. */
  static override readonly name = 'TableEntrySheet';

  static override DEFAULT_OPTIONS: foundry.applications.api.DocumentSheetV2.DefaultOptions = {
    classes: ['rt', 'rt-entry-sheet'],
    position: { width: 420, height: 'auto' },
  };

  override _canRender(): false | void {
    const registry = knownRegistry();
    const client = registry?.ofEntry(this.document.id ?? '');
    const id = headOf(this.document)?.id;
    if (registry && isLaidAside(registry, id)) {
      void registry.openAgain(id).then(() => this.render({ force: true }));
      return false;
    }
    if (!client) return;
    void openTable(client);
    return false;
  }

  override async _renderHTML(): Promise<readonly HTMLElement[]> {
    return [
      htmlElement(document, 'h2', { class: 'rt-entry-sheet__title' }, speech.localize('RT.sheet.unreadable')),
      htmlElement(document, 'p', {}, speech.localize('RT.sheet.unreadable-hint')),
    ];
  }

  override _replaceHTML(result: readonly HTMLElement[], content: HTMLElement): void {
    content.replaceChildren(...result.map(element => content.ownerDocument.adoptNode(element)));
  }
}

/**
 * Called in `init`: registers the sheet that the entries of tables name in their flags. No other entry uses it by
 * default.
 */
export const registerTableSheet = (): void => {
  foundry.applications.apps.DocumentSheetConfig.registerSheet(JournalEntry, ID, TableEntrySheet, {
    makeDefault: false,
    label: 'RT.sheet.name',
  });
};
