/**
 * Runs before all end-to-end tests: builds the host's page once, so that no two workers write it at the same time,
 * and unpacks the release zip once, as Foundry would.
 */
import { unzipSync } from 'fflate';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildHost } from 'vtt-stand-in/build';

/** Tells every worker that the host's page is built. */
export const HOST_BUILT = 'RT_HOST_BUILT';
/** Tells every worker the module's folder; if set from outside, another build is tested. */
export const MODULE_FOLDER = 'MODULE_FOLDER';

const zip = join(import.meta.dirname, '..', '..', 'dist-packages', 'module.zip');

/** Unpacks the release zip into a folder. */
export const unpack = (folder: string): string => {
  if (!existsSync(zip)) throw new Error('dist-packages/module.zip is missing: npm run package makes it');
  for (const [path, bytes] of Object.entries(unzipSync(new Uint8Array(readFileSync(zip))))) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  }
  return folder;
};

export default async (): Promise<() => void> => {
  if (process.env[HOST_BUILT] === undefined) await buildHost();
  process.env[HOST_BUILT] = 'yes';
  if (process.env[MODULE_FOLDER] !== undefined) return () => undefined;
  const folder = mkdtempSync(join(tmpdir(), 'rt-module-'));
  process.env[MODULE_FOLDER] = unpack(join(folder, 'revolution-tables'));
  return () => rmSync(folder, { recursive: true, force: true });
};
