/** [D14] foundry.canvas.containers: what packages hang their drawings on. */
import { PIXI } from './pixi';

/** [D14] foundry.canvas.containers.SpriteMesh: also one of the scene's own pictures, at a height. */
export class SpriteMesh extends PIXI.Sprite {
  elevation = 0;
  sort = 0;
}

/** [D14] foundry.canvas.containers.PreciseText */
export class PreciseText extends PIXI.Text {
  /** [D14] PreciseText.getTextStyle */
  static getTextStyle(options: object = {}): InstanceType<typeof PIXI.TextStyle> {
    return new PIXI.TextStyle({ fontFamily: 'Signika', fontSize: 24, fill: '#ffffff', ...options });
  }
}

/** [D14] foundry.canvas.containers.FullCanvasObjectMixin */
export const FullCanvasObjectMixin = <B extends typeof PIXI.Container>(Base: B): B => {
  const Extended = Base as unknown as typeof PIXI.Container;
  return class FullCanvasObject extends Extended {} as unknown as B;
};
