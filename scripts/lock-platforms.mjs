/**
 * Writes into package-lock.json what Biome ships for other platforms, where the registry at hand does not offer it:
 * without these lines `npm ci` takes the lock for incomplete. Run it after every change of the lock.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '..', 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const { optionalDependencies, license, engines } = lock.packages['node_modules/@biomejs/biome'];
for (const [name, version] of Object.entries(optionalDependencies)) {
  const [, os, cpu, musl] = /cli-(\w+?)-(\w+?)(-musl)?$/.exec(name);
  lock.packages[`node_modules/${name}`] ??= {
    version,
    cpu: [cpu],
    dev: true,
    ...(musl && { libc: ['musl'] }),
    license,
    optional: true,
    os: [os],
    engines,
  };
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
