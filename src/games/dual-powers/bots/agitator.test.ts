import { expect, test } from 'vitest';
import { playBot, choiceOf } from '../../../kernel/testing/bots';
import { dualPowers } from '..';
import { at, solo, turns } from '../testing/positions';
import { SEATS } from '../vocabulary';
import { agitator } from './agitator';

const choice = choiceOf(dualPowers, agitator);

test.each(SEATS)('the agitator beats random play from the %s side, nine games of ten', seat => {
  const report = playBot(dualPowers, agitator, seat, { games: 20, cap: 2000, seed: 31, options: [{}] });
  expect(report.faults).toEqual([]);
  expect(report.wins).toBeGreaterThanOrEqual(18);
});

test('it recruits in the region of its objective', () => {
  expect(
    choice(
      at({
        agenda: turns('soviet', 1),
        piles: {
          'soviet-hand': ['blue-8', 'purple-8'],
          'soviet-objective': ['purple-7'],
          'government-objective': ['red-1'],
        },
      }),
      'soviet',
    ),
  ).toEqual({ kind: 'play-card', card: 'purple-8' });
});
test('it leads a token to where it decides', () => {
  expect(
    choice(
      at({
        agenda: [{ kind: 'bonus', seat: 'soviet' }, ...turns('soviet', 1)],
        piles: { 'soviet-objective': ['purple-8'] },
        city: { brown: ['government-3-3'], purple: ['government-1-0'], red: ['soviet-2-1'] },
      }),
      'soviet',
    ),
  ).toEqual({ kind: 'move', token: 'soviet-2-1', from: 'red', to: 'purple' });
});
test('§solitaire it bars the way to where the opposition’s line of cards points', () => {
  const options = solo('soviet');
  expect(
    choice(
      at({
        options,
        agenda: [{ kind: 'bonus', seat: 'soviet' }, ...turns('soviet', 1, options)],
        score: 1,
        piles: {
          'government-played': ['kerensky-card', 'blue-8', 'red-1', 'blue-7', 'green-2'],
          'soviet-objective': ['white-3'],
        },
        city: { blue: ['opposing-1'], red: ['opposing-1'], white: ['soviet-2-1'] },
      }),
      'soviet',
    ),
  ).toEqual({ kind: 'move', token: 'soviet-2-1', from: 'white', to: 'blue' });
});
