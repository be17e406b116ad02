/** House rules: the rules use a number of the table, and its sentences name it. */
import { describe, expect, test } from 'vitest';
import type { Options } from '../../kernel/messages';
import { defaultOptions } from '../../kernel/options';
import { goal } from './presentation';
import { allBridges } from '.';
import { isLastRound } from './rules/propaganda';
import { margin } from './rules/victory';
import { table as at } from './testing/positions';

const withOptions = (own: Options): Options => ({ ...defaultOptions(allBridges.options), ...own });

describe('numbers of a table', () => {
  test('§2.1 Resources and Polarization at the start; Non-players have no Resources', () => {
    const numbers = { 'first-resources': 9, 'first-polarization': 1 };
    const { resources, polarization } = allBridges.setUp(withOptions(numbers));
    expect(resources).toEqual({ reds: 9, senate: 9, moderates: 9 });
    expect(polarization).toBe(1);
    expect(allBridges.setUp(withOptions({ ...numbers, nonplayers: 'senate' })).resources.senate).toBe(0);
  });

  test('§7.2 a Faction’s threshold, in its margin and its goal', () => {
    const usual = at({});
    const other = at({ options: withOptions({ 'reds-line': 8, 'senate-line': 5, 'moderates-line': 10 }) });
    const by = (seat: 'reds' | 'senate') => margin(other, seat) - margin(usual, seat);
    expect([by('reds'), by('senate')]).toEqual([3, -2]);
    expect(goal(other, 'moderates').rows.map(({ need }) => need)).toEqual([9, 6, 11]);
  });

  test('§2.3.1 the last Round is that of the last Campaign', () => {
    const options = withOptions({ campaigns: 3 });
    expect([2, 3].map(propaganda => isLastRound(at({ options, propaganda })))).toEqual([false, true]);
    expect([3, 4].map(propaganda => isLastRound(at({ propaganda })))).toEqual([false, true]);
  });
});
