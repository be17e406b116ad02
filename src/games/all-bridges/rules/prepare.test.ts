import { describe, test } from 'vitest';
import { active, begun } from '../testing/positions';

describe('§4.2.3 Prepare', () => {
  const near = { spaces: { hame: { senate: active(1), reds: active(1) } } };
  test('§4.2.3 Prepare: a Prepared marker with a Cell; Sabotage on a border in Phase II only', () => {
    begun('reds', 'prepare', near, 1)
      .ok()
      .when('reds', { kind: 'place-sabotage', border: 'tampere/hame' })
      .isRefused({ section: '§4.2.3', reason: 'phase-two-only' });
    begun('reds', 'prepare', near, 1)
      .ok()
      .when('reds', { kind: 'place-prepared', space: 'hame' })
      .then({ kind: 'prepared-placed', space: 'hame', side: 'reds' });
    begun('reds', 'prepare', near)
      .ok()
      .when('reds', { kind: 'place-sabotage', border: 'tampere/hame' })
      .then({ kind: 'sabotage-placed', border: 'tampere/hame' });
    begun('reds', 'prepare', { ...near, sabotage: ['tampere/hame'] })
      .ok()
      .when('reds', { kind: 'remove-sabotage', border: 'tampere/hame' })
      .then({ kind: 'sabotage-removed', border: 'tampere/hame' });
  });
  test('§1.4.3 one Prepared marker of each side in a space', () => {
    begun('reds', 'prepare', {
      spaces: { hame: { reds: active(1), prepared: { reds: 1 } }, turku: { reds: active(1) } },
    })
      .ok()
      .when('reds', { kind: 'place-prepared', space: 'hame' })
      .isRefused({ section: '§1.4.3', reason: 'no-room' });
  });
});
