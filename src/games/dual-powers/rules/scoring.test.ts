import { describe, expect, test } from 'vitest';
import { at, from, given, solo, withOptions } from '../testing/positions';
import type { State } from '../state';
import { firstToReveal, scored, unrestPoints } from './scoring';
import { opposingObjective } from './opposing-objective';
import type { PileId, Region, Seat } from '../vocabulary';

interface Part extends Partial<Omit<State, 'piles' | 'tokens' | 'month'>> {
  readonly piles?: Partial<Record<PileId, readonly string[]>>;
  readonly city?: Partial<Record<Region, readonly string[]>>;
  readonly on?: 'july' | 'august' | 'october';
  /** The seat that leaves the action of the last card unused. */
  readonly by?: Seat;
}
/** The Scoring Phase, begun by the last card's action being left. */
const scoring = ({ by = 'soviet', ...part }: Part) =>
  given(
    at({
      agenda: [{ kind: 'command', seat: 'soviet', card: 'red-1' }, ...from('unrest', part.options)],
      ...part,
      city: { green: ['soviet-1-0'], ...part.city },
    }),
  ).when(by, { kind: 'decline' });

describe('§unrest', () => {
  test('by the month: 2, 2, 3, 4, 5, 6, 6', () =>
    expect([1, 2, 3, 4, 5, 6, 7].map(month => unrestPoints({ month }))).toEqual([2, 2, 3, 4, 5, 6, 6]));

  const exampleF = {
    city: { brown: ['government-1-0', 'government-1-1', 'government-1-2', 'soviet-2-1', 'soviet-1-1'] },
  };
  test('example F: the stronger takes three points in July', () => {
    const city = { brown: ['government-1-0', 'government-1-1', 'government-1-2', 'soviet-2-1'] };
    scoring({ city })
      .tells(
        { kind: 'marker-placed', marker: 1, region: 'brown' },
        { kind: 'region-held', seat: 'government', by: 'strength', mine: 3, theirs: 2 },
      )
      .asks('government', { kind: 'unrest-choice', region: 'brown' })
      .when('government', { kind: 'assign-unrest' })
      .tells({ kind: 'points-scored', seat: 'government', points: 3, region: 'brown' });
  });
  test('or a bonus action, at once; the region is exhausted all the same', () => {
    const bonus = scoring(exampleF)
      .ok()
      .when('government', { kind: 'take-bonus' })
      .then({ kind: 'bonus-taken', seat: 'government' });
    bonus
      .asks('government', { kind: 'bonus' })
      .when('government', { kind: 'decline' })
      .tells({ kind: 'region-exhausted', region: 'brown' });
  });
  test('(ruling) and tokens that it brings count for the objectives of this round', () => {
    scoring({
      score: 3,
      piles: { 'soviet-objective': ['red-4'], 'government-objective': ['purple-1'] },
      city: { brown: ['government-3-2', 'government-1-0'], purple: ['soviet-1-2'] },
    })
      .ok()
      .when('government', { kind: 'take-bonus' })
      .ok()
      .when('government', { kind: 'move', token: 'government-3-2', from: 'brown', to: 'purple' })
      .tells({ kind: 'region-held', seat: 'government', region: 'purple', mine: 3, theirs: 1 });
  });
  test('is chosen by the stronger alone', () => {
    scoring(exampleF)
      .ok()
      .when('soviet', { kind: 'assign-unrest' })
      .isRefused({ section: '§unrest', reason: 'not-asked' });
  });
  test('§solitaire an opposition that is stronger takes the points, never a bonus', () => {
    const options = solo('soviet');
    scoring({ options, score: 9, city: { brown: ['opposing-1'] } }).tells(
      { kind: 'region-held', seat: 'government', region: 'brown' },
      { kind: 'points-scored', seat: 'government', points: 3, region: 'brown' },
    );
  });
  test('(option) spared, unless the region also has an objective', () => {
    scoring({
      ...exampleF,
      options: withOptions({ 'unrest-bonus': 'spares' }),
      piles: { 'soviet-objective': ['brown-2'] },
    })
      .ok()
      .when('government', { kind: 'take-bonus' })
      .ok()
      .when('government', { kind: 'decline' })
      .tells({ kind: 'region-exhausted', region: 'brown' });
  });
  test('(option) its tokens are spared', () => {
    const { state } = scoring({ ...exampleF, options: withOptions({ 'unrest-bonus': 'spares' }) })
      .ok()
      .when('government', { kind: 'take-bonus' })
      .tells({ kind: 'bonus-taken' }, { kind: 'marker-returned', marker: 1 })
      .when('government', { kind: 'decline' })
      .ok();
    expect(state.tokens.filter(token => token.at === 'brown' && token.exhausted)).toEqual([]);
  });
  test('(ruling) where nobody is stronger nothing is chosen, and the marker stays till the end', () => {
    scoring({}).tells(
      { kind: 'marker-placed', marker: 1, region: 'brown' },
      { kind: 'region-empty', region: 'brown' },
      { kind: 'region-exhausted', region: 'brown' },
    );
  });
});

describe('§scoring', () => {
  test('towards the side that scores', () => {
    expect(scored(at({ score: 2 }), 'soviet', 'red', 3)).toEqual([
      { kind: 'points-scored', seat: 'soviet', points: 3, region: 'red' },
    ]);
    expect(scored(at({ score: 2 }), 'government', 'red', 3)).toMatchObject([{ seat: 'government', points: 3 }]);
  });
  test('not beyond the end of the track', () => {
    expect(scored(at({ score: 13 }), 'soviet', 'red', 3)).toMatchObject([{ points: 2 }]);
    expect(scored(at({ score: -9, options: withOptions({ track: 10 }) }), 'government', 'red', 4)).toMatchObject([
      { points: 1 },
    ]);
  });
});

const objectives = { 'soviet-objective': ['red-4'], 'government-objective': ['blue-7'] } as const;

describe('§reveal', () => {
  test('the side that is behind reveals first; on the centre the side without the will', () => {
    expect(firstToReveal({ score: 3, will: 'government' })).toBe('government');
    expect(firstToReveal({ score: -3, will: 'soviet' })).toBe('soviet');
    expect(firstToReveal({ score: 0, will: 'soviet' })).toBe('government');
    expect(firstToReveal({ score: 0, will: 'government' })).toBe('soviet');
  });
  test('markers 2 and 3 are in the regions of the cards', () => {
    scoring({ score: 3, piles: objectives }).tells(
      { kind: 'objective-revealed', seat: 'government', card: 'blue-7' },
      { kind: 'marker-placed', marker: 2, region: 'blue' },
      { kind: 'objective-revealed', seat: 'soviet', card: 'red-4' },
      { kind: 'marker-placed', marker: 3, region: 'red' },
    );
  });
  test('§solitaire (ruling) on the centre it is the side without the will here too', () => {
    const options = solo('soviet');
    const piles = { 'government-played': ['green-8'], 'soviet-objective': ['white-3'] } as const;
    scoring({ options, will: 'government', piles }).tells(
      { kind: 'objective-revealed', seat: 'soviet', card: 'white-3' },
      { kind: 'marker-placed', marker: 2, region: 'white' },
      { kind: 'objective-found', seat: 'government', card: 'green-8' },
    );
    scoring({ options, will: 'soviet', piles }).tells(
      { kind: 'objective-found', seat: 'government', card: 'green-8' },
      { kind: 'marker-placed', marker: 2, region: 'green' },
      { kind: 'objective-revealed', seat: 'soviet', card: 'white-3' },
    );
  });
  test('(ruling) an objective that espionage has turned up keeps its turn', () => {
    scoring({ score: 3, piles: { 'soviet-revealed': ['red-4'], 'government-objective': ['blue-7'] } }).tells(
      { kind: 'marker-placed', marker: 2, region: 'blue' },
      { kind: 'marker-placed', marker: 3, region: 'red' },
    );
  });
});

describe('§objectives', () => {
  test('the region of unrest may be an objective too: scored again, exhausted once', () => {
    const { state } = scoring({
      score: 3,
      piles: { 'soviet-objective': ['brown-2'], 'government-objective': ['blue-7'] },
      city: { brown: ['soviet-2-1'] },
    })
      .ok()
      .when('soviet', { kind: 'assign-unrest' })
      .tells(
        { kind: 'points-scored', seat: 'soviet', points: 3, region: 'brown' },
        { kind: 'region-empty', region: 'blue' },
        { kind: 'points-scored', seat: 'soviet', points: 2, region: 'brown' },
      );
    expect(state.tokens.find(token => token.at === 'brown')).toMatchObject({ kind: 'soviet-2-1', exhausted: true });
  });
  test('the stronger side scores a region, even for the rival’s objective', () => {
    scoring({ score: 3, piles: objectives, city: { blue: ['soviet-2-1'], red: ['soviet-1-1'] } }).tells(
      { kind: 'points-scored', seat: 'soviet', points: 4, region: 'blue' },
      { kind: 'points-scored', seat: 'soviet', points: 3, region: 'red' },
    );
  });
  test('both in one region are scored each, and exhausted once', () => {
    const { state } = scoring({
      score: 3,
      piles: { 'soviet-objective': ['blue-1'], 'government-objective': ['blue-7'] },
      city: { blue: ['soviet-2-1'] },
    }).tells(
      { kind: 'points-scored', seat: 'soviet', points: 4, region: 'blue' },
      { kind: 'points-scored', seat: 'soviet', points: 1, region: 'blue' },
    );
    expect(state.tokens.find(token => token.at === 'blue')).toMatchObject({ kind: 'soviet-2-1', exhausted: true });
  });
  test('§end at an end of the track the game is over, and later objectives are not scored', () => {
    scoring({ score: 12, piles: objectives, city: { blue: ['soviet-2-1'], red: ['government-2-1'] } })
      .ok()
      .ends({ winner: 'soviet', reason: 'support' });
  });
});

describe('§exhaust', () => {
  const city = {
    brown: ['soviet-2-1', 'soviet-1-0-exhausted', 'neutral-1-1-exhausted', 'kerensky-exhausted', 'government-3-2'],
  };
  test('fresh tokens turn, exhausted units go home, leaders and neutral ones leave the game', () => {
    const before = scoring({ city }).ok();
    const { state } = before.when('government', { kind: 'assign-unrest' }).ok();
    const where = (kind: string) =>
      state.tokens
        .filter(token => token.kind === kind)
        .map(token => `${token.at}${token.exhausted ? ' exhausted' : ''}`);
    expect(where('soviet-2-1')).toEqual(['brown exhausted', 'soviet-supply']);
    expect(where('soviet-1-0')).toEqual(['green', 'soviet-supply']);
    expect(where('neutral-1-1')).toEqual(['removed', 'removed']);
    expect(where('kerensky')).toEqual(['removed']);
    expect(where('government-3-2')).toEqual(['brown exhausted']);
  });
  test('red Trotsky leaves the game like any leader; opposing units go back to be placed again, fresh', () => {
    const options = solo('government');
    const { state } = scoring({
      options,
      agenda: [{ kind: 'command', seat: 'government', card: 'red-1' }, ...from('unrest', options)],
      city: { green: ['government-1-0'], brown: ['red-trotsky-exhausted', 'opposing-3-exhausted'] },
      by: 'government',
    }).ok();
    const where = (kind: string) => state.tokens.filter(token => token.kind === kind).map(({ at: place }) => place);
    expect(where('red-trotsky')).toEqual(['removed']);
    expect(where('opposing-3')).toEqual(Array(9).fill('soviet-supply'));
    expect(state.tokens.filter(token => token.exhausted)).toEqual([]);
  });
  test('only where there is a marker', () => {
    const { state } = scoring({ city }).ok().when('government', { kind: 'assign-unrest' }).ok();
    expect(state.tokens.find(token => token.at === 'green')).toMatchObject({ exhausted: false });
  });
});

describe('§opposing-objective', () => {
  const played = (...cards: readonly string[]) =>
    opposingObjective(at({ options: solo('soviet'), piles: { 'government-played': cards } }), 'government');
  test('the highest sum of days', () =>
    expect(played('red-8', 'blue-3', 'blue-4', 'green-6', 'red-1')).toEqual({ card: 'red-8', days: 9 }));
  test('then the most cards', () =>
    expect(played('red-7', 'blue-3', 'blue-4', 'green-6', 'white-1')).toEqual({ card: 'blue-4', days: 7 }));
  test('then the card played last', () => {
    expect(played('red-7', 'blue-7', 'green-1')).toEqual({ card: 'blue-7', days: 7 });
    expect(played('blue-7', 'red-7', 'green-1')).toEqual({ card: 'red-7', days: 7 });
  });
  test('of its cards the one that is worth most', () =>
    expect(played('red-4', 'red-8', 'red-1')).toMatchObject({ card: 'red-8' }));
  test('a leader’s card is not counted', () =>
    expect(played('kerensky-card', 'red-1')).toMatchObject({ card: 'red-1', days: 1 }));
  test('§reveal it is found when objectives are revealed, and scored like any other', () => {
    const options = solo('soviet');
    given(
      at({
        options,
        score: 3,
        agenda: [{ kind: 'command', seat: 'soviet', card: 'red-2' }, ...from('unrest', options)],
        piles: { 'government-played': ['green-8', 'blue-1'], 'soviet-objective': ['white-3'] },
        city: { green: ['opposing-2'], white: ['soviet-1-0'] },
      }),
    )
      .when('soviet', { kind: 'decline' })
      .tells(
        { kind: 'objective-found', seat: 'government', card: 'green-8', days: 8 },
        { kind: 'marker-placed', marker: 2, region: 'green' },
        { kind: 'objective-revealed', seat: 'soviet', card: 'white-3' },
        { kind: 'points-scored', seat: 'government', points: 4, region: 'green' },
        { kind: 'points-scored', seat: 'soviet', points: 2, region: 'white' },
      );
  });
});
