import { describe, test } from 'vitest';
import { active, command, given, inactive, table, beginning } from '../testing/positions';

describe('§3.2.2 Activism', () => {
  const started = (state: Parameters<typeof given>[0], seat: 'reds' | 'senate' = 'reds') =>
    given(state).when(seat, { kind: 'choose-command', command: 'activism' }).ok();
  const both = table({
    spaces: { hame: { reds: { active: 1, inactive: 3 }, senate: active(3) }, turku: { reds: active(1) } },
    agenda: command('reds'),
  });
  test('an Active Cell removed lowers Polarization by one', () => {
    started(both)
      .when('reds', { kind: 'pacify', space: 'turku' })
      .then(
        { kind: 'resources-changed', faction: 'reds', by: -1 },
        { kind: 'cells-removed', faction: 'reds', space: 'turku', stance: 'active', count: 1, to: 'available' },
        { kind: 'polarization-changed', by: -1 },
      );
  });
  test('one enemy is flipped for each Active Cell, and one for every two Inactive ones, counted separately', () => {
    started(both)
      .when('reds', { kind: 'flip', space: 'hame' })
      .ok()
      .asks('reds', { kind: 'flip-space', left: 2 })
      .when('reds', { kind: 'flip-cell', faction: 'senate', stance: 'active' })
      .then({ kind: 'cells-flipped', faction: 'senate', space: 'hame', to: 'inactive', count: 1 })
      .asks('reds', { kind: 'flip-space', left: 1 });
  });
  test('pacifying and flipping do not go together', () => {
    started(both)
      .when('reds', { kind: 'pacify', space: 'turku' })
      .ok()
      .when('reds', { kind: 'flip', space: 'hame' })
      .isRefused({ section: '§3.2.2', reason: 'one-way-or-the-other' });
  });
  test('a die Activates that many Inactive Cells, evenly over the map', () => {
    const spread = table({
      spaces: { hame: { reds: inactive(3) }, turku: { reds: inactive(1) } },
      agenda: command('reds', { limited: true }),
    });
    started(spread)
      .when('reds', { kind: 'activate' }, ['1d6', [3]])
      .then({ kind: 'resources-changed', faction: 'reds', by: -1 }, { kind: 'activation-rolled', seat: 'reds', die: 3 })
      .when('reds', { kind: 'activate-cell', space: 'hame' })
      .ok()
      .when('reds', { kind: 'activate-cell', space: 'hame' })
      .isRefused({ section: '§3.2.2', reason: 'evenly' });
  });
  test('§6.2.1, §6.4.2 the Reds Agitate in one space: Terror is paid off first, white Issues raise the price', () => {
    const agitated = table({
      resources: { reds: 9 },
      issues: { social: 'senate' },
      spaces: { hame: { reds: inactive(2), administrations: 1, support: 1, terror: { reds: 1 } } },
      agenda: command('reds'),
    });
    started(agitated)
      .when('reds', { kind: 'agitate', space: 'hame' })
      .then({ kind: 'resources-changed', faction: 'reds', by: -1 })
      .when('reds', { kind: 'shift', by: -1 })
      .isRefused({ section: '§6.4.2', reason: 'terror-first' });
    started(agitated)
      .when('reds', { kind: 'agitate', space: 'hame' })
      .ok()
      .when('reds', { kind: 'remove-terror', of: 'reds' })
      .then(
        { kind: 'resources-changed', faction: 'reds', by: -2 },
        { kind: 'terror-removed', space: 'hame', of: 'reds' },
      )
      .when('reds', { kind: 'shift', by: -1 })
      .then({ kind: 'resources-changed', faction: 'reds', by: -1 }, { kind: 'support-shifted', space: 'hame', by: -1 })
      .leaves({ resources: { reds: 5 } });
  });
  test('§3.1.2 a free Activism still pays for Agitation', () => {
    started(
      table({
        spaces: { hame: { reds: inactive(2), administrations: 1 } },
        agenda: command('reds', { free: true, commands: ['activism', 'rally'] }),
      }),
    )
      .when('reds', { kind: 'agitate', space: 'hame' })
      .then()
      .when('reds', { kind: 'shift', by: -1 })
      .then({ kind: 'resources-changed', faction: 'reds', by: -1 }, { kind: 'support-shifted', space: 'hame', by: -1 });
  });
});

describe('§3.2.2 Activism as a Limited Command', () => {
  test('may be only the die, with Cells anywhere', () => {
    beginning(
      'reds',
      'activism',
      { spaces: { turku: { reds: inactive(1) }, oulu: { reds: inactive(1) } } },
      { limited: true },
    )
      .when('reds', { kind: 'activate' }, ['1d6', [3]])
      .ok()
      .does('reds', { kind: 'activate-cell', space: 'turku' }, { kind: 'activate-cell', space: 'oulu' })
      .asks('senate', { kind: 'faction' });
  });

  test('one of the four kinds, not two', () => {
    beginning('reds', 'activism', { spaces: { turku: { reds: active(1), senate: active(1) } } }, { limited: true })
      .when('reds', { kind: 'pacify', space: 'turku' })
      .ok()
      .asks('senate', { kind: 'faction' });
  });
});

describe('§3.2.2 flipping enemies', () => {
  const crowd = table({
    spaces: { hame: { reds: active(3), senate: { active: 1, inactive: 1 }, moderates: inactive(1) } },
    agenda: command('reds', { limited: true }),
  });
  const flipping = given(crowd).does(
    'reds',
    { kind: 'choose-command', command: 'activism' },
    { kind: 'flip', space: 'hame' },
  );
  const flip = (faction: 'senate' | 'moderates', stance: 'active' | 'inactive') =>
    ({ kind: 'flip-cell', faction, stance }) as const;
  test('as many as there are own Active Cells: it does not stop after the first or second', () => {
    flipping.when('reds', { kind: 'done' }).isRefused({ reason: 'not-offered' });
    const second = flipping.does('reds', flip('senate', 'active'), flip('senate', 'inactive'));
    second.when('reds', { kind: 'done' }).isRefused({ reason: 'not-offered' });
    second.when('reds', flip('moderates', 'inactive')).ok().asks('senate', { kind: 'faction' });
  });
  test('each Cell once: a flipped Cell does not flip back', () => {
    flipping
      .when('reds', flip('moderates', 'inactive'))
      .ok()
      .when('reds', flip('moderates', 'active'))
      .isRefused({ section: '§3.2.2', reason: 'flipped-already' });
    // one Cell was flipped to Active, another was Active from the start: that one may still be flipped
    const two = flipping.does('reds', flip('senate', 'inactive'), flip('senate', 'active'));
    two.when('reds', flip('senate', 'active')).isRefused({ section: '§3.2.2', reason: 'flipped-already' });
  });
  test('fewer only where fewer enemies are there', () => {
    given(
      table({ spaces: { hame: { reds: active(3), senate: active(1) } }, agenda: command('reds', { limited: true }) }),
    )
      .does(
        'reds',
        { kind: 'choose-command', command: 'activism' },
        { kind: 'flip', space: 'hame' },
        flip('senate', 'active'),
      )
      .asks('senate', { kind: 'faction' });
  });
});

describe('§3.2.2 Agitation towards Active Opposition', () => {
  const at = (support: number, terror: number) =>
    given(
      table({
        spaces: { hame: { reds: inactive(2), administrations: 1, support, terror: { senate: terror } } },
        agenda: command('reds'),
      }),
    )
      .when('reds', { kind: 'choose-command', command: 'activism' })
      .ok()
      .when('reds', { kind: 'agitate', space: 'hame' });
  test('is refused if there is nothing to shift and no Terror to remove', () => {
    at(-2, 0).isRefused({ section: '§1.6', reason: 'end-of-levels' });
  });
  test('is open one level before the end, and at the end to remove Terror', () => {
    at(-1, 0).ok();
    at(-2, 1).ok();
  });
});
