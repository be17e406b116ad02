/** Patterns that tell areas apart without colour. */
import type { Pattern, Tone } from '../../kernel/board';
import { SHADES } from './palette';
import { el } from './svg';

const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

const tile: Readonly<
  Record<
    Exclude<Pattern, 'plain'>,
    (colour: string) => { readonly size: readonly [number, number]; readonly body: string }
  >
> = {
  stripes: colour => ({ size: [24, 24], body: line('M-6 6L6 -6M0 24L24 0M18 30L30 18', colour, 3) }),
  dots: colour => ({
    size: [22, 22],
    body: `<circle cx="6" cy="6" r="2.6" fill="${colour}"/><circle cx="17" cy="17" r="2.6" fill="${colour}"/>`,
  }),
  waves: colour => ({ size: [44, 20], body: line('M0 10Q11 1 22 10T44 10', colour, 2.4) }),
  hatch: colour => ({
    size: [20, 20],
    body: line('M-5 5L5 -5M0 20L20 0M15 25L25 15M-5 15L5 25M0 0L20 20M15 -5L25 5', colour, 1.6),
  }),
  grid: colour => ({ size: [30, 30], body: line('M0 15H30M15 0V30', colour, 1.6) }),
  snow: colour => ({
    size: [56, 56],
    body: line('M14 6V22M7 10L21 18M21 10L7 18M42 34V50M35 38L49 46M49 38L35 46', colour, 2),
  }),
  grain: colour => ({
    size: [40, 30],
    body:
      line('M6 26V12M6 16L1 11M6 16L11 11M6 22L1 17M6 22L11 17', colour, 2) +
      line('M27 18V4M27 8L22 3M27 8L32 3M27 14L22 9M27 14L32 9', colour, 2),
  }),
  rails: colour => ({ size: [34, 34], body: line('M0 11H34M0 23H34', colour, 2) + line('M8 6V28M25 6V28', colour, 3) }),
};

const idOf = (pattern: Pattern, tone: Tone): string => `rt-${pattern}-${tone}`;

/** What fills an area with a pattern; undefined for a plain one. */
export const patternFill = (pattern: Pattern, tone: Tone): string | undefined =>
  pattern === 'plain' ? undefined : `url(#${idOf(pattern, tone)})`;

/** The definitions of all patterns that some areas use. */
export const patternDefs = (uses: readonly { readonly pattern: Pattern; readonly tone: Tone }[]): string => {
  const once = new Map(uses.map(use => [idOf(use.pattern, use.tone), use]));
  return el(
    'defs',
    {},
    ...[...once].flatMap(([id, { pattern, tone }]) => {
      if (pattern === 'plain') return [];
      const {
        size: [width, height],
        body,
      } = tile[pattern](SHADES[tone].deep);
      return [el('pattern', { id, width, height, patternUnits: 'userSpaceOnUse' }, `<g opacity=".3">${body}</g>`)];
    }),
  );
};
