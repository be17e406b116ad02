import { describe, test } from 'vitest';
import { active, command, given, inactive, table, before, begun, turnsOf } from '../testing/positions';

describe('§4.1 Special Activities in General', () => {
  const cells = { spaces: { hame: { reds: active(2) }, turku: { reds: active(1) } } };
  test('§4 only once, before, during or after the Command', () => {
    const during = before('reds', cells)
      .does(
        'reds',
        { kind: 'choose-command', command: 'rally' },
        { kind: 'special-activity', activity: 'political-event' },
        { kind: 'collect', space: 'hame' },
        { kind: 'collect', space: 'turku' },
      )
      .asks('reds', { kind: 'rally' })
      .leaves({ resources: { reds: 7 } });
    during.when('reds', { kind: 'special-activity', activity: 'prepare' }).isRefused({ reason: 'not-offered' });
    before('reds', cells)
      .does(
        'reds',
        { kind: 'choose-command', command: 'activism' },
        { kind: 'pacify', space: 'turku' },
        { kind: 'done' },
      )
      .asks('reds', { kind: 'operation' })
      .when('reds', { kind: 'special-activity', activity: 'political-event' })
      .ok();
  });
  test('never with a Limited Command', () => {
    given(table({ ...cells, agenda: command('reds', { limited: true }) }))
      .when('reds', { kind: 'special-activity', activity: 'political-event' })
      .isRefused({ reason: 'not-offered' });
  });
  test('§4.1.1 a Special Activity that may not accompany the Command is refused, and vice versa', () => {
    const talk = { spaces: { hame: { moderates: inactive(1), support: 1 } } };
    before('moderates', talk)
      .when('moderates', { kind: 'choose-command', command: 'rally' })
      .ok()
      .when('moderates', { kind: 'special-activity', activity: 'dialogue' })
      .isRefused({ section: '§4.1.1', reason: 'does-not-accompany' });
    begun('moderates', 'dialogue', talk)
      .ok()
      .when('moderates', { kind: 'talk', space: 'hame' })
      .ok()
      .when('moderates', { kind: 'choose-command', command: 'rally' })
      .isRefused({ section: '§4.1.1', reason: 'does-not-accompany' });
  });
  test('right before a Command it may bring the Resources for it', () => {
    const poor = { ...cells, resources: { reds: 0 } };
    const take = { kind: 'take', box: 'middle-command' } as const;
    const taken = given(table(poor)).when('reds', take).ok();
    taken
      .when('reds', { kind: 'choose-command', command: 'rally' })
      .isRefused({ reason: 'too-few-resources', details: { cost: 1, resources: 0 } });
    taken.does(
      'reds',
      { kind: 'special-activity', activity: 'political-event' },
      { kind: 'collect', space: 'hame' },
      { kind: 'done' },
      { kind: 'choose-command', command: 'rally' },
    );
    given(table({ resources: { reds: 0 }, spaces: { hame: { reds: inactive(2) } } }))
      .when('reds', take)
      .isRefused({ section: '§3.1', reason: 'no-command-possible' });
    given(table(poor))
      .when('reds', { kind: 'take', box: 'top-limited-d' })
      .isRefused({ reason: 'no-command-possible' });
  });
  test('the Moderates may Publish before a Command that they could not pay for otherwise', () => {
    const agenda = turnsOf('moderates');
    const published = given(
      table({ agenda, resources: { moderates: 0 }, spaces: { turku: { moderates: inactive(1) } } }),
    ).does(
      'moderates',
      { kind: 'take', box: 'middle-command' },
      { kind: 'special-activity', activity: 'publish' },
      { kind: 'publish', space: 'turku' },
    );
    published.leaves({ resources: { moderates: 1 } });
    // a Province without Networks and Personality brings nothing
    given(table({ agenda, resources: { moderates: 0 }, spaces: { hame: { moderates: inactive(1) } } }))
      .when('moderates', { kind: 'take', box: 'middle-command' })
      .isRefused({ reason: 'no-command-possible' });
  });
  test('before the Command is chosen, the last Resource is reserved for it', () => {
    const two = begun('reds', 'foreign-relations', { ...cells, resources: { reds: 2 } }).ok();
    two
      .when('reds', { kind: 'invest' })
      .ok()
      .when('reds', { kind: 'invest' })
      .isRefused({ section: '§4.1', reason: 'keep-for-command' });
    before('reds', { ...cells, resources: { reds: 2 } })
      .when('reds', { kind: 'transfer', to: 'senate', resources: 2 })
      .isRefused({ section: '§4.1', reason: 'keep-for-command' });
    before('reds', { ...cells, resources: { reds: 2 } })
      .when('reds', { kind: 'transfer', to: 'senate', resources: 1 })
      .ok();
    // after the Command nothing is reserved
    before('reds', { ...cells, resources: { reds: 2 } }).does(
      'reds',
      { kind: 'choose-command', command: 'activism' },
      { kind: 'special-activity', activity: 'foreign-relations' },
      { kind: 'invest' },
      { kind: 'invest' },
    );
  });
});
