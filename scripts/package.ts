/**
 * `npm run package`: makes what is published, dist-packages/module.zip (the module) and world-system.zip (a system
 * for worlds that are only a table).
 */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { buildModule, dist } from './build';
import { zipOf } from './zip';
import { program, withoutArguments } from './command-line';

const root = join(import.meta.dirname, '..');
export const packages = join(root, 'dist-packages');

const filesOf = (folder: string, keep: (path: string) => boolean): ReadonlyMap<string, Uint8Array> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(path => statSync(join(folder, path)).isFile() && keep(path))
      .sort()
      .map(path => [path.split(sep).join('/'), readFileSync(join(folder, path))]),
  );
const pack = (name: string, folder: string, keep: (path: string) => boolean = () => true): void => {
  const bytes = zipOf(filesOf(folder, keep));
  writeFileSync(join(packages, name), bytes);
  console.log(`dist-packages/${name}: ${Math.round(bytes.length / 1024)} kB`);
};

/** Builds both zips. `manifest`: the contents of the module's module.json, if not the repository's own. */
export const makePackages = async (manifest?: Readonly<Record<string, unknown>>): Promise<void> => {
  await buildModule({ ...(manifest && { manifest }) });
  mkdirSync(packages, { recursive: true });
  pack('module.zip', dist, path => !path.endsWith('.map'));
  pack('world-system.zip', join(root, 'system'));
};

export const main = withoutArguments(() => makePackages());
await program(import.meta.filename, 'Usage: npm run package', main);
