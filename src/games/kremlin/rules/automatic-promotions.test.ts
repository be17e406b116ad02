import { describe, test } from 'vitest';
import { given, type Position } from '../testing/positions';
import { us, replacing, WINDOW } from '../testing/cards';
import type { Step } from '../vocabulary';

describe('§replacement R3, R5, R7: automatic promotions', () => {
  const automatic = (level: 'first' | 'second' | 'candidates'): Step => ({ kind: 'automatic-promotions', level });
  const promoted = (level: 'first' | 'second' | 'candidates', people: Position['people'] = {}) =>
    given(replacing([WINDOW, automatic(level)], { people })).when(us, { kind: 'pass' });
  test('take the oldest of the level below, in order of rank, for nothing', () => {
    promoted('first', { B: { at: 'removed' }, D: { at: 'removed' } }).tells(
      { kind: 'promoted', politician: 'E', to: 'kgb-head', by: 'nobody' },
      { kind: 'promoted', politician: 'F', to: 'defense-minister', by: 'nobody' },
    );
  });
  test('by current age, and among equals by printed age', () => {
    promoted('first', { B: { at: 'removed' }, H: { stress: 4 } }).tells({ kind: 'promoted', politician: 'E' });
    promoted('first', { B: { at: 'removed' }, H: { stress: 5 } }).tells({ kind: 'promoted', politician: 'H' });
  });
  test('from the Candidates if the level below is empty, and then from the people', () => {
    const none = Object.fromEntries([...'BEFGH'].map(letter => [letter, { at: 'removed' as const }]));
    promoted('first', none).tells({ kind: 'promoted', politician: 'I', to: 'kgb-head' });
    const fewer = Object.fromEntries([...'BEFGHIJKLM'].map(letter => [letter, { at: 'removed' as const }]));
    promoted('first', fewer).tells({ kind: 'promoted', politician: 'N', to: 'kgb-head' });
  });
  test('the people are at least four when all is done, taken from the waiting by age', () => {
    given(
      replacing([WINDOW, { kind: 'fill-people' }], {
        people: { N: { at: 'candidate-1' }, I: { at: 'removed' }, Z: { stress: 30 } },
      }),
    )
      .when(us, { kind: 'pass' })
      .tells({ kind: 'people-joined', politicians: ['Z'] });
  });
});
