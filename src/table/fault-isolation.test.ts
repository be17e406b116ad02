import { describe, expect, test } from 'vitest';
import { isolateFaults } from './fault-isolation';
import type { AnyGame } from './record/model';
import { game } from './testing/toy-table';

const start = game.setUp({ years: 3, storms: true });
const throws = (): never => {
  throw new Error('not today');
};

const heard: string[] = [];
const guardedWith = (part: Partial<AnyGame>): AnyGame => {
  heard.length = 0;
  return isolateFaults({ ...game, ...part }, where => heard.push(where));
};

describe('a game without a fault', () => {
  test('answers as it would unguarded, and reports nothing', () => {
    const guarded = guardedWith({});
    expect(guarded.status(start)).toEqual(game.status(start));
    expect(guarded.presentation({}).facts(start, 'north')).toEqual(game.presentation({}).facts(start, 'north'));
    expect(guarded.presentation({}).face('fish-1')).toEqual(game.presentation({}).face('fish-1'));
    expect(Object.keys(guarded).sort()).toEqual(Object.keys(game).sort());
    expect(heard).toEqual([]);
  });
});

describe('what only shows something', () => {
  const shown = { ...game.presentation({}), face: throws, word: throws, facts: throws, tabletop: throws, sum: throws };
  test('shows nothing where it throws, and is named', () => {
    const guarded = guardedWith({ presentation: () => shown }).presentation({});
    expect(guarded.face('fish-1')).toBeUndefined();
    expect(guarded.word('north')).toBeUndefined();
    expect(guarded.facts(start, 'north')).toEqual([]);
    expect(guarded.tabletop(start)).toEqual({ counters: [], markers: [], piles: [] });
    expect(guarded.sum?.(start, 'north', { kind: 'roll' })).toBeUndefined();
    expect(heard).toEqual(['face', 'word', 'facts', 'tabletop', 'sum'].map(part => `presentation.${part}`));
  });
  test('what the presentation leaves out stays out', () => {
    expect(guardedWith({}).presentation({})).not.toHaveProperty('goal');
  });
  test('a status or an ending that throws is none', () => {
    const guarded = guardedWith({ status: throws, ending: throws });
    expect(guarded.status(start)).toEqual({ turn: 0, phases: [] });
    expect(guarded.ending(start)).toBeUndefined();
    expect(heard).toEqual(['status', 'ending']);
  });
});

describe('a rule that says what may be tried', () => {
  const steps = {
    ...game.steps,
    bid: {
      section: '§2',
      seats: () => ['north'],
      answers: { bid: { section: '§2', offers: throws, forbids: throws } },
    },
  } as unknown as AnyGame['steps'];
  test('offers nothing where it throws, and forbids what it cannot judge', () => {
    const { bid } = guardedWith({ steps }).steps as unknown as {
      bid: { answers: { bid: { offers(): unknown; forbids(): unknown } } };
    };
    expect(bid.answers.bid.offers()).toEqual([]);
    expect(bid.answers.bid.forbids()).toEqual({ section: '§table', reason: 'game-failed' });
    expect(heard).toEqual(['steps.bid.bid.offers', 'steps.bid.bid.forbids']);
  });
});
