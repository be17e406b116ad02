import { describe, test } from 'vitest';
import { active, given, round, table } from '../testing/positions';

describe('§6.4.2 Agitation', () => {
  test('the Senate lowers Polarization in a space only when its Terror is paid off', () => {
    const controlled = { hame: { senate: active(1), terror: { reds: 1 } } };
    const begun = given(table({ agenda: round('agitation'), spaces: controlled, propaganda: 1 }))
      .when('senate', { kind: 'agitate', space: 'hame' })
      .ok();
    begun.when('senate', { kind: 'lower-polarization' }).isRefused({ section: '§6.4.2', reason: 'terror-first' });
    begun
      .when('senate', { kind: 'remove-terror', of: 'reds' })
      .ok()
      .when('senate', { kind: 'lower-polarization' })
      .tells({ kind: 'polarization-changed', by: -1 })
      .leaves({ resources: { senate: 3 } });
  });

  test('the Reds place one Administration in a Round', () => {
    const both = { hame: { reds: active(3) }, turku: { reds: active(3) } };
    given(table({ agenda: round('agitation').slice(1), spaces: both, propaganda: 1 }))
      .does(
        'reds',
        { kind: 'agitate', space: 'hame' },
        { kind: 'build', active: 2 },
        { kind: 'agitate', space: 'turku' },
      )
      .when('reds', { kind: 'build', active: 2 })
      .isRefused({ section: '§6.4.2', reason: 'one-administration' });
  });

  test('shifting and lowering do not go together in one space', () => {
    const begun = given(
      table({ agenda: round('agitation'), spaces: { hame: { senate: active(1) } }, propaganda: 1 }),
    ).does('senate', { kind: 'agitate', space: 'hame' }, { kind: 'shift', by: 1 });
    begun.when('senate', { kind: 'lower-polarization' }).isRefused({ reason: 'one-way-or-the-other' });
    begun
      .when('senate', { kind: 'shift', by: 1 })
      .ok()
      .leaves({ spaces: { hame: { support: 2 } } });
  });
});
