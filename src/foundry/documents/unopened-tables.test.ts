import { expect, test } from 'vitest';
import { laidAside } from './unopened-tables';

const finished = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ id: `over ${n}`, isOver: true, written: n }));

test('of two hundred finished games, only the last five are opened with the world', () => {
  const aside = laidAside(finished(200), []);
  expect(aside.size).toBe(195);
  expect([...aside]).not.toContain('over 199');
  expect([...aside]).not.toContain('over 195');
  expect([...aside]).toContain('over 194');
});

test('an unfinished game is opened however old it is, and so is the table where the user sat last', () => {
  const tables = [{ id: 'goes on', isOver: false, written: -1 }, ...finished(20)];
  const aside = laidAside(tables, ['over 3']);
  expect([...aside]).not.toContain('goes on');
  expect([...aside]).not.toContain('over 3');
  expect(aside.size).toBe(14);
});
