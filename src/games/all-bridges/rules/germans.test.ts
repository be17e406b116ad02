import { describe, test } from 'vitest';
import { active, command, given, table, type war } from '../testing/positions';
import type { Seat, SpecialName } from '../vocabulary';

type Table = Parameters<typeof war>[0];

const before = (seat: Seat, part: Table, phase: 1 | 2 = 2) =>
  given(table({ phase, agenda: command(seat, { special: 'open' }), ...part }));

const begun = (seat: Seat, activity: SpecialName, part: Table, phase: 1 | 2 = 2) =>
  before(seat, part, phase).when(seat, { kind: 'special-activity', activity });

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
