/** [D14] foundry.canvas.layers: core's own layers of documents. */
import { type Options, CanvasLayer } from './canvas-layer';
import { PlaceablesLayer } from './placeables-layer';

/** A layer of the documents of one type. */
export const layerOf = (documentName: string, name: string): typeof PlaceablesLayer =>
  class extends PlaceablesLayer {
    static override documentName = documentName;
    static override get layerOptions(): Options {
      return { ...super.layerOptions, name, controllableObjects: true };
    }
  };

export class DrawingsLayer extends layerOf('Drawing', 'drawings') {}
export class NotesLayer extends layerOf('Note', 'notes') {}
export class RegionLayer extends layerOf('Region', 'regions') {
  override _activate(): void {
    super._activate();
    this.setAllRenderFlags({ refreshState: true });
  }

  override _deactivate(): void {
    super._deactivate();
    this.setAllRenderFlags({ refreshState: true });
  }
}
export class WallsLayer extends layerOf('Wall', 'walls') {
  checkCollision(): boolean {
    return false;
  }
}
export class LightingLayer extends layerOf('AmbientLight', 'lighting') {}
export class SoundsLayer extends layerOf('AmbientSound', 'sounds') {}
export class GridLayer extends CanvasLayer {}
export class WeatherEffects extends CanvasLayer {}
