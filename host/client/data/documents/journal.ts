import { HostDocument } from '../document';
import type { EmbeddedCollection } from '../document-collection';

/** [D14] foundry.documents.JournalEntry */
export class JournalEntry extends HostDocument {
  static override readonly documentName: string = 'JournalEntry';

  declare readonly pages: EmbeddedCollection;
}

/** [D14] foundry.documents.JournalEntryPage */
export class JournalEntryPage extends HostDocument {
  static override readonly documentName: string = 'JournalEntryPage';

  declare readonly text: { content: string; markdown: string; format: number };
  declare readonly title: { show: boolean; level: number };
}
