import { describe, test } from 'vitest';
import { active, inactive, begun } from '../testing/positions';

describe('§4.2.1 Political Event', () => {
  test('§4.2.1 Political Event: one Resource each from up to four spaces with an Active Cell and Control', () => {
    const spaces = {
      hame: { reds: active(1) },
      turku: { reds: inactive(1) },
      vaasa: { reds: active(1), senate: active(1) },
    };
    const event = begun('reds', 'political-event', { spaces }).ok();
    event.when('reds', { kind: 'collect', space: 'turku' }).isRefused({ reason: 'no-active-cell' });
    event.when('reds', { kind: 'collect', space: 'vaasa' }).isRefused({ reason: 'no-control' });
    event.when('reds', { kind: 'collect', space: 'hame' }).then({ kind: 'resources-changed', faction: 'reds', by: 1 });
  });
});
