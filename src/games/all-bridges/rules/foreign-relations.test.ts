import { describe, test } from 'vitest';
import { active, command, given, war, begun } from '../testing/positions';

describe('§4.2.2 Foreign Relations', () => {
  const near = { spaces: { hame: { senate: active(1), reds: active(1) } } };
  test('up by one costs nothing', () => {
    begun('senate', 'foreign-relations', near)
      .ok()
      .when('senate', { kind: 'raise-vassalage' })
      .then({ kind: 'vassalage-changed', power: 'german', by: 1 });
  });
  test('down by a die against twice the Resources spent, which are lost either way', () => {
    const spent = (die: number) =>
      begun('senate', 'foreign-relations', near)
        .ok()
        .does('senate', { kind: 'invest' }, { kind: 'invest' })
        .when('senate', { kind: 'roll-relations' }, ['1d6', [die]])
        .ok();
    spent(4).leaves({ vassalage: { german: 2 }, resources: { senate: 3 } });
    spent(5).leaves({ vassalage: { german: 3 }, resources: { senate: 3 } });
  });
  test('three Resources make it certain', () => {
    const begun = given(
      war({ agenda: [{ kind: 'foreign-relations', seat: 'reds', target: 0 }, ...command('senate')] }),
    );
    const spent = begun.does('reds', { kind: 'invest' }, { kind: 'invest' }, { kind: 'invest' });
    spent
      .when('reds', { kind: 'roll-relations' }, ['1d6', [6]])
      .ok()
      .leaves({ vassalage: { russian: 2 }, resources: { reds: 2 } });
  });
});
