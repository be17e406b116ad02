import { describe, expect, test } from 'vitest';
import { fieldsIn, fill } from './format';

const cards = '{seat} draws {count, plural, =0 {no cards} one {# card} other {# cards}}.';

describe('a sentence', () => {
  test('is filled in with what it names, and keeps what nobody gives', () => {
    expect(fill('en', 'From {from} to {to}.', { from: 'A' })).toBe('From A to {to}.');
    expect(fill('en', 'Nothing.', {})).toBe('Nothing.');
  });
  test('counts as its language does', () => {
    expect([0, 1, 2].map(count => fill('en', cards, { seat: 'Ann', count: String(count) }))).toEqual([
      'Ann draws no cards.',
      'Ann draws 1 card.',
      'Ann draws 2 cards.',
    ]);
    const russian = '{n, plural, one {карта} few {карты} other {карт}}';
    expect(['1', '3', '5', '21'].map(n => fill('ru', russian, { n }))).toEqual(['карта', 'карты', 'карт', 'карта']);
  });
  test('shows a change with its sign', () => {
    expect(['2', '-3', '0', 'x'].map(by => fill('en', 'Unrest {by, signed}', { by }))).toEqual([
      'Unrest +2',
      'Unrest −3',
      'Unrest 0',
      'Unrest x',
    ]);
  });
  test('chooses its form, and others within it', () => {
    const text = '{who.id, select, reds {Reds go, {n, plural, one {# step} other {# steps}}} other {{who} goes}}.';
    expect(fill('en', text, { 'who.id': 'reds', who: 'Reds', n: '2' })).toBe('Reds go, 2 steps.');
    expect(fill('en', text, { 'who.id': 'senate', who: 'Senate', n: '2' })).toBe('Senate goes.');
  });
  test('tells which fields it speaks of, each once', () => {
    expect(fieldsIn('{seat.id, select, a {{seat} goes} other {{to}}} {n, plural, other {#}}')).toEqual([
      'n',
      'seat',
      'to',
    ]);
  });
});
