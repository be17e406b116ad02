/** The size of the built module on disk and as sent by a server. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bytesInWorld } from '../../src/table/testing/payload';
import type { TestTable } from '../../src/table/testing/tables';
import { speechOf } from '../languages';

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

// The size of a record in the world that stores it.

/** The bytes of the table's head, of the flags of all its pages, and of the history on them. */
export const bytesOfRecord = (table: TestTable): number => sum(Object.values(bytesInWorld(table, speechOf('de'))));

// Numbers in the bench's report.

/** The median of many measurements, and the value that 95 of 100 stay below. */
export interface Spread {
  readonly median: number;
  readonly p95: number;
}

/** A measurement is not more precise than three digits. */
export const rounded = (value: number): number => Number(value.toPrecision(3));

const at = (sorted: readonly number[], share: number): number =>
  rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN);

export const spreadOf = (values: readonly number[]): Spread => {
  const sorted = values.toSorted((a, b) => a - b);
  return { median: at(sorted, 0.5), p95: at(sorted, 0.95) };
};

export const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** A measurement and its limit: a ratio above 1 misses the target. */
export interface Against {
  readonly is: number;
  readonly target: number;
  readonly ratio: number;
}

export const against = (value: number, target: number): Against => ({
  is: rounded(value),
  target,
  ratio: rounded(value / target),
});

export const bytesOf = (value: unknown): number =>
  Buffer.byteLength(typeof value === 'string' ? value : JSON.stringify(value));
