import { describe, expect, test } from 'vitest';
import { gist } from './gists';
import { active, command, inactive, round, war } from './testing/positions';
import type { Command, Seat } from './vocabulary';

type Table = Parameters<typeof war>[0];
const at = (seat: Seat, click: Command, part: Table = {}, terms = {}): string => {
  const line = gist(war({ agenda: command(seat, { ...terms }), ...part }), seat, click);
  return line ? `${line.word} ${line.params?.['n']}` : 'nothing';
};
const hame = { space: 'hame' } as const;

describe('§3.2 the result of a Command in a space is shown before it is selected', () => {
  test('the Cells of a Rally without any payment; nothing hinders a free one', () => {
    const spaces = { hame: { support: -1 }, turku: { support: 1, terror: { senate: 1 } } };
    expect(at('reds', { kind: 'rally', ...hame }, { spaces })).toBe('gist-cells 2');
    expect(at('reds', { kind: 'rally', space: 'turku' }, { spaces })).toBe('gist-cells 0');
    expect(at('reds', { kind: 'rally', space: 'turku' }, { spaces }, { free: true })).toBe('gist-cells 1');
  });
  test('the Polarization of a removed Cell, and the enemies that can be flipped, no more than are there', () => {
    const spaces = { hame: { reds: { active: 1, inactive: 4 }, senate: inactive(2) } };
    expect(at('reds', { kind: 'pacify', ...hame }, { spaces })).toBe('gist-calms 1');
    expect(at('reds', { kind: 'flip', ...hame }, { spaces })).toBe('gist-flips 2');
  });
  test('the pieces Terror removes, two at high Polarization', () => {
    const spaces = { hame: { reds: active(1), senate: inactive(3) } };
    expect(at('reds', { kind: 'terror', ...hame }, { spaces, polarization: 5 })).toBe('gist-terror 1');
    expect(at('reds', { kind: 'terror', ...hame }, { spaces, polarization: 6 })).toBe('gist-terror 2');
  });
  test('§3.2.3 not the last Cell that guards a marker, nor the discs behind it', () => {
    const spaces = { hame: { senate: active(1), reds: inactive(2), administrations: 1, prepared: { reds: 1 } } };
    expect(at('senate', { kind: 'terror', ...hame }, { spaces, polarization: 6 })).toBe('gist-terror 1');
  });
  test('the Strength of an Attack with everything there', () => {
    const spaces = { hame: { reds: active(6), russians: 1, senate: inactive(1) } };
    expect(at('reds', { kind: 'attack', ...hame }, { spaces })).toBe('gist-strength 3');
  });
  test('the fare of a March, none for a free one', () => {
    expect(at('reds', { kind: 'march', ...hame })).toBe('gist-march 1');
    expect(at('reds', { kind: 'march', ...hame }, {}, { free: true })).toBe('nothing');
  });
});

describe('§3.3, §4 the results of Moderates Commands and Special Activities', () => {
  test('moves of a messenger, enemies calmed or won', () => {
    expect(at('moderates', { kind: 'message', from: 'hame', stance: 'inactive' })).toBe('gist-message 3');
    expect(at('moderates', { kind: 'negotiate', ...hame, faction: 'reds' })).toBe('gist-negotiate 1');
    expect(at('moderates', { kind: 'win-over', ...hame, faction: 'reds' })).toBe('gist-win-over 1');
  });
  test('Resources of Publish and of a Political Event', () => {
    const spaces = { turku: { moderates: inactive(1), networks: 1 } };
    expect(at('moderates', { kind: 'publish', space: 'turku' }, { spaces, personality: 'turku' })).toBe(
      'gist-resources 3',
    );
    expect(at('senate', { kind: 'collect', ...hame })).toBe('gist-resources 1');
  });
  test('the shifted mood', () => {
    const mood = (support: number) => ({ spaces: { hame: { support } } });
    expect(at('moderates', { kind: 'talk', ...hame }, mood(2))).toBe('gist-support 1');
    expect(at('moderates', { kind: 'talk', ...hame }, mood(-1))).toBe('gist-opposition 1');
    expect(at('senate', { kind: 'crack-down', ...hame }, mood(-2))).toBe('gist-opposition 1');
    expect(at('senate', { kind: 'crack-down', ...hame }, mood(0))).toBe('nothing');
  });
  test('§6.2.1 the price of a level in Agitation: the first space bears the surcharge', () => {
    const part = { issues: { working: 'reds' }, agenda: round('agitation') } as const;
    expect(at('senate', { kind: 'agitate', ...hame }, part)).toBe('gist-agitate 2');
    expect(at('moderates', { kind: 'agitate', ...hame }, { agenda: round('agitation') })).toBe('gist-agitate 1');
  });
});
