import { expect, test } from 'vitest';
import { loaded } from '../../../kernel/testing/replay';
import { at } from '../testing/positions';
import { ballot, promotions } from './choices';
import { health } from './health';
import { purge } from './purge';
import { wave } from './wave';
import { aging, duties } from '../helpers';

const table = at({ declared: { B: { stalinists: 2 } }, people: { A: { sick: 1 }, D: { cure: true, sick: 1 } } });

test('§purge shows the number, the modifiers and the odds; then Siberia', () => {
  expect(purge.preview(table, { politician: 'D' })).toEqual({
    lines: [
      { word: 'needed', params: { politician: 'D' }, value: 14 },
      { word: 'added', value: 3 },
    ],
    odds: [
      { word: 'purged', probability: 0.5 },
      { word: 'spared', probability: 0.5 },
    ],
  });
  expect(purge.run(table, { politician: 'D' }, loaded(['1d20', [11]])).edits).toEqual([
    { kind: 'move', piece: 'fictional-D', from: 'defense-minister', to: 'siberia', count: 1 },
  ]);
  expect(purge.run(table, { politician: 'D' }, loaded(['1d20', [10]])).edits).toEqual([]);
});
test('§purge §parade cards that were played count', () => {
  const announced = { kind: 'purge', target: 'D', by: 'stalinists', actor: 'B', bonus: 3 } as const;
  const purging = { ...table, agenda: [announced] };
  expect(purge.preview(purging, { politician: 'D' }).lines[1]).toEqual({ word: 'added', value: 6 });
  expect(purge.preview(purging, { politician: 'D' }).odds[0]).toEqual({ word: 'purged', probability: 0.65 });
  expect(purge.preview(purging, { politician: 'C' }).lines[1]).toEqual({ word: 'added', value: 0 });
  const raining = (bonus: number, more: { readonly sick?: number } = {}) =>
    at({ agenda: [{ kind: 'wave', bonus, rain: true }], people: { A: more } });
  expect(wave.preview(raining(0), {}).odds[0]).toEqual({ word: 'waves', probability: 0.8 });
  expect(wave.preview(raining(7, { sick: 1 }), {}).odds[0]).toEqual({ word: 'waves', probability: 0.8 });
  expect(wave.run(raining(0), {}, loaded(['1d20', [4]])).lines).toEqual([{ word: 'fails' }]);
});
test('§health the odds add up, and the result can be applied', () => {
  const { odds } = health.preview(table, { politician: 'A' });
  expect(odds.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1);
  expect(health.run(table, { politician: 'A' }, loaded(['1d20', [6]])).edits).toEqual([
    { kind: 'set', marker: 'sick-A', to: 2 },
  ]);
});
test('§parade a sick Party Chief rolls, a healthy one does not', () => {
  expect(wave.preview(table, {}).odds[0]).toEqual({ word: 'waves', probability: 0.7 });
  expect(wave.run(table, {}, loaded(['1d20', [6]])).edits).toEqual([{ kind: 'set', marker: 'stress-A', to: 1 }]);
  expect(wave.run(at({}), {}, loaded()).lines).toEqual([{ word: 'waves' }]);
  expect(wave.preview(at({ people: { A: { cure: true } } }), {}).lines).toEqual([{ word: 'nobody-waves' }]);
});
test('§aging everybody who ages', () => {
  expect(aging.run(table, {}, loaded()).edits).toEqual([{ kind: 'set', marker: 'stress-A', to: 1 }]);
});
test('§inactive shows who acts and who is skipped', () => {
  const { lines } = duties.preview(table, {});
  expect(lines).toContainEqual({ word: 'acts', params: { politician: 'B', seat: 'stalinists' } });
  expect(lines).toContainEqual({ word: 'is-away', params: { office: 'defense-minister', politician: 'D' } });
  expect(lines).toContainEqual({ word: 'acts', params: { politician: 'C', seat: 'nobody' } });
});
test('§replacement the oldest below, level by level', () => {
  const vacant = at({ people: { B: { at: 'removed' } } });
  expect(promotions.preview(vacant, {}).lines).toEqual([
    { word: 'rises', params: { politician: 'E', to: 'kgb-head' } },
    { word: 'rises', params: { politician: 'I', to: 'ideology-chief' } },
    { word: 'rises', params: { politician: 'N', to: 'candidate-1' } },
  ]);
  expect(promotions.preview(at({}), {}).lines).toEqual([{ word: 'no-vacancy' }]);
});
test('§trial the votes so far', () => {
  const votes = [{ voter: 'A', by: 'nobody', vote: 'innocent' }] as const;
  const trial = at({ agenda: [{ kind: 'trial', accused: 'E', prosecutor: 'D', needed: 2, votes }] });
  expect(ballot.preview(trial, {}).lines.at(-1)).toMatchObject({ word: 'tally', value: 1 });
  expect(ballot.preview(table, {}).lines).toEqual([{ word: 'no-ballot' }]);
});
