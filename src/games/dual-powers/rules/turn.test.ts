import { describe, test } from 'vitest';
import type { State } from '../state';
import { at, given, turns } from '../testing/positions';
import type { Region, Seat } from '../vocabulary';

/** The moment after a card was played, before its action. */
const after = (
  card: string,
  seat: Seat,
  city: Partial<Record<Region, readonly string[]>> = {},
  part: Partial<Omit<State, 'piles' | 'tokens' | 'month'>> = {},
) =>
  at({
    agenda: [{ kind: 'command', seat, card }, ...turns('soviet', 1)],
    piles: { [`${seat}-played`]: [card], 'soviet-hand': ['red-8'] },
    city,
    ...part,
  });

describe('§perform', () => {
  test('a card’s action MAY be left', () => {
    given(after('green-4', 'government'))
      .when('government', { kind: 'decline' })
      .then({ kind: 'declined', seat: 'government' })
      .asks('soviet', { kind: 'turn' });
  });
  test('a seat that can do nothing is not asked', () => {
    const idle = after('green-4', 'government');
    const none = {
      ...idle,
      tokens: idle.tokens.map(token =>
        token.at === 'government-supply' ? { ...token, at: 'removed' as const } : token,
      ),
    };
    given(none).byHand({ kind: 'set', marker: 'day', to: 11 }).ok().asks('soviet', { kind: 'turn' });
  });
});

describe('§recruit', () => {
  test('several weak units instead of a strong one: three of strength 1 for a value of 3', () => {
    const recruit = (token: string) => ['government', { kind: 'recruit', token }] as const;
    given(after('green-8', 'government'))
      .when(...recruit('government-1-0'))
      .ok()
      .when(...recruit('government-1-0'))
      .ok()
      .asks('government', { kind: 'recruiting', left: 1 })
      .when(...recruit('government-1-2'))
      .then({ kind: 'token-recruited', token: 'government-1-2', to: 'green' })
      .asks('soviet', { kind: 'turn' });
  });
  test('cannot be taken where every unit in the supply is too strong', () => {
    const full = after('green-3', 'government');
    const strong = {
      ...full,
      tokens: full.tokens.map(token =>
        token.kind.startsWith('government-1') ? { ...token, at: 'red' as const } : token,
      ),
    };
    given(strong)
      .when('government', { kind: 'recruit', token: 'government-2-1' })
      .isRefused({ section: '§recruit', reason: 'too-strong', details: { value: 2, most: 1 } });
    given(strong)
      .when('government', { kind: 'recruit', token: 'government-1-0' })
      .isRefused({ section: '§recruit', reason: 'not-offered', details: { field: 'token' } });
  });
  test('or the action on the card, never both', () => {
    given(after('green-3', 'government', { blue: ['government-1-2'] }))
      .when('government', { kind: 'move', token: 'government-1-2', from: 'blue', to: 'green' })
      .ok()
      .when('government', { kind: 'recruit', token: 'government-1-0' })
      .isRefused({ reason: 'not-asked' });
  });
  test('example B: two units of strength 1 by green-4, into the green region', () => {
    const first = given(after('green-4', 'government'))
      .when('government', { kind: 'recruit', token: 'government-1-0' })
      .then({ kind: 'token-recruited', token: 'government-1-0', to: 'green' });
    first
      .asks('government', { kind: 'recruiting', left: 1 })
      .when('government', { kind: 'recruit', token: 'government-1-1' })
      .then({ kind: 'token-recruited', token: 'government-1-1', to: 'green' })
      .asks('soviet', { kind: 'turn' });
  });
  test('a unit of just the value, not of more', () => {
    given(after('green-4', 'government'))
      .when('government', { kind: 'recruit', token: 'government-2-1' })
      .ok()
      .asks('soviet', { kind: 'turn' });
    given(after('green-4', 'government'))
      .when('government', { kind: 'recruit', token: 'government-3-2' })
      .isRefused({ section: '§recruit', reason: 'too-strong', details: { value: 3, most: 2 } });
  });
  test('the rest of the value limits the next unit, which MAY be declined', () => {
    const one = given(after('green-8', 'government'))
      .when('government', { kind: 'recruit', token: 'government-2-2' })
      .ok();
    one
      .when('government', { kind: 'recruit', token: 'government-2-1' })
      .isRefused({ section: '§recruit', reason: 'too-strong' });
    one.when('government', { kind: 'done' }).then().asks('soviet', { kind: 'turn' });
  });
  test('leaders are not recruited by a command card', () => {
    given(after('green-4', 'government'))
      .when('government', { kind: 'recruit', token: 'kerensky' })
      .isRefused({ reason: 'not-offered' });
  });
});

describe('§move', () => {
  const city = { green: ['kerensky'], blue: ['government-1-0-exhausted', 'neutral-1-1', 'soviet-1-0'] } as const;
  test('example C: not through the blockade; another token from blue to white, exhausted or not', () => {
    const turn = given(after('green-3', 'government', city));
    turn
      .when('government', { kind: 'move', token: 'kerensky', from: 'green', to: 'red' })
      .isRefused({ section: '§move', reason: 'blockaded' });
    turn
      .when('government', { kind: 'move', token: 'government-1-0-exhausted', from: 'blue', to: 'white' })
      .then({ kind: 'token-moved', token: 'government-1-0-exhausted', from: 'blue', to: 'white' })
      .asks('soviet', { kind: 'turn' });
  });
  test('one region, along a connection', () => {
    given(after('green-3', 'government', city))
      .when('government', { kind: 'move', token: 'kerensky', from: 'green', to: 'brown' })
      .isRefused({ reason: 'not-offered' });
  });
  test('neutral tokens move for the holder of the will only, a rival’s never', () => {
    const move = { kind: 'move', token: 'neutral-1-1', from: 'blue', to: 'white' } as const;
    given(after('green-3', 'government', city))
      .when('government', move)
      .isRefused({ section: '§move', reason: 'not-controlled' });
    given(after('green-3', 'government', city, { will: 'government' }))
      .when('government', move)
      .ok();
    given(after('green-3', 'government', city))
      .when('government', { kind: 'move', token: 'soviet-1-0', from: 'blue', to: 'white' })
      .isRefused({ reason: 'not-offered' });
  });
  test('neutral Trotsky is moved by the holder of the will, red Trotsky by the Soviet', () => {
    const trotsky = { kind: 'move', token: 'trotsky-exhausted', from: 'blue', to: 'white' } as const;
    const inBlue = (token: string, will: Seat) => given(after('green-3', 'government', { blue: [token] }, { will }));
    inBlue('trotsky-exhausted', 'government').when('government', trotsky).ok();
    inBlue('trotsky-exhausted', 'soviet').when('government', trotsky).isRefused({ reason: 'not-controlled' });
    inBlue('red-trotsky', 'government')
      .when('government', { ...trotsky, token: 'red-trotsky' })
      .isRefused({ section: '§move', reason: 'not-offered' });
  });
  test('a double move is one token twice, and the second step obeys the blockade too', () => {
    const first = given(after('green-2', 'government', city, { blockade: 'blue-white' }))
      .when('government', { kind: 'move', token: 'kerensky', from: 'green', to: 'blue' })
      .ok()
      .asks('government', { kind: 'second-move', token: 'kerensky' });
    first
      .when('government', { kind: 'move', token: 'kerensky', from: 'blue', to: 'white' })
      .isRefused({ section: '§move', reason: 'blockaded' });
    first
      .when('government', { kind: 'move', token: 'government-1-0-exhausted', from: 'blue', to: 'green' })
      .isRefused({ reason: 'not-offered' });
    first.when('government', { kind: 'done' }).then().asks('soviet', { kind: 'turn' });
    given(after('green-2', 'government', city))
      .does(
        'government',
        { kind: 'move', token: 'kerensky', from: 'green', to: 'blue' },
        { kind: 'move', token: 'kerensky', from: 'blue', to: 'white' },
      )
      .asks('soviet', { kind: 'turn' });
  });
  test('a refresh card moves nothing', () => {
    given(after('green-4', 'government', city))
      .when('government', { kind: 'move', token: 'kerensky', from: 'green', to: 'blue' })
      .isRefused({ reason: 'not-offered' });
  });
});

describe('§refresh', () => {
  const city = { blue: ['government-2-1-exhausted', 'government-1-0', 'neutral-1-2-exhausted'] } as const;
  test('from the exhausted side to the fresh one', () => {
    given(after('green-4', 'government', city))
      .when('government', { kind: 'refresh', token: 'government-2-1-exhausted', at: 'blue' })
      .then({ kind: 'token-refreshed', token: 'government-2-1-exhausted', at: 'blue' });
  });
  test('never the other way', () => {
    given(after('green-4', 'government', city))
      .when('government', { kind: 'refresh', token: 'government-1-0', at: 'blue' })
      .isRefused({ section: '§refresh', reason: 'fresh-already' });
  });
  test('a neutral token for the holder of the will', () => {
    const refresh = { kind: 'refresh', token: 'neutral-1-2-exhausted', at: 'blue' } as const;
    given(after('green-4', 'government', city))
      .when('government', refresh)
      .isRefused({ section: '§refresh', reason: 'not-controlled' });
    given(after('green-4', 'government', city, { will: 'government' }))
      .when('government', refresh)
      .ok();
  });
});

test('§action only a card in one’s own hand is played, in one’s own turn', () => {
  const turn = given(
    at({
      agenda: turns('soviet', 2),
      piles: { 'soviet-hand': ['red-4'], 'government-hand': ['blue-1'], deck: ['green-2'] },
    }),
  );
  for (const card of ['blue-1', 'green-2', 'lenin-card'])
    turn
      .when('soviet', { kind: 'play-card', card })
      .isRefused({ section: '§action', reason: 'not-offered', details: { field: 'card' } });
  turn.when('government', { kind: 'play-card', card: 'blue-1' }).isRefused({ section: '§action', reason: 'not-asked' });
});

test('§action a card leads to its action and, on the 15, to a bonus', () => {
  given(at({ day: 11, agenda: turns('soviet', 1), piles: { 'soviet-hand': ['red-4'] } }))
    .when('soviet', { kind: 'play-card', card: 'red-4' })
    .ok()
    .comes('command', 'bonus', 'unrest', 'reveal', 'exhaust', 'reckoning', 'cleanup', 'round');
  given(at({ day: 12, agenda: turns('soviet', 1), piles: { 'soviet-hand': ['red-4'] } }))
    .when('soviet', { kind: 'play-card', card: 'red-4' })
    .ok()
    .comes('command', 'unrest', 'reveal', 'exhaust', 'reckoning', 'cleanup', 'round');
});
