import { describe, test } from 'vitest';
import { given, inactive, table, round, type Table } from '../testing/positions';

describe('§5.3 Capabilities', () => {
  const gained = (part: Table, capability: 'jaeger' | 'trains') =>
    given(
      table({
        agenda: [
          { kind: 'faction', seat: 'reds' },
          { kind: 'gain-capability', seat: 'senate', capability },
          ...round('conscription'),
        ],
        ...part,
      }),
    )
      .byHand({ kind: 'skip' })
      .ok();
  test('wait in their box in Phase I', () => {
    gained({}, 'trains').leaves({ capabilities: { 'trains-1': { at: 'box', side: 'senate' } } });
  });
  test('stand with a friendly Cell in Phase II; Jaeger come to Vaasa, or the nearest space with Senate Cells', () => {
    gained({ phase: 2, spaces: { hame: { senate: inactive(1) }, vaasa: { senate: inactive(1) } } }, 'jaeger').leaves({
      capabilities: { 'jaeger-1': { at: 'vaasa' } },
    });
    gained({ phase: 2, spaces: { turku: { senate: inactive(1) } } }, 'jaeger').leaves({
      capabilities: { 'jaeger-1': { at: 'turku' } },
    });
    gained({ phase: 2, spaces: { hame: { senate: inactive(1) } } }, 'trains')
      .asks('senate', { kind: 'place-capability' })
      .when('senate', { kind: 'place-marker', at: 'hame-west' })
      .ok()
      .leaves({ capabilities: { 'trains-1': { at: 'hame-west' } } });
  });
});
