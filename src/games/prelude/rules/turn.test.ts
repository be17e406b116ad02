/** §2.1–§2.6 The sequence of a Turn, of an Action Round and of their ends, in the printed order. */
import { describe, expect, test } from 'vitest';
import { quickDice } from '../../../kernel/dice';
import { begin } from '../../../kernel/referee';
import { prelude } from '..';
import { SPECIAL_IDS } from '../data/special-actions';
import { PLACES } from '../data/districts';
import { endOfRound, TURN_ENDS } from '../sequence';
import { ERAS } from '../data/types';
import { allCards } from '../state';
import { at, both, cards, cubes, during, given, starting, withoutTsar, lying, type Given } from '../testing/positions';
import { setUp } from './setup';

const R = 'revolutionary';
const G = 'government';
/** Any change by hand lets the automatic steps on top run. */
const nudge = { kind: 'set', marker: 'opportunity-government', to: 9 } as const;

describe('§2.1 the start of the game', () => {
  test('cubes stand as listed, and nowhere else', () => {
    expect(setUp({}).cubes).toEqual(
      cubes({
        kronstadt: [2, 0],
        'reserve-barracks': [1, 0],
        vasilevskiy: [1, 0],
        putilov: [1, 0],
        'winter-palace': [0, 1],
        'guards-barracks': [1, 2],
        obukhov: [1, 0],
        okhrana: [0, 1],
        'nevsky-shipyards': [2, 0],
        kazan: [1, 0],
        vyborg: [1, 0],
        'nevsky-prospect': [1, 0],
        'garrison-barracks': [1, 1],
        'state-bank': [0, 1],
        smolny: [1, 0],
        radical: [1, 0],
        socialist: [2, 0],
        liberal: [0, 3],
        monarchist: [0, 2],
      }),
    );
    expect(PLACES).toHaveLength(22);
  });
  test('twelve Special Actions are ready, 23 cards lie aside, three decks are shuffled', () => {
    const start = setUp({});
    const dealt = begin(prelude, start, quickDice(3));
    expect(SPECIAL_IDS.map(action => start.specials[action])).toEqual(Array.from({ length: 12 }, () => 'ready'));
    expect(start.piles.aside).toHaveLength(11 + 12);
    expect(ERAS.map(era => start.piles[`${era}-deck`].length)).toEqual([50, 50, 58]);
    const shuffled = dealt.events.filter(event => event.kind === 'pile-shuffled');
    expect(shuffled.map(event => event.count)).toEqual([50, 50, 58]);
    expect(allCards(dealt.state)).toHaveLength(181);
    expect(start.scoring).toEqual({ districts: 0, organizations: 0, world: 0, duma: 0 });
  });
});

describe('§2.2 the start of a Turn', () => {
  test.each([
    [1, 4, [401]],
    [2, 2, [402]],
    [3, 4, [403, 404]],
    [4, 2, [405]],
    [5, 4, [406, 407, 408]],
    [6, 2, [409]],
    [7, 2, []],
  ])('Turn %i brings %i cards of its deck, and its Key Events', (turn, count, keys) => {
    const { state } = given(at({ turn, agenda: [{ kind: 'start-of-turn' }, { kind: 'advance' }] }))
      .byHand(nudge)
      .ok();
    expect(state.piles.pool).toHaveLength(count + keys.length);
    expect(state.piles.pool.slice(count)).toEqual(cards(...keys));
  });
  test('hands are filled up to seven from the Active Deck; longer ones stay', () => {
    const held = cards(2, 6, 7, 8, 9, 10, 11, 12);
    const { state } = given(
      at({
        turn: 3,
        hands: both(cards(101, 102), held),
        agenda: [{ kind: 'start-of-turn' }, { kind: 'advance' }],
      }),
    )
      .byHand(nudge)
      .ok();
    expect(state.piles['revolutionary-hand']).toHaveLength(7);
    expect(state.piles['revolutionary-hand'].slice(2).every(card => Number(card.slice(5)) > 100)).toBe(true);
    expect(state.piles['government-hand']).toEqual(held);
  });
  test('the First Player begins the first Action Round, and each that follows', () => {
    const second = given(at({ first: G, active: G, agenda: [{ kind: 'initiative' }, { kind: 'start-of-round' }] }))
      .when(R, { kind: 'choose-first', player: G })
      .ok()
      .leaves({ round: 1, active: G })
      .when(G, { kind: 'pass' })
      .ok()
      .leaves({ round: 1, active: R })
      .when(R, { kind: 'pass' })
      .ok();
    second.leaves({ round: 2, active: G });
  });
});

describe('§2.3 an Action Round', () => {
  test('with an empty hand a card of the Pool may be played, or the round passed', () => {
    const start = at({ pool: cards(28) });
    given(start).when(R, { kind: 'play-from-pool', card: 'card-28' }).ok();
    given(start).when(R, { kind: 'pass' }).ok();
  });
});

describe('§2.4 the end of an Action Round', () => {
  test('vote, Events, checks of the end, Abdication, then the next', () => {
    expect(endOfRound(G).map(step => step.kind)).toEqual([
      'session-vote',
      'round-events',
      'end-checks',
      'abdication',
      'exchange-hands',
      'advance',
    ]);
  });
  test('the vote is over before the war is rolled for, and the war before the game is checked', () => {
    let now = given(
      at({
        turn: 3,
        round: 4,
        active: G,
        inPlay: cards(404),
        points: -19,
        opportunity: both(0, 0),
        prestige: 14,
      }),
    )
      .when(G, { kind: 'pass' })
      .ok();
    for (const seat of [R, R, G, G] as const) now = now.when(seat, { kind: 'roll-check' }, ['3d6', [6, 6, 6]]).ok();
    // the Majority has scored the twentieth point, but the game goes on until the Events are done
    now
      .leaves({ points: -20 })
      .asks(G, { kind: 'table' })
      .when(G, { kind: 'roll-table' }, ['1d6', [6]])
      .ok()
      .ends({ winner: 'draw', reason: 'autocracy' });
  });
  test('twenty points in the middle of a card end nothing yet', () => {
    given(at({ points: 20, hands: both(cards(28), []) }))
      .when(R, { kind: 'play-points', card: 'card-28' })
      .ok()
      .asks(R, { kind: 'activities' });
  });
  test('the checks come before the Abdication: at 20 points the Tsar falls too late', () => {
    given(at({ points: -20, prestige: 0 }))
      .when(R, { kind: 'pass' })
      .ok()
      .ends({ winner: G, reason: 'victory-points' });
  });
});

describe('§2.5 the end of a Turn', () => {
  test('Events, cards of the Turn, Unrest, checks, cards of the Era, points, the next Turn', () => {
    expect(TURN_ENDS.map(step => step.kind)).toEqual([
      'turn-events',
      'turn-cards-leave',
      'rising-unrest',
      'end-checks',
      'end-of-era',
      'points-gained',
      'next-turn',
    ]);
  });
  const ending = (part: Given) => given(at({ turn: 3, round: 8, active: G, ...part })).when(G, { kind: 'pass' });
  test('Unrest rises to fifteen: Red October, before anybody gains eight points', () => {
    const now = ending({ unrest: 14, opportunity: both(3, 3) })
      .tells({ kind: 'unrest-changed', by: 1 }, { kind: 'red-october-begun' })
      .leaves({ turn: 3, opportunity: both(0, 0) });
    expect(now.state.agenda[0]?.kind).toBe('growing-extremism');
  });
  test('Lenin raises it once more, before it rises by itself', () => {
    ending({ turn: 5, inPlay: cards(407), unrest: 3 })
      .tells(
        { kind: 'event-begun', card: 'card-407' },
        { kind: 'unrest-changed', by: 1 },
        { kind: 'unrest-changed', by: 1 },
        { kind: 'turn-begun', turn: 6 },
      )
      .leaves({ unrest: 5 });
  });
  test('only the Late Years of Turmoil and Late Great War end an Era', () => {
    const kept = [1, 2, 3, 4, 5, 6].filter(turn => {
      const { state } = ending({ turn, hands: both(cards(28), []) }).ok();
      return state.piles['revolutionary-hand'].includes('card-28');
    });
    expect(kept).toEqual([1, 3, 5, 6]);
  });
  test('eight points, no more than sixteen', () => {
    ending({ opportunity: both(8, 9) })
      .ok()
      .leaves({ opportunity: both(16, 16) });
  });
});

describe('§2.6 the end of the game', () => {
  test('October 1917 outranks twenty points: every track scores first', () => {
    const october = withoutTsar({
      turn: 7,
      round: 8,
      active: G,
      points: -20,
      agenda: TURN_ENDS,
    });
    given(october)
      .byHand(nudge)
      .tells(
        { kind: 'track-scored', track: 'districts' },
        { kind: 'track-scored', track: 'organizations' },
        { kind: 'track-scored', track: 'world' },
      )
      .asks(R, { kind: 'growing-extremism' });
  });
  test('but in its last Action Round twenty points win before the Turn ends', () => {
    given(at({ turn: 7, round: 8, active: G, points: 20 }))
      .when(G, { kind: 'pass' })
      .ok()
      .ends({ winner: R, reason: 'victory-points' });
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
  test('marked cards in the Pool, in play and in hands are removed; discards are let be', () => {
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

describe('§7.3 a Duma Vote', () => {
  test('First Player then Second, a point for each success, growth in between, a point for the Majority', () => {
    const dice = (faces: readonly number[]) => ['3d6', faces] as const;
    given(
      at({
        first: G,
        active: G,
        round: 4,
        agenda: during(G, { kind: 'vote' }),
        organizations: [{ seat: G, place: 'liberal' }],
      }),
    )
      .byHand(nudge)
      .ok()
      .asks(G, { kind: 'check', place: 'monarchist', bonus: 2 })
      .when(G, { kind: 'roll-check' }, dice([1, 1, 2]))
      .tells({ kind: 'points-scored', seat: G, points: 1 })
      .when(G, { kind: 'roll-extremism' }, ['1d6', [2]])
      .tells({ kind: 'cubes-changed', place: 'liberal', by: -1 }, { kind: 'cubes-changed', place: 'monarchist', by: 1 })
      .asks(G, { kind: 'check', place: 'liberal', bonus: 4 })
      .when(G, { kind: 'roll-check' }, dice([2, 2, 2]))
      .tells({ kind: 'points-scored', seat: G, points: 1 })
      .when(R, { kind: 'roll-check' }, dice([1, 1, 1]))
      .tells({ kind: 'points-scored', seat: R, points: 1 })
      .when(R, { kind: 'roll-extremism' }, ['1d6', [4]])
      .tells({ kind: 'cubes-changed', place: 'socialist', by: -1 })
      .asks(R, { kind: 'check', place: 'socialist', bonus: 2 })
      .when(R, { kind: 'roll-check' }, dice([1, 1, 1]))
      .tells({ kind: 'points-scored', seat: R, points: 1 }, { kind: 'points-scored', seat: G, points: 1 })
      .leaves({ points: -1 });
  });
});

describe('§10 several activities of one card', () => {
  test('in any order: a cube, a try that fails, no other try, a Special Action, a cube', () => {
    const create = (place: 'kazan' | 'smolny') => ({ kind: 'create-organization', place, points: 2 }) as const;
    const tried = given(at({ opportunity: both(0, 0), agenda: during(R, { kind: 'activities', seat: R, points: 8 }) }))
      .when(R, { kind: 'mobilize', place: 'kazan' })
      .ok()
      .when(R, create('kazan'))
      .ok()
      .when(R, { kind: 'roll-check' }, ['3d6', [6, 6, 6]])
      .tells({ kind: 'organizations-barred', seat: R })
      .asks(R, { kind: 'activities', points: 4 });
    tried.when(R, create('smolny')).isRefused({ section: '§10.2', reason: 'has-failed' });
    tried
      .when(R, { kind: 'use-special', action: 'pravda-propaganda', points: 2 })
      .ok()
      .when(R, { kind: 'use-special', action: 'socialist-sympathizers', points: 2 })
      .isRefused({ section: '§10.3', reason: 'one-a-turn' });
    // the bar is gone with the round
    tried.when(R, { kind: 'done' }).ok().leaves({ barred: [] });
  });
});
