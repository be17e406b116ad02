import { describe, expect, test } from 'vitest';
import { loaded } from '../../../kernel/testing/replay';
import { helpers } from '../helpers';
import { active, inactive, table, war } from '../testing/positions';

const helper = (id: string) => {
  const found = helpers.find(one => one.id === id);
  return found ?? expect.fail(`no helper ${id}`);
};
const lastOf = (id: string, state: ReturnType<typeof table>, values: Record<string, string | number> = {}) =>
  helper(id).preview(state, values).lines.at(-1);

describe('the helpers of All Bridges Burning', () => {
  test('§2.2.3 eligibility names the next Faction, and the open boxes', () => {
    const lines = helper('eligibility').preview(table(), {}).lines;
    expect(lines[0]).toMatchObject({ word: 'next-faction', params: { faction: 'reds' } });
    expect(lines.filter(line => line.word === 'open-box')).toHaveLength(3);
    const done = table({ cylinders: { reds: 'pass-a', senate: 'pass-b', moderates: 'pass-c' } });
    expect(helper('eligibility').preview(done, {}).lines).toMatchObject([{ word: 'all-done' }]);
  });
  test('§3.2.1 the Rally count with its payment, and the Cells as changes by hand', () => {
    const state = table({ spaces: { hame: { support: -2, terror: { senate: 1 } } } });
    const values = { faction: 'reds', space: 'hame', offset: 1 };
    expect(lastOf('rally', state, values)).toMatchObject({ value: 3 });
    expect(helper('rally').run(state, values, loaded()).edits).toEqual([
      { kind: 'add', piece: 'reds-inactive', to: 'hame', count: 3 },
    ]);
  });
  test('§3.2.4 the Strength of an Attack and its odds', () => {
    const state = war({ spaces: { hame: { senate: active(6), reds: inactive(1) } } });
    const values = { side: 'senate', space: 'hame', cells: 6, added: 1 };
    expect(lastOf('attack', state, values)).toMatchObject({ word: 'strength', value: 3 });
    // a die of 1 to 3, by what the Defender loses
    expect(helper('attack').preview(state, values).odds).toEqual([
      { word: 'succeeds-with', params: { losses: '1–2' }, probability: 1 / 3 },
      { word: 'succeeds-with', params: { losses: 3 }, probability: 1 / 6 },
      { word: 'fails', probability: 0.5 },
    ]);
    expect(
      helper('attack')
        .run(state, values, loaded(['1d6', [6]]))
        .lines.at(-1),
    ).toMatchObject({ word: 'fails' });
  });
  test('§3.3.2 capture: this many Active enemies of one side', () => {
    const state = table({ spaces: { hame: { senate: active(2), reds: active(1) } } });
    expect(lastOf('capture', state, { space: 'hame' })).toMatchObject({ value: 2 });
    expect(
      helper('capture')
        .run(state, { space: 'hame' }, loaded(['1d6', [2]]))
        .lines.at(-1),
    ).toMatchObject({
      word: 'caught',
    });
  });
  test('§1.7 control, §7.3 margins, §6.4.2 the price of Agitation, §6.1 the Propaganda Round', () => {
    const state = table({ issues: { social: 'senate' }, spaces: { hame: { reds: active(1), terror: { senate: 1 } } } });
    expect(lastOf('control', state, { space: 'hame' })).toMatchObject({ params: { side: 'reds' } });
    expect(lastOf('control', state, { space: 'oulu' })).toMatchObject({ word: 'uncontrolled' });
    expect(lastOf('agitation', state, { faction: 'reds', space: 'hame' })).toMatchObject({ value: 3 });
    expect(lastOf('victory', state)).toMatchObject({ word: 'margin', params: { faction: 'moderates' } });
    expect(
      helper('propaganda')
        .preview(state, {})
        .lines.some(line => line.word === 'earnings'),
    ).toBe(true);
  });
});

describe('the changes that helpers offer to apply', () => {
  const at = (reds: number) =>
    table({ polarization: 4, resources: { reds, senate: 29, moderates: 3 }, spaces: { hame: { reds: active(1) } } });
  const edits = (id: string, state: ReturnType<typeof at>, values = {}) =>
    helper(id).run(state, values, loaded()).edits;

  test('§6.4.2 Agitation is paid for by those who can pay', () => {
    const hame = { faction: 'reds', space: 'hame' };
    expect(edits('agitation', at(5), hame)).toEqual([{ kind: 'set', marker: 'resources-reds', to: 4 }]);
    expect(edits('agitation', at(1), hame)).toEqual([{ kind: 'set', marker: 'resources-reds', to: 0 }]);
    expect(edits('agitation', at(0), hame)).toEqual([]);
  });
  test('§6.3 each Faction earns its Resources, and no track exceeds its end', () => {
    const moderates = { kind: 'set', marker: 'resources-moderates', to: 5 };
    const state = at(30);
    expect(edits('propaganda', state)).toContainEqual(moderates);
    expect(edits('propaganda', state).filter(one => one.kind === 'set' && Number(one.to) > 30)).toEqual([]);
    expect(edits('propaganda', state)).not.toContainEqual(expect.objectContaining({ marker: 'resources-reds' }));
  });
});

describe('the helper for a Non-player card', () => {
  const state = table({ spaces: { turku: { moderates: inactive(1) }, hame: { administrations: 1 } } });
  const card = helper('nonplayer');
  test('§8.2 reads a card against the table: its condition, and what each priority finds', () => {
    const lines = card.preview(state, { faction: 'reds', card: '48', limited: true }).lines;
    expect(lines[0]).toEqual({ word: 'condition-holds', params: { card: '48' } });
    expect(lines[1]).toEqual({ word: 'priority-finds', params: { priority: 'priority-48-1' }, value: 1 });
  });
  test('§8.2.1 without a card tells for each whether its condition holds', () => {
    const lines = card.preview(state, { faction: 'moderates' }).lines;
    expect(lines.map(({ word }) => word)).toEqual([
      'condition-holds',
      'condition-fails',
      'condition-fails',
      'condition-fails',
      'condition-fails',
    ]);
  });
  test('§8.2.3 draws until one can be executed, and tells what it would choose', () => {
    const found = card.run(state, { faction: 'moderates', card: 'drawn-card', limited: true }, loaded());
    expect(found.lines.at(-1)).toEqual({ word: 'executes-card', params: { card: '60' }, total: true });
    expect(found.edits).toEqual([]);
  });
});
