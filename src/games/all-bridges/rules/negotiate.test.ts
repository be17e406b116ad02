import { describe, test } from 'vitest';
import { active, command, given, inactive, table } from '../testing/positions';

describe('§3.3.3 Negotiate', () => {
  test('§3.3.3 an Underground Cell becomes Active, an Active enemy is calmed, and Polarization may fall', () => {
    given(table({ spaces: { hame: { moderates: inactive(1), reds: active(2) } }, agenda: command('moderates') }))
      .does(
        'moderates',
        { kind: 'choose-command', command: 'negotiate' },
        { kind: 'negotiate', space: 'hame', faction: 'reds' },
      )
      .asks('moderates', { kind: 'negotiated', deactivated: 1 })
      .when('moderates', { kind: 'lower-polarization' })
      .then({ kind: 'polarization-changed', by: -1 });
  });
  test('§3.1.2 the example of a free Negotiate: no cost, but the Cell is Activated', () => {
    given(
      table({
        spaces: { hame: { moderates: inactive(1), reds: active(2) } },
        agenda: command('moderates', { free: true, commands: ['negotiate', 'rally'] }),
      }),
    )
      .when('moderates', { kind: 'choose-command', command: 'negotiate' })
      .ok()
      .when('moderates', { kind: 'negotiate', space: 'hame', faction: 'reds' })
      .then(
        { kind: 'cells-flipped', faction: 'moderates', space: 'hame', to: 'active', count: 1 },
        { kind: 'cells-flipped', faction: 'reds', space: 'hame', to: 'inactive', count: 1 },
      );
  });
});
