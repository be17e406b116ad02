/** The outlines that tell sides and kinds apart without colour. */
import type { Face } from '../../kernel/board';
import type { Emblem } from './emblems';
import { star } from './motifs/brush';
import { short, el } from './svg';
import { INK, SHADES } from './palette';

export type Outline = Face['shape'];

const scaled = (
  points: readonly (readonly [number, number])[],
  x: number,
  y: number,
  width: number,
  height: number,
): string => `M${points.map(([a, b]) => `${short(x + a * width)} ${short(y + b * height)}`).join('L')}Z`;

/** A chess rook, in a box of one by one. */
const ROOK = [
  [0.12, 0.04],
  [0.3, 0.04],
  [0.3, 0.16],
  [0.41, 0.16],
  [0.41, 0.04],
  [0.59, 0.04],
  [0.59, 0.16],
  [0.7, 0.16],
  [0.7, 0.04],
  [0.88, 0.04],
  [0.88, 0.34],
  [0.74, 0.42],
  [0.78, 0.74],
  [0.92, 0.8],
  [0.92, 0.96],
  [0.08, 0.96],
  [0.08, 0.8],
  [0.22, 0.74],
  [0.26, 0.42],
  [0.12, 0.34],
] as const;
const HEXAGON = [
  [0.25, 0.02],
  [0.75, 0.02],
  [1, 0.5],
  [0.75, 0.98],
  [0.25, 0.98],
  [0, 0.5],
] as const;
const OCTAGON = [
  [0.29, 0],
  [0.71, 0],
  [1, 0.29],
  [1, 0.71],
  [0.71, 1],
  [0.29, 1],
  [0, 0.71],
  [0, 0.29],
] as const;
const CUT = [
  [0.22, 0],
  [1, 0],
  [1, 0.78],
  [0.78, 1],
  [0, 1],
  [0, 0.22],
] as const;
const SQUARE = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;
const CARD = [
  [0.16, 0],
  [0.84, 0],
  [0.84, 1],
  [0.16, 1],
] as const;

const round = (x: number, y: number, width: number, height: number): string => {
  const [rx, ry] = [short(width / 2), short(height / 2)];
  return `M${short(x)} ${short(
    y + height / 2,
  )}a${rx} ${ry} 0 1 1 ${short(width)} 0a${rx} ${ry} 0 1 1 ${short(-width)} 0Z`;
};

/** The path of an outline in a box. */
export const outline = (shape: Outline, x: number, y: number, width: number, height: number): string => {
  switch (shape) {
    case 'star':
      return star(x + width / 2, y + height * 0.54, Math.min(width, height) * 0.56);
    case 'rook':
      return scaled(ROOK, x, y, width, height);
    case 'hexagon':
      return scaled(HEXAGON, x, y, width, height);
    case 'octagon':
      return scaled(OCTAGON, x, y, width, height);
    case 'cut':
      return scaled(CUT, x, y, width, height);
    case 'round':
      return round(x, y, width, height);
    case 'card':
      return scaled(CARD, x, y, width, height);
    case 'square':
      return scaled(SQUARE, x, y, width, height);
  }
};

/** The body of a chit: emblems would be all points, so they lie on a square. */
export const chitOutline = (shape: Outline, x: number, y: number, size: number): string =>
  outline(shape === 'star' || shape === 'rook' || shape === 'card' ? 'square' : shape, x, y, size, size);

/** The emblem of a seat on its own ground, as part of another picture. */
export const emblemIn = ({ tone, shape }: Emblem, x: number, y: number, size: number): string => {
  const { fill, deep, on } = SHADES[tone];
  const inset = size * (shape === 'star' ? 0.14 : 0.22);
  return (
    el('rect', { x, y, width: size, height: size, fill, stroke: deep, 'stroke-width': size * 0.05 }) +
    el('path', {
      d: outline(shape, x + inset, y + inset, size - inset * 2, size - inset * 2),
      fill: on === INK ? INK : on,
    })
  );
};
