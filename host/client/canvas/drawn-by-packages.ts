/** What packages put on the canvas, as opposed to the host's own containers, which draw nothing by themselves. */
import type { Container, DisplayObject } from 'pixi.js';
import { PIXI } from './pixi';
import { PrimarySpriteMesh } from './containers';

const own = new WeakSet<object>();

/** Marks a container of the host. */
export const hostsOwn = <Made extends object>(container: Made): Made => {
  own.add(container);
  return container;
};

/** Calls `show` when a package adds something to a container. */
export const watchFor = (container: Container, show: () => void): void => {
  container.on('childAdded', (child: DisplayObject) => {
    if (!own.has(child) && !(child instanceof PrimarySpriteMesh)) show();
  });
};

/** Does a container show nothing but the host's own parts, and drawings without lines? */
export const isBare = (container: Container): boolean =>
  container.children.every(child => {
    if (child instanceof PrimarySpriteMesh) return true;
    if (child instanceof PIXI.Graphics) return child.geometry.graphicsData.length === 0 && isBare(child);
    return own.has(child) && child instanceof PIXI.Container && isBare(child);
  });
