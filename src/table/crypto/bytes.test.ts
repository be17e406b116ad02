import { describe, expect, test } from 'vitest';
import { fromBase64, toBase64 } from './bytes';

describe('bytes as text', () => {
  test.each([1, 2, 3, 64])('%i of them come back as they were', count => {
    const bytes = Uint8Array.from({ length: count }, (_, n) => 255 - n);
    expect(fromBase64(toBase64(bytes))).toEqual(bytes);
  });
  test.each([
    ['one byte', 'AQ', 'AR'],
    ['two bytes', 'AQI', 'AQJ'],
  ])('have one text only: bits left over after %s are no text of theirs', (_, right, other) => {
    expect(fromBase64(right)).toBeDefined();
    expect(fromBase64(other)).toBeUndefined();
  });
  test('are none in a text of another length or with other letters', () => {
    expect(fromBase64('A')).toBeUndefined();
    expect(fromBase64('A=')).toBeUndefined();
  });
});
