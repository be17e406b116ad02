/** Writes src/games/all-bridges/data/coast.json, after a change of the lines drawn by hand. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawnCoast } from './coast/draw';

writeFileSync(join(import.meta.dirname, '../src/games/all-bridges/data/coast.json'), drawnCoast());
