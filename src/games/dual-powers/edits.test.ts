import { describe, test } from 'vitest';
import { at, given, solo, turns } from './testing/positions';
import type { Edit } from '../../kernel/edit';
import type { Event } from './vocabulary';

const table = at({
  piles: { 'soviet-hand': ['red-1', 'lenin-card'], 'soviet-objective': ['blue-2'], 'government-hand': ['green-4'] },
  city: { brown: ['soviet-2-1', 'neutral-1-0-exhausted'] },
  markers: { 1: 'brown', 2: 'aside', 3: 'aside' },
});
const become = (change: Edit, ...events: readonly Event[]) =>
  given(table)
    .byHand(change)
    .then(...events);
const refused = (change: Edit, reason: string) => given(table).byHand(change).isRefused({ section: '§table', reason });

describe('changes by hand are events of the game', () => {
  test('tokens move, enter, turn and leave', () => {
    become(
      { kind: 'move', piece: 'soviet-2-1', from: 'brown', to: 'red', count: 1 },
      { kind: 'token-moved', token: 'soviet-2-1', from: 'brown', to: 'red' },
    );
    become(
      { kind: 'move', piece: 'lenin', from: 'soviet-supply', to: 'red', count: 1 },
      { kind: 'token-recruited', token: 'lenin', to: 'red' },
    );
    become(
      { kind: 'flip', piece: 'soviet-2-1', at: 'brown' },
      { kind: 'token-exhausted', token: 'soviet-2-1', at: 'brown' },
    );
    become(
      { kind: 'flip', piece: 'neutral-1-0-exhausted', at: 'brown' },
      { kind: 'token-refreshed', token: 'neutral-1-0-exhausted', at: 'brown' },
    );
    become(
      { kind: 'remove', piece: 'soviet-2-1', from: 'brown', count: 1 },
      { kind: 'token-moved', token: 'soviet-2-1', from: 'brown', to: 'removed' },
    );
    become(
      { kind: 'add', piece: 'neutral-1-1', to: 'blue', count: 1 },
      { kind: 'token-moved', token: 'neutral-1-1', from: 'removed', to: 'blue' },
    );
  });
  test('a spent token is brought from outside the city, and turned there', () => {
    const spent = at({ city: { brown: ['neutral-1-1-exhausted'], red: ['soviet-2-1-exhausted'] } });
    const brought = { kind: 'add', piece: 'soviet-2-1-exhausted', to: 'blue', count: 1 } as const;
    given(spent)
      .byHand(brought)
      .then(
        { kind: 'token-recruited', token: 'soviet-2-1', to: 'blue' },
        { kind: 'token-exhausted', token: 'soviet-2-1', at: 'blue' },
      );
    // tables made before, and a token of which there is no other
    const { 'from-the-store': _mark, ...before } = spent.options;
    const moved = { kind: 'token-moved', token: 'soviet-2-1-exhausted', from: 'red', to: 'blue' } as const;
    given({ ...spent, options: before })
      .byHand(brought)
      .then(moved);
    given(at({ city: { red: ['lenin-exhausted'] } }))
      .byHand({ kind: 'add', piece: 'lenin-exhausted', to: 'blue', count: 1 })
      .then({ kind: 'token-moved', token: 'lenin-exhausted', from: 'red', to: 'blue' });
  });
  test('markers', () => {
    become(
      { kind: 'move', piece: 'objective-1', from: 'brown-objectives', to: 'red', count: 1 },
      { kind: 'marker-placed', marker: 1, region: 'red' },
    );
    become(
      { kind: 'remove', piece: 'objective-1', from: 'brown-objectives', count: 1 },
      { kind: 'marker-returned', marker: 1 },
    );
    become(
      { kind: 'move', piece: 'blockade-marker', from: 'red-green', to: 'blue-white', count: 1 },
      { kind: 'blockade-moved', to: 'blue-white' },
    );
    become(
      { kind: 'move', piece: 'will', from: 'soviet-will', to: 'government-will', count: 1 },
      { kind: 'will-taken', seat: 'government' },
    );
    become({ kind: 'set', marker: 'day', to: 12 }, { kind: 'date-set', month: 'july', day: 12 });
    become({ kind: 'set', marker: 'month', to: 5 }, { kind: 'date-set', month: 'september', day: 10 });
    become({ kind: 'set', marker: 'score', to: -3 }, { kind: 'score-set', score: -3 });
  });
  test('cards, as the command they mean or as a plain move', () => {
    become(
      { kind: 'card', card: 'red-1', from: 'soviet-hand', to: 'soviet-played' },
      { kind: 'cards-shown', pile: 'soviet-hand', cards: ['red-1'] },
      { kind: 'card-played', seat: 'soviet', card: 'red-1' },
    );
    become(
      { kind: 'card', card: 'blue-2', from: 'soviet-objective', to: 'soviet-hand' },
      { kind: 'objective-taken-back', seat: 'soviet', secret: { to: 'soviet', is: 'blue-2' } },
    );
    become(
      { kind: 'card', card: 'blue-2', from: 'soviet-objective', to: 'soviet-revealed' },
      { kind: 'cards-shown', pile: 'soviet-objective', cards: ['blue-2'] },
      { kind: 'objective-revealed', seat: 'soviet', card: 'blue-2' },
    );
    become(
      { kind: 'card', card: '?', from: 'deck', to: 'government-hand' },
      { kind: 'cards-taken', from: 'deck', cards: ['?'], secret: { to: 'nobody', is: ['red-2'] } },
      { kind: 'cards-laid', to: 'government-hand', cards: ['?'], secret: { to: 'government', is: ['red-2'] } },
    );
    given({ ...table, piles: { ...table.piles, 'soviet-objective': [] } })
      .byHand({ kind: 'card', card: 'red-1', from: 'soviet-hand', to: 'soviet-objective' })
      .then({ kind: 'objective-chosen', seat: 'soviet', secret: { to: 'soviet', is: 'red-1' } });
  });
  test('piles are shuffled', () => {
    given(table).byHand({ kind: 'shuffle', pile: 'tiles' }).tells({ kind: 'pile-shuffled', pile: 'tiles', count: 4 });
  });
});

describe('nonsense is refused', () => {
  test.each<[string, Edit, string]>([
    ['two at once', { kind: 'move', piece: 'soviet-2-1', from: 'brown', to: 'red', count: 2 }, 'one-at-a-time'],
    [
      'a token that is not there',
      { kind: 'move', piece: 'soviet-2-1', from: 'red', to: 'blue', count: 1 },
      'not-there',
    ],
    ['to where it is', { kind: 'move', piece: 'soviet-2-1', from: 'brown', to: 'brown', count: 1 }, 'already-there'],
    [
      'a rival’s supply',
      { kind: 'move', piece: 'soviet-2-1', from: 'brown', to: 'government-supply', count: 1 },
      'not-its-place',
    ],
    [
      'a place that is none',
      { kind: 'move', piece: 'soviet-2-1', from: 'brown', to: 'moon', count: 1 },
      'no-such-place',
    ],
    ['turning a token in the supply', { kind: 'flip', piece: 'lenin', at: 'soviet-supply' }, 'not-in-the-city'],
    ['a day that is none', { kind: 'set', marker: 'day', to: 32 }, 'out-of-range'],
    ['a month that is none', { kind: 'set', marker: 'month', to: 0 }, 'out-of-range'],
    ['beyond the track', { kind: 'set', marker: 'score', to: 16 }, 'out-of-range'],
    ['the same day', { kind: 'set', marker: 'day', to: 10 }, 'already-there'],
    ['an unknown marker', { kind: 'set', marker: 'wind', to: 1 }, 'no-such-marker'],
    ['an unknown piece', { kind: 'add', piece: 'tank', to: 'red', count: 1 }, 'no-such-piece'],
    ['a card among the tiles', { kind: 'card', card: 'red-1', from: 'soviet-hand', to: 'tiles' }, 'not-its-place'],
    ['a tile among the cards', { kind: 'card', card: 'brown-tile', from: 'unrest', to: 'discard' }, 'not-its-place'],
    [
      'a leader’s card in the deck',
      { kind: 'card', card: 'lenin-card', from: 'soviet-hand', to: 'deck' },
      'not-its-place',
    ],
    ['a second objective', { kind: 'card', card: 'red-1', from: 'soviet-hand', to: 'soviet-objective' }, 'place-taken'],
    ['shuffling a hand', { kind: 'shuffle', pile: 'soviet-hand' }, 'not-a-deck'],
    ['shuffling nothing', { kind: 'shuffle', pile: 'leaders' }, 'not-there'],
    ['removing the will', { kind: 'remove', piece: 'will', from: 'soviet-will', count: 1 }, 'not-its-place'],
    [
      'the blockade in a region',
      { kind: 'move', piece: 'blockade-marker', from: 'red-green', to: 'red', count: 1 },
      'not-its-place',
    ],
    [
      'the will on a bridge',
      { kind: 'move', piece: 'will', from: 'soviet-will', to: 'red-green', count: 1 },
      'not-its-place',
    ],
  ])('%s', (_name, change, reason) => refused(change, reason));
});

test('§solitaire an unknown objective is moved by hand unseen', () => {
  const options = solo('soviet');
  given(
    at({
      options,
      agenda: turns('soviet', 2, options),
      piles: { 'soviet-hand': ['red-8'], 'soviet-objective': ['blue-2'] },
    }),
  )
    .byHand({ kind: 'card', card: '?', from: 'soviet-objective', to: 'deck' })
    .then(
      { kind: 'cards-taken', from: 'soviet-objective', cards: ['?'], secret: { to: 'nobody', is: ['blue-2'] } },
      { kind: 'cards-laid', to: 'deck', cards: ['?'], secret: { to: 'nobody', is: ['blue-2'] } },
    );
});
