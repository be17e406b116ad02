import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawnCoast } from './draw';

test('the coast on the board is the one that the open data and the hand-drawn lines give', () => {
  const file = join(import.meta.dirname, '../../src/games/all-bridges/data/coast.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(drawnCoast()));
});
