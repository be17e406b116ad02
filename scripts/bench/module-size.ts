/** The size of the built module, as it lies on a disk and as a server sends it. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sum } from './numbers';

export interface Size {
  readonly bytes: number;
  readonly gzipped: number;
}
export interface ModuleSize {
  /** What every page loads, without the games. */
  readonly code: Size;
  readonly styles: Size;
  readonly whole: Size;
}

const sizeOf = (file: string): Size => {
  const content = readFileSync(file);
  return { bytes: content.length, gzipped: gzipSync(content, { level: 9 }).length };
};

/** The module's code, and everything an installed module contains; undefined if nothing has been built. */
export const moduleSize = (dist: string): ModuleSize | undefined => {
  if (!existsSync(join(dist, 'module.js'))) return undefined;
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map(path => join(dist, path))
    .filter(path => statSync(path).isFile() && !path.endsWith('.map'))
    .map(sizeOf);
  return {
    code: sizeOf(join(dist, 'module.js')),
    styles: sizeOf(join(dist, 'styles', 'module.css')),
    whole: { bytes: sum(files.map(({ bytes }) => bytes)), gzipped: sum(files.map(({ gzipped }) => gzipped)) },
  };
};
