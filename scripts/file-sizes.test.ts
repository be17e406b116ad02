/** A file should be readable in one sitting. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
/** More lines than a reader can keep in mind. */
const MOST = 300;

test.each(['src', 'host', 'kit', 'scripts', 'examples'])(
  'no file of %s except tests is longer than 300 lines',
  folder => {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter(
      file => /\.ts$/.test(file) && !/\.test\.ts$|node_modules/.test(file),
    );
    expect(files.length).toBeGreaterThan(3);
    const long = files.filter(file => readFileSync(join(root, folder, file), 'utf8').split('\n').length - 1 > MOST);
    expect(long).toEqual([]);
  },
);
