import { describe, test } from 'vitest';
import { active, beginning, type Table } from '../testing/positions';

describe('§3.2.4 Retreat', () => {
  const fight = (part: Table) =>
    beginning('reds', 'attack', {
      resources: { reds: 10 },
      spaces: { tampere: { reds: active(6), senate: active(1) } },
      capabilities: { 'trains-1': { side: 'senate', at: 'tampere' } },
      ...part,
    })
      .does('reds', { kind: 'attack', space: 'tampere' }, { kind: 'add-strength' })
      .when('reds', { kind: 'roll-attack' }, ['1d6', [1]])
      .ok();

  test('a Train follows on its railway', () => {
    fight({})
      .when('reds', { kind: 'retreat', to: 'hame' })
      .ok()
      .leaves({ spaces: { hame: { senate: { active: 1 } } }, capabilities: { 'trains-1': { side: 'senate' } } });
  });

  test('a Train stopped by a sabotaged border is removed', () => {
    fight({ sabotage: ['tampere/hame'] })
      .when('reds', { kind: 'retreat', to: 'hame' })
      .ok()
      .leaves({ spaces: { hame: { senate: { active: 1 } } }, capabilities: { 'trains-1': { at: 'aside' } } });
  });

  test('News that the last of them held goes with them', () => {
    fight({
      news: [
        { at: 'tampere', holder: 'senate' },
        { at: 'available', holder: 'nobody' },
      ],
    })
      .when('reds', { kind: 'retreat', to: 'hame' })
      .ok()
      .leaves({ news: [{ at: 'hame', holder: 'senate' }, {}] });
  });
});
