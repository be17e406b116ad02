/** A tutorial of another module: read as untrusted data, played by the rules; faults are reported in words. */
import { describe, expect, test } from 'vitest';
import { game as tug } from '../../../examples/toy-game-module/src/game';
import { tutorial } from '../../../examples/toy-game-module/src/game/tutorial';
import type { AnyGame } from '../record/model';
import { readTutorial } from './tutorial-sound';

const game = tug as unknown as AnyGame;
const faultOf = (given: unknown): string => {
  const read = readTutorial(game, given, 'first');
  return 'fault' in read ? read.fault : '';
};

test('a sound tutorial is read, under the name by which it was requested', () => {
  const read = readTutorial(game, tutorial, 'second');
  expect(read).toMatchObject({ tutorial: { ...tutorial, id: 'second' } });
});

test('a tutorial without German words is accepted', () => {
  const steps = [{ say: { en: 'Only in English.' } }];
  expect(faultOf({ ...tutorial, title: { en: 'Learn' }, steps })).toBe('');
});

describe('what is no tutorial is reported', () => {
  test.each<readonly [string, unknown]>([
    ['nothing', undefined],
    ['a list', []],
    ['a number', 7],
  ])('%s', (_name, given) => expect(faultOf(given)).toContain('“tutorial”'));
  test.each(['id', 'title', 'seat', 'position', 'steps'])('without %s', part => {
    const { [part]: _, ...rest } = tutorial as unknown as Record<string, unknown>;
    expect(faultOf(rest)).toContain(`“${part}”`);
  });
  test.each<readonly [string, object, string]>([
    ['no steps', { steps: [] }, '“steps”'],
    ['a seat that is none', { seat: 'west' }, '“seat”'],
    ['a command that is none', { steps: [{ say: { en: 'x' }, awaits: ['play'] }] }, '“steps”'],
    [
      'a card that nobody holds',
      { steps: [{ say: { en: 'x' }, awaits: [{ kind: 'play', card: 'pull-99' }] }] },
      'step 1: a move is refused',
    ],
    ['dice that are not rolled', { steps: [{ ...tutorial.steps[1], rolls: [['1d6', [4]]] }] }, 'step 1: its dice'],
    ['a position that breaks the rules', { position: { agenda: [{ kind: 'nothing' }] } }, ''],
  ])('%s', (_name, change, told) => {
    const fault = faultOf({ ...tutorial, ...change });
    expect(fault).not.toBe('');
    expect(fault).toContain(told);
  });
});
