import { expect, test } from 'vitest';
import { finished, shared, type Slices } from './slices';

function* counting(played: number[]): Slices<number> {
  for (let n = 1; n <= 4; n++) {
    played.push(n);
    yield undefined;
  }
  return played.length;
}

test('who comes later goes on where the work has got to, also if the first one left', () => {
  const played: number[] = [];
  const work = shared(counting(played));
  const first = work.go();
  const second = work.go();
  first.next();
  second.next();
  first.return(0);
  expect(played).toEqual([1, 2]);
  expect(finished(second)).toBe(4);
  expect(finished(work.go())).toBe(4);
  expect(played).toEqual([1, 2, 3, 4]);
});
