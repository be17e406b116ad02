import type { Container, Graphics, Rectangle } from 'pixi.js';
import { PIXI } from '../pixi';
import type { Point } from '../containers';
import { board } from '../board';
import { hostsOwn, watchFor } from '../drawn-by-packages';
import { InteractionLayer } from './interaction-layer';

/** A part of the layer, which is drawn once something is in it. */
const part = (): Container => {
  const made = hostsOwn(new PIXI.Container());
  watchFor(made, () => board().showOverlay());
  return made;
};

/** [D14] foundry.canvas.layers.ControlsLayer */
export class ControlsLayer extends InteractionLayer {
  cursors: Container | null = null;
  pings: Container | null = null;
  select: Graphics | null = null;
  rulers: Container | null = null;
  /** [D13] ControlsLayer#debug: drawings that packages show for debugging. */
  debug: Graphics | null = null;

  override async _draw(_options: object): Promise<void> {
    this.rulers = this.addChild(part());
    this.cursors = this.addChild(part());
    this.pings = this.addChild(part());
    this.select = this.addChild(hostsOwn(new PIXI.Graphics()));
    this.debug = this.addChild(hostsOwn(new PIXI.Graphics()));
  }

  getRulerForUser(_userId: string): null {
    return null;
  }

  /** [D14] ControlsLayer#drawPing */
  async drawPing(
    origin: Point,
    { color = 0xffffff, size = 128, duration = 900 }: { color?: number; size?: number; duration?: number } = {},
  ): Promise<boolean> {
    const ring = this.pings?.addChild(new PIXI.Graphics());
    ring?.lineStyle(6, color).drawCircle(origin.x, origin.y, size / 2);
    await new Promise(resolve => setTimeout(resolve, duration));
    ring?.destroy();
    return true;
  }

  async handlePing(user: { color: number }, position: Point, data: object = {}): Promise<boolean> {
    return this.drawPing(position, { ...data, color: Number(user.color) });
  }

  drawSelect({ x, y, width, height }: Rectangle): void {
    board().showOverlay();
    this.select?.clear().lineStyle(3, 0xff9829).drawRect(x, y, width, height);
  }
}
