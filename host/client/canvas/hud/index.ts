/** [D14] foundry.applications.hud */
import { ApplicationV2 } from '../../ui/application/application';
import type { ApplicationOptions } from '../../ui/application/options';
import { page, type Json } from '../../ui/globals';
import type { Board } from '../board';
import { ChatBubbles } from '../chat-bubbles';
import { BasePlaceableHUD } from './placeable-hud';

/** The types of documents with a HUD of their own, which a package may replace in CONFIG. */
const BOUND = ['Token', 'Tile', 'Drawing'] as const;

/** [D13] foundry.applications.hud.HeadsUpDisplayContainer (`canvas.hud`): DOM laid over the stage, moving with it. */
export class HeadsUpDisplayContainer extends ApplicationV2 {
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = {
    id: 'hud',
    window: { frame: false, positioned: false },
  };

  /** [D14] HeadsUpDisplayContainer#token, HeadsUpDisplayContainer#tile, HeadsUpDisplayContainer#drawing */
  readonly token!: BasePlaceableHUD;
  readonly tile!: BasePlaceableHUD;
  readonly drawing!: BasePlaceableHUD;
  readonly bubbles = new ChatBubbles();
  readonly #huds: readonly BasePlaceableHUD[];

  constructor(readonly canvas: Pick<Board, 'stage' | 'dimensions'>) {
    super();
    this.#huds = BOUND.map(name => {
      const { hudClass: Class } = page.CONFIG[name] as Json as { hudClass: new () => BasePlaceableHUD };
      const hud = new Class();
      Object.defineProperty(this, name.toLowerCase(), { value: hud, configurable: true, enumerable: true });
      return hud;
    });
  }

  override async _renderHTML(): Promise<never[]> {
    for (const hud of this.#huds) await hud.close();
    return [];
  }

  /** A new drawing of the canvas begins with an empty HUD: packages add to it at `canvasReady`. */
  override _replaceHTML(_result: unknown, content: HTMLElement): void {
    content.replaceChildren();
  }

  /** [D13] HeadsUpDisplayContainer#align */
  align(): void {
    const { stage, dimensions } = this.canvas;
    const { a, tx, ty } = stage.worldTransform;
    const { style } = this.element;
    style.left = `${tx}px`;
    style.top = `${ty}px`;
    style.width = `${dimensions.width}px`;
    style.height = `${dimensions.height}px`;
    style.transform = `scale(${a})`;
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

export { BasePlaceableHUD } from './placeable-hud';
export { TokenHUD } from './token-hud';
