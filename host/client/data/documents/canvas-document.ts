import type { Data } from '../../../shared/json';
import type { Operation } from '../../../shared/wire';
import { HostDocument } from '../document';

/** The canvas object of a document, with the methods that inform it. */
interface Drawn {
  readonly destroyed: boolean;
  _onCreate(data: Data, options: Operation, userId: string): void;
  _onUpdate(changes: Data, options: Operation, userId: string): void;
  _onDelete(options: Operation, userId: string): void;
}

interface Layer {
  readonly objects: unknown;
  createObject(document: HostDocument): Drawn;
}

interface Surface {
  readonly ready?: boolean;
  readonly scene?: HostDocument | null;
  getLayerByEmbeddedName?(documentName: string): Layer | null;
}

const surface = (): Surface => (globalThis as { canvas?: Surface }).canvas ?? {};

/**
 * [D14] foundry.documents.abstract.CanvasDocumentMixin: a document that is drawn while its scene is viewed, and informs
 * its canvas object of changes. docs/platform.md 4
 */
export class CanvasDocument extends HostDocument {
  /** [D14] CanvasDocument#object: its canvas object; null if its scene is not viewed. */
  object: Drawn | null = null;

  /** [D14] CanvasDocument#layer */
  get layer(): unknown {
    return surface().getLayerByEmbeddedName?.(this.documentName) ?? null;
  }

  /** [D14] CanvasDocument#rendered */
  get rendered(): boolean {
    return this.object !== null && !this.object.destroyed;
  }

  override _onCreate(data: Data, options: Operation, userId: string): void {
    super._onCreate(data, options, userId);
    const { ready, scene } = surface();
    const layer = this.layer as Layer | null;
    if (!ready || scene !== this.parent || !layer?.objects) return;
    this.object = layer.createObject(this);
    this.object._onCreate(data, options, userId);
  }

  override _onUpdate(changes: Data, options: Operation, userId: string): void {
    super._onUpdate(changes, options, userId);
    if (this.rendered) this.object?._onUpdate(changes, options, userId);
  }

  override _onDelete(options: Operation, userId: string): void {
    super._onDelete(options, userId);
    if (this.rendered) this.object?._onDelete(options, userId);
    this.object = null;
  }
}
