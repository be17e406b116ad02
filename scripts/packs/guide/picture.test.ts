import { expect, test } from 'vitest';
import { seenIn } from './picture';

const PART = { x: 0, y: 0, width: 100, height: 100 };

test.each([
  ['a path inside', '<path d="M0 0L10 10Z"/>', true],
  ['a path across', '<path d="M-500 50H600"/>', true],
  ['a path beyond', '<path d="M500 500H510V520Z" fill="x"/>', false],
  ['a curve whose hand reaches in', '<path d="M500 50Q-300 50 500 90Z"/>', true],
  ['a path of steps, whose places are not written', '<path d="m500 500l1 1"/>', true],
  ['a box beyond', '<rect x="900" y="900" width="1" height="1"/>', false],
  ['a box beyond in a group that may be moved', '<g transform="x"><rect x="900" y="900" width="1"/></g>', true],
])('of a board’s drawing, %s', (_what, svg, isKept) => {
  expect(seenIn(svg, PART)).toBe(isKept ? svg : '');
});
