import { describe, test } from 'vitest';
import { command, given, inactive, table, war } from '../testing/positions';

describe('§1.3.2 Negotiations', () => {
  test('Resources may be given to another Faction while somebody executes something', () => {
    const executing = table({ agenda: command('senate') });
    given(executing)
      .when('moderates', { kind: 'transfer', to: 'senate', resources: 2 })
      .then({ kind: 'resources-transferred', from: 'moderates', to: 'senate', resources: 2 })
      .leaves({ resources: { moderates: 3, senate: 7 } });
    given(executing)
      .when('moderates', { kind: 'transfer', to: 'senate', resources: 6 })
      .isRefused({ reason: 'not-offered' });
    given(table()).when('moderates', { kind: 'transfer', to: 'senate', resources: 1 }).isRefused({});
  });
});

describe('§1.4.2, §1.4.4 pieces and their markers', () => {
  test('a Faction may take its own pieces back while it executes a Command', () => {
    given(table({ spaces: { turku: { reds: inactive(1) } }, agenda: command('reds') }))
      .when('reds', { kind: 'withdraw', space: 'turku', piece: 'inactive' })
      .ok()
      .leaves({ spaces: { turku: { reds: { inactive: 0 } } } });
  });
  test('Prepared, Capabilities, the Personality and News leave with the last Cell of their side', () => {
    const lone = war({
      spaces: { turku: { reds: inactive(1), prepared: { reds: 1 } } },
      capabilities: { commander: { side: 'reds', at: 'turku' } },
      news: [
        { at: 'turku', holder: 'reds' },
        { at: 'available', holder: 'nobody' },
      ],
      agenda: command('reds'),
    });
    given(lone)
      .when('reds', { kind: 'withdraw', space: 'turku', piece: 'inactive' })
      .ok()
      .leaves({
        spaces: { turku: { prepared: { reds: 0 } } },
        capabilities: { commander: { at: 'aside' } },
        news: [{ at: 'available' }, { at: 'available' }],
      });
  });
});
