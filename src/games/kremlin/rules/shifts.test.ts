import { describe, test } from 'vitest';
import { given } from '../testing/positions';
import { us, replacing, WINDOW } from '../testing/cards';
describe('§replacement R1: shifts', () => {
  const shifts = replacing([{ kind: 'shifts' }]);
  test('are free, within the level, and change places with the holder', () => {
    given(shifts)
      .when(us, { kind: 'shift', politician: 'B', to: 'defense-minister' })
      .then({ kind: 'shifted', politician: 'B', to: 'defense-minister' })
      .leaves({ politicians: { B: { at: 'defense-minister' }, D: { at: 'kgb-head' }, A: { stress: 0 } } })
      .asks(us, { kind: 'shifts' })
      .when(us, { kind: 'end-shifts' })
      .ok();
  });
  test('stay on their level and change the slot', () => {
    given(shifts)
      .when(us, { kind: 'shift', politician: 'B', to: 'ideology-chief' })
      .isRefused({ reason: 'not-offered' });
    given(shifts).when(us, { kind: 'shift', politician: 'B', to: 'kgb-head' }).isRefused({ reason: 'already-there' });
  });
  test('are not possible while the Party Chief is at the Sanatorium', () => {
    given(replacing([WINDOW, { kind: 'shifts' }], { people: { A: { cure: true, sick: 1 } } }))
      .when(us, { kind: 'pass' })
      .tells({ kind: 'turn-begun' });
  });
});
