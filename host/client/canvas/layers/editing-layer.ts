import type { Json } from '../../ui/globals';
import { board, type PlaceableDocument } from '../board';
import type { Point } from '../containers';
import type { PlaceableObject } from '../placeables/placeable-object';
import { InteractionLayer } from './interaction-layer';

/** A step of several objects. [D14] PlaceablesLayer#moveMany */
interface Step {
  readonly dx?: number;
  readonly dy?: number;
  readonly rotate?: boolean;
  readonly ids?: string[];
  readonly includeLocked?: boolean;
}

/** [D14] foundry.canvas.layers.PlaceablesLayer, what changes its objects: moved, turned, sorted, copied and deleted. */
export abstract class EditingLayer extends InteractionLayer {
  history: Json[] = [];
  /** [D14] PlaceablesLayer#clipboard */
  clipboard: { objects: PlaceableObject[]; cut: boolean } = { objects: [], cut: false };

  abstract get placeables(): PlaceableObject[];
  abstract get controlled(): PlaceableObject[];
  abstract get documentCollection(): Iterable<PlaceableDocument> | null;
  abstract get(id: string): PlaceableObject | undefined;

  protected get documentName(): string {
    return (this.constructor as unknown as { readonly documentName: string }).documentName;
  }

  /** [D14] PlaceablesLayer#updateAll: changes all, or those that meet a condition, by data or by what a function makes. */
  async updateAll(
    transformation: Json | ((object: PlaceableObject) => Json),
    condition: ((object: PlaceableObject) => boolean) | null = null,
    options: Json = {},
  ): Promise<unknown> {
    const updates = this.placeables
      .filter(object => condition?.(object) ?? true)
      .map(object => ({
        ...(typeof transformation === 'function' ? transformation(object) : transformation),
        _id: object.id,
      }));
    return board().scene?.updateEmbeddedDocuments(this.documentName, updates, options);
  }

  /** [D14] PlaceablesLayer#_sendToBackOrBringToFront */
  async _sendToBackOrBringToFront(front: boolean): Promise<boolean> {
    const sorts = [...(this.documentCollection ?? [])].map(({ sort }) => sort ?? 0);
    const sort = front ? Math.max(...sorts) + 1 : Math.min(...sorts) - 1;
    const updates = this.controlled.map(({ id }) => ({ _id: id, sort }));
    if (updates.length === 0) return false;
    await board().scene?.updateEmbeddedDocuments(this.documentName, updates);
    return true;
  }

  _getMovableObjects(ids?: string[], includeLocked = false): PlaceableObject[] {
    const objects = ids ? ids.flatMap(id => this.get(id) ?? []) : this.controlled;
    return objects.filter(({ document }) => includeLocked || !document.locked);
  }

  /** [D14] PlaceablesLayer#rotateMany, PlaceablesLayer#moveMany, PlaceablesLayer#deleteAll, PlaceablesLayer#storeHistory */
  async rotateMany({
    angle,
    delta,
    snap,
    ids,
  }: {
    angle?: number;
    delta?: number;
    snap?: number;
    ids?: string[];
  } = {}): Promise<PlaceableObject[]> {
    const objects = this._getMovableObjects(ids);
    const updates = objects.map(object => ({
      _id: object.id,
      rotation: object._updateRotation({
        ...(angle !== undefined && { angle }),
        ...(delta !== undefined && { delta }),
        ...(snap !== undefined && { snap }),
      }),
    }));
    await board().scene?.updateEmbeddedDocuments(this.documentName, updates);
    return objects;
  }

  /** By spaces of the grid; with `rotate` they only turn towards there. South is 0 degrees, west 90. */
  async moveMany({
    dx = 0,
    dy = 0,
    rotate = false,
    ids,
    includeLocked = false,
  }: Step = {}): Promise<PlaceableObject[]> {
    if (rotate) {
      const angle = (Math.atan2(-dx, dy) * 180) / Math.PI;
      return this.rotateMany({ angle, snap: 45, ...(ids && { ids }) });
    }
    const objects = this._getMovableObjects(ids, includeLocked);
    const updates = objects.map(object => ({ _id: object.id, ...object._getShiftedPosition(dx, dy) }));
    await board().scene?.updateEmbeddedDocuments(this.documentName, updates, this.moveOptions(updates));
    return objects;
  }

  /** What the update of a step is to know besides. */
  protected moveOptions(_updates: readonly Json[]): Json {
    return {};
  }

  async deleteAll(): Promise<unknown> {
    const name = this.documentName;
    return board().scene?.deleteEmbeddedDocuments(
      name,
      [...(this.documentCollection ?? [])].map(({ id }) => id),
    );
  }

  storeHistory(type: string, data: Json[], options: Json = {}): void {
    this.history.push({ type, data, options });
    if (this.history.length > 100) this.history.shift();
  }

  async undoHistory(): Promise<unknown[]> {
    this.history.pop();
    return [];
  }

  _getCopyableObjects(_options?: object): PlaceableObject[] {
    return this.controlled;
  }

  copyObjects(options?: object): PlaceableObject[] {
    const objects = this._getCopyableObjects(options);
    this.clipboard = { objects, cut: false };
    return objects;
  }

  /** [D14] PlaceablesLayer#cutObjects, PlaceablesLayer#pasteObjects: around a point; what was cut goes there instead. */
  cutObjects(options?: object): PlaceableObject[] {
    const objects = this._getCopyableObjects(options);
    this.clipboard = { objects, cut: true };
    return objects;
  }

  async pasteObjects(position: Point, { hidden = false }: { hidden?: boolean } = {}): Promise<unknown> {
    const { objects, cut } = this.clipboard;
    const [left, top] = [
      Math.min(...objects.map(({ center }) => center.x)),
      Math.min(...objects.map(({ center }) => center.y)),
    ];
    const placed = objects.map(({ document }) => {
      const { _id, ...data } = document.toObject() as Json & { x?: number; y?: number };
      const at = { x: (data.x ?? 0) + position.x - left, y: (data.y ?? 0) + position.y - top };
      return cut ? { _id, ...at } : { ...data, ...at, ...(hidden && { hidden }) };
    });
    if (placed.length === 0) return [];
    if (cut) this.clipboard = { objects: [], cut: false };
    const { scene } = board();
    return cut
      ? scene?.updateEmbeddedDocuments(this.documentName, placed)
      : scene?.createEmbeddedDocuments(this.documentName, placed);
  }
}
