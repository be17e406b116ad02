import { describe, expect, test } from 'vitest';
import { at, from, given } from '../testing/positions';
import type { PileId } from '../vocabulary';

/** The Cleanup Phase and the next round's beginning. */
const cleaned = (piles: Partial<Record<PileId, readonly string[]>>) =>
  given(
    at({
      agenda: [{ kind: 'command', seat: 'soviet', card: 'red-1' }, ...from('cleanup')],
      piles,
      markers: { 1: 'brown', 2: 'aside', 3: 'red' },
      city: { green: ['soviet-1-0'] },
    }),
  ).when('soviet', { kind: 'decline' });

describe('§cleanup', () => {
  test('the tiles move on, a new one moves the blockade; markers return; played cards are discarded', () => {
    cleaned({ 'soviet-played': ['red-2', 'lenin-card'], 'government-revealed': ['blue-7'] })
      .tells(
        { kind: 'tile-moved', tile: 'brown-tile', from: 'unrest', to: 'spent-tiles' },
        { kind: 'tile-moved', tile: 'red-tile', from: 'blockade', to: 'unrest' },
        { kind: 'tile-drawn', tile: 'green-tile', to: 'blockade' },
        { kind: 'blockade-moved', to: 'green-blue' },
        { kind: 'marker-returned', marker: 1 },
        { kind: 'marker-returned', marker: 3 },
        { kind: 'cards-cleared', cards: ['red-2', 'blue-7'], leaders: ['lenin-card'] },
        { kind: 'round-begun', round: 3 },
      )
      .leaves({ piles: { discard: ['red-2', 'blue-7'], removed: ['lenin-card'] } });
  });
  test('(ruling) without a tile to draw there is no blockade', () => {
    cleaned({ tiles: [], 'spent-tiles': ['green-tile', 'blue-tile', 'white-tile', 'purple-tile'] })
      .tells({ kind: 'tile-moved', to: 'unrest' }, { kind: 'blockade-moved', to: 'none' })
      .leaves({ blockade: 'none', piles: { unrest: ['red-tile'], blockade: [] } });
  });
  test('(ruling) and a round later all six are shuffled again', () => {
    const { state } = cleaned({
      tiles: [],
      blockade: [],
      'spent-tiles': ['green-tile', 'blue-tile', 'white-tile', 'purple-tile', 'red-tile'],
    }).tells(
      { kind: 'cards-recalled', to: 'tiles', count: 6 },
      { kind: 'tile-drawn', tile: 'green-tile', to: 'unrest' },
      { kind: 'tile-drawn', tile: 'blue-tile', to: 'blockade' },
    );
    expect(state.piles.tiles).toHaveLength(4);
    expect(state.piles['spent-tiles']).toEqual([]);
  });
  test('cards left in hand stay there', () => {
    cleaned({ 'soviet-hand': ['white-1'] })
      .ok()
      .leaves({ piles: { 'soviet-hand': ['white-1', ...['red-1', 'red-2', 'red-3', 'red-4', 'red-5']] } });
  });
});
