import { expect, test } from 'vitest';
import { redact, unknown, without } from './piles';

test('unknown piles of one size are one frozen pile', () => {
  expect(unknown(2)).toEqual(['?', '?']);
  expect(unknown(2)).toBe(unknown(2));
  expect(Object.isFrozen(unknown(2))).toBe(true);
});
test('a pile loses the card, or an unknown one, or nothing', () => {
  expect(without(['a', 'b'], 'b')).toEqual(['a']);
  expect(without(['a', '?'], 'b')).toEqual(['a']);
  expect(without(['a'], 'b')).toEqual(['a']);
});
test('only its one reader sees the secret of an event', () => {
  const event = { kind: 'drawn', count: 1, secret: { to: 'red', is: ['a'] } };
  expect(redact(event, 'red')).toBe(event);
  for (const seat of ['white', undefined, 'nobody-else'])
    expect(redact(event, seat)).toEqual({ kind: 'drawn', count: 1 });
  expect(redact({ kind: 'shuffled', secret: { to: 'nobody', is: [] } }, undefined)).toEqual({ kind: 'shuffled' });
  const open = { kind: 'passed' };
  expect(redact(open, undefined)).toBe(open);
});
