/** The three flat colours a motif is cut from, and the box it fills: 100 by 100. */
export interface Brush {
  readonly ink: string;
  readonly accent: string;
  readonly paper: string;
}
export type Motif = (brush: Brush) => string;

/** A filled path. */
export const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
/** A line of a width, with square ends. */
export const stroke = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="miter"/>`;
export const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

/** A star of five points around a centre. */
export const star = (x: number, y: number, r: number): string => {
  const points = Array.from({ length: 10 }, (_, n) => {
    const angle = (Math.PI * n) / 5 - Math.PI / 2;
    const far = n % 2 ? r * 0.4 : r;
    return `${(x + far * Math.cos(angle)).toFixed(1)} ${(y + far * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
};
