/** Writes zip files, compressed with Node's zlib. */
import { crc32, deflateRawSync } from 'node:zlib';

interface Packed {
  readonly name: Buffer;
  readonly sum: number;
  readonly size: number;
  /** 8: deflated, 0: stored. */
  readonly method: 0 | 8;
  readonly data: Buffer;
}

const packed = ([path, content]: readonly [path: string, content: Uint8Array]): Packed => {
  const deflated = deflateRawSync(content, { level: 9, memLevel: 9 });
  const isSmaller = deflated.length < content.length;
  return {
    name: Buffer.from(path),
    sum: crc32(content),
    size: content.length,
    method: isSmaller ? 8 : 0,
    data: isSmaller ? deflated : Buffer.from(content),
  };
};

/** Numbers of two and four bytes, the lowest first. */
const numbers = (...values: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer =>
  Buffer.concat(
    values.map(([value, bytes]) => {
      const buffer = Buffer.alloc(bytes);
      buffer.writeUIntLE(value, 0, bytes);
      return buffer;
    }),
  );

/** Version 2.0, names in UTF-8. */
const NEEDS = 20;
const UTF8 = 0x800;
/** The first of January 1980: the same content makes the same file. */
const TIME = 0;
const DAY = 0x21;

/** The fields common to a file's own header and the directory at the end. */
const about = ({ method, sum, data, size, name }: Packed): Buffer =>
  numbers(
    [NEEDS, 2],
    [UTF8, 2],
    [method, 2],
    [TIME, 2],
    [DAY, 2],
    [sum, 4],
    [data.length, 4],
    [size, 4],
    [name.length, 2],
    [0, 2],
  );

/** The bytes of a zip with some files, by their paths in it. */
export const zipOf = (files: ReadonlyMap<string, Uint8Array>): Buffer => {
  const all = [...files].map(packed);
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const one of all) {
    const local = Buffer.concat([numbers([0x04034b50, 4]), about(one), one.name, one.data]);
    const entry = [numbers([0x02014b50, 4], [NEEDS, 2]), about(one), numbers([0, 2], [0, 2], [0, 2], [0, 4], [at, 4])];
    list.push(...entry, one.name);
    parts.push(local);
    at += local.length;
  }
  const length = list.reduce((sum, part) => sum + part.length, 0);
  const end = numbers([0x06054b50, 4], [0, 2], [0, 2], [all.length, 2], [all.length, 2], [length, 4], [at, 4], [0, 2]);
  return Buffer.concat([...parts, ...list, end]);
};
