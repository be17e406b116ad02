import { describe, expect, test } from 'vitest';
import { spotFor } from './counter-place';

const VIEW = { width: 1280, height: 720 };
const CARD = { width: 344, height: 420 };

describe('a closer look', () => {
  test('is above a card of the hand at the bottom', () => {
    expect(spotFor({ x: 400, y: 560, width: 120, height: 150 }, CARD, VIEW)).toEqual({ x: 288, y: 132 });
  });
  test('is beside a place on the board, at its right if there is room', () => {
    expect(spotFor({ x: 400, y: 200, width: 60, height: 80 }, CARD, VIEW)).toEqual({ x: 468, y: 30 });
    expect(spotFor({ x: 900, y: 200, width: 60, height: 80 }, CARD, VIEW)).toEqual({ x: 548, y: 30 });
  });
  test('stays inside the view at its edges', () => {
    expect(spotFor({ x: 0, y: 600, width: 90, height: 120 }, CARD, VIEW)).toEqual({ x: 8, y: 172 });
    expect(spotFor({ x: 1200, y: 600, width: 80, height: 120 }, CARD, VIEW)).toEqual({ x: 928, y: 172 });
  });
  test('covers its place in a view without room beside it', () => {
    const small = { width: 360, height: 500 };
    expect(spotFor({ x: 20, y: 300, width: 320, height: 100 }, CARD, small)).toEqual({ x: 8, y: 8 });
    expect(spotFor({ x: 20, y: 100, width: 320, height: 100 }, CARD, small)).toEqual({ x: 8, y: 8 });
  });
});
