/** The rulebook's worked examples, with its numbers. */
import { describe, expect, test } from 'vitest';
import { DISTRICTS_VALUES, worth, turnOf } from './data/turns';
import { advantage, districtsBox, dominates, majority, organizationsBox } from './rules/advantage';
import { setUp } from './rules/setup';
import { isInSession, isLastOfSession } from './state';
import { at, both, cards, cubes, during, given, starting, lying } from './testing/positions';
import { roundOf } from './sequence';

const R = 'revolutionary';
const G = 'government';
const roll = { kind: 'roll-scoring-die' } as const;

describe('§2.5 the Turn Track', () => {
  test('the rows of the Great War are two Turns of one Era, eight Action Rounds each', () => {
    expect([3, 4].map(turn => turnOf(turn).era)).toEqual(['war', 'war']);
    given(at({ turn: 3, round: 7, active: G }))
      .when(G, { kind: 'pass' })
      .ok()
      .when(R, { kind: 'roll-check' }, ['3d6', [1, 1, 1]])
      .ok(); // the Session of the seventh round ends in a vote
    given(at({ turn: 3, round: 8, active: G }))
      .when(G, { kind: 'pass' })
      .ok()
      .leaves({ turn: 4, round: 1 });
  });
});

describe('§3.1 playing a card', () => {
  test('#1: the Government plays Influence at Court; both use it; then a Revolutionary Assembly gives no Event', () => {
    const start = at({ active: G, first: G, hands: both(cards(46), cards(28)) });
    given(start)
      .when(G, { kind: 'play-points', card: 'card-28' })
      .ok()
      .asks(G, { kind: 'activities', points: 2 })
      .when(G, { kind: 'mobilize', place: 'winter-palace' })
      .ok()
      .when(G, { kind: 'mobilize', place: 'winter-palace' })
      .then(
        { kind: 'cube-mobilized', seat: G, place: 'winter-palace', cost: 1 },
        { kind: 'cubes-changed', place: 'winter-palace', seat: G, by: 1 },
        { kind: 'event-begun', seat: R, card: 'card-28' },
        { kind: 'cubes-changed', place: 'winter-palace', seat: R, by: 3 },
      )
      .when(G, roll, ['1d6', [1]])
      .ok()
      .leaves(lying({ discards: cards(28) }))
      .when(R, { kind: 'play-points', card: 'card-46' })
      .ok()
      .asks(R, { kind: 'activities', points: 4 })
      .when(R, { kind: 'done' })
      .then()
      .when(R, roll, ['1d6', [1]])
      .ok()
      .leaves(lying({ discards: cards(28, 46) }));
  });
});

describe('§4 the Scoring Die', () => {
  test('#1: Political Tremors as an Event, the Duma die shows World Affairs, whose marker goes one box', () => {
    given(at({ hands: both(cards(18), []), cubes: cubes({ socialist: [3, 0], liberal: [0, 3] }) }))
      .when(R, { kind: 'play-event', card: 'card-18' })
      .ok()
      .when(R, { kind: 'roll-extremism' }, ['1d6', [1]])
      .ok()
      .when(G, { kind: 'roll-extremism' }, ['1d6', [1]])
      .ok()
      .asks(R, { kind: 'scoring-die', die: 'duma' })
      .when(R, roll, ['1d6', [6]])
      .tells({ kind: 'scoring-die-rolled', die: 'duma', face: 'world' })
      .leaves(lying({ scoring: { districts: 0, organizations: 0, world: 1, duma: 0 }, discards: cards(18) }));
  });
  test('#2: Government Activities for the points: the Government chooses the Organizations die', () => {
    given(at({ active: G, first: G, hands: both([], cards(33)) }))
      .does(G, { kind: 'play-points', card: 'card-33' }, { kind: 'done' }, { kind: 'choose-die', die: 'organizations' })
      .when(G, roll, ['1d6', [2]])
      .ok()
      .leaves({ scoring: { organizations: 1 } });
  });
  test('#3: Alexander Kerensky from the Pool: all dice in order, and a track that scores does so between them', () => {
    given(
      at({
        turn: 5,
        active: G,
        first: G,
        pool: cards(406),
        scoring: { districts: 4, organizations: 0, world: 0, duma: 0 },
      }),
    )
      .when(G, { kind: 'play-from-pool', card: 'card-406' })
      .ok()
      .asks(G, { kind: 'scoring-die', die: 'districts' })
      .when(G, roll, ['1d6', [3]])
      .tells({ kind: 'points-scored', seat: R, points: 3 })
      .asks(G, { kind: 'scoring-die', die: 'organizations' })
      .when(G, roll, ['1d6', [1]])
      .ok()
      .asks(G, { kind: 'scoring-die', die: 'world' })
      .when(G, roll, ['1d6', [1]])
      .ok()
      .asks(G, { kind: 'scoring-die', die: 'duma' })
      .when(G, roll, ['1d6', [1]])
      .ok()
      .leaves(lying({ scoring: { districts: 0, organizations: 1, world: 1, duma: 1 }, inPlay: cards(406) }));
  });
});

describe('§5 the scoring tracks', () => {
  test('§5.1: ten Districts against four are six boxes: the leftmost 3', () => {
    const start = setUp({});
    expect([districtsBox(start), advantage(start, 'districts')]).toEqual([6, 3]);
  });
  test('§5.1: Government cubes in Nevsky Prospect and Kazan Cathedral move it two boxes, to the leftmost 2', () => {
    const now = given(at({ agenda: during(G, { kind: 'activities', seat: G, points: 4 }), active: G })).does(
      G,
      { kind: 'mobilize', place: 'nevsky-prospect' },
      { kind: 'mobilize', place: 'kazan' },
    );
    expect([districtsBox(now.state), advantage(now.state, 'districts')]).toEqual([4, 2]);
    expect([3, 4, 5, 6].map(box => worth(DISTRICTS_VALUES, box))).toEqual([2, 2, 3, 3]);
  });
  test('§5.2: the Radical Party moves the marker two boxes, Okhrana HQ one back', () => {
    const radical = [{ seat: R, place: 'radical' }] as const;
    expect(organizationsBox(at({ organizations: radical }))).toBe(2);
    expect(organizationsBox(at({ organizations: [...radical, { seat: G, place: 'okhrana' }] }))).toBe(1);
  });
  test('§5.4: Dominance at the start; kept against a Radical cube; a Socialist cube leaves a Majority', () => {
    const start = setUp({});
    const with_ = (radical: number, socialist: number) => ({
      ...start,
      cubes: starting({ radical: [radical, 0], socialist: [socialist, 0] }),
    });
    expect([dominates(start, G), advantage(start, 'duma')]).toEqual([true, -4]);
    expect([dominates(with_(2, 2), G), majority(with_(2, 2))]).toEqual([true, G]);
    expect([dominates(with_(1, 3), G), majority(with_(1, 3)), advantage(with_(1, 3), 'duma')]).toEqual([false, G, -2]);
  });
});

describe('§7.2 a Duma Session', () => {
  test('rounds three and four of Early Great War are one; the vote comes after the fourth', () => {
    const round = (n: number) => at({ turn: 3, round: n });
    expect([2, 3, 4, 5].map(n => isInSession(round(n)))).toEqual([false, true, true, false]);
    expect([3, 4].map(n => isLastOfSession(round(n)))).toEqual([false, true]);
    const needing = { hands: both([], cards(146)), turn: 3, active: G, first: G } as const;
    given(at({ ...needing, round: 4 }))
      .when(G, { kind: 'play-event', card: 'card-146' })
      .ok();
    given(at({ ...needing, round: 5 }))
      .when(G, { kind: 'play-event', card: 'card-146' })
      .isRefused({ section: '§3.1', reason: 'prerequisite-not-met' });
    given(at({ turn: 3, round: 3, active: G }))
      .when(G, { kind: 'pass' })
      .ok()
      .asks(R, { kind: 'action-round' });
    given(at({ turn: 3, round: 4, active: G }))
      .when(G, { kind: 'pass' })
      .ok()
      .asks(R, { kind: 'check', place: 'radical' });
  });
});

describe('§10 activities', () => {
  test('§10.1.1: Nevsky Shipyards cost the Government 1, 2, 2 and 3, cube by cube', () => {
    let now = given(at({ active: G, agenda: during(G, { kind: 'activities', seat: G, points: 9 }) }));
    for (const [cost, left] of [
      [1, 8],
      [2, 6],
      [2, 4],
      [3, 1],
    ] as const) {
      now = now
        .when(G, { kind: 'mobilize', place: 'nevsky-shipyards' })
        .tells({ kind: 'cube-mobilized', seat: G, place: 'nevsky-shipyards', cost })
        .asks(G, { kind: 'activities', points: left });
    }
  });
  test('§10.3: Pravda Propaganda for 2; the next Revolutionary card gives points, then its Event', () => {
    const start = at({ round: 1, hands: both(cards(8, 28), cards(2)) });
    const bought = given(start)
      .does(R, { kind: 'play-points', card: 'card-8' }, { kind: 'use-special', action: 'pravda-propaganda', points: 2 })
      .leaves({ specials: { 'pravda-propaganda': R }, specialTurn: both(2, 0) });
    const mine = bought
      .when(R, { kind: 'choose-die', die: 'world' })
      .ok()
      .when(R, roll, ['1d6', [1]])
      .ok()
      .does(G, { kind: 'play-points', card: 'card-2' }, { kind: 'done' })
      .when(G, roll, ['1d6', [1]])
      .ok()
      .asks(R, { kind: 'action-round' });
    mine
      .when(R, { kind: 'play-points', card: 'card-28' })
      .tells({ kind: 'special-set', action: 'pravda-propaganda', mark: 'spent' })
      .asks(R, { kind: 'activities', points: 2 })
      .when(R, { kind: 'done' })
      .then(
        { kind: 'event-begun', seat: R, card: 'card-28' },
        { kind: 'cubes-changed', place: 'winter-palace', seat: R, by: 3 },
      );
  });
});

describe('§11 Unrest', () => {
  test('§11.1: Desertion passes over 4-VP Loyal Troops', () => {
    given(
      at({
        turn: 6,
        warBegun: true,
        preparations: both([], [4, 1, 2, 4]),
        hands: both(cards(255), []),
      }),
    )
      .when(R, { kind: 'play-event', card: 'card-255' })
      .ok()
      .when(R, { kind: 'roll-desertion' }, ['1d6', [6]])
      .ok()
      .when(R, { kind: 'roll-desertion' }, ['1d6', [6]])
      .ok()
      .leaves({ preparations: both([], [4, 4]) });
  });
  test('§11.2: twelve Loyal Troops against four Red Guards are eight points for the Government', () => {
    given(at({ preparations: both([4], [4, 4, 4]), agenda: during(R, { kind: 'deploy-vanguard' }) }))
      .byHand({ kind: 'set', marker: 'unrest', to: 1 })
      .tells({ kind: 'points-scored', seat: G, points: 8 });
  });
  test('§11.2: 6 and 6 are rolled again; 2 against 3 moves World Affairs to the Government before it scores', () => {
    let now = given(at({ unrest: 15, organizations: [] }))
      .when(R, { kind: 'pass' })
      .ok()
      .when(R, { kind: 'roll-extremism' }, ['1d6', [1]])
      .ok()
      .when(G, { kind: 'roll-extremism' }, ['1d6', [1]])
      .ok();
    for (const [seat, die] of [
      [R, 6],
      [G, 6],
      [R, 2],
    ] as const) {
      now = now.when(seat, { kind: 'roll-contest' }, ['1d6', [die]]).ok();
    }
    now
      .when(G, { kind: 'roll-contest' }, ['1d6', [3]])
      .tells(
        { kind: 'world-changed', by: -1 },
        { kind: 'track-scored', track: 'world' },
        { kind: 'points-scored', seat: G, points: 2 },
        { kind: 'game-ended', reason: 'red-october' },
      );
  });
});

describe('§12.1 the Abdication', () => {
  test('in the third round of Late Great War Rasputin’s 4 ends the reign: February, round 1, and all cards go', () => {
    const hand = cards(101, 102);
    const other = cards(103);
    const fallen = given(
      at({
        turn: 4,
        round: 3,
        first: G,
        prestige: 1,
        inPlay: cards(403),
        pool: cards(104),
        hands: both([], other),
        points: -1,
        discards: hand,
        cubes: starting({ liberal: [0, 5] }),
      }),
    )
      .when(R, { kind: 'pass' })
      .ok()
      .asks(R, { kind: 'table' })
      .when(R, { kind: 'roll-table' }, ['1d6', [4]])
      .tells({ kind: 'prestige-changed', by: -1 }, { kind: 'tsar-abdicated', jumped: true });
    fallen
      .leaves(
        lying({ turn: 5, round: 1, prestige: 0, abdicated: true, inPlay: [], unrest: 0, opportunity: both(8, 8) }),
      )
      .asks(R, { kind: 'initiative' });
    expect(fallen.state.piles.discards).toEqual(expect.arrayContaining([...other, ...cards(104, 403)]));
    fallen
      .when(R, { kind: 'choose-first', player: R })
      .ok()
      .leaves({ cubes: { liberal: { government: 2 } } });
  });

  test.each([R, G] as const)('a Maneuver of the round that ends so exchanges the new hands: first was %s', first => {
    const specials = at({}).specials;
    const piles = (mark: 'government' | 'ready') =>
      given(
        at({
          turn: 4,
          round: 3,
          first,
          active: G,
          prestige: 0,
          specials: { ...specials, 'parliamentary-maneuver': mark },
          agenda: roundOf(G),
        }),
      )
        .when(G, { kind: 'pass' })
        .ok()
        .leaves({ turn: 5, specials: { 'parliamentary-maneuver': mark === 'ready' ? 'ready' : 'spent' } }).state.piles;
    const kept = piles('ready');
    const exchanged = piles('government');
    expect(exchanged['government-hand']).toEqual(kept['revolutionary-hand']);
    expect(exchanged['revolutionary-hand']).toEqual(kept['government-hand']);
  });
});

describe('§14 the numbers of the clarifications', () => {
  test('#46: 4 and 3 are three points, 7 and 8 six', () => {
    const points = (radical: number, socialist: number) =>
      given(
        at({
          hands: both(cards(46), []),
          cubes: starting({ radical: [radical, 0], socialist: [socialist, 0] }),
        }),
      )
        .when(R, { kind: 'play-event', card: 'card-46' })
        .ok();
    points(4, 3).asks(R, { kind: 'activities', points: 3 });
    points(7, 8).asks(R, { kind: 'activities', points: 6 });
  });
  test('#409, #410: the leftmost 3 on the Government’s side gives three cubes; one Liberal cube keeps the card', () => {
    const led = cubes({
      okhrana: [0, 1],
      'state-bank': [0, 1],
      'winter-palace': [0, 1],
      kazan: [0, 1],
      smolny: [0, 1],
      liberal: [0, 3],
      monarchist: [0, 2],
      socialist: [2, 0],
    });
    expect(advantage(at({ cubes: led }), 'districts')).toBe(-3);
    const council = given(at({ turn: 6, active: G, first: G, cubes: led, pool: cards(409) }))
      .when(G, { kind: 'play-from-pool', card: 'card-409' })
      .ok()
      .asks(G, { kind: 'add-cubes', left: 3 });
    const add = (...places: readonly ('liberal' | 'monarchist')[]) =>
      places.reduce((now, place) => now.when(G, { kind: 'add-cube', place }).ok(), council);
    add('monarchist', 'monarchist', 'liberal').leaves({ played: { to: 'in-play' } });
    add('monarchist', 'monarchist', 'monarchist').leaves({ played: { to: 'discards' } });
    const assembly = (liberal: number) =>
      given(
        at({
          turn: 6,
          active: G,
          first: G,
          abdicated: true,
          prestige: 0,
          pool: cards(410),
          cubes: { ...led, liberal: { revolutionary: 0, government: liberal } },
        }),
      )
        .when(G, { kind: 'play-from-pool', card: 'card-410' })
        .ok();
    assembly(3).leaves({ cubes: { liberal: { government: 6 } }, played: { to: 'in-play' } });
    assembly(9).leaves({ cubes: { liberal: { government: 9 } }, played: { to: 'discards' } });
  });
});
