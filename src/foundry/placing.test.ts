import { expect, test } from 'vitest';
import { placeOf } from './placing';

const table = { left: 110, top: 70, width: 380 };
const wished = { left: 300, top: 100, width: 420 };

test('a window opens beside the Table window while there is room', () => {
  expect(placeOf(wished, { beside: table, others: [table], page: 1440 })).toEqual({ left: 500, top: 70, width: 420 });
  expect(placeOf(wished, { beside: table, others: [table], page: 930 })).toEqual({ left: 500, top: 70, width: 420 });
  expect(placeOf(wished, { beside: table, others: [table], page: 929 })).toEqual(wished);
});

test('a window that may shrink takes the room left beside the Table window', () => {
  const board = { ...wished, width: 1000 };
  expect(placeOf(board, { beside: table, others: [], page: 1440, least: 560 })).toEqual({
    left: 500,
    top: 70,
    width: 930,
  });
  expect(placeOf(board, { beside: table, others: [], page: 1069, least: 560 })).toEqual(board);
});

test('a window never opens exactly on another', () => {
  expect(placeOf(table, { others: [table], page: 1440 })).toEqual({ left: 140, top: 100, width: 380 });
  expect(placeOf(table, { others: [table, { left: 140, top: 100, width: 200 }], page: 1440 })).toEqual({
    left: 170,
    top: 130,
    width: 380,
  });
});
