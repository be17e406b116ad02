import { describe, expect, test } from 'vitest';
import { spotFor } from './counter-place';

const VIEW = { width: 1280, height: 720 };
const CARD = { width: 344, height: 420 };

describe('a closer look', () => {
  test('stands above a card of the hand, which lies low', () => {
    expect(spotFor({ x: 400, y: 560, width: 120, height: 150 }, CARD, VIEW)).toEqual({ x: 288, y: 132 });
  });
  test('stands beside what lies on the board, at its right where there is room', () => {
    expect(spotFor({ x: 400, y: 200, width: 60, height: 80 }, CARD, VIEW)).toEqual({ x: 468, y: 30 });
    expect(spotFor({ x: 900, y: 200, width: 60, height: 80 }, CARD, VIEW)).toEqual({ x: 548, y: 30 });
  });
  test('stays inside the view at its edges', () => {
    expect(spotFor({ x: 0, y: 600, width: 90, height: 120 }, CARD, VIEW)).toEqual({ x: 8, y: 172 });
    expect(spotFor({ x: 1200, y: 600, width: 80, height: 120 }, CARD, VIEW)).toEqual({ x: 928, y: 172 });
  });
  test('lies over its place in a view that has no room beside it', () => {
    const small = { width: 360, height: 500 };
    expect(spotFor({ x: 20, y: 300, width: 320, height: 100 }, CARD, small)).toEqual({ x: 8, y: 8 });
    expect(spotFor({ x: 20, y: 100, width: 320, height: 100 }, CARD, small)).toEqual({ x: 8, y: 8 });
  });
});
