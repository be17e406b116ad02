import type { Rectangle } from 'pixi.js';
import { PIXI } from './pixi';

/** The bounding box of this rectangle when it is turned about its centre. */
function rotate(this: Rectangle, radians: number): Rectangle {
  const [cos, sin] = [Math.abs(Math.cos(radians)), Math.abs(Math.sin(radians))];
  const [width, height] = [this.width * cos + this.height * sin, this.width * sin + this.height * cos];
  this.x += (this.width - width) / 2;
  this.y += (this.height - height) / 2;
  Object.assign(this, { width, height });
  return this;
}

/** [M] PIXI.Rectangle#rotate, PIXI.Rectangle#center: the platform's additions to PIXI's rectangles; published modules use them. */
export const extendRectangle = (): void => {
  Object.defineProperty(PIXI.Rectangle.prototype, 'rotate', { value: rotate, writable: true, configurable: true });
  Object.defineProperty(PIXI.Rectangle.prototype, 'center', {
    get(this: Rectangle) {
      return { x: this.x + this.width / 2, y: this.y + this.height / 2 };
    },
    configurable: true,
  });
};
