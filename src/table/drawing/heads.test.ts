import { expect, test } from 'vitest';
import { heads } from './motifs/heads';

const brush = { ink: '#000', accent: '#a00', paper: '#fff' };
const drawn = [...heads.values()].map(head => head(brush));

test('every politician of every set has a head of their own', () => {
  expect(heads.size).toBe(3 * (26 + 6));
  expect(new Set(drawn).size).toBe(heads.size);
});
test('no two of a set are told apart by less than two features', () => {
  const of = (dress: string) => [...heads].filter(([id]) => id.includes(`-${dress}-`)).map(([, head]) => head(brush));
  const parts = of('suit').map(svg => new Set(svg.split('/>')));
  for (const [n, one] of parts.entries())
    for (const other of parts.slice(n + 1)) {
      const differs =
        [...one].filter(part => !other.has(part)).length + [...other].filter(part => !one.has(part)).length;
      expect(differs).toBeGreaterThanOrEqual(2);
    }
});
test('a head is pure shapes in the three colours of its brush', () => {
  for (const svg of drawn)
    expect(svg.match(/#[0-9a-f]{3,6}/g)?.every(colour => ['#000', '#a00', '#fff'].includes(colour))).toBe(true);
});
