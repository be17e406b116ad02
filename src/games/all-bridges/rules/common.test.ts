import { describe, test } from 'vitest';
import { active, command, given, inactive, table, war } from '../testing/positions';

const begun = (state: Parameters<typeof given>[0], seat: 'reds' | 'senate' | 'moderates', name: 'rally') =>
  given(state).when(seat, { kind: 'choose-command', command: name }).ok();

describe('§3.1 Commands in General', () => {
  test('§3.2, §3.3 each Faction has its own Commands', () => {
    const all = table({
      spaces: { hame: { reds: inactive(1), moderates: inactive(1) } },
      agenda: command('moderates'),
    });
    given(all).when('moderates', { kind: 'choose-command', command: 'terror' }).isRefused({ reason: 'not-offered' });
    given(all).when('moderates', { kind: 'choose-command', command: 'message' }).ok();
  });
  test('§2.4 Attack and March wait for Phase II', () => {
    const both = { spaces: { hame: { reds: active(1), senate: active(1) } }, agenda: command('reds') };
    given(table(both))
      .when('reds', { kind: 'choose-command', command: 'attack' })
      .isRefused({ section: '§3.2.4', reason: 'phase-two-only' });
    given(table(both))
      .when('reds', { kind: 'choose-command', command: 'march' })
      .isRefused({ section: '§3.2.5', reason: 'phase-two-only' });
    given(war(both)).when('reds', { kind: 'choose-command', command: 'attack' }).ok();
    given(war(both)).when('reds', { kind: 'choose-command', command: 'march' }).ok();
  });
  test('a space is selected only once', () => {
    begun(table({ spaces: { hame: { reds: inactive(1) } }, agenda: command('reds') }), 'reds', 'rally')
      .when('reds', { kind: 'rally', space: 'hame' })
      .ok()
      .when('reds', { kind: 'rally', space: 'hame' })
      .isRefused({ section: '§3.1', reason: 'already-selected' });
  });
  test('§2.2.4 a Limited Command has one space, and then ends by itself', () => {
    begun(table({ agenda: command('reds', { limited: true }) }), 'reds', 'rally')
      .when('reds', { kind: 'rally', space: 'hame' })
      .ok()
      .asks('senate', { kind: 'faction' });
  });
});
