import { describe, test } from 'vitest';
import { active, begun } from '../testing/positions';

describe('§4.2.4 Coordinate', () => {
  const near = { spaces: { hame: { senate: active(1), reds: active(1) } } };
  test('§4.2.4 Coordinate: for the Senate, in Phase II', () => {
    begun('senate', 'coordinate', near).then(
      { kind: 'special-used', seat: 'senate', activity: 'coordinate' },
      { kind: 'coordinate-set', on: true },
    );
    begun('senate', 'coordinate', near, 1).isRefused({ section: '§4.2.4', reason: 'phase-two-only' });
    begun('reds', 'coordinate', near).isRefused({ reason: 'not-offered' });
  });
});
