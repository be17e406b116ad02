import { describe, expect, test } from 'vitest';
import { begin } from '../../referee';
import { gameTests } from '../game-tests';
import { givenFor } from '../tables';
import { loaded } from '../replay';
import { perft } from '../random-play';
import { toy } from './toy';
import { bySeat, CARDS, handOf, isCard, SEATS, type State } from './words';
import { varyBids } from './cards';

/** Every card is somewhere, once; nobody owes coins. */
const invariant = ({ piles, coins }: State): string | undefined => {
  const cards = Object.values(piles).flat();
  if (cards.length !== CARDS.length || new Set(cards).size !== CARDS.length) return `cards: ${cards.join()}`;
  return Math.min(coins.north, coins.south) < 0 ? 'coins below zero' : undefined;
};

gameTests(toy, {
  ids: isCard,
  classOf: () => 'card',
  invariant,
  vary: varyBids,
  weigh: { unseal: 0.3, stay: 0.4 },
  edits: (state, choose) => {
    const seat = choose(SEATS);
    return choose([
      { kind: 'skip' },
      { kind: 'set', marker: `coins-${seat}`, to: choose([0, 3]) },
      { kind: 'card', card: choose([...state.piles[handOf(seat)], '?']), from: `hand-${seat}`, to: 'discards' },
      { kind: 'shuffle', pile: 'discards' },
    ]);
  },
  games: { shallow: 300, deep: 60, swap: 15 },
  undealt: ['§2 bids-are-secret'],
  cap: 400,
  endings: [
    ...SEATS.map(winner => ({ winner, reason: 'catch' })),
    ...[...SEATS, 'draw' as const].map(winner => ({ winner, reason: 'winter' })),
  ],
  golden: new URL('./golden/', import.meta.url),
});

const given = givenFor(toy);
const dealt = begin(toy, toy.setUp({ years: 3, storms: true }), loaded()).state;
/** The north goes out for fish-5, worth three: a roll of nine or less catches it. */
const out: State = {
  ...dealt,
  piles: {
    ...dealt.piles,
    'hand-north': ['fish-5', 'fish-1', 'fish-2'],
    'hand-south': ['storm-1', 'storm-2', 'fish-3'],
  },
  agenda: [{ kind: 'fish', seat: 'north' }, { kind: 'refill' }, { kind: 'year' }],
};

describe('§2 sealed bids', () => {
  test('open when the last seat has sealed; the higher bidder goes out and pays', () => {
    const sealed = given(dealt)
      .asks(SEATS, { kind: 'bid' })
      .when('north', { kind: 'bid', coins: 1 })
      .then({ kind: 'bid-sealed', seat: 'north', secret: { to: 'north', is: 1 } })
      .asks('south', { kind: 'bid' });
    sealed
      .when('south', { kind: 'bid', coins: 2 })
      .tells({ kind: 'bids-opened', bids: { north: 1, south: 2 }, winner: 'south' })
      .leaves({ coins: { north: 3, south: 1 }, bids: {} })
      .asks('south', { kind: 'fish' });
    sealed.when('north', { kind: 'unseal' }).ok().asks(SEATS, { kind: 'bid' });
  });
  test('cannot exceed a seat’s coins', () => {
    given({ ...dealt, coins: bySeat(() => 1) })
      .when('north', { kind: 'bid', coins: 2 })
      .isRefused({ section: '§2', reason: 'too-few-coins', details: { coins: 1 } });
  });
});

describe('§4 the window after going out', () => {
  test('a storm reopens it for the other boat, and makes the check harder', () => {
    given(out)
      .when('north', { kind: 'fish', card: 'fish-5' })
      .ok()
      .asks(SEATS, { kind: 'window' })
      .when('north', { kind: 'pass' })
      .ok()
      .when('south', { kind: 'storm', card: 'storm-1' })
      .ok()
      .asks('north', { kind: 'window', round: 1 })
      .when('north', { kind: 'pass' })
      .ok()
      .asks('north', { kind: 'check', storms: 1 })
      .when('north', { kind: 'roll' }, ['3d6', [1, 2, 3]])
      .tells(
        { kind: 'check-rolled', seat: 'north', faces: [1, 2, 3], target: 6 },
        { kind: 'caught', seat: 'north', points: 3 },
      );
  });
});

describe('§6 buying off', () => {
  const failed = given({
    ...out,
    agenda: [{ kind: 'check', seat: 'north', card: 'fish-5', storms: 0 }, ...out.agenda.slice(1)],
  })
    .when('north', { kind: 'roll' }, ['3d6', [3, 4, 6]])
    .ok()
    .asks('north', { kind: 'failed-check', total: 13 });
  test('costs one coin for each pip', () => {
    given({ ...failed.state, coins: bySeat(() => 4) })
      .when('north', { kind: 'buy-off' })
      .tells({ kind: 'bought-off', seat: 'north', coins: 4 })
      .leaves({ coins: { north: 0 } });
  });
  test('is refused if one coin is missing', () => {
    failed
      .when('north', { kind: 'buy-off' })
      .isRefused({ section: '§6', reason: 'too-few-coins', details: { cost: 4, coins: 3 } });
  });
});

test.each([
  [1, 8],
  [2, 40],
  [3, 192],
])('perft %i: %i', (depth, count) => {
  expect(perft(toy, dealt, depth)).toBe(count);
});
