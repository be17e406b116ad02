import { describe, expect, test } from 'vitest';
import { allCards } from '../state';
import { at, both, cards, cubes, given, starting, withoutTsar, lying, type Given, during } from '../testing/positions';

const R = 'revolutionary';

const G = 'government';

/** Any change by hand lets the automatic steps on top run. */
const nudge = { kind: 'set', marker: 'opportunity-government', to: 9 } as const;

describe('§12.1 the Abdication', () => {
  const falls = (part: Given) =>
    given(at({ prestige: 0, ...part }))
      .when('revolutionary', { kind: 'pass' })
      .ok();
  test('before 1917 the calendar jumps, seven cards each, Kerensky and Lenin in the Pool', () => {
    const now = falls({ turn: 4, round: 3, inPlay: cards(401), pool: cards(101), points: 1 });
    now.asks('government', { kind: 'initiative' }).leaves(lying({ turn: 5, round: 1, abdicated: true, inPlay: [] }));
    expect(now.state.piles['revolutionary-hand']).toHaveLength(7);
    expect(now.state.piles.pool).toHaveLength(6);
    expect(now.state.piles.pool).toEqual(expect.arrayContaining([...cards(406, 407)]));
    expect(now.state.piles.removed).toEqual(expect.arrayContaining([...cards(249, 408, 409)]));
    expect(allCards(now.state)).toHaveLength(181);
    now.when('government', { kind: 'choose-first', player: 'government' }).ok().asks('government', { kind: 'bid' });
  });
  test('§10.3.1 a Parliamentary Maneuver of the round that ends so comes before the next one begins', () => {
    const waits = (mark: 'government' | 'ready') =>
      given(
        at({
          prestige: 0,
          turn: 4,
          round: 3,
          active: 'government',
          first: 'revolutionary',
          hands: both(cards(104), []),
          specials: { ...at({}).specials, 'parliamentary-maneuver': mark },
        }),
      )
        .when('government', { kind: 'pass' })
        .ok();
    const exchanged = waits('government').leaves({ turn: 5, round: 1, abdicated: true });
    const kept = waits('ready').leaves({ turn: 5, round: 1, abdicated: true });
    expect(exchanged.state.specials['parliamentary-maneuver']).toBe('spent');
    // the same cards come either way: the hands have changed owners
    expect(exchanged.state.piles['revolutionary-hand']).toEqual(kept.state.piles['government-hand']);
    expect(exchanged.state.piles['government-hand']).toEqual(kept.state.piles['revolutionary-hand']);
  });
  test('in 1917 hands keep their size and the round continues', () => {
    const now = falls({ turn: 6, round: 3, hands: both([], cards(249, 205, 206)) });
    expect(now.state.piles['government-hand']).toHaveLength(3);
    expect(now.state.piles.removed).toContain('card-249');
    expect(now.state.piles.aside).not.toContain('card-410');
    now.asks('revolutionary', { kind: 'bid' }).leaves({ turn: 6, round: 3 });
  });
  test('extremists go, the smaller half of the moderates stays, Party Organizations are gone', () => {
    falls({
      turn: 6,
      cubes: starting({ liberal: [0, 5], radical: [4, 0] }),
      organizations: [
        { seat: 'government', place: 'liberal' },
        { seat: 'revolutionary', place: 'smolny' },
      ],
    }).leaves({
      cubes: { liberal: { government: 2 }, socialist: { revolutionary: 1 }, radical: { revolutionary: 0 } },
      organizations: [{ seat: 'revolutionary', place: 'smolny' }],
    });
  });
  test('the higher bid moves World Affairs, equal ones do not', () => {
    const bid = (first: number, second: number) =>
      falls({ turn: 6 })
        .when('revolutionary', { kind: 'bid', points: first })
        .ok()
        .when('government', { kind: 'bid', points: second })
        .ok();
    bid(3, 2).leaves({ world: 0, opportunity: both(5, 6) });
    bid(2, 3).leaves({ world: -2 });
    bid(2, 2).leaves({ world: -1 });
  });
  test('§12.1.1 Prestige never ends a game without a Tsar', () => {
    given(withoutTsar({ prestige: 15 }))
      .when('revolutionary', { kind: 'pass' })
      .ok()
      .asks('government', {});
  });
});

describe('§5.4, §12.1.1 the Duma without a Tsar', () => {
  const duma = (socialist: number, liberal: number) =>
    withoutTsar({
      cubes: starting({ radical: [0, 0], monarchist: [0, 0], socialist: [socialist, 0], liberal: [0, liberal] }),
      agenda: during(R, { kind: 'score', track: 'duma' }),
    });
  test('both sides roll, and a Majority is worth two at most', () => {
    given(duma(1, 6))
      .byHand(nudge)
      .ok()
      .when(R, { kind: 'roll-extremism' }, ['1d6', [1]])
      .ok()
      .asks(G, { kind: 'growing-extremism' })
      .when(G, { kind: 'roll-extremism' }, ['1d6', [1]]) // 1 and 2 for the Tsar who is gone: a cube cannot move
      .tells(
        { kind: 'extremism-grew', seat: G, result: 3 },
        { kind: 'cubes-changed', place: 'liberal', seat: G, by: -1 },
        { kind: 'points-scored', seat: G, points: 2 },
        { kind: 'track-reset', track: 'duma' },
      );
  });
  test('a moderate Party that cannot give pays a point for each cube', () => {
    const grows = { ...duma(3, 1), agenda: during(R, { kind: 'growing-extremism', seat: G, modifier: 0 }) };
    // 8: one cube leaves, one cannot follow, and a point as always
    given(grows)
      .when(G, { kind: 'roll-extremism' }, ['1d6', [6]])
      .tells(
        { kind: 'extremism-grew', seat: G, result: 8 },
        { kind: 'cubes-changed', place: 'liberal', seat: G, by: -1 },
      )
      .leaves({ points: 2 });
    given({ ...grows, cubes: cubes({ socialist: [3, 0], liberal: [0, 4] }) })
      .when(G, { kind: 'roll-extremism' }, ['1d6', [6]])
      .ok()
      .leaves({ cubes: { liberal: { government: 2 } }, points: 1 });
  });
  test('only moderates are checked in a vote', () => {
    given(withoutTsar({ agenda: during(R, { kind: 'vote' }), opportunity: both(0, 0) }))
      .byHand(nudge)
      .ok()
      .asks(R, { kind: 'check', place: 'socialist' })
      .when(R, { kind: 'roll-check' }, ['3d6', [6, 6, 6]])
      .ok()
      .asks(G, { kind: 'check', place: 'liberal' });
  });
  test('Party Organizations may be founded again in moderate Parties; Soldiers’ Soviets have no Sponsor', () => {
    const tries = (seat: typeof R | typeof G, party: 'socialist' | 'liberal') =>
      given(
        withoutTsar({
          active: seat,
          organizations: [{ seat, place: party }],
          agenda: during(seat, { kind: 'activities', seat, points: 4 }),
        }),
      );
    const create = (place: 'kronstadt' | 'putilov' | 'smolny') =>
      ({ kind: 'create-organization', place, points: 2 }) as const;
    tries(R, 'socialist').when(R, create('kronstadt')).isRefused({ section: '§10.2.2', reason: 'no-sponsor' });
    tries(R, 'socialist').when(R, create('putilov')).isRefused({ reason: 'no-sponsor' });
    tries(G, 'liberal').when(G, create('kronstadt')).isRefused({ reason: 'no-sponsor' });
    tries(G, 'liberal').when(G, create('putilov')).ok();
    tries(R, 'socialist').when(R, create('smolny')).ok();
    given(withoutTsar({ agenda: during(R, { kind: 'activities', seat: R, points: 2 }) }))
      .when(R, { kind: 'create-organization', place: 'socialist', points: 2 })
      .ok();
  });
  test('nothing moves the Tsar’s Prestige any more', () => {
    given(withoutTsar({ turn: 5, prestige: 0, inPlay: cards(404), active: G, first: G }))
      .when(G, { kind: 'pass' })
      .ok()
      .when(G, { kind: 'roll-table' }, ['1d6', [6]])
      .ok()
      .leaves({ prestige: 0 });
  });
});

describe('§12.1 the Abdication in 1917', () => {
  test.each([
    [5, []],
    [6, [410, 411]],
    [7, [410, 411]],
  ])('in Turn %i the Pool gets %j', (turn, keys) => {
    const { state } = given(at({ turn, round: 2, prestige: 0 }))
      .when(R, { kind: 'pass' })
      .ok();
    expect(state.piles.pool).toEqual(cards(...keys));
    expect(state.piles['collapse-deck']).toEqual(expect.arrayContaining([...cards(301, 312)]));
  });
  test('marked cards in the Pool, in play and in hands are removed; discards stay', () => {
    const { state } = given(
      at({
        turn: 5,
        prestige: 0,
        pool: cards(408),
        inPlay: cards(401, 404),
        hands: both(cards(249), cards(248, 206)),
        discards: cards(146),
        active: G,
        first: G,
        agenda: [{ kind: 'abdication' }, { kind: 'advance' }],
      }),
    )
      .byHand(nudge)
      .ok();
    expect(state).toMatchObject(lying({ pool: [], inPlay: cards(404), discards: cards(146) }));
    expect(state.piles.removed).toEqual(expect.arrayContaining([...cards(408, 401, 249, 248)]));
    expect([state.piles['revolutionary-hand'].length, state.piles['government-hand'].length]).toEqual([1, 2]);
  });
});
