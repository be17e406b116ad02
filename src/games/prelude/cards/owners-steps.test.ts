import { describe, expect, test } from 'vitest';
import { givenFor } from '../../../kernel/testing/tables';
import { prelude } from '..';
import { ownersCardsOption } from './owners-cards';
import { ownersSteps } from './owners-steps';
import { stage } from './testing/stage';

const given = givenFor(prelude);
const R = 'revolutionary';
const dataOf = (cards: unknown): string => {
  const read = ownersCardsOption.read(JSON.stringify({ cards }));
  if (!('data' in read)) throw new Error(JSON.stringify(read));
  return read.data;
};
const playing = (steps: unknown) => {
  const start = stage(R, { hands: { revolutionary: ['card-28'], government: [] } });
  const data = dataOf([{ number: 28, needs: [], event: 'steps', steps }]);
  return given({ ...start, options: { ...start.options, data } }).when(R, { kind: 'play-event', card: 'card-28' });
};

describe('§3.3 An Event assembled from steps', () => {
  test('does what its steps say, in their order', () => {
    playing([
      { do: 'unrest', by: -2 },
      { do: 'points', who: 'own', by: 2 },
    ]).tells({ kind: 'unrest-changed', by: -2 }, { kind: 'points-scored', seat: R, points: 2 });
  });
  test('asks its player for what it leaves to them', () => {
    playing([{ do: 'add', count: 1, where: 'worker', whose: 'own' }])
      .ok()
      .asks(R, { kind: 'add-cubes' });
  });
  test('takes one of two ways by its condition', () => {
    const either = (need: object) =>
      playing([{ do: 'if', need, then: [{ do: 'prestige', by: 1 }], otherwise: [{ do: 'prestige', by: -1 }] }]);
    either({ need: 'session' }).tells({ kind: 'prestige-changed' });
    either({ need: 'no-session' }).tells({ kind: 'prestige-changed' });
  });
  test('is refused without steps, and steps are refused where the Event is another', () => {
    const read = (card: object) => ownersCardsOption.read(JSON.stringify({ cards: [{ number: 28, ...card }] }));
    const wrong = { problems: [{ at: '/cards/0/steps', problem: 'steps-with-event' }] };
    expect(read({ event: 'steps' })).toMatchObject(wrong);
    expect(read({ event: 'ours', steps: [{ do: 'vote' }] })).toMatchObject(wrong);
    expect(read({ event: 'steps', steps: [] })).toMatchObject({ problems: [{ at: '/cards/0/steps' }] });
  });
  test('is refused if its steps are nested too deeply', () => {
    const nested = (depth: number): object =>
      depth ? { do: 'check', where: 'worker', bonus: 0, success: [nested(depth - 1)] } : { do: 'vote' };
    const problems = (depth: number) => {
      const found: unknown[] = [];
      ownersSteps([nested(depth)], '', one => found.push(one));
      return found;
    };
    expect(problems(3)).toEqual([]);
    expect(problems(4)).not.toEqual([]);
  });
});
