/** [D14] foundry.canvas.placeables.tokens: what is drawn beside a token. Names to subclass: the host draws none of it. */
import { page } from '../../ui/globals';
import { PIXI } from '../pixi';

/** [D14] BaseTokenRuler: drawn where a token is about to move; its methods are for subclasses. */
export class BaseTokenRuler {
  visible = false;

  constructor(readonly token: object) {}

  /** [D14] BaseTokenRuler#isVisible */
  get isVisible(): boolean {
    return this.visible;
  }

  async draw(): Promise<void> {}

  clear(): void {}

  refresh(): void {}

  destroy(): void {}

  onPreview(): void {}
}

/** [D14] TokenRuler */
export class TokenRuler extends BaseTokenRuler {
  static readonly WAYPOINT_LABEL_TEMPLATE = 'templates/hud/waypoint-label.hbs';
  static readonly STYLES: Readonly<Record<string, object>> = {};

  /**
   * [D14] TokenRuler#_getWaypointLabelContext, TokenRuler#_getWaypointStyle, TokenRuler#_getSegmentStyle,
   * TokenRuler#_getGridHighlightStyle: what subclasses change of how a way looks.
   */
  _getWaypointLabelContext(_waypoint: object, _state: object): object | void {
    return {};
  }

  _getWaypointStyle(_waypoint: object): object {
    return { radius: 6, color: this.#color, alpha: 1 };
  }

  _getSegmentStyle(_waypoint: object): object {
    return { width: 4, color: this.#color, alpha: 1 };
  }

  _getGridHighlightStyle(_waypoint: object, _offset: object): object {
    return { color: this.#color, alpha: 0.5 };
  }

  get #color(): unknown {
    return page.game.user?.color ?? '#ffffff';
  }
}

/** [D14] TokenTurnMarker */
export class TokenTurnMarker extends PIXI.Container {
  constructor(readonly token: object) {
    super();
  }

  async draw(): Promise<void> {}
}

/** [D14] TokenRing, TokenRingConfig, DynamicRingData, TurnMarkerData, UserTargets */
export class TokenRing {
  static readonly effects: Readonly<Record<string, number>> = { DISABLED: 0, ENABLED: 1, RING_PULSE: 2 };
  static readonly initialized = false;
}
export class TokenRingConfig {}
export class DynamicRingData {}
export class TurnMarkerData {}
export class UserTargets extends Set<object> {}
