import { describe, expect, test } from 'vitest';
import { evolve } from '../agenda';
import type { GameEdit } from '../edit';
import { redact, looseName, looseOf } from '../piles';
import { givenFor } from '../testing/tables';
import { loaded } from '../testing/replay';
import { toy } from '../testing/toy/toy';
import { chartCards, charted } from '../testing/toy/chart';
import { SEATS, type State } from '../testing/toy/words';
import { nonsense } from '../testing/toy/cards';

const start: State = {
  ...toy.setUp({ years: 3, storms: true }),
  agenda: [{ kind: 'bid' }],
  piles: {
    deck: ['fish-1', 'fish-2', 'fish-3'],
    discards: ['storm-1', 'storm-2'],
    'hand-north': ['fish-4', 'fish-5'],
    'hand-south': ['fish-6'],
  },
};
const given = givenFor(toy);
const events = (change: GameEdit, state = start) => toy.edit(state, change, loaded());

describe('a card goes from pile to pile', () => {
  test('beneath a deck, where it is drawn last', () => {
    given(start)
      .byHand({ kind: 'card', card: 'fish-4', from: 'hand-north', to: 'deck', under: true })
      .ok()
      .leaves({ piles: { deck: ['fish-1', 'fish-2', 'fish-3', 'fish-4'], 'hand-north': ['fish-5'] } });
  });

  test('onto a deck, where it is drawn first', () => {
    given(start)
      .byHand({ kind: 'card', card: 'fish-4', from: 'hand-north', to: 'deck' })
      .ok()
      .leaves({ piles: { deck: ['fish-4', 'fish-1', 'fish-2', 'fish-3'] } });
  });

  test('from the top of a deck beneath it, and so all others come nearer', () => {
    given(start)
      .byHand({ kind: 'card', card: '?', from: 'deck', to: 'deck', under: true })
      .ok()
      .leaves({ piles: { deck: ['fish-2', 'fish-3', 'fish-1'] } });
    expect(events({ kind: 'card', card: '?', from: 'deck', to: 'deck' })).toMatchObject({ reason: 'already-there' });
  });
});

describe('a card that lies deeper', () => {
  test('comes out of a deck by its place, which does not show what it is', () => {
    given(start)
      .byHand({ kind: 'card', card: '?', from: 'deck', to: 'hand-south', at: 1 })
      .then(
        { kind: 'cards-taken', from: 'deck', cards: ['?'], secret: { to: 'nobody', is: ['fish-2'] } },
        { kind: 'cards-laid', to: 'hand-south', cards: ['?'], secret: { to: 'south', is: ['fish-2'] } },
      )
      .leaves({ piles: { deck: ['fish-1', 'fish-3'], 'hand-south': ['fish-6', 'fish-2'] } });
  });

  test('comes to the top of its deck, or beneath it', () => {
    given(start)
      .byHand({ kind: 'card', card: '?', from: 'deck', to: 'deck', at: 2 })
      .ok()
      .leaves({ piles: { deck: ['fish-3', 'fish-1', 'fish-2'] } });
    given(start)
      .byHand({ kind: 'card', card: '?', from: 'deck', to: 'deck', at: 1, under: true })
      .ok()
      .leaves({ piles: { deck: ['fish-1', 'fish-3', 'fish-2'] } });
  });

  test('comes out of a hand, whose top is the card that came last', () => {
    given(start)
      .byHand({ kind: 'card', card: '?', from: 'hand-north', to: 'hand-south', at: 1 })
      .ok()
      .leaves({ piles: { 'hand-north': ['fish-5'], 'hand-south': ['fish-6', 'fish-4'] } });
  });

  test('is refused where the pile ends', () => {
    const at = (place: number) => events({ kind: 'card', card: '?', from: 'deck', to: 'discards', at: place });
    expect(at(2)).not.toHaveProperty('reason');
    expect(at(3)).toMatchObject({ reason: 'not-there' });
  });
});

describe('cards are dealt', () => {
  test('to each hand that is filled from the deck, and each seat sees its own', () => {
    given(start)
      .byHand({ kind: 'deal', pile: 'deck', count: 1 })
      .then(
        {
          kind: 'cards-drawn',
          seat: 'north',
          from: 'deck',
          to: 'hand-north',
          count: 1,
          secret: { to: 'north', is: ['fish-1'] },
        },
        {
          kind: 'cards-drawn',
          seat: 'south',
          from: 'deck',
          to: 'hand-south',
          count: 1,
          secret: { to: 'south', is: ['fish-2'] },
        },
      )
      .leaves({ piles: { deck: ['fish-3'] } });
  });

  test('to one hand alone', () => {
    given(start)
      .byHand({ kind: 'deal', pile: 'deck', count: 3, to: 'hand-south' })
      .ok()
      .leaves({ piles: { deck: [], 'hand-south': ['fish-6', 'fish-1', 'fish-2', 'fish-3'] } });
  });

  test('only as far as all get the same number; from a deck; into a hand', () => {
    const refused = (change: Partial<Extract<GameEdit, { kind: 'deal' }>>) =>
      events({ kind: 'deal', pile: 'deck', count: 1, ...change });
    expect(refused({ count: 2 })).toMatchObject({ reason: 'not-there' });
    expect(refused({ count: 0 })).toMatchObject({ reason: 'not-there' });
    expect(refused({ count: 4, to: 'hand-south' })).toMatchObject({ reason: 'not-there' });
    expect(refused({ pile: 'discards' })).toMatchObject({ reason: 'not-a-deck' });
    expect(refused({ to: 'discards' })).toMatchObject({ reason: 'no-such-place' });
    expect(refused({ to: 'bay' })).toMatchObject({ reason: 'no-such-place' });
  });
});

describe('several cards', () => {
  test('go from the top', () => {
    given(start)
      .byHand({ kind: 'cards', from: 'deck', to: 'hand-south', count: 2 })
      .ok()
      .leaves({ piles: { deck: ['fish-3'], 'hand-south': ['fish-6', 'fish-1', 'fish-2'] } });
  });

  test('as many as there are, and no more; never none; never where they lie', () => {
    given(start)
      .byHand({ kind: 'cards', from: 'deck', to: 'discards', count: 3 })
      .ok()
      .leaves({ piles: { deck: [] } });
    expect(events({ kind: 'cards', from: 'deck', to: 'discards', count: 4 })).toMatchObject({ reason: 'not-there' });
    expect(events({ kind: 'cards', from: 'deck', to: 'discards', count: 0 })).toMatchObject({ reason: 'not-there' });
    expect(events({ kind: 'cards', from: 'deck', to: 'deck', count: 1 })).toMatchObject({ reason: 'already-there' });
    expect(events({ kind: 'cards', from: 'deck', to: 'bay', count: 1 })).toMatchObject({ reason: 'no-such-place' });
  });
});

describe('a card is shown', () => {
  test('to everybody, and stays', () => {
    given(start)
      .byHand({ kind: 'show', card: 'fish-6', pile: 'hand-south' })
      .then({ kind: 'cards-shown', pile: 'hand-south', cards: ['fish-6'] })
      .leaves({ piles: start.piles });
  });

  test('the top one of a deck, for any viewer', () => {
    given(start)
      .byHand({ kind: 'show', card: '?', pile: 'deck' })
      .then({ kind: 'cards-shown', pile: 'deck', cards: ['fish-1'] });
  });

  test('not where it lies open, and not where it does not lie', () => {
    expect(events({ kind: 'show', card: 'storm-1', pile: 'discards' })).toMatchObject({ reason: 'already-there' });
    expect(events({ kind: 'show', card: 'fish-6', pile: 'hand-north' })).toMatchObject({ reason: 'not-there' });
    const none = { ...start, piles: { ...start.piles, deck: [] } };
    expect(events({ kind: 'show', card: '?', pile: 'deck' }, none)).toEqual(nonsense('not-there'));
  });

  test('by a viewer who does not know which it is', () => {
    expect(events({ kind: 'show', card: '?', pile: 'deck' }, toy.hide(start, 'north'))).toEqual([
      { kind: 'cards-shown', pile: 'deck', cards: ['?'] },
    ]);
  });
});

describe('a seat looks', () => {
  const looked = { kind: 'look', seat: 'north', pile: 'deck', count: 2 } as const;

  test('at the top cards of a pile, and only it sees which they are', () => {
    given(start)
      .byHand(looked)
      .then({
        kind: 'cards-looked-at',
        seat: 'north',
        pile: 'deck',
        cards: ['?', '?'],
        secret: { to: 'north', is: ['fish-1', 'fish-2'] },
      })
      .leaves({ piles: start.piles });
  });

  test('at all of them, and no more', () => {
    given(start)
      .byHand({ ...looked, count: 3 })
      .ok();
    expect(events({ ...looked, count: 4 })).toMatchObject({ reason: 'not-there' });
  });

  test('not into an open pile; and only a seat with a hand looks', () => {
    expect(events({ ...looked, pile: 'discards', count: 1 })).toMatchObject({ reason: 'no-such-place' });
    expect(events({ ...looked, seat: 'west' })).toMatchObject({ reason: 'no-such-place' });
  });
});

describe('a loose card on the board', () => {
  const up = looseName({ home: 'deck', x: 120.4, y: 40, up: true });
  const down = looseName({ home: 'deck', x: 120, y: 40, up: false });
  const done = (change: GameEdit, state = start): State => {
    const made = events(change, state);
    if ('reason' in made) throw new Error(made.reason);
    return made.reduce<State>((now, event) => evolve(toy, now, event), state);
  };
  const pilesIn = ({ piles }: State): Readonly<Record<string, readonly string[]>> => piles;
  const faceDown = done({ kind: 'card', card: 'fish-4', from: 'hand-north', to: down });
  const faceUp = done({ kind: 'card', card: 'fish-4', from: 'hand-north', to: up });

  test('lies where its pile says, at a whole point', () => {
    expect(looseOf(up)).toEqual({ home: 'deck', x: 120, y: 40, up: true });
    expect(pilesIn(faceUp)[up]).toEqual(['fish-4']);
    expect(looseOf('deck')).toBeUndefined();
  });

  test('is seen by all face up, and by nobody face down', () => {
    for (const seat of [...SEATS, undefined]) {
      expect(pilesIn(toy.hide(faceUp, seat))[up]).toEqual(['fish-4']);
      expect(pilesIn(toy.hide(faceDown, seat))[down]).toEqual(['?']);
    }
    expect(events({ kind: 'card', card: 'fish-4', from: 'hand-north', to: down })).toMatchObject([
      { kind: 'cards-taken', cards: ['?'], secret: { to: 'north' } },
      { kind: 'cards-laid', to: down, cards: ['?'], secret: { to: 'nobody' } },
    ]);
  });

  test('is turned over, looked at, and picked up again; then no pile is left there', () => {
    const turned = done({ kind: 'cards', from: down, to: up, count: 1 }, faceDown);
    expect(pilesIn(turned)).toEqual(pilesIn(faceUp));
    expect(events({ kind: 'look', seat: 'south', pile: down, count: 1 }, faceDown)).toMatchObject([
      { kind: 'cards-looked-at', cards: ['?'], secret: { to: 'south', is: ['fish-4'] } },
    ]);
    const held = done({ kind: 'card', card: '?', from: down, to: 'hand-south' }, faceDown);
    expect(pilesIn(held)).toEqual({
      ...start.piles,
      'hand-north': ['fish-5'],
      'hand-south': ['fish-6', 'fish-4'],
    });
  });

  test('comes back with all others into its deck, and cannot be said to be of another', () => {
    const recalled = done({ kind: 'recall', pile: 'deck' }, faceDown);
    expect(pilesIn(recalled)[down]).toBeUndefined();
    expect(recalled.piles.deck).toContain('fish-4');
    for (const to of [looseName({ x: 1, y: 1, up: true }), 'discards@1,1,up', 'deck@1,1', 'deck@01,1,up'])
      expect(events({ kind: 'card', card: '?', from: 'deck', to })).toMatchObject({ section: '§table' });
  });
});

describe('everything comes back', () => {
  test('into its deck: the hands and the discards', () => {
    given(start)
      .byHand({ kind: 'recall', pile: 'deck' })
      .tells({ kind: 'cards-recalled', from: ['discards', 'hand-north', 'hand-south'], to: 'deck', count: 8 })
      .leaves({ piles: { discards: [], 'hand-north': [], 'hand-south': [] } });
  });

  test('only into a deck, and only if something is away', () => {
    expect(events({ kind: 'recall', pile: 'discards' })).toMatchObject({ reason: 'not-a-deck' });
    const all = { ...start, piles: { deck: ['fish-1'], discards: [], 'hand-north': [], 'hand-south': [] } };
    expect(events({ kind: 'recall', pile: 'deck' }, all)).toMatchObject({ reason: 'already-there' });
  });
});

describe('a pile that several seats may read', () => {
  const [taken, laid] = chartCards.moved(start, ['fish-4'], 'hand-north', 'discards');

  test('is open to each of them, and hidden from everybody else', () => {
    expect(charted.hide(start, 'north').piles.discards).toEqual(['storm-1', 'storm-2']);
    expect(charted.hide(start, 'south').piles.discards).toEqual(['storm-1', 'storm-2']);
    expect(charted.hide(start, undefined).piles.discards).toEqual(['?', '?']);
  });

  test('a card laid there is shown to each of them, and to nobody else', () => {
    expect(laid.secret).toEqual({ to: SEATS, is: ['fish-4'] });
    for (const seat of SEATS) expect(redact(laid, seat)).toEqual(laid);
    expect(redact(laid, undefined)).toEqual({ kind: 'cards-laid', to: 'discards', cards: ['?'] });
    expect(redact(taken, 'south')).toEqual({ kind: 'cards-taken', from: 'hand-north', cards: ['?'] });
  });

  test.each([...SEATS, undefined])('what %s sees by the events is what it sees by the state', seat => {
    const whole = [taken, laid].reduce((state, event) => evolve(charted, state, event), start);
    const seen = [taken, laid].reduce(
      (state, event) => evolve(charted, state, redact(event, seat)),
      charted.hide(start, seat),
    );
    expect(seen).toEqual(charted.hide(whole, seat));
  });

  test('a hand can lay a card there', () => {
    givenFor(charted)(start)
      .byHand({ kind: 'card', card: 'fish-4', from: 'hand-north', to: 'discards' })
      .then(taken, laid);
  });
});
