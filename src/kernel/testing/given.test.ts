import { describe, expect, test } from 'vitest';
import { begin } from '../referee';
import { givenFor } from './tables';
import { loaded } from './replay';
import { toy } from './toy/toy';
import type { State } from './toy/words';

const given = givenFor(toy);
const { state: dealt } = begin(toy, toy.setUp({ years: 3, storms: true }), loaded());
const check: State = { ...dealt, agenda: [{ kind: 'check', seat: 'north', card: 'fish-1', storms: 0 }] };
const roll = { kind: 'roll' } as const;

describe('loaded dice', () => {
  test.each([
    [[], 'rolled 3d6, nothing is loaded'],
    [[['2d6', [1, 1]]], 'rolled 3d6, loaded 2d6'],
    [[['3d6', [1, 1]]], '3d6 cannot show 1,1'],
    [[['3d6', [1, 1, 7]]], '3d6 cannot show 1,1,7'],
  ] as const)('%j: %s', (rolls, what) => {
    expect(() =>
      given(check).when('north', roll, ...rolls.map(([notation, faces]) => [notation, [...faces]] as const)),
    ).toThrow(what);
  });
  test('fail if they are not all rolled', () => {
    expect(() => given(check).when('north', roll, ['3d6', [1, 1, 1]], ['1d6', [1]])).toThrow('loaded but not rolled');
  });
});

describe('a sentence that is false fails', () => {
  const rolled = () => given(check).when('north', roll, ['3d6', [1, 1, 1]]);
  test.each<[string, () => unknown]>([
    ['when other events applyEvents', () => rolled().then({ kind: 'gave-up', seat: 'north' })],
    ['when an event is missing', () => rolled().tells({ kind: 'caught', seat: 'south' })],
    ['when events come in another order', () => rolled().tells({ kind: 'caught' }, { kind: 'check-rolled' })],
    ['when what should be refused happens', () => rolled().isRefused({})],
    ['when what should applyEvents is refused', () => given(check).when('south', roll).ok()],
    ['when another reason is given', () => given(check).when('south', roll).isRefused({ reason: 'too-few-coins' })],
    ['when another seat is asked', () => given(check).asks('south', { kind: 'check' })],
    ['when another step asks', () => given(check).asks('north', { kind: 'bid' })],
    ['when other steps follow', () => given(check).comes('check', 'refill')],
    ['when the state is another', () => given(check).leaves({ year: 9 })],
    ['when the game goes on', () => given(check).ends({ winner: 'north' })],
  ])('%s', (_name, sentence) => expect(sentence).toThrow());
});
