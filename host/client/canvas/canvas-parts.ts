import { page } from '../ui/globals';
import { CanvasView } from './canvas-view';
import { canvasColors, darknessOf } from './colours';
import { FogManager, PerceptionManager } from './perception';
import { PIXI } from './pixi';

/** [D14] foundry.canvas.Canvas, what packages ask it beside what it shows. */
export abstract class CanvasParts extends CanvasView {
  /** [D14] Canvas#perception, Canvas#fog */
  readonly perception = new PerceptionManager();
  readonly fog = new FogManager();
  /** [D14] Canvas#blurOptions, Canvas#supported, Canvas#photosensitiveMode */
  readonly blurOptions = { enabled: false, blurClass: PIXI.BlurFilter, strength: 0, passes: 0 };
  readonly supported = { webGL2: true, readPixelsRED: false, offscreenCanvas: true };
  readonly photosensitiveMode = false;
  /** [D14] Canvas#colors, Canvas#colorManager: the colours of light and darkness. */
  readonly colors = canvasColors();
  readonly colorManager = { colors: this.colors, initialize: (): void => undefined };
  /** [D14] Canvas#snapshot: no picture is taken. */
  readonly snapshot = null;
  abstract getLayerByEmbeddedName(documentName: string): unknown;

  /** [D14] Canvas#getCollectionLayer: the layer of a collection of the scene. */
  getCollectionLayer(collection: string): unknown {
    const documents = this.scene
      ? (this.scene as unknown as Record<string, { documentName?: string }>)[collection]
      : null;
    return documents?.documentName ? this.getLayerByEmbeddedName(documents.documentName) : null;
  }

  /** [D14] Canvas#highlightObjects, hookEvents.highlightObjects */
  highlightObjects(active: boolean): void {
    page.Hooks.callAll('highlightObjects', active);
  }

  /** [D14] Canvas#initialize: it is, as soon as it is made. */
  initialize(): void {}

  /** [D14] Canvas#darknessLevel */
  get darknessLevel(): number {
    return darknessOf(this.scene);
  }
}
