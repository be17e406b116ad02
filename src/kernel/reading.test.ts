import { describe, expect, test, vi } from 'vitest';
import { parseJson } from './reading';

const MOST = 1_000_000;
const nested = (depth: number, inner = ''): string => '['.repeat(depth) + inner + ']'.repeat(depth);

describe('untrusted JSON', () => {
  test('nests 41 deep and no deeper, in a short text and in a long one', () => {
    const long = `"${'x'.repeat(100_000)}"`;
    for (const inner of ['', long]) {
      expect(parseJson(nested(41, inner), MOST)).toBeDefined();
      expect(parseJson(nested(42, inner), MOST)).toBeUndefined();
    }
  });

  test('may hold brackets in its texts', () => {
    const text = `${'[{"\\'.repeat(50_000)}`;
    expect(parseJson(JSON.stringify({ text }), MOST)).toEqual({ text });
  });

  // shows trust.11
  test('is not even parsed when it nests hundreds of thousands deep', () => {
    const parsing = vi.spyOn(JSON, 'parse');
    expect(parseJson(nested(400_000), MOST)).toBeUndefined();
    expect(parsing).not.toHaveBeenCalled();
    parsing.mockRestore();
  });
});
