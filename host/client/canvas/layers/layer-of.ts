import type { Options } from './canvas-layer';
import { PlaceablesLayer } from './placeables-layer';

/** A layer of the documents of one type. */
export const layerOf = (documentName: string, name: string): typeof PlaceablesLayer =>
  class extends PlaceablesLayer {
    static override documentName = documentName;
    static override get layerOptions(): Options {
      return { ...super.layerOptions, name, controllableObjects: true };
    }
  };
