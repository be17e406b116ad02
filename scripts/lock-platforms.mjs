/**
 * Writes into package-lock.json the builds for other platforms that the registry in use does not offer: without them
 * `npm ci` considers the lock incomplete. Run it after every change of the lock.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];

const file = join(import.meta.dirname, '..', 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
for (const { optionalDependencies = {}, license, engines } of Object.values(lock.packages))
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const parts = name.split(/[/-]/);
    const system = SYSTEMS.find(one => parts.includes(one));
    if (system === undefined) continue;
    const [, cpu, libc] = parts.slice(parts.indexOf(system));
    lock.packages[`node_modules/${name}`] ??= {
      version,
      cpu: [cpu],
      dev: true,
      ...(system === 'linux' && libc?.startsWith('musl') && { libc: ['musl'] }),
      license,
      optional: true,
      os: [system],
      engines,
    };
  }
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
