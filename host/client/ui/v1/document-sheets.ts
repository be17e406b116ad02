import { carryFrom, dataOf, documentOf, itemsOf, sortItem, take, type DropData } from '../dropped';
import { page, type HostDocument } from '../globals';
import { Application } from './application';
import { Dialog } from './dialog';
import { DocumentSheet, FormApplication } from './forms';

/** [D14] foundry.appv1.sheets.ActorSheet: what is dropped comes as the data of the drop. */
export class ActorSheet extends DocumentSheet {
  get actor(): HostDocument {
    return this.document;
  }

  /** [D14] ActorSheet#token */
  get token(): HostDocument | null {
    return (this.actor as { token?: HostDocument | null }).token ?? null;
  }

  override _canDragStart(_selector?: string): boolean {
    return this.isEditable;
  }

  override _canDragDrop(_selector?: string): boolean {
    return this.isEditable;
  }

  override _onDragStart(event: DragEvent): void {
    if (!('link' in (event.target as HTMLElement).dataset)) carryFrom(event, this.actor);
  }

  override async _onDrop(event: DragEvent): Promise<unknown> {
    const data = dataOf(event);
    if (page.Hooks.call('dropActorSheetData', this.actor, this, data) === false) return undefined;
    if (data.type === 'Item') return this._onDropItem(event, data);
    if (data.type === 'ActiveEffect') return this._onDropActiveEffect(event, data);
    if (data.type === 'Actor') return this._onDropActor(event, data);
    return data.type === 'Folder' ? this._onDropFolder(event, data) : undefined;
  }

  async _onDropActiveEffect(_event: DragEvent, data: DropData): Promise<unknown> {
    const effect = await documentOf(data);
    if (!effect || !this.actor.isOwner || effect.parent === this.actor) return false;
    return take('ActiveEffect', this.actor, [effect.toObject()]);
  }

  async _onDropActor(_event: DragEvent, _data: DropData): Promise<unknown> {
    return false;
  }

  async _onDropItem(event: DragEvent, data: DropData): Promise<unknown> {
    const item = await documentOf(data);
    if (!item || !this.actor.isOwner) return false;
    if (item.parent?.uuid === this.actor.uuid) return this._onSortItem(event, item.toObject());
    return this._onDropItemCreate(item.toObject(), event);
  }

  async _onDropItemCreate(data: object | object[], _event?: DragEvent): Promise<unknown> {
    return take('Item', this.actor, [data].flat());
  }

  async _onDropFolder(event: DragEvent, data: DropData): Promise<unknown> {
    const folder = await documentOf(data);
    const items = folder && this.actor.isOwner ? itemsOf(folder) : [];
    return this._onDropItemCreate(
      items.map(item => item.toObject()),
      event,
    );
  }

  async _onSortItem(event: DragEvent, { _id }: { readonly _id?: unknown }): Promise<unknown> {
    const { items } = this.actor as unknown as { readonly items: ReadonlyMap<string, HostDocument> };
    const item = items.get(String(_id));
    return item ? sortItem(event, item, this.actor) : undefined;
  }
}

export class ItemSheet extends DocumentSheet {
  get item(): HostDocument {
    return this.document;
  }

  /** [D14] ItemSheet#actor */
  get actor(): HostDocument | null {
    return this.item.parent?.documentName === 'Actor' ? this.item.parent : null;
  }
}

export class JournalSheet extends DocumentSheet {}
export class JournalPageSheet extends DocumentSheet {}

/** The globals under which these windows were known. */
export const firstGeneration = {
  Application,
  FormApplication,
  DocumentSheet,
  Dialog,
  ActorSheet,
  ItemSheet,
  JournalSheet,
  JournalPageSheet,
};
