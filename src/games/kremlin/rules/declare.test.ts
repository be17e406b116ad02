import { describe, expect, test } from 'vitest';
import { kremlin } from '..';
import { allPass, asked, at, END, given, type Position } from '../testing/positions';
import type { Step } from '../vocabulary';
import { controllerOf, topOf } from './control';

const declaring = (more: Position = {}) => at({ agenda: [asked('phase'), END], ...more });
const us = 'stalinists';

describe('§declare', () => {
  const sheets = { stalinists: { B: 4 }, militarists: { B: 4 } };
  test('up to what one has, and never back', () => {
    const once = given(declaring({ sheets })).when(us, { kind: 'declare', politician: 'B', points: 3 }).ok();
    once.leaves({ declared: { B: [{ seat: us, points: 3 }] } });
    once
      .when(us, { kind: 'declare', politician: 'B', points: 5 })
      .isRefused({ reason: 'not-offered', details: { field: 'points' } });
    once.when(us, { kind: 'declare', politician: 'B', points: 2 }).isRefused({ reason: 'not-offered' });
  });
  test('most points control; among equals the faction that reached them first', () => {
    expect(controllerOf(declaring({ declared: { B: { stalinists: 3, militarists: 4 } } }), 'B')).toBe('militarists');
    expect(controllerOf(declaring({ declared: { B: { militarists: 4, stalinists: 4 } } }), 'B')).toBe('militarists');
    given(declaring({ sheets }))
      .when('militarists', { kind: 'declare', politician: 'B', points: 3 })
      .ok()
      .when(us, { kind: 'declare', politician: 'B', points: 4 })
      .ok()
      .when('militarists', { kind: 'declare', politician: 'B', points: 4 })
      .ok()
      .leaves({ declared: { B: [{ seat: us }, { seat: 'militarists' }] } });
  });
  test('at any time, also while another is asked', () => {
    const agenda: readonly Step[] = [{ kind: 'purges', over: false }, END];
    given(at({ agenda, declared: { B: { stalinists: 1 } }, sheets: { militarists: { B: 2 } } }))
      .when('militarists', { kind: 'declare', politician: 'B', points: 2 })
      .ok()
      .asks('militarists', { kind: 'purges' });
  });
  test('also on one who waits to come into play; not on one who is gone', () => {
    const on = (people: Position['people']) =>
      given(declaring({ sheets: { stalinists: { Z: 3 } }, ...(people && { people }) })).when(us, {
        kind: 'declare',
        politician: 'Z',
        points: 1,
      });
    on({}).ok();
    on({ Z: { at: 'removed' } }).isRefused({ section: '§declare', reason: 'not-in-play' });
  });
  test('others see chits, never sheets', () => {
    const seen = kremlin.hide(declaring({ sheets }), 'apologists');
    expect(seen.influence).toMatchObject({ stalinists: {}, militarists: {} });
  });
});

describe('§ten-plus', () => {
  const ten = { declared: { B: { militarists: 6 } }, sheets: { stalinists: { B: 12 }, militarists: { B: 9 } } };
  test('sends the chits of all others home, where they are undeclared, not lost', () => {
    given(declaring(ten))
      .when(us, { kind: 'declare', politician: 'B', points: 11 })
      .tells({ kind: 'influence-returned', seat: 'militarists', politician: 'B' })
      .leaves({ declared: { B: [{ seat: us, points: 11 }] }, influence: { militarists: { B: 9 } } })
      .when('militarists', { kind: 'declare', politician: 'B', points: 9 })
      .isRefused({ section: '§ten-plus', reason: 'ten-plus' });
  });
  test('ten are not yet more than ten', () => {
    given(declaring(ten))
      .when(us, { kind: 'declare', politician: 'B', points: 10 })
      .ok()
      .leaves({ declared: { B: [{ seat: 'militarists' }, { seat: us }] } });
  });
});

describe('§ties', () => {
  const tied: Position = { declared: { B: { stalinists: 6, militarists: 6, evolutionists: 4, apologists: 3 } } };
  const of = { edition: 'variant' };
  test('Variant: a third faction lends a tenth of its points to one of the equals', () => {
    const helped = given(declaring({ of, ...tied }))
      .when('evolutionists', { kind: 'support', politician: 'B', faction: 'militarists' })
      .ok();
    expect(controllerOf(helped.state, 'B')).toBe('militarists');
    helped
      .when('evolutionists', { kind: 'support', politician: 'B', faction: us })
      .isRefused({ section: '§ties', reason: 'support-is-given' });
    // a smaller tenth does not turn it
    const both = helped.when('apologists', { kind: 'support', politician: 'B', faction: us }).ok();
    expect(controllerOf(both.state, 'B')).toBe('militarists');
  });
  test.each(['modern', 'standard', '1928'])('%s: nobody lends, unless the table wants it so', edition => {
    const lend = { kind: 'support', politician: 'B', faction: 'militarists' } as const;
    given(declaring({ of: { edition }, ...tied }))
      .when('evolutionists', lend)
      .isRefused({ reason: 'not-offered' });
    given(declaring({ of: { edition, tenths: 'yes' }, ...tied }))
      .when('evolutionists', lend)
      .ok();
  });
  test('the tied factions cannot lend, nor can one with nothing declared; a third cannot borrow', () => {
    const state = declaring({ of, declared: { B: { stalinists: 6, militarists: 6, evolutionists: 4 } } });
    given(state).when(us, { kind: 'support', politician: 'B', faction: us }).isRefused({ reason: 'tied-yourself' });
    given(state)
      .when('apologists', { kind: 'support', politician: 'B', faction: us })
      .isRefused({ reason: 'nothing-declared' });
    given(state)
      .when('evolutionists', { kind: 'support', politician: 'B', faction: 'evolutionists' })
      .isRefused({ reason: 'not-tied' });
  });
  test('all is void once somebody reaches or passes the points that control', () => {
    const state = declaring({ of, ...tied, sheets: { apologists: { B: 6 } } });
    const helped = given(state)
      .when('evolutionists', { kind: 'support', politician: 'B', faction: 'militarists' })
      .ok();
    const third = helped.when('apologists', { kind: 'declare', politician: 'B', points: 6 }).ok();
    expect(third.state.support).toEqual([]);
    expect(controllerOf(third.state, 'B')).toBe('stalinists');
  });
  test.each(['modern', 'standard', '1928'])('%s: there are no tenths', edition => {
    given(declaring({ of: { edition }, ...tied }))
      .when('evolutionists', { kind: 'support', politician: 'B', faction: us })
      .isRefused({ reason: 'not-offered' });
  });
});

describe('§three-player', () => {
  const of = { edition: 'modern', players: 3, 'three-player': true };
  test('until the first influence is added none is placed on the Party Chief', () => {
    const sheets = { stalinists: { A: 3 } };
    const wave: Step = {
      kind: 'window',
      about: 'phase',
      waiting: ['stalinists', 'militarists', 'evolutionists'],
      round: 0,
    };
    given(at({ of, turn: 3, agenda: [wave, END], sheets }))
      .when(us, { kind: 'declare', politician: 'A', points: 1 })
      .isRefused({ section: '§three-player', reason: 'not-on-the-chief' });
    given(at({ of, turn: 4, agenda: [wave, END], sheets }))
      .when(us, { kind: 'declare', politician: 'A', points: 1 })
      .ok();
    const adding: Step = { kind: 'increase', seat: us, left: 2, drawn: false };
    given(at({ of, turn: 3, agenda: [adding, END], sheets }))
      .when(us, { kind: 'declare', politician: 'A', points: 1 })
      .ok();
  });
});

describe('§increase', () => {
  const agenda: readonly Step[] = [asked('end-of-turn'), { kind: 'increases' }, END];
  const declared = { A: { evolutionists: 2 } };
  test.each([
    [3, true],
    [6, true],
    [9, true],
    [4, false],
  ])('after turn %i: %s', (turn, isAsked) => {
    const after = allPass(given(at({ turn, agenda, declared })));
    if (isAsked) after.asks('apologists', { kind: 'increase', left: 2 });
    else after.leaves({ turn: turn + 1 });
  });
  test('begins left of the faction with the highest active politician that anybody controls', () => {
    const sick = { A: { cure: true, sick: 1 } };
    allPass(given(at({ turn: 3, agenda, declared: { ...declared, C: { apologists: 1 } }, people: sick }))).asks(us, {
      kind: 'increase',
    });
    allPass(given(at({ turn: 3, agenda }))).asks(us, { kind: 'increase' });
  });
  const mine: readonly Step[] = [{ kind: 'increase', seat: us, left: 2, drawn: false }, END];
  test('two points, on one or on two, known to all and not yet declared', () => {
    given(at({ agenda: mine }))
      .when(us, { kind: 'add-influence', politician: 'B' })
      .then({ kind: 'influence-added', seat: us, politician: 'B', points: 1 })
      .when(us, { kind: 'add-influence', politician: 'I' })
      .ok()
      .leaves({ influence: { stalinists: { B: 1, I: 1 } }, declared: { B: [] }, turn: 3 });
  });
  test('or a card and a point, the point first; a hand holds three', () => {
    const drawnFirst = given(at({ agenda: mine }))
      .when(us, { kind: 'draw-card' })
      .ok();
    drawnFirst
      .when(us, { kind: 'add-influence', politician: 'B' })
      .isRefused({ section: '§increase', reason: 'points-before-cards' });
    given(at({ agenda: mine, hands: { stalinists: ['red-1', 'red-2', 'red-3'] } }))
      .when(us, { kind: 'draw-card' })
      .isRefused({ section: '§intrigue', reason: 'hand-full' });
    given(at({ of: { cards: false }, agenda: mine }))
      .when(us, { kind: 'draw-card' })
      .isRefused({ reason: 'not-offered' });
  });
  test('when no card is left nobody draws', () => {
    const state = at({ agenda: mine });
    given({ ...state, piles: { ...state.piles, deck: [] } })
      .when(us, { kind: 'draw-card' })
      .isRefused({ reason: 'no-cards-left' });
  });
  test.each([
    ['modern', false],
    ['standard', false],
    ['1928', false],
    ['variant', true],
  ])('%s: points go to the Politburo; to others as well: %s', (edition, also) => {
    const tried = given(at({ of: { edition }, agenda: mine })).when(us, { kind: 'add-influence', politician: 'N' });
    if (also) tried.ok();
    else tried.isRefused({ reason: 'not-offered' });
  });
  test('§exile never to an exile', () => {
    given(at({ of: { edition: 'variant' }, agenda: mine, people: { N: { at: 'exile' } } }))
      .when(us, { kind: 'add-influence', politician: 'N' })
      .isRefused({ reason: 'not-offered' });
  });
  test('nobody must', () => {
    given(at({ agenda: mine }))
      .when(us, { kind: 'end-increase' })
      .ok()
      .leaves({ turn: 3 });
  });
});

describe('§ties tenths that were lent for one tie do not count in another', () => {
  const tie = { E: { stalinists: 5, militarists: 5, evolutionists: 3, apologists: 3 } };
  /** Evolutionists have lent to us; we fall to three for the way back, Militarists by Broken Promises. */
  const fallen = (options: object) => {
    const { state } = given(
      at({
        of: { edition: 'modern', tenths: 'yes' },
        agenda: [asked('phase'), END],
        people: { E: { at: 'exile' } },
        declared: tie,
        hands: { apologists: ['red-27'] },
      }),
    );
    return given({ ...state, options: { ...state.options, ...options } })
      .when('evolutionists', { kind: 'support', politician: 'E', faction: us })
      .ok()
      .when(us, { kind: 'return-by-influence', politician: 'E' })
      .ok()
      .does('apologists', { kind: 'play-card', card: 'red-27', on: 'E' }, { kind: 'choose', on: 'militarists' });
  };
  test('if influence is equal after a loss, the faction that reached it first controls', () => {
    const { state } = fallen({});
    expect(topOf(state, 'E')).toBe(3);
    expect(controllerOf(state, 'E')).toBe('evolutionists');
  });
  test('an older table without the mark keeps its rule', () => {
    expect(controllerOf(fallen({ 'second-reading': undefined }).state, 'E')).toBe(us);
  });
});
