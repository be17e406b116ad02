import { describe, test } from 'vitest';
import { begin, gameTests, givenFor, loaded } from 'revolution-tables-kit/testing';
import { game } from '.';
import { CARDS, ENDINGS, isCard, SEATS, type State } from './vocabulary';

/** Every card is somewhere, once. */
const invariant = ({ piles }: State): string | undefined => {
  const cards = Object.values(piles).flat();
  return cards.length === CARDS.length && new Set(cards).size === CARDS.length ? undefined : `cards: ${cards.join()}`;
};

gameTests(game, {
  ids: isCard,
  classOf: () => 'card',
  invariant,
  games: { shallow: 60, deep: 12, swap: 6 },
  cap: 200,
  // RT_GOLDEN=1 writes the golden games that are missing
  endings: [...SEATS, 'draw' as const].flatMap(winner => ENDINGS.map(reason => ({ winner, reason }))),
  golden: new URL('./golden/', import.meta.url),
});

const given = givenFor(game);
const dealt = begin(game, game.setUp({ hand: 4 }), loaded()).state;
const table: State = {
  ...dealt,
  piles: { ...dealt.piles, 'hand-north': ['pull-5', 'pull-9'], 'hand-south': ['pull-7', 'pull-1'] },
};

describe('§1 cards', () => {
  test('a hand is filled from the deck when a round begins', () => {
    given(table)
      .when('north', { kind: 'play', card: 'pull-5' })
      .ok()
      .when('south', { kind: 'play', card: 'pull-7' })
      .ok()
      .asks('south', { kind: 'lead' });
  });
});

describe('§2 leading', () => {
  test('a card of the hand is laid, and the other seat answers it', () => {
    given(table)
      .asks('north', { kind: 'lead' })
      .when('north', { kind: 'play', card: 'pull-5' })
      .tells({ kind: 'card-played', seat: 'north', card: 'pull-5' })
      .asks('south', { kind: 'answer', card: 'pull-5' });
  });
  test('a card that is not in the hand is refused', () => {
    given(table).when('north', { kind: 'play', card: 'pull-7' }).isRefused({ section: '§2', reason: 'not-offered' });
  });
});

describe('§3 answering', () => {
  const led = given(table).when('north', { kind: 'play', card: 'pull-5' }).ok();
  test('the stronger card wins the round, and its seat leads the next', () => {
    led
      .when('south', { kind: 'play', card: 'pull-7' })
      .tells({ kind: 'round-won', seat: 'south' })
      .leaves({ points: { north: 0, south: 1 } });
  });
  test('a weaker one leaves the round to the card that led', () => {
    led.when('south', { kind: 'play', card: 'pull-1' }).tells({ kind: 'round-won', seat: 'north' });
  });
});

describe('§4 winning', () => {
  test('when the cards are out, more points win', () => {
    const last: State = {
      ...table,
      points: { north: 5, south: 6 },
      piles: { ...table.piles, deck: [], 'hand-north': ['pull-5'], 'hand-south': ['pull-7'] },
    };
    given(last)
      .when('north', { kind: 'play', card: 'pull-5' })
      .ok()
      .when('south', { kind: 'play', card: 'pull-7' })
      .tells({ kind: 'game-ended', winner: 'south', reason: 'cards-out' });
  });
});
