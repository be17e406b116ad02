import { describe, expect, test } from 'vitest';
import { quickDice } from '../../../kernel/dice';
import { edit } from '../../../kernel/referee';
import { loaded } from '../../../kernel/testing/replay';
import { prelude } from '..';
import { helpers, redOctober } from '../helpers';
import { allCards, type State } from '../state';
import { at, both, cards, starting, lying } from '../testing/positions';
import { abdication } from './abdication';
import { mobilizationCheck } from './checks';
import { mobilizationCost } from './city';
import { growingExtremism, randomDistrict, scoringDie } from './dice';
const applied = (state: State, changes: ReturnType<typeof scoringDie.run>['edits']): State =>
  changes.reduce((now, change) => {
    const verdict = edit(prelude, now, change, quickDice(1));
    expect(verdict, JSON.stringify(change)).toMatchObject({ ok: true });
    return verdict.ok ? verdict.state : now;
  }, state);

const table = at({ points: 3, unrest: 7, preparations: both([4], [1]), pool: cards(401), inPlay: cards(403, 404) });

describe.each(helpers.map(helper => [helper.id, helper] as const))('%s', (_id, helper) => {
  test('shows sums and odds that add up, and its changes can be applied by hand', () => {
    const values = Object.fromEntries(helper.inputs(table, {}).map(input => [input.id, input.default]));
    const { odds } = helper.preview(table, values);
    if (odds.length && !['duma-vote', 'red-october'].includes(helper.id)) {
      expect(odds.reduce((sum, odd) => sum + odd.probability, 0)).toBeCloseTo(1);
    }
    for (const seed of [1, 2, 3, 4, 5]) applied(table, helper.run(table, values, quickDice(seed)).edits);
  });
});

describe('§9 the Mobilization Check', () => {
  test('names each bonus, and the chance of three dice', () => {
    const { lines, odds } = mobilizationCheck.preview(table, { seat: 'revolutionary', place: 'kronstadt', bonus: 7 });
    expect(lines.at(-1)).toEqual({ word: 'target', value: 10, total: true });
    expect(odds[0]?.probability).toBeCloseTo(0.5);
  });
});

test('§10.1 prices rise cube by cube', () => {
  const { lines } = mobilizationCost.preview(table, { seat: 'government', place: 'nevsky-shipyards', cubes: 4 });
  expect(lines.map(line => line.value)).toEqual([1, 2, 2, 3, 8]);
});

test('§4 a Scoring Die moves its marker', () => {
  const { edits } = scoringDie.run(table, { die: 'duma' }, loaded(['1d6', [6]]));
  expect(edits).toEqual([{ kind: 'set', marker: 'scoring-world', to: 1 }]);
});

test('§7.1.1 Growing Extremism adds the modifier of the track', () => {
  const grown = growingExtremism.run(table, { seat: 'revolutionary', modifier: 0 }, loaded(['1d6', [2]]));
  expect(applied(table, grown.edits).cubes).toMatchObject({
    socialist: { revolutionary: 1 },
    radical: { revolutionary: 2 },
  });
});

test('§13 two dice name a District', () => {
  expect(randomDistrict.run(table, {}, loaded(['1d6', [4]], ['1d6', [3]])).lines).toMatchObject([
    { params: { place: 'nevsky-shipyards' } },
  ]);
});

describe('§11.2 Red October', () => {
  test('rolls and scores every step in its order, and names the winner', () => {
    const { edits, lines } = redOctober.run(table, {}, loaded(['1d6', [1]], ['1d6', [1]], ['1d6', [2]], ['1d6', [5]]));
    expect(applied(table, edits)).toMatchObject({ opportunity: both(0, 0), world: -2 });
    // the Duma gives 4 and World Affairs 2 to the Government; its rival gets 3 for the markers and 3 for the Districts
    expect(applied(table, edits).points).toBe(3 - 4 + 3 + 3 - 2);
    expect(lines.at(-1)).toEqual({ word: 'wins', params: { seat: 'revolutionary' }, total: true });
  });
  test('routs Soldiers’ Soviets by a check of the Government at +3', () => {
    const state = {
      ...table,
      cubes: starting({ kronstadt: [2, 2] }),
      organizations: [
        { seat: 'government', place: 'kronstadt' },
        { seat: 'revolutionary', place: 'kronstadt' },
      ],
    } as const;
    expect(redOctober.preview(state, {}).odds).toEqual([
      { word: 'reaction', params: { place: 'kronstadt' }, probability: 4 / 216 },
    ]);
    const rest = [
      ['1d6', [1]],
      ['1d6', [1]],
      ['1d6', [2]],
      ['1d6', [5]],
    ] as const;
    const after = (...dice: readonly number[]) =>
      applied(state, redOctober.run(state, {}, loaded(['3d6', dice], ...rest)).edits);
    expect(after(1, 1, 2).organizations).toEqual([{ seat: 'government', place: 'kronstadt' }]);
    expect(after(1, 2, 2).organizations).toHaveLength(2);
  });
  test('asks where each cube of the rally goes, and puts it there before the Districts are scored', () => {
    const state = { ...table, organizations: [{ seat: 'revolutionary', place: 'putilov' }] } as const;
    expect(redOctober.inputs(state, {}).map(input => input.id)).toEqual(['rally-1', 'rally-2']);
    const values = { 'rally-1': 'taurida', 'rally-2': 'palace-square' };
    const { edits } = redOctober.run(state, values, loaded(['1d6', [1]], ['1d6', [1]], ['1d6', [2]], ['1d6', [5]]));
    const now = applied(state, edits);
    expect(now.cubes).toMatchObject({ taurida: { revolutionary: 1 }, 'palace-square': { revolutionary: 1 } });
    // as above, with 2 for the Organization, and eight Districts more: worth 4
    expect(now.points).toBe(3 + 2 - 4 + 3 + 4 - 2);
  });
  test('where the scoring of the Duma rolls again, level extremists both do', () => {
    const state = { ...table, options: { 'red-october-extremism': 'twice' } };
    const ones = [1, 2, 3, 4].map(() => ['1d6', [1]] as const);
    expect(redOctober.run(state, {}, loaded(...ones, ['1d6', [2]], ['1d6', [5]])).rolls).toHaveLength(6);
  });
});

describe('§12.1 the Abdication', () => {
  const state = {
    ...table,
    cubes: starting({ liberal: [0, 5] }),
    organizations: [
      { seat: 'government', place: 'liberal' },
      { seat: 'revolutionary', place: 'smolny' },
    ],
  } as const;
  const fallen = (from: State, values: Parameters<typeof abdication.run>[1]): State =>
    abdication.run(from, values, loaded()).edits.reduce((now, change) => {
      const verdict = edit(prelude, now, change, quickDice(5));
      expect(verdict, JSON.stringify(change)).toMatchObject({ ok: true });
      return verdict.ok ? verdict.state : now;
    }, from);
  test('before 1917 jumps to February with new hands, Pool and First Player, and pays the bids', () => {
    const now = fallen(state, { first: 'government', 'bid-revolutionary': 3, 'bid-government': 2 });
    expect(now).toMatchObject(
      lying({
        abdicated: true,
        turn: 5,
        round: 1,
        prestige: 0,
        first: 'government',
        inPlay: [],
        opportunity: both(5, 6),
        world: 0,
        cubes: { liberal: { government: 2 }, monarchist: { government: 0 }, radical: { revolutionary: 0 } },
        organizations: [{ seat: 'revolutionary', place: 'smolny' }],
      }),
    );
    expect([
      now.piles['revolutionary-hand'].length,
      now.piles['government-hand'].length,
      now.piles.pool.length,
    ]).toEqual([7, 7, 6]);
    expect(now.piles.pool).toEqual(expect.arrayContaining([...cards(406, 407)]));
    expect(now.piles.removed).toEqual(expect.arrayContaining([...cards(249, 408)]));
    expect(allCards(now)).toHaveLength(181);
  });
  test('in 1917 keeps calendar and hand sizes, and takes the marked cards', () => {
    const now = fallen(lying({ ...state, turn: 6, hands: both(cards(249, 205), cards(206)) }), {});
    expect(now).toMatchObject(lying({ turn: 6, inPlay: cards(404), world: -1 }));
    expect(now.piles.removed).toEqual(expect.arrayContaining([...cards(249, 401, 403)]));
    expect(now.piles.pool).toEqual(cards(410, 411));
    expect([now.piles['revolutionary-hand'].length, now.piles['government-hand'].length]).toEqual([2, 1]);
    expect(abdication.inputs({ ...state, turn: 6 }, {}).map(input => input.id)).toEqual([
      'bid-revolutionary',
      'bid-government',
    ]);
  });
  test('shows what will be done, line by line', () => {
    const { lines } = abdication.preview(state, { 'bid-revolutionary': 3 });
    expect(lines.map(line => line.word)).toEqual([
      'calendar-jumps',
      'all-discarded',
      'stars-leave',
      'key-events-enter',
      'deck-anew',
      'hand-anew',
      'hand-anew',
      'pool-anew',
      'goes-first',
      'extremists-leave',
      'moderates-halved',
      'party-organizations-leave',
      'world-bid',
      'world-bid',
      'world-moves',
    ]);
  });
  test('happens once', () => {
    expect(abdication.preview({ ...state, abdicated: true }, {}).refusal).toEqual({
      section: '§12.1',
      reason: 'tsar-gone',
    });
    expect(abdication.run({ ...state, abdicated: true }, {}, loaded()).edits).toEqual([]);
  });
});
