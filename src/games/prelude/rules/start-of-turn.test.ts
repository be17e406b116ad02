import { describe, expect, test } from 'vitest';
import { at, both, cards, given } from '../testing/positions';
import { quickDice } from '../../../kernel/dice';
import { begin } from '../../../kernel/referee';
import { prelude } from '..';

const R = 'revolutionary';

const G = 'government';

/** Any change by hand lets the automatic steps on top run. */
const nudge = { kind: 'set', marker: 'opportunity-government', to: 9 } as const;

const dealt = begin(prelude, prelude.setUp({ 'end-of-era': 'discard-all' }), quickDice(7)).state;

describe('§2.2 the start of a Turn', () => {
  test.each([
    [1, 4, [401]],
    [2, 2, [402]],
    [3, 4, [403, 404]],
    [4, 2, [405]],
    [5, 4, [406, 407, 408]],
    [6, 2, [409]],
    [7, 2, []],
  ])('Turn %i brings %i cards of its deck, and its Key Events', (turn, count, keys) => {
    const { state } = given(at({ turn, agenda: [{ kind: 'start-of-turn' }, { kind: 'advance' }] }))
      .byHand(nudge)
      .ok();
    expect(state.piles.pool).toHaveLength(count + keys.length);
    expect(state.piles.pool.slice(count)).toEqual(cards(...keys));
  });
  test('hands are filled up to seven from the Active Deck; longer ones stay', () => {
    const held = cards(2, 6, 7, 8, 9, 10, 11, 12);
    const { state } = given(
      at({
        turn: 3,
        hands: both(cards(101, 102), held),
        agenda: [{ kind: 'start-of-turn' }, { kind: 'advance' }],
      }),
    )
      .byHand(nudge)
      .ok();
    expect(state.piles['revolutionary-hand']).toHaveLength(7);
    expect(state.piles['revolutionary-hand'].slice(2).every(card => Number(card.slice(5)) > 100)).toBe(true);
    expect(state.piles['government-hand']).toEqual(held);
  });
  test('the First Player begins the first Action Round, and each that follows', () => {
    const second = given(at({ first: G, active: G, agenda: [{ kind: 'initiative' }, { kind: 'start-of-round' }] }))
      .when(R, { kind: 'choose-first', player: G })
      .ok()
      .leaves({ round: 1, active: G })
      .when(G, { kind: 'pass' })
      .ok()
      .leaves({ round: 1, active: R })
      .when(R, { kind: 'pass' })
      .ok();
    second.leaves({ round: 2, active: G });
  });
  test('four cards and Peter Stolypin are in the Pool, seven cards in each hand', () => {
    expect(dealt.piles.pool).toHaveLength(5);
    expect(dealt.piles.pool).toContain('card-401');
    expect([dealt.piles['revolutionary-hand'].length, dealt.piles['government-hand'].length]).toEqual([7, 7]);
  });
  test('the player behind chooses who goes first, the Revolutionary if nobody is', () => {
    given(dealt).asks('revolutionary', { kind: 'initiative' });
    given({ ...dealt, points: 1 })
      .asks('government', { kind: 'initiative' })
      .when('government', { kind: 'choose-first', player: 'revolutionary' })
      .then({ kind: 'first-player-chosen', player: 'revolutionary' })
      .asks('revolutionary', { kind: 'action-round' });
  });
  test.each([
    [5, false, [406, 407, 408]],
    [5, true, [406, 407]],
    [6, false, [409]],
    [6, true, [410, 411]],
    [7, false, []],
  ])('Key Events of Turn %i, the Tsar gone: %s', (turn, abdicated, keys) => {
    const { state } = given(
      at({
        turn: turn - 1,
        round: 8,
        active: 'government',
        abdicated,
        prestige: abdicated ? 0 : 7,
        agenda: [{ kind: 'next-turn' }],
      }),
    )
      .byHand({ kind: 'set', marker: 'unrest', to: 1 })
      .ok();
    expect(state.piles.pool.filter(card => card.startsWith('card-4'))).toEqual(cards(...keys));
  });
});
