import { describe, test } from 'vitest';
import { active, command, given, inactive, table } from '../testing/positions';

describe('§3.3.2 Message', () => {
  const started = (part: object = {}) =>
    given(table({ agenda: command('moderates'), ...part }))
      .when('moderates', { kind: 'choose-command', command: 'message' })
      .ok();
  const news = [
    { at: 'tampere', holder: 'moderates' },
    { at: 'available', holder: 'nobody' },
  ];
  test('§4.1 a Cell flipped by a Special Activity on the way continues as it is, and cannot be withdrawn meanwhile', () => {
    const talking = given(
      table({
        agenda: command('moderates', { special: 'open' }),
        spaces: { hame: { moderates: inactive(1), support: 1 } },
      }),
    ).does(
      'moderates',
      { kind: 'choose-command', command: 'message' },
      { kind: 'message', from: 'hame', stance: 'inactive' },
      { kind: 'special-activity', activity: 'dialogue' },
    );
    talking
      .when('moderates', { kind: 'withdraw', space: 'hame', piece: 'inactive' })
      .isRefused({ section: '§1.4.2', reason: 'not-offered' });
    talking
      .does('moderates', { kind: 'talk', space: 'hame' }, { kind: 'move-on', to: 'tampere' }, { kind: 'done' })
      .leaves({
        spaces: {
          hame: { moderates: { active: 0, inactive: 0 } },
          tampere: { moderates: { active: 0, inactive: 1 } },
        },
      });
  });
  test('the first example: Tampere to Häme, Pohjanmaa and Vaasa, and Underground there', () => {
    started({ spaces: { tampere: { moderates: active(1) } } })
      .when('moderates', { kind: 'message', from: 'tampere', stance: 'active' })
      .then({ kind: 'resources-changed', faction: 'moderates', by: -1 })
      .does('moderates', { kind: 'move-on', to: 'hame' }, { kind: 'move-on', to: 'pohjanmaa' })
      .when('moderates', { kind: 'move-on', to: 'vaasa' })
      .then(
        { kind: 'cells-moved', faction: 'moderates', from: 'pohjanmaa', to: 'vaasa', stance: 'active', count: 1 },
        { kind: 'cells-flipped', faction: 'moderates', space: 'vaasa', to: 'inactive', count: 1 },
      );
  });
  const carrying = (enemies: number) =>
    started({ news, spaces: { tampere: { moderates: active(2) }, hame: { senate: active(enemies) } } })
      .does('moderates', { kind: 'message', from: 'tampere', stance: 'active' }, { kind: 'carry', load: 'news' })
      .when('moderates', { kind: 'move-on', to: 'hame' })
      .tells({ kind: 'news-placed', news: 0, space: 'hame', holder: 'moderates' })
      .when('moderates', { kind: 'done' });
  test('the second example: three Active enemies capture the messenger on a three', () => {
    carrying(3)
      .ok()
      .when('moderates', { kind: 'roll-capture', space: 'hame' }, ['1d6', [3]])
      .then({ kind: 'capture-rolled', space: 'hame', cells: 3, die: 3 })
      .leaves({ spaces: { hame: { moderates: { active: 1, inactive: 0 } } } });
    carrying(3)
      .ok()
      .when('moderates', { kind: 'roll-capture', space: 'hame' }, ['1d6', [4]])
      .ok()
      .leaves({ spaces: { hame: { moderates: { active: 0, inactive: 1 } } } });
  });
  test('without an Active enemy nothing is rolled', () => {
    carrying(0)
      .ok()
      .leaves({ spaces: { hame: { moderates: { inactive: 1 } } } });
  });
  test('a messenger caught on the way stays there with its load', () => {
    started({ personality: 'tampere', spaces: { tampere: { moderates: inactive(1) }, hame: { reds: active(2) } } })
      .does(
        'moderates',
        { kind: 'message', from: 'tampere', stance: 'inactive' },
        { kind: 'carry', load: 'personality' },
        { kind: 'move-on', to: 'hame' },
        { kind: 'move-on', to: 'pohjanmaa' },
        { kind: 'done' },
      )
      .when('moderates', { kind: 'roll-capture', space: 'hame' }, ['1d6', [2]])
      .ok()
      .leaves({
        personality: 'hame',
        spaces: { hame: { moderates: { active: 1 } }, pohjanmaa: { moderates: { inactive: 0 } } },
      });
  });
  test('§2.2.4 a Limited Command moves a single Cell', () => {
    started({ spaces: { tampere: { moderates: active(2) } }, agenda: command('moderates', { limited: true }) })
      .does(
        'moderates',
        { kind: 'message', from: 'tampere', stance: 'active' },
        { kind: 'move-on', to: 'hame' },
        { kind: 'done' },
      )
      .asks('reds', { kind: 'faction' });
  });
});
