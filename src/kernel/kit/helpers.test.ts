import { expect, test } from 'vitest';
import { choiceOf, chosen, numberOf } from '../helper';

const FRONTS = ['east', 'south'] as const;

test('a chosen value is one of the list, or else the first', () => {
  expect(chosen('south', FRONTS, 'east')).toBe('south');
  expect(chosen('west', FRONTS, 'east')).toBe('east');
  expect(chosen('west', FRONTS, 'south')).toBe('south');
  expect(chosen(undefined, FRONTS)).toBe('east');
});

test('a question without values has nothing chosen', () => {
  expect(choiceOf('front', FRONTS, 'south')).toEqual({ id: 'front', kind: 'choice', values: FRONTS, default: 'south' });
  expect(choiceOf('front', [])).toMatchObject({ values: [], default: '' });
  expect(chosen('east', [])).toBeUndefined();
});

test('a number is a whole one within its bounds, or else the first', () => {
  const bounds = { first: 1, least: 1, most: 6 };
  expect([0, 1, 6, 7, 2.5, 'two'].map(value => numberOf(value, bounds))).toEqual([1, 1, 6, 1, 1, 1]);
  expect(numberOf(undefined)).toBe(0);
  expect(numberOf(-3)).toBe(-3);
});
