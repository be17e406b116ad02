/** The sheets that systems and modules build on: those of actors and of items. */
import type { HostDocument } from '../globals';
import type { ApplicationOptions } from '../application/options';
import { FieldsSheet } from './fields-sheet';

/** [D14] foundry.applications.sheets.ActorSheetV2: ActorSheetV2#actor, ActorSheetV2#token */
export class ActorSheetV2 extends FieldsSheet {
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = { classes: ['actor'], position: { width: 600 } };

  get actor(): HostDocument {
    return this.options['document'] as HostDocument;
  }

  /** The token whose own actor it shows; none for an actor of the world. */
  get token(): HostDocument | null {
    return (this.options['token'] as HostDocument | undefined) ?? null;
  }
}

/** [D14] foundry.applications.sheets.ItemSheetV2: ItemSheetV2#item, ItemSheetV2#actor */
export class ItemSheetV2 extends FieldsSheet {
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = { classes: ['item'], position: { width: 520 } };

  get item(): HostDocument {
    return this.options['document'] as HostDocument;
  }

  get actor(): HostDocument | null {
    return this.item.parent?.documentName === 'Actor' ? this.item.parent : null;
  }
}
