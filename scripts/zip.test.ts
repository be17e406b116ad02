import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipOf } from './zip';

test('packed files come out unchanged, whether compression helped or not', () => {
  const files = new Map([
    ['a/empty', new Uint8Array()],
    ['a/naïve name.txt', new TextEncoder().encode('so und '.repeat(999))],
    ['noise', Uint8Array.from({ length: 500 }, (_, n) => (n * n * 7919 + (n % 13) * 31) % 256)],
  ]);
  const back = unzipSync(zipOf(files));
  expect(Object.keys(back)).toEqual([...files.keys()]);
  for (const [path, content] of files) expect(Buffer.from(back[path] ?? []), path).toEqual(Buffer.from(content));
});

test('the same files make the same zip', () => {
  const files = new Map([['one', Uint8Array.of(1, 2, 3)]]);
  expect(zipOf(files)).toEqual(zipOf(files));
});
