import { describe, test } from 'vitest';
import { active, inactive, before, begun } from '../testing/positions';

describe('§4.2.5 Crackdown', () => {
  test('§4.2.5 Crackdown: white Terror, one level of Opposition less, Polarization one up', () => {
    begun('senate', 'crackdown', { spaces: { hame: { senate: active(1), support: -2 } } })
      .ok()
      .when('senate', { kind: 'crack-down', space: 'hame' })
      .then(
        { kind: 'terror-placed', space: 'hame', of: 'senate' },
        { kind: 'support-shifted', space: 'hame', by: 1 },
        { kind: 'polarization-changed', by: 1 },
      );
  });
  test('§4.2.5 not with Attack or March', () => {
    before('senate', { spaces: { hame: { senate: active(2), support: -2, reds: inactive(1) } } })
      .when('senate', { kind: 'choose-command', command: 'attack' })
      .ok()
      .when('senate', { kind: 'special-activity', activity: 'crackdown' })
      .isRefused({ section: '§4.1.1', reason: 'does-not-accompany' });
  });
});
