/** The sign of a seat, by colour and by shape. */
import type { Tone } from '../../kernel/board';
import { type Outline, outline } from './outlines';
import { INK, SHADES } from './palette';
import { el } from './svg';

export interface Emblem {
  readonly tone: Tone;
  readonly shape: Outline;
}

/** An emblem on its own ground, as part of another picture. */
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
