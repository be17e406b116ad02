import { describe, test } from 'vitest';
import { at, cubes, during, given } from '../testing/positions';

describe('§3.2 cubes of an Event', () => {
  const step = { seat: 'revolutionary', of: 'revolutionary', so: {}, as: '', mayStop: false, most: 9 } as const;
  test('are placed without a question where nothing is left to choose', () => {
    given(at({ agenda: during('revolutionary', { ...step, kind: 'add-cubes', left: 3, where: ['winter-palace'] }) }))
      .byHand({ kind: 'set', marker: 'unrest', to: 1 })
      .ok()
      .leaves({ cubes: { 'winter-palace': { revolutionary: 3 } } });
  });
  test('past the last box the rest is lost; nothing is taken from an empty box', () => {
    const full = cubes({ smolny: [6, 0], kazan: [7, 0] });
    const where = ['smolny', 'kazan'] as const;
    given(at({ cubes: full, agenda: during('revolutionary', { ...step, kind: 'add-cubes', left: 3, where }) }))
      .byHand({ kind: 'set', marker: 'unrest', to: 1 })
      .tells({ kind: 'cubes-changed', place: 'smolny', by: 1 })
      .asks('government', { kind: 'action-round' })
      .leaves({ cubes: { smolny: { revolutionary: 7 }, kazan: { revolutionary: 7 } } });
  });
  test('not more in one place than the Event allows, and none where none are left', () => {
    const add = given(
      at({
        agenda: during('revolutionary', {
          ...step,
          kind: 'add-cubes',
          left: 2,
          most: 1,
          where: ['smolny', 'kazan', 'vyborg'],
        }),
      }),
    )
      .when('revolutionary', { kind: 'add-cube', place: 'kazan' })
      .ok();
    add
      .when('revolutionary', { kind: 'add-cube', place: 'kazan' })
      .isRefused({ section: '§3.2', reason: 'no-more-here' });
    add.when('revolutionary', { kind: 'done' }).isRefused({ section: '§3.2', reason: 'must-go-on' });
    given(
      at({
        agenda: during('revolutionary', {
          ...step,
          of: 'government',
          kind: 'remove-cubes',
          left: 1,
          where: ['okhrana', 'state-bank', 'kazan'],
        }),
      }),
    )
      .when('revolutionary', { kind: 'remove-cube', place: 'kazan' })
      .isRefused({ section: '§3.2', reason: 'no-cubes-there' });
  });
});
