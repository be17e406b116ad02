/** What a tab is called: its own name over a reload, and never another's. */
import { expect, test } from 'vitest';
import { newName, stepName } from './tab-name';

const at = (now: number) => ({ now, fresh: `fresh ${now}` });

test('a new tab takes a new name, and is sure of it at once', () => {
  const { name, effects } = newName('one', undefined, at(0));
  expect(name).toEqual({ client: 'fresh 0', tab: 'one' });
  expect(effects).toEqual([{ kind: 'keep', client: 'fresh 0' }]);
});

test('a tab that finds a name asks for its bearer, and has it after half a second', () => {
  const { name, effects } = newName('one', 'old', at(0));
  expect(effects).toEqual([{ kind: 'say', said: { kind: 'name', client: 'old', tab: 'one' } }]);
  expect(stepName(name, { kind: 'tick' }, at(499)).name.since).toBe(0);
  expect(stepName(name, { kind: 'tick' }, at(500)).name).toEqual({ client: 'old', tab: 'one' });
});

// shows referee.1
test('a tab that is answered takes a new name, and is sure of it', () => {
  const { name } = newName('two', 'old', at(0));
  const answered = stepName(name, { kind: 'heard', said: { kind: 'named', client: 'old', tab: 'two' } }, at(5));
  expect(answered).toEqual({
    name: { client: 'fresh 5', tab: 'two' },
    effects: [{ kind: 'keep', client: 'fresh 5' }],
  });
  const twice = stepName(answered.name, { kind: 'heard', said: { kind: 'named', client: 'old', tab: 'two' } }, at(6));
  expect(twice).toEqual({ name: answered.name, effects: [] });
});

test('a tab answers whoever asks for its name, and nobody else', () => {
  const { name } = newName('one', 'old', at(0));
  const ask = (client: string, tab: string) =>
    stepName(name, { kind: 'heard', said: { kind: 'name', client, tab } }, at(1)).effects;
  expect(ask('old', 'two')).toEqual([{ kind: 'say', said: { kind: 'named', client: 'old', tab: 'two' } }]);
  expect(ask('other', 'two')).toEqual([]);
  expect(ask('old', 'one')).toEqual([]);
});

test('a tab does not hear what is said to another', () => {
  const { name } = newName('one', 'old', at(0));
  expect(stepName(name, { kind: 'heard', said: { kind: 'named', client: 'old', tab: 'two' } }, at(1)).name).toBe(name);
});
