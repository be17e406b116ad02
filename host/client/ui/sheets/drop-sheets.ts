import { DragDrop } from '../drag-drop';
import { carryFrom, dataOf, documentOf, itemsOf, sortItem, take, type DropData } from '../dropped';
import { page, type HostDocument } from '../globals';
import type { ApplicationOptions, RenderOptions } from '../application/options';
import { FieldsSheet } from './fields-sheet';

/** [M] The sheets of actors and of items in version 14: what is dropped comes as a document. */
class DropSheet extends FieldsSheet {
  declare readonly document: HostDocument;
  declare readonly isEditable: boolean;

  readonly #drags = new DragDrop.implementation({
    dragSelector: '.draggable',
    permissions: { dragstart: () => this._canDragStart('.draggable'), drop: () => this._canDragDrop('') },
    callbacks: {
      dragstart: event => this._onDragStart(event),
      dragover: event => this._onDragOver(event),
      drop: event => this._onDrop(event),
    },
  });

  override async _onRender(context: Record<string, unknown>, options: RenderOptions): Promise<void> {
    await super._onRender(context, options);
    this.#drags.bind(this.element);
  }

  _canDragStart(_selector: string): boolean {
    return this.isEditable;
  }

  _canDragDrop(_selector: string): boolean {
    return this.isEditable;
  }

  async _onDragStart(event: DragEvent): Promise<void> {
    if ((event.target as HTMLElement).dataset?.['link'] === undefined) carryFrom(event, this.document);
  }

  _onDragOver(_event: DragEvent): void {}

  async _onDrop(event: DragEvent): Promise<unknown> {
    return this.dropped(event, dataOf(event));
  }

  protected async dropped(event: DragEvent, data: DropData): Promise<unknown> {
    const document = await documentOf(data);
    return document ? this._onDropDocument(event, document) : undefined;
  }

  async _onDropDocument(event: DragEvent, document: HostDocument): Promise<unknown> {
    return document.documentName === 'ActiveEffect' ? this._onDropActiveEffect(event, document) : null;
  }

  /** One that lies in the document already, or is its own, is not copied. */
  async _onDropActiveEffect(_event: DragEvent, effect: HostDocument): Promise<unknown> {
    const { document } = this;
    const isOwn = effect.parent === document || (effect as { target?: unknown }).target === document;
    return document.isOwner && !isOwn ? take('ActiveEffect', document, [effect.toObject()]) : null;
  }
}

/** [D14] foundry.applications.sheets.ActorSheetV2: ActorSheetV2#actor, ActorSheetV2#token */
export class ActorSheetV2 extends DropSheet {
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = { classes: ['actor'], position: { width: 600 } };

  get actor(): HostDocument {
    return this.options['document'] as HostDocument;
  }

  /** The token whose own actor it shows; none for an actor of the world. */
  get token(): HostDocument | null {
    const { token } = this.actor as { token?: HostDocument | null };
    return token ?? (this.options['token'] as HostDocument | undefined) ?? null;
  }

  /** [D14] hookEvents.dropActorSheetData: packages may refuse it. */
  protected override async dropped(event: DragEvent, data: DropData): Promise<unknown> {
    if (page.Hooks.call('dropActorSheetData', this.actor, this, data) === false) return undefined;
    return super.dropped(event, data);
  }

  /** [M] ActorSheetV2#_onDropDocument and what follows: each takes the event and the document. */
  override async _onDropDocument(event: DragEvent, document: HostDocument): Promise<unknown> {
    if (document.documentName === 'Item') return this._onDropItem(event, document);
    if (document.documentName === 'Actor') return this._onDropActor(event, document);
    if (document.documentName === 'Folder') return this._onDropFolder(event, document);
    return super._onDropDocument(event, document);
  }

  async _onDropItem(event: DragEvent, item: HostDocument): Promise<unknown> {
    if (!this.actor.isOwner) return null;
    if (item.parent?.uuid === this.actor.uuid) return this._onSortItem(event, item);
    const [made] = (await take('Item', this.actor, [item.toObject()])) as unknown[];
    return made ?? null;
  }

  async _onSortItem(event: DragEvent, item: HostDocument): Promise<unknown> {
    return sortItem(event, item, this.actor);
  }

  async _onDropActor(_event: DragEvent, _actor: HostDocument): Promise<unknown> {
    return null;
  }

  async _onDropFolder(_event: DragEvent, folder: HostDocument): Promise<unknown> {
    const items = this.actor.isOwner ? itemsOf(folder) : [];
    return items.length > 0
      ? take(
          'Item',
          this.actor,
          items.map(item => item.toObject()),
        )
      : null;
  }
}

/** [D14] foundry.applications.sheets.ItemSheetV2: ItemSheetV2#item, ItemSheetV2#actor */
export class ItemSheetV2 extends DropSheet {
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = { classes: ['item'], position: { width: 520 } };

  get item(): HostDocument {
    return this.options['document'] as HostDocument;
  }

  get actor(): HostDocument | null {
    return this.item.parent?.documentName === 'Actor' ? this.item.parent : null;
  }
}
