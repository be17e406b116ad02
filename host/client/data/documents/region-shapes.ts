import { isPlain, type Data } from '../../../shared/json';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** A point that is turned about another. */
export const turned = ({ x, y }: Spot, about: Spot, degrees: number): Spot => {
  const angle = (degrees * Math.PI) / 180;
  const dx = x - about.x;
  const dy = y - about.y;
  return {
    x: about.x + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: about.y + dx * Math.sin(angle) + dy * Math.cos(angle),
  };
};

/** Is a point within the corners of a polygon? */
export const inPolygon = ({ x, y }: Spot, points: readonly number[]): boolean => {
  let isIn = false;
  for (let i = 0, j = points.length - 2; i + 1 < points.length; j = i, i += 2) {
    const [ax = 0, ay = 0] = [points[i], points[i + 1]];
    const [bx = 0, by = 0] = [points[j], points[j + 1]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isIn = !isIn;
  }
  return isIn;
};

const isInShape = (spot: Spot, shape: Data): boolean => {
  const corner = { x: number(shape['x']), y: number(shape['y']) };
  const rotation = number(shape['rotation']);
  const [width, height] = [number(shape['width']), number(shape['height'])];
  switch (shape['type']) {
    case 'rectangle': {
      const middle = { x: corner.x + width / 2, y: corner.y + height / 2 };
      const { x, y } = turned(spot, middle, -rotation);
      return x >= corner.x && y >= corner.y && x < corner.x + width && y < corner.y + height;
    }
    case 'circle':
      return Math.hypot(spot.x - corner.x, spot.y - corner.y) <= number(shape['radius']);
    case 'ellipse': {
      const { x, y } = turned(spot, corner, -rotation);
      return ((x - corner.x) / number(shape['radiusX'])) ** 2 + ((y - corner.y) / number(shape['radiusY'])) ** 2 <= 1;
    }
    case 'polygon':
      return Array.isArray(shape['points']) && inPolygon(spot, shape['points'] as number[]);
    default:
      return false;
  }
};

/** Two corners of the rectangle around a shape, or more: without its turning. */
export const boundsOf = (shape: Data): Spot[] => {
  const { points } = shape as { readonly points?: readonly number[] };
  if (Array.isArray(points)) {
    return points.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: number(points[index + 1]) }] : []));
  }
  const { x, y } = { x: number(shape['x']), y: number(shape['y']) };
  const across = number(shape['radiusX'] ?? shape['radius']);
  const down = number(shape['radiusY'] ?? shape['radius']);
  const [width, height] = [number(shape['width']), number(shape['height'])];
  return [
    { x: x - across, y: y - down },
    { x: x + across + width, y: y + down + height },
  ];
};

/** Is a point in shapes laid one after another? A hole takes away from those before it. */
export const isInShapes = (spot: Spot, shapes: unknown): boolean => {
  let isIn = false;
  for (const shape of Array.isArray(shapes) ? shapes : []) {
    if (isPlain(shape) && isInShape(spot, shape)) isIn = shape['hole'] !== true;
  }
  return isIn;
};
