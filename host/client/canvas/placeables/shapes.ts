import type { Graphics } from 'pixi.js';

/** A colour as the renderer takes it. */
export const color = (value: unknown, fallback: number): number => {
  const text = /^#([0-9a-f]{6})$/i.exec(String(value ?? ''));
  return text?.[1] === undefined ? (typeof value === 'number' ? value : fallback) : Number.parseInt(text[1], 16);
};

/** A shape of a drawing or of a region. */
export interface Shape {
  readonly type: string;
  readonly x?: number;
  readonly y?: number;
  readonly width?: number | null;
  readonly height?: number | null;
  readonly radius?: number | null;
  readonly radiusX?: number;
  readonly radiusY?: number;
  readonly points?: number[];
}

/** Draws a shape with the line and the filling that are set. */
export const drawShape = (
  graphics: Graphics,
  { type, x = 0, y = 0, width, height, radius, radiusX, radiusY, points }: Shape,
): void => {
  if (points?.length) graphics.drawPolygon(points);
  else if (type === 'e' || type === 'ellipse') {
    const across = radiusX ?? (width ?? 0) / 2;
    const down = radiusY ?? (height ?? 0) / 2;
    graphics.drawEllipse(radiusX === undefined ? x + across : x, radiusX === undefined ? y + down : y, across, down);
  } else if (type === 'c' || type === 'circle')
    graphics.drawCircle(x + (type === 'c' ? (radius ?? 0) : 0), y + (type === 'c' ? (radius ?? 0) : 0), radius ?? 0);
  else graphics.drawRect(x, y, width ?? 0, height ?? 0);
};
