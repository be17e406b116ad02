/** §8.0 Whole games with one Non-player and with two, each of them in each place: they end, and nothing is out of bounds. */
import { describe, expect, test } from 'vitest';
import { fuzz } from '../../../kernel/testing/fuzz';
import { faultText } from '../../../kernel/testing/values';
import { allBridges } from '..';
import { isCard } from '../data/deck';
import { demo } from '../demo';

const scale = Number(process.env['RT_SCALE'] ?? 1);
/** RT_SCALE=20 plays four hundred games of each number of Non-players. */
const GAMES = Math.max(3, Math.round(21 * scale));
const TWO = ['reds-senate', 'reds-moderates', 'senate-moderates'];
const ONE = ['reds', 'senate', 'moderates'];

describe('games with Non-players', () => {
  test.each([
    ['one', ONE],
    ['two', TWO],
  ])('with %s of them, at any pace, come to an end', (_number, places) => {
    const options = places.flatMap(nonplayers => ['turn', 'step', 'run'].map(pace => ({ nonplayers, pace })));
    const report = fuzz(allBridges, {
      ids: isCard,
      invariant: state => allBridges.invalid(state)?.at,
      weigh: { ...demo.eagerness, 'pass-over': 0 },
      cap: 8000,
      options,
      games: GAMES,
      seed: 31 + 10 * Number(process.env['RT_SEED'] ?? 0),
    });
    expect(faultText(report.faults)).toBe('');
  });
});
