import { describe, test } from 'vitest';
import { active, command, given, inactive, table, before, begun } from '../testing/positions';

describe('§4.1 Special Activities in General', () => {
  const cells = { spaces: { hame: { reds: active(2) }, turku: { reds: active(1) } } };
  test('§4 at one moment before, during or after the Command, and only once', () => {
    const during = before('reds', cells)
      .when('reds', { kind: 'choose-command', command: 'rally' })
      .ok()
      .when('reds', { kind: 'special-activity', activity: 'political-event' })
      .ok()
      .when('reds', { kind: 'collect', space: 'hame' })
      .ok()
      .when('reds', { kind: 'collect', space: 'turku' })
      .ok()
      .asks('reds', { kind: 'rally' })
      .leaves({ resources: { reds: 7 } });
    during.when('reds', { kind: 'special-activity', activity: 'prepare' }).isRefused({ reason: 'not-offered' });
    before('reds', cells)
      .when('reds', { kind: 'choose-command', command: 'activism' })
      .ok()
      .when('reds', { kind: 'pacify', space: 'turku' })
      .ok()
      .when('reds', { kind: 'done' })
      .ok()
      .asks('reds', { kind: 'operation' })
      .when('reds', { kind: 'special-activity', activity: 'political-event' })
      .ok();
  });
  test('never with a Limited Command', () => {
    given(table({ ...cells, agenda: command('reds', { limited: true }) }))
      .when('reds', { kind: 'special-activity', activity: 'political-event' })
      .isRefused({ reason: 'not-offered' });
  });
  test('§4.1.1 what may not accompany the Command is refused, and the other way round', () => {
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
});
