import { describe, expect, test } from 'vitest';
import { toUtf8 } from './bytes';
import { newKey } from './keys';
import { openSmall, sealSmall, seatSecret } from './siv';
import { quickRandom } from '../testing/tables';

const random = quickRandom(4);
const table = newKey(random).secret;
const north = seatSecret(table, 'north', 0);
const given = toUtf8('the hidden card');
const box = sealSmall(given, north, 'table entry 7');

describe('a small box', () => {
  test('is opened by its seat, and by nobody else or elsewhere', () => {
    expect(openSmall(box, north, 'table entry 7')).toEqual(given);
    expect(openSmall(box, north, 'table entry 8')).toBeUndefined();
    for (const other of [table, seatSecret(table, 'south', 0), newKey(random).secret]) {
      expect(openSmall(box, other, 'table entry 7')).toBeUndefined();
    }
  });
  // shows secrets.3
  test('does not open for one who held the seat before, or comes to hold it', () => {
    const later = seatSecret(table, 'north', 12);
    const second = sealSmall(given, later, 'table entry 13');
    expect(openSmall(second, north, 'table entry 13')).toBeUndefined();
    expect(openSmall(box, later, 'table entry 7')).toBeUndefined();
  });
  test('does not open with any one character changed, or of what is no box', () => {
    for (let at = 0; at < box.length; at++) {
      const changed = `${box.slice(0, at)}${box[at] === 'A' ? 'Q' : 'A'}${box.slice(at + 1)}`;
      // the last letter of base64 has bits that count for nothing
      if (at < box.length - 1) expect(openSmall(changed, north, 'table entry 7')).toBeUndefined();
    }
    for (const none of ['', 'A', 'ä!', 'AAAA', 'A'.repeat(64)]) expect(openSmall(none, north, 'x')).toBeUndefined();
  });
  test('costs 48 bytes for all that fits into a block, however long it is', () => {
    const lengths = [0, 1, 31].map(length => sealSmall(new Uint8Array(length), north, 'x').length);
    expect(new Set(lengths)).toEqual(new Set([64]));
  });
  test('tells nothing of what else is sealed at the same place', () => {
    const [one, other] = [toUtf8('a'.repeat(31)), toUtf8(`b${'a'.repeat(30)}`)].map(bytes =>
      sealSmall(bytes, north, 'table entry 9'),
    );
    const same = [...(one ?? '')].filter((letter, at) => letter === other?.[at]).length;
    expect(same).toBeLessThan(10);
  });
  test("keeps its bytes, the padding's own too", () => {
    for (const bytes of [[], [0x80], [0x80, 0, 0], [0, 0x80]]) {
      expect(openSmall(sealSmall(Uint8Array.from(bytes), north, 'x'), north, 'x')).toEqual(Uint8Array.from(bytes));
    }
  });
});
