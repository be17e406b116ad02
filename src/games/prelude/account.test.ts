import { expect, test } from 'vitest';
import { tells } from './presentation';
import { at, during } from './testing/positions';
import type { Event } from './vocabulary';

const scored = { kind: 'points-scored', seat: 'government', points: 1 } as const;
const why = (before: ReturnType<typeof at>, earlier: readonly Event[]) => {
  const tell = tells['points-scored'];
  return typeof tell === 'function' ? tell(scored, before, before, earlier) : tell;
};

test('§11.2 the points of the Vanguard are not told as those of the track that scored before them', () => {
  const rising = at({
    agenda: during('government', { kind: 'award', track: 'duma' }, { kind: 'deploy-vanguard' }),
  });
  expect(why(rising, [{ kind: 'track-scored', track: 'duma' }])).toMatchObject({ why: 'track', what: 'duma' });
  const done: readonly Event[] = [
    { kind: 'track-scored', track: 'duma' },
    { kind: 'track-reset', track: 'duma' },
  ];
  expect(why(rising, done)).toMatchObject({ why: 'vanguard' });
  expect(why(rising, [...done, { kind: 'track-scored', track: 'districts' }])).toMatchObject({ what: 'districts' });
});
