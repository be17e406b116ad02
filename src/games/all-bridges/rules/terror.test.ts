import { describe, test } from 'vitest';
import { active, command, given, inactive, table, war, beginning } from '../testing/positions';

describe('§3.2.3 Terror', () => {
  const started = (state: Parameters<typeof given>[0], seat: 'reds' | 'senate' = 'senate') =>
    given(state).when(seat, { kind: 'choose-command', command: 'terror' }).ok();
  const beside = (part: object = {}) => table({ agenda: command('senate'), ...part });
  test('needs an Active Cell and an enemy piece', () => {
    const state = beside({
      spaces: {
        hame: { senate: active(1), reds: inactive(1) },
        turku: { senate: inactive(1), reds: inactive(1) },
        vaasa: { senate: active(1) },
      },
    });
    started(state).when('senate', { kind: 'terror', space: 'turku' }).isRefused({ reason: 'no-active-cell' });
    started(state).when('senate', { kind: 'terror', space: 'vaasa' }).isRefused({ reason: 'no-enemy' });
    started(state)
      .when('senate', { kind: 'terror', space: 'hame' })
      .then(
        { kind: 'resources-changed', faction: 'senate', by: -1 },
        { kind: 'terror-placed', space: 'hame', of: 'senate' },
      )
      .when('senate', { kind: 'remove-cell', faction: 'reds', stance: 'inactive' })
      .tells(
        { kind: 'cells-removed', faction: 'reds', space: 'hame', stance: 'inactive', count: 1, to: 'available' },
        { kind: 'polarization-changed', by: 1 },
      )
      .asks('moderates', { kind: 'faction' });
  });
  test('removes two from Polarization six on, one below', () => {
    const at = (polarization: number) =>
      started(beside({ polarization, spaces: { hame: { senate: active(1), reds: inactive(3) } } }))
        .when('senate', { kind: 'terror', space: 'hame' })
        .ok();
    at(5).asks('senate', { kind: 'terror-space', left: 1 });
    at(6).asks('senate', { kind: 'terror-space', left: 2 });
  });
  test('§1.4.2 a targeted Faction is targeted to the full extent', () => {
    started(beside({ polarization: 6, spaces: { hame: { senate: active(1), reds: inactive(3) } } }))
      .does('senate', { kind: 'terror', space: 'hame' }, { kind: 'remove-cell', faction: 'reds', stance: 'inactive' })
      .when('senate', { kind: 'done' })
      .isRefused({ section: '§1.4.2', reason: 'to-the-full-extent' });
  });
  test('discs go after all Cells of their Faction', () => {
    const state = beside({
      spaces: { hame: { senate: active(1), reds: inactive(1), administrations: 1, networks: 1 } },
    });
    started(state)
      .when('senate', { kind: 'terror', space: 'hame' })
      .ok()
      .when('senate', { kind: 'remove-disc', faction: 'reds' })
      .isRefused({ reason: 'cells-first' });
    started(state)
      .when('senate', { kind: 'terror', space: 'hame' })
      .ok()
      .when('senate', { kind: 'remove-disc', faction: 'moderates' })
      .tells({ kind: 'disc-removed', disc: 'network', space: 'hame' });
  });
  test('the last Cell beside a Prepared or Capability marker stays', () => {
    started(
      beside({
        spaces: { hame: { senate: active(1), reds: inactive(1), moderates: inactive(1), prepared: { reds: 1 } } },
      }),
    )
      .when('senate', { kind: 'terror', space: 'hame' })
      .ok()
      .when('senate', { kind: 'remove-cell', faction: 'reds', stance: 'inactive' })
      .isRefused({ section: '§3.2.3', reason: 'guards-a-marker' });
  });
  test('§1.4.4 with the last Moderate the Personality goes, and three Resources to the executor', () => {
    started(beside({ personality: 'hame', spaces: { hame: { senate: active(1), moderates: inactive(1) } } }))
      .when('senate', { kind: 'terror', space: 'hame' })
      .ok()
      .when('senate', { kind: 'remove-cell', faction: 'moderates', stance: 'inactive' })
      .tells(
        { kind: 'personality-removed' },
        { kind: 'resources-transferred', from: 'moderates', to: 'senate', resources: 3 },
      );
  });
  test('§3.3.2 News of the last Cell passes to the executor; with another Cell there it stays', () => {
    const held = (moderates: number) =>
      started(
        beside({
          news: [
            { at: 'hame', holder: 'moderates' },
            { at: 'available', holder: 'nobody' },
          ],
          spaces: { hame: { senate: active(1), moderates: inactive(moderates) } },
        }),
      ).does(
        'senate',
        { kind: 'terror', space: 'hame' },
        { kind: 'remove-cell', faction: 'moderates', stance: 'inactive' },
      );
    held(1).leaves({ news: [{ at: 'hame', holder: 'senate' }, {}] });
    held(2).leaves({ news: [{ at: 'hame', holder: 'moderates' }, {}] });
  });
  test('§1.4.3 if two markers lie there, pieces are removed but no marker comes and Polarization stays', () => {
    started(beside({ spaces: { hame: { senate: active(1), reds: inactive(1), terror: { reds: 2 } } } }))
      .when('senate', { kind: 'terror', space: 'hame' })
      .then({ kind: 'resources-changed', faction: 'senate', by: -1 })
      .when('senate', { kind: 'remove-cell', faction: 'reds', stance: 'inactive' })
      .ok()
      .leaves({ polarization: 3, spaces: { hame: { terror: { reds: 2, senate: 0 }, reds: { inactive: 0 } } } });
  });
  test('the second marker of a space brings News in Phase II, but not in Phase I', () => {
    const second = {
      spaces: { hame: { senate: active(1), reds: inactive(2), terror: { reds: 1 } } },
      agenda: command('senate'),
    };
    started(war(second))
      .when('senate', { kind: 'terror', space: 'hame' })
      .tells({ kind: 'news-placed', news: 0, space: 'hame', holder: 'nobody' });
    started(table(second))
      .when('senate', { kind: 'terror', space: 'hame' })
      .ok()
      .leaves({ news: [{ at: 'available' }, {}] });
  });
  test('the Political Display costs as much as a space, and gets no marker', () => {
    started(beside({ display: { reds: 1 }, spaces: { hame: { senate: active(1), reds: inactive(1) } } }))
      .when('senate', { kind: 'terror-display', cube: 'reds' })
      .then({ kind: 'resources-changed', faction: 'senate', by: -1 }, { kind: 'cube-removed', cube: 'reds' });
  });
  test('Polarization rises once for each marker placed, at the end', () => {
    beginning('reds', 'terror', {
      spaces: { turku: { reds: active(1), senate: active(1) }, hame: { reds: active(1), senate: active(1) } },
    })
      .does('reds', { kind: 'terror', space: 'turku' }, { kind: 'remove-cell', faction: 'senate', stance: 'active' })
      .leaves({ polarization: 3 })
      .does('reds', { kind: 'terror', space: 'hame' }, { kind: 'remove-cell', faction: 'senate', stance: 'active' })
      .leaves({ polarization: 5 });
  });
});
