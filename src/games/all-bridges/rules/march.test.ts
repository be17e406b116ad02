import { describe, expect, test } from 'vitest';
import { allBridges } from '..';
import { brokenLaws } from '../../../kernel/testing/positions';
import { active, command, given, inactive, war, type Table } from '../testing/positions';

describe('§3.2.5 March', () => {
  const marching = (part: Table, seat: 'reds' | 'senate' = 'reds') =>
    given(war({ agenda: command(seat), ...part }))
      .when(seat, { kind: 'choose-command', command: 'march' })
      .ok();
  test('costs one Resource for each three Cells that move into a space', () => {
    const step = { kind: 'march-cell', from: 'turku', stance: 'active' } as const;
    const three = marching({ spaces: { turku: { reds: active(5) } } })
      .does('reds', { kind: 'march', space: 'varsinais-suomi' }, step, step, step)
      .leaves({ resources: { reds: 4 } });
    three
      .when('reds', step)
      .ok()
      .leaves({ resources: { reds: 3 } });
  });
  test('a Cell moves once in a Command', () => {
    marching({ spaces: { turku: { reds: active(1) }, hame: { reds: inactive(1) } } })
      .does(
        'reds',
        { kind: 'march', space: 'varsinais-suomi' },
        { kind: 'march-cell', from: 'turku', stance: 'active' },
        { kind: 'done' },
      )
      .when('reds', { kind: 'march', space: 'turku' })
      .isRefused({ section: '§3.2.5', reason: 'no-cell-adjacent' });
  });
  test('a Prepared marker leaves after its last Cell, when that March is over; until then no law is broken', () => {
    const gone = marching({
      spaces: { turku: { reds: active(1), prepared: { reds: 1 } }, hame: { reds: inactive(2) } },
    }).does(
      'reds',
      { kind: 'march', space: 'varsinais-suomi' },
      { kind: 'march-cell', from: 'turku', stance: 'active' },
    );
    expect(brokenLaws(allBridges, gone.state)).toEqual([]);
    // meanwhile no other marker may be alone
    const { spaces } = gone.state;
    const alone = { ...spaces.vaasa, prepared: { ...spaces.vaasa.prepared, senate: 1 } };
    expect(brokenLaws(allBridges, { ...gone.state, spaces: { ...spaces, vaasa: alone } })).toEqual([
      expect.stringContaining('§1.4.4 prepared-alone {"space":"vaasa","faction":"senate"'),
    ]);
    gone.when('reds', { kind: 'done' }).then({ kind: 'prepared-removed', space: 'turku', side: 'reds' });
  });
  test('one Russian moves along for each Reds Cell', () => {
    const moved = marching({ spaces: { turku: { reds: active(2), russians: 2 } } }).does(
      'reds',
      { kind: 'march', space: 'varsinais-suomi' },
      { kind: 'march-cell', from: 'turku', stance: 'active' },
      { kind: 'march-russian', from: 'turku' },
    );
    moved.when('reds', { kind: 'march-russian', from: 'turku' }).isRefused({ reason: 'one-a-cell' });
  });
  test('the example: a Train needs two moves from Tampere to the Province beyond Häme, and Sabotage stops it', () => {
    const train = {
      capabilities: { 'trains-1': { side: 'reds', at: 'tampere' } },
      spaces: { tampere: { reds: active(2) } },
    } as const;
    const into = (part: Table) =>
      marching(part).does(
        'reds',
        { kind: 'march', space: 'hame' },
        { kind: 'march-cell', from: 'tampere', stance: 'active' },
      );
    into(train)
      .when('reds', { kind: 'march-marker', marker: 'trains-1', to: 'hame-west' })
      .then({ kind: 'capability-placed', marker: 'trains-1', side: 'reds', at: 'hame-west' });
    into({ ...train, sabotage: ['tampere/hame'] })
      .when('reds', { kind: 'march-marker', marker: 'trains-1', to: 'hame-west' })
      .isRefused({ section: '§4.2.3', reason: 'sabotaged' });
  });
});
