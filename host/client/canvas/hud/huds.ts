import type { ApplicationOptions } from '../../ui/application/options';
import { BasePlaceableHUD } from './placeable-hud';

/** [D14] foundry.applications.hud.TileHUD (`canvas.hud.tile`) */
export class TileHUD extends BasePlaceableHUD {
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = { id: 'tile-hud' };
  static override PARTS = { hud: { root: true, template: 'templates/hud/tile-hud.hbs' } };
}

/** [D14] foundry.applications.hud.DrawingHUD (`canvas.hud.drawing`) */
export class DrawingHUD extends BasePlaceableHUD {
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = { id: 'drawing-hud' };
  static override PARTS = { hud: { root: true, template: 'templates/hud/drawing-hud.hbs' } };
}
