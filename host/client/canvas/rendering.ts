/** [D14] foundry.canvas.rendering, foundry.canvas.animation: names that packages build on; only PIXI's own filters work. */
import { PIXI } from './pixi';

/** [D14] foundry.canvas.animation.CanvasAnimation: what moves is there at once. */
export class CanvasAnimation {
  static async animate(): Promise<boolean> {
    return true;
  }
  static terminateAnimation(): void {}
  static getAnimation(): undefined {
    return undefined;
  }
  static easeInOutCosine(t: number): number {
    return (1 - Math.cos(Math.PI * t)) / 2;
  }
}

/** [D14] foundry.canvas.rendering.filters.AbstractBaseFilter */
export class AbstractBaseFilter extends PIXI.Filter {
  static create(uniforms: object = {}): AbstractBaseFilter {
    return new this(undefined, undefined, uniforms);
  }
}

export class VisualEffectsMaskingFilter extends AbstractBaseFilter {}

export class WeatherOcclusionMaskFilter extends AbstractBaseFilter {}

export class ParticleEffect {}
