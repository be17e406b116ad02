import { describe, test } from 'vitest';
import { active, command, given, inactive, table, turnsOf, war } from '../testing/positions';

describe('§2.2.3 Options for Eligible Factions', () => {
  const cells = {
    spaces: { hame: { reds: inactive(1) }, vaasa: { senate: inactive(1) }, turku: { moderates: inactive(1) } },
  };
  test('§2.2.2 a Faction that passes gains a Resource and stands first in the Pass box', () => {
    given(table(cells))
      .when('reds', { kind: 'pass' })
      .then({ kind: 'passed', seat: 'reds', box: 'pass-a' }, { kind: 'resources-changed', faction: 'reds', by: 1 })
      .asks('senate', { kind: 'faction' });
  });
  test('the first Faction takes the first box of a row, and no other', () => {
    given(table(cells)).when('reds', { kind: 'take', box: 'top-limited-d' }).ok();
    given(table(cells)).when('reds', { kind: 'take', box: 'middle-command' }).ok();
    given(table(cells)).when('reds', { kind: 'take', box: 'bottom-event-d' }).ok();
    given(table(cells)).when('reds', { kind: 'take', box: 'top-command' }).isRefused({ reason: 'not-offered' });
  });
  test('the row limits the others to its remaining boxes', () => {
    const taken = table({ ...cells, cylinders: { reds: 'top-limited-d' }, agenda: turnsOf('senate', 'moderates') });
    given(taken).when('senate', { kind: 'take', box: 'top-command' }).ok();
    given(taken).when('senate', { kind: 'take', box: 'top-limited-c' }).ok();
    given(taken).when('senate', { kind: 'take', box: 'top-limited-d' }).isRefused({ reason: 'not-offered' });
    given(taken).when('senate', { kind: 'take', box: 'bottom-event-d' }).isRefused({ reason: 'not-offered' });
  });
  test('§3.1 a box for Commands is closed to a Faction that can execute none', () => {
    given(table({ ...cells, resources: { reds: 0 } }))
      .when('reds', { kind: 'take', box: 'top-limited-d' })
      .isRefused({ section: '§3.1', reason: 'no-command-possible' });
  });
});

describe('§2.2.4 Limited Command', () => {
  test('§3.3.2 a Faction with News may spend it on a second Limited Command, which costs Resources', () => {
    const limited = table({
      news: [
        { at: 'hame', holder: 'reds' },
        { at: 'available', holder: 'nobody' },
      ],
      spaces: { hame: { reds: inactive(1) } },
      agenda: [
        ...command('reds', { limited: true }).slice(0, 1),
        { kind: 'second-limited', seat: 'reds' },
        ...turnsOf('senate'),
      ],
    });
    given(limited)
      .does('reds', { kind: 'choose-command', command: 'rally' }, { kind: 'rally', space: 'turku' })
      .asks('reds', { kind: 'second-limited' })
      .when('reds', { kind: 'spend-news' })
      .then({ kind: 'news-removed', news: 0 })
      .does('reds', { kind: 'choose-command', command: 'rally' }, { kind: 'rally', space: 'hame' })
      .leaves({ resources: { reds: 3 } })
      .asks('senate', { kind: 'faction' });
  });
});

describe('§2.2 turns', () => {
  test('§2.2.3 after two passes a Faction may still begin any row', () => {
    given(table({ cylinders: { reds: 'first', senate: 'second', moderates: 'third' } }))
      .when('reds', { kind: 'pass' })
      .ok()
      .when('senate', { kind: 'pass' })
      .ok()
      .when('moderates', { kind: 'take', box: 'bottom-event-d' })
      .ok();
  });

  test('§2.2.2 three passes bring each a Resource and change no order', () => {
    given(table({ cylinders: { reds: 'first', senate: 'second', moderates: 'third' } }))
      .when('reds', { kind: 'pass' })
      .ok()
      .when('senate', { kind: 'pass' })
      .ok()
      .when('moderates', { kind: 'pass' })
      .ok()
      .leaves({
        cylinders: { reds: 'first', senate: 'second', moderates: 'third' },
        resources: { reds: 6, senate: 6, moderates: 6 },
      });
  });

  test('§2.2 an Ineligible Faction is not asked, and returns behind those who passed', () => {
    given(
      table({
        cylinders: { reds: 'ineligible', senate: 'first', moderates: 'second' },
        agenda: turnsOf('senate', 'moderates'),
      }),
    )
      .when('senate', { kind: 'pass' })
      .ok()
      .does('moderates', { kind: 'take', box: 'bottom-event-d' }, { kind: 'choose-text', text: 'unshaded' })
      .leaves({ cylinders: { senate: 'first', reds: 'second', moderates: 'third' } });
  });
});

describe('§3.2.4 no piece takes part in two Attacks of a turn', () => {
  const twice = given(
    war({
      resources: { reds: 20 },
      news: [
        { at: 'hame', holder: 'reds' },
        { at: 'available', holder: 'nobody' },
      ],
      spaces: {
        hame: { reds: { active: 4, inactive: 1 }, russians: 1, senate: active(5) },
        turku: { reds: active(1) },
      },
      agenda: [
        ...command('reds', { limited: true }).slice(0, 1),
        { kind: 'second-limited', seat: 'reds' },
        ...turnsOf('senate'),
      ],
    }),
  );
  const attack = { kind: 'attack', space: 'hame' } as const;
  const roll = { kind: 'roll-attack' } as const;
  test('News does not let the same Cells attack a second time', () => {
    twice
      .does('reds', { kind: 'choose-command', command: 'attack' }, attack)
      .when('reds', roll, ['1d6', [6]])
      .ok()
      .when('reds', { kind: 'spend-news' })
      .ok()
      .when('reds', { kind: 'choose-command', command: 'attack' })
      .isRefused({ section: '§3.2.4', reason: 'nothing-to-select' });
  });
  test('Cells and Troops held back may attack then; the others may not', () => {
    twice
      .does(
        'reds',
        { kind: 'choose-command', command: 'attack' },
        attack,
        { kind: 'hold-back', piece: 'active' },
        { kind: 'hold-back', piece: 'russian' },
      )
      .when('reds', roll, ['1d6', [6]])
      .ok()
      .does('reds', { kind: 'spend-news' }, { kind: 'choose-command', command: 'attack' }, attack)
      .asks('reds', { kind: 'attack-space', attackers: { active: 1, inactive: 0 }, russians: 1 });
  });
});
