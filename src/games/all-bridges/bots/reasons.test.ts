import { expect, test } from 'vitest';
import { table } from '../testing/positions';

import { COMMANDS, SEATS, SPECIALS } from '../vocabulary';
import { whys } from './reasons';

test.each(SEATS)('a shift has a reason for the %s only where it goes their way', seat => {
  const eyes = { state: table(), seat, legal: [] };
  const why = (by: 1 | -1) => whys['shift-space']?.({ kind: 'shift-space', space: 'helsinki', by }, eyes)?.word;
  const [theirs, others] = seat === 'reds' ? ([-1, 1] as const) : ([1, -1] as const);
  expect(why(theirs)).toBe(seat === 'reds' ? 'towards-opposition' : 'towards-neutral');
  expect(why(others)).toBeUndefined();
});

test('every Command and every Special Activity states its purpose', () => {
  const eyes = { state: table(), seat: 'reds', legal: [] } as const;
  for (const command of COMMANDS)
    expect(whys['choose-command']?.({ kind: 'choose-command', command }, eyes)).toBeDefined();
  for (const activity of SPECIALS)
    expect(whys['special-activity']?.({ kind: 'special-activity', activity }, eyes)).toBeDefined();
});
