/** [D14] foundry.canvas.layers: base classes for packages' layers, and core's own. */
export { CanvasLayer } from './canvas-layer';
export { ControlsLayer } from './controls-layer';
export {
  DrawingsLayer,
  GridLayer,
  LightingLayer,
  NotesLayer,
  RegionLayer,
  SoundsLayer,
  WallsLayer,
  WeatherEffects,
} from './placeables-layer';
export { InteractionLayer } from './interaction-layer';
export { PlaceablesLayer } from './placeables-layer';
export { TilesLayer } from './tiles-layer';
export { TokenLayer } from './token-layer';
