import { ApplicationV2 } from '../ui/application/application';
import type { ApplicationOptions } from '../ui/application/options';
import type { Board } from './board';

/** [D13] foundry.applications.hud.HeadsUpDisplayContainer (`canvas.hud`): DOM laid over the stage, moving with it. */
export class HeadsUpDisplayContainer extends ApplicationV2 {
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = {
    id: 'hud',
    window: { frame: false, positioned: false },
  };

  constructor(readonly canvas: Pick<Board, 'stage' | 'dimensions'>) {
    super();
  }

  override async _renderHTML(): Promise<never[]> {
    return [];
  }

  /** A new drawing of the canvas begins with an empty HUD: who puts something in does so at `canvasReady`. */
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
