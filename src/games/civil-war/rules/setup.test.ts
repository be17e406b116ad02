import { describe, expect, test } from 'vitest';
import type { Dice } from '../../../kernel/dice';
import { begin } from '../../../kernel/referee';
import { defaultOptions } from '../../../kernel/options';
import { loaded } from '../../../kernel/testing/replay';
import { civilWar } from '..';
import { DECKS } from '../data/cards';
import { SEATS } from '../vocabulary';

const start = civilWar.setUp(defaultOptions(civilWar.options));

/** A shuffle that ends with these cards on top. */
const stacked = (...tops: readonly (readonly string[])[]): Dice => {
  const left = [...tops];
  return {
    ...loaded(),
    // the test shuffles only strings
    shuffle<T>(items: readonly T[]): readonly T[] {
      const top: readonly unknown[] = left.shift() ?? [];
      return [...items.filter(item => top.includes(item)), ...items.filter(item => !top.includes(item))];
    },
  };
};

describe('§setup setting up', () => {
  test('the lists hold 55 and 54 cards, ten leaders and 25 troops each, no id twice', () => {
    expect([DECKS.red.length, DECKS.white.length]).toEqual([55, 54]);
    for (const seat of SEATS) {
      expect(DECKS[seat].filter(card => card.kind === 'leader')).toHaveLength(10);
      expect(DECKS[seat].filter(card => card.kind === 'troop')).toHaveLength(25);
    }
    expect(new Set(SEATS.flatMap(seat => DECKS[seat].map(card => card.id))).size).toBe(109);
  });

  test('leaders and troops have the Force of the lists: 17 and 30 for the Reds, 16 and 36 for the Whites', () => {
    const force = (seat: (typeof SEATS)[number], kind: string) =>
      DECKS[seat].reduce((sum, card) => sum + (card.kind === kind && card.kind !== 'event' ? card.force : 0), 0);
    expect(SEATS.map(seat => [force(seat, 'leader'), force(seat, 'troop')])).toEqual([
      [17, 30],
      [16, 36],
    ]);
  });

  test('both sides begin with 20 Morale, three markers at each front and five cards; the Reds go first', () => {
    const { state } = begin(civilWar, start, stacked());
    expect(state).toMatchObject({
      turn: 1,
      active: 'red',
      morale: { red: 20, white: 20 },
      markers: { 'north-west': { red: 3, white: 3 }, south: { red: 3, white: 3 }, east: { red: 3, white: 3 } },
    });
    expect(SEATS.map(seat => state.piles[`${seat}-hand`].length)).toEqual([5, 5]);
    expect(state.agenda[0]).toEqual({ kind: 'propaganda', seat: 'red' }); // no leader yet, nothing to rally
  });

  test('a hand without a leader is discarded and drawn again, until it has one', () => {
    const partisans = Array.from({ length: 10 }, (_, n) => `red-partisans-${n + 1}`);
    const { state, events } = begin(civilWar, start, stacked(partisans));
    expect(events.filter(event => event.kind === 'hand-discarded')).toEqual([
      { kind: 'hand-discarded', seat: 'red', cards: partisans.slice(0, 5) },
      { kind: 'hand-discarded', seat: 'red', cards: partisans.slice(5) },
    ]);
    expect(state.piles['red-discard']).toEqual(partisans);
    expect(state.piles['red-hand']).toContain('red-trotsky');
  });
});
