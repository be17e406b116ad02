/** [D14] foundry.canvas.interaction: pings, each kind with its own picture. */
import type { Graphics } from 'pixi.js';
import { Color } from '../data/color';
import { hostsOwn } from './drawn-by-packages';
import type { Point } from './containers';
import { PIXI } from './pixi';

/** [D14] PingOptions */
export interface PingOptions {
  readonly duration?: number;
  readonly size?: number;
  readonly color?: string | number;
  readonly name?: string;
}

/** [D14] Ping: shown at a place for a while. */
export class Ping extends PIXI.Container {
  _color: Color;
  readonly options: Required<PingOptions>;
  #done: ((isComplete: boolean) => void) | undefined;

  constructor(
    readonly origin: Point,
    { duration = 900, size = 128, color = '#ff6400', name = '' }: PingOptions = {},
  ) {
    super();
    hostsOwn(this);
    this.options = { duration, size, color, name };
    this._color = Color.from(color);
    this.position.set(origin.x, origin.y);
  }

  /** [D14] Ping#animate: true if it was shown to the end. */
  async animate(): Promise<boolean> {
    const ring = this.addChild(hostsOwn(new PIXI.Graphics()));
    this._drawShape(ring, Number(this._color), 1, this.options.size);
    const isComplete = await new Promise<boolean>(resolve => {
      this.#done = resolve;
      setTimeout(() => resolve(true), this.options.duration);
    });
    if (!this.destroyed) this.destroy({ children: true });
    return isComplete;
  }

  override destroy(options?: Parameters<PIXIContainer['destroy']>[0]): void {
    this.#done?.(false);
    super.destroy(options);
  }

  /** [D14] PulsePing#_drawShape */
  protected _drawShape(g: Graphics, color: number, alpha: number, size: number): void {
    g.lineStyle(6, color, alpha).drawCircle(0, 0, size / 2);
  }
}

type PIXIContainer = InstanceType<typeof PIXI.Container>;

/** [D14] PulsePing, AlertPing, ArrowPing, ChevronPing */
export class PulsePing extends Ping {}

export class AlertPing extends PulsePing {
  protected override _drawShape(g: Graphics, color: number, alpha: number, size: number): void {
    const r = size / 2;
    g.lineStyle(6, color, alpha).drawPolygon([0, -r, r, r / 2, -r, r / 2]);
  }
}

export class ArrowPing extends PulsePing {
  protected override _drawShape(g: Graphics, color: number, alpha: number, size: number): void {
    const r = size / 2;
    g.beginFill(color, alpha)
      .drawPolygon([0, r, r, -r, 0, -r / 2, -r, -r])
      .endFill();
  }
}

export class ChevronPing extends Ping {
  /** [D14] ChevronPing.CHEVRON_PATH */
  static readonly CHEVRON_PATH = 'icons/pings/chevron.webp';

  protected override _drawShape(g: Graphics, color: number, alpha: number, size: number): void {
    const r = size / 2;
    g.lineStyle(8, color, alpha).moveTo(-r, -r).lineTo(0, 0).lineTo(r, -r);
  }
}

/** [D14] CONFIG.Canvas.pings: the kinds by their names, and how each looks. */
export const pingsConfig = () => ({
  types: { PULSE: 'pulse', ALERT: 'alert', PULL: 'chevron', ARROW: 'arrow' },
  styles: {
    pulse: { class: PulsePing, color: '#ff6400', size: 1.5, duration: 900 },
    alert: { class: AlertPing, color: '#ff0000', size: 1.5, duration: 900 },
    arrow: { class: ArrowPing, color: '#ff6400', size: 1, duration: 900 },
    chevron: { class: ChevronPing, size: 1, duration: 2000 },
  },
  pullSpeed: 700,
});
