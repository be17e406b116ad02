/** What sheets and directories do with what is dropped on them. [D14] hookEvents.dropActorSheetData, SortingHelpers */
import { TextEditor } from './clean-html';
import { page, type HostDocument, type Json } from './globals';

/** The data of a drop: the kind of a document and where it is, or its own data. */
export interface DropData extends Json {
  readonly type?: string;
  readonly uuid?: string;
}

interface Dropping {
  readonly documentClass?: {
    fromDropData?(data: DropData): Promise<HostDocument>;
    create(data: object | object[], operation?: object): Promise<unknown>;
  };
}

/** The documents of a folder. */
interface Filled {
  readonly type?: string;
  readonly contents?: readonly HostDocument[];
}

type Sortable = HostDocument & {
  readonly actor?: HostDocument | null;
  readonly target?: unknown;
  sortRelative(options: object): Promise<unknown>;
};

const classOf = (documentName: string): NonNullable<Dropping['documentClass']> | undefined =>
  (page.CONFIG[documentName] as Dropping | undefined)?.documentClass;

export const dataOf = (event: DragEvent): DropData => (TextEditor.getDragEventData(event) ?? {}) as DropData;

/** The document that a drop names; none if there is none. */
export const documentOf = async (data: DropData): Promise<HostDocument | null> =>
  (await classOf(String(data.type))
    ?.fromDropData?.(data)
    .catch(() => null)) ?? null;

/** Puts a document before the one with which it shares the attribute of the element that it was dropped on. */
export const sortWhereDropped = (
  document: HostDocument,
  target: Element | null,
  siblings: readonly HostDocument[],
  id: (element: HTMLElement) => string | undefined,
): Promise<unknown> | undefined => {
  const found = siblings.find(one => target instanceof HTMLElement && one.id === id(target));
  if (!found || found.id === document.id) return undefined;
  return (document as Sortable).sortRelative({ target: found, siblings });
};

/** An actor's own item, where it was dropped among the others. */
export const sortItem = (event: Event, item: HostDocument, actor: HostDocument): Promise<unknown> | undefined => {
  const { items } = actor as unknown as { readonly items: Iterable<HostDocument> };
  const place = (event.target as Element | null)?.closest('[data-item-id]') ?? null;
  return sortWhereDropped(item, place, [...items], element => element.dataset['itemId']);
};

/** Makes copies of items or effects in a document. */
export const take = (name: 'Item' | 'ActiveEffect', into: HostDocument, data: object[]): Promise<unknown> =>
  into.createEmbeddedDocuments(name, data);

/** The items of a folder that was dropped. */
export const itemsOf = (folder: HostDocument): HostDocument[] => {
  const { type, contents = [] } = folder as Filled;
  return type === 'Item' ? [...contents] : [];
};

/** What a drag carries that begins at an element of a sheet: an item, or an effect, by its attribute. */
export const carryFrom = (event: DragEvent, of: HostDocument): void => {
  const { itemId, effectId } = (event.currentTarget as HTMLElement).dataset;
  const collections = of as unknown as Record<'items' | 'effects', ReadonlyMap<string, HostDocument> | undefined>;
  const found = itemId ? collections.items?.get(itemId) : effectId ? collections.effects?.get(effectId) : undefined;
  const data = (found as { toDragData?(): object } | undefined)?.toDragData?.();
  if (data) event.dataTransfer?.setData('text/plain', JSON.stringify(data));
};
