import { expect, test } from 'vitest';
import { defineStatusEffects } from './status-effects';

interface Effect {
  readonly id: string;
  readonly name?: string;
}
type Both = Effect[] & Readonly<Record<string, Effect | undefined>>;

const made = (): { statusEffects: Both } => {
  const config = {};
  defineStatusEffects(config, [{ id: 'dead' }, { id: 'prone', name: 'Prone' }]);
  return config as { statusEffects: Both };
};

test('status effects are found by their ids, which are their keys', () => {
  const { statusEffects } = made();
  expect(statusEffects['prone']?.name).toBe('Prone');
  expect('dead' in statusEffects).toBe(true);
  expect(Object.keys(statusEffects)).toEqual(['dead', 'prone']);
  expect(Object.values(statusEffects)).toEqual([{ id: 'dead' }, { id: 'prone', name: 'Prone' }]);
  Reflect.set(statusEffects, 'slow', { id: 'slow' });
  Reflect.deleteProperty(statusEffects, 'dead');
  expect(Object.keys(statusEffects)).toEqual(['prone', 'slow']);
});

test('status effects are also a list: searched, extended, sorted, shortened', () => {
  const { statusEffects } = made();
  expect(statusEffects.find(({ id }) => id === 'prone')?.name).toBe('Prone');
  statusEffects.push({ id: 'slow' });
  expect(statusEffects['slow']).toEqual({ id: 'slow' });
  expect(statusEffects.map(({ id }) => id)).toEqual(['dead', 'prone', 'slow']);
  statusEffects.splice(0, 1);
  statusEffects.sort((one, other) => other.id.localeCompare(one.id));
  expect([...statusEffects].map(({ id }) => id)).toEqual(['slow', 'prone']);
  expect(statusEffects.length).toBe(2);
});

test.each([
  ['list', [{ id: 'one' }, { id: 'two' }]],
  ['record', { one: { name: 'One' }, two: { name: 'Two' } }],
])('assigning a whole %s replaces them', (_, others) => {
  const config = made();
  const before = config.statusEffects;
  Object.assign(config, { statusEffects: others });
  expect(Object.keys(before)).toEqual(['one', 'two']);
});
