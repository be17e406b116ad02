import { describe, expect, test } from 'vitest';
import { TURN_ENDS, roundOf } from '../sequence';
import { at, both, cards, given, type Given, lying } from '../testing/positions';

const G = 'government';

describe('§2.5 the end of a Turn', () => {
  test('Events, cards of the Turn, Unrest, checks, cards of the Era, points, the next Turn', () => {
    expect(TURN_ENDS.map(step => step.kind)).toEqual([
      'turn-events',
      'turn-cards-leave',
      'rising-unrest',
      'end-checks',
      'end-of-era',
      'points-gained',
      'next-turn',
    ]);
  });
  const ending = (part: Given) => given(at({ turn: 3, round: 8, active: G, ...part })).when(G, { kind: 'pass' });
  test('Unrest rises to fifteen: Red October, before anybody gains eight points', () => {
    const now = ending({ unrest: 14, opportunity: both(3, 3) })
      .tells({ kind: 'unrest-changed', by: 1 }, { kind: 'red-october-begun' })
      .leaves({ turn: 3, opportunity: both(0, 0) });
    expect(now.state.agenda[0]?.kind).toBe('growing-extremism');
  });
  test('Lenin raises it once more, before it rises by itself', () => {
    ending({ turn: 5, inPlay: cards(407), unrest: 3 })
      .tells(
        { kind: 'event-begun', card: 'card-407' },
        { kind: 'unrest-changed', by: 1 },
        { kind: 'unrest-changed', by: 1 },
        { kind: 'turn-begun', turn: 6 },
      )
      .leaves({ unrest: 5 });
  });
  test('only the Late Years of Turmoil and Late Great War end an Era', () => {
    const kept = [1, 2, 3, 4, 5, 6].filter(turn => {
      const { state } = ending({ turn, hands: both(cards(28), []) }).ok();
      return state.piles['revolutionary-hand'].includes('card-28');
    });
    expect(kept).toEqual([1, 3, 5, 6]);
  });
  test('eight points, no more than sixteen', () => {
    ending({ opportunity: both(8, 9) })
      .ok()
      .leaves({ opportunity: both(16, 16) });
  });
  const last = (part: Parameters<typeof at>[0]) =>
    given(at({ turn: 2, round: 8, active: 'government', agenda: roundOf('government'), ...part }))
      .when('government', { kind: 'pass' })
      .ok().state;

  test('Unrest rises, both sides gain eight points up to sixteen', () => {
    const state = last({ turn: 3, opportunity: both(3, 12) });
    expect(state).toMatchObject({ turn: 4, round: 1, unrest: 1, opportunity: both(11, 16) });
  });
  test('cards of the Turn leave; at the end of an Era all do, unless the option keeps those of the game', () => {
    expect(last({ turn: 3, inPlay: cards(122, 234) })).toMatchObject(lying({ inPlay: cards(234) }));
    expect(last({ turn: 4, inPlay: cards(234, 243), pool: cards(120) })).toMatchObject(lying({ inPlay: [] }));
    expect(last({ turn: 4, inPlay: cards(234, 243), options: { 'end-of-era': 'keep-lasting' } })).toMatchObject(
      lying({
        inPlay: cards(234),
      }),
    );
  });
  test('hands stay within an Era and go with it', () => {
    expect(last({ turn: 3, hands: both(cards(28), []) }).piles['revolutionary-hand']).toContain('card-28');
    expect(last({ turn: 2, hands: both(cards(28), []) }).piles.discards).toContain('card-28');
  });
});
