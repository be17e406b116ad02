/** [D14] foundry.canvas.layers: base classes for packages' layers, and core's own. */
export { CanvasLayer } from './canvas-layer';
export { ControlsLayer } from './controls-layer';
export {
  DrawingsLayer,
  LightingLayer,
  RegionLayer,
  SoundsLayer,
  WallsLayer,
  WeatherEffects,
} from './placeables-layer';
export { GridHighlight, GridLayer } from './grid-layer';
export { InteractionLayer } from './interaction-layer';
export { NotesLayer } from './notes-layer';
export { PlaceablesLayer } from './placeables-layer';
export { TilesLayer } from './tiles-layer';
export { TokenLayer } from './token-layer';
