import type { ApplicationOptions, RenderOptions } from '../../ui/application/options';
import type { Json } from '../../ui/globals';
import { Token } from '../placeables/token';
import { BasePlaceableHUD } from './placeable-hud';

/** [D14] foundry.applications.hud.TokenHUD (`canvas.hud.token`); another may stand at CONFIG.Token.hudClass. */
export class TokenHUD extends BasePlaceableHUD {
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = {
    id: 'token-hud',
    actions: { target: TokenHUD.#onTarget },
  };

  static override PARTS = { hud: { root: true, template: 'templates/hud/token-hud.hbs' } };

  /** [D14] TokenHUD#actor */
  get actor(): Json | null {
    return this.object instanceof Token ? this.object.actor : null;
  }

  override async _prepareContext(options: RenderOptions): Promise<Json> {
    const targeted = this.object instanceof Token && this.object.isTargeted;
    return { ...(await super._prepareContext(options)), targetClass: targeted ? 'active' : '' };
  }

  static #onTarget(this: TokenHUD, _event: Event, target: HTMLElement): void {
    if (!(this.object instanceof Token)) return;
    this.object.setTarget(!this.object.isTargeted, { releaseOthers: false });
    target.classList.toggle('active', this.object.isTargeted);
  }
}

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
