import { describe, expect, test } from 'vitest';
import { breakable } from './hyphenation';

const parts = (text: string): string => breakable(text).replaceAll('\u00ad', '-');

describe('a long word', () => {
  test.each([
    ['Bolschewistische', 'Bol-sche-wis-ti-sche'],
    ['Gewerkschaftsgesetz', 'Gewerk-schafts-ge-setz'],
    ['Revolutionskommissare', 'Revo-lu-tions-kom-mis-sare'],
    ['Oktobermanifest', 'Okto-ber-ma-ni-fest'],
    ['Organizations', 'Orga-ni-za-tions'],
  ])('%s may break between its syllables: %s', (word, broken) => {
    expect(parts(word)).toBe(broken);
  });
});

test('a short word stays whole, and nothing but marks is added', () => {
  expect(breakable('Red Partisans (2)')).toBe('Red Partisans (2)');
  expect(breakable('Unabhängigkeitserklärung!').replaceAll('\u00ad', '')).toBe('Unabhängigkeitserklärung!');
});
