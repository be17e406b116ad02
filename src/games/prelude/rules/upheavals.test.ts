import { describe, expect, test } from 'vitest';
import { DISTRICT_IDS } from '../data/districts';
import type { Special } from '../data/special-actions';
import { allCards } from '../state';
import { at, both, cards, cubes, during, given, starting, withoutTsar, lying, type Given } from '../testing/positions';
import { districtOf } from './random-district';
import type { Seat } from '../seats';

const special = (seat: Seat, action: Special, points: number, part: Given = {}, held = 6) =>
  given(at({ active: seat, agenda: during(seat, { kind: 'activities', seat, points: held }), ...part })).when(seat, {
    kind: 'use-special',
    action,
    points,
  });

describe('§10.3.1 the Council of Ministers', () => {
  test('one a Turn, each once a game, and no more than can be paid', () => {
    special('government', 'show-of-force', 4, { specialTurn: both(0, 2) }).isRefused({
      section: '§10.3',
      reason: 'one-a-turn',
    });
    special('government', 'show-of-force', 4, { specials: { ...at({}).specials, 'show-of-force': 'spent' } }).isRefused(
      { section: '§10.3', reason: 'already-used' },
    );
    special('government', 'show-of-force', 6, {}, 4).isRefused({ section: '§10.3', reason: 'too-few-activity-points' });
    special('government', 'opportunism', 4).isRefused({ reason: 'not-offered' });
  });
  test('Novoye Vremia and Government Supporters wait for a card', () => {
    special('government', 'novoye-vremia', 2)
      .ok()
      .leaves({ specials: { 'novoye-vremia': 'government' } });
    special('government', 'government-supporters', 2)
      .ok()
      .leaves({ specials: { 'government-supporters': 'government' } });
  });
  test('Political Corruption rolls as many dice as it is paid, one after the other', () => {
    special('government', 'political-corruption', 2)
      .ok()
      .comes(
        'choose-die',
        'choose-die',
        'activities',
        'put-card',
        'session-vote',
        'round-events',
        'end-checks',
        'abdication',
        'exchange-hands',
        'advance',
      );
  });
  test('Deliberate Provocation is a six before modifiers', () => {
    special('government', 'deliberate-provocation', 2, { unrest: 6 })
      .ok()
      .when('government', { kind: 'provoke', player: 'revolutionary' })
      .tells({ kind: 'extremism-grew', seat: 'revolutionary', result: 7 });
  });
  test('Show of Force resets one track, or two', () => {
    const scoring = { districts: 3, organizations: 2, world: 0, duma: 1 };
    special('government', 'show-of-force', 6, { scoring })
      .ok()
      .when('government', { kind: 'reset-track', track: 'duma' })
      .ok()
      .asks('government', { left: 1 });
    const once = special('government', 'show-of-force', 4, { scoring }).ok();
    once
      .when('government', { kind: 'reset-track', track: 'world' })
      .isRefused({ section: '§10.3.1', reason: 'at-start' });
    once
      .when('government', { kind: 'reset-track', track: 'duma' })
      .ok()
      .leaves({ scoring: { duma: 0, districts: 3 } })
      .asks('government', { kind: 'activities', points: 2 });
  });
  test('Parliamentary Maneuver exchanges the hands after the round', () => {
    special('government', 'parliamentary-maneuver', 2, { hands: both(cards(2), cards(10)) })
      .ok()
      .when('government', { kind: 'done' })
      .ok()
      .leaves(lying({ hands: both(cards(10), cards(2)), specials: { 'parliamentary-maneuver': 'spent' } }));
  });
  test('used in the other side’s Action Round, it waits for the end of the next own one', () => {
    const waiting = { ...at({}).specials, 'parliamentary-maneuver': 'government' } as const;
    given(at({ specials: waiting, hands: both([], cards(10)), pool: cards(21) }))
      .when('revolutionary', { kind: 'pass' })
      .ok()
      .leaves(lying({ hands: both([], cards(10)) }))
      .when('government', { kind: 'play-from-pool', card: 'card-21' })
      .ok()
      .when('government', { kind: 'roll-scoring-die' }, ['1d6', [1]])
      .ok()
      .leaves(lying({ hands: both(cards(10), []) }));
  });
});

describe('§10.3.2 the Central Committee', () => {
  test('Revolutionary Diplomacy exchanges cards, but no Key Events, and needs enough of them', () => {
    const part = { hands: both(cards(2, 6), []), pool: cards(7, 401) };
    special('revolutionary', 'revolutionary-diplomacy', 4, part).isRefused({
      section: '§10.3.2',
      reason: 'too-few-cards',
    });
    const one = special('revolutionary', 'revolutionary-diplomacy', 2, part).ok();
    one
      .when('revolutionary', { kind: 'exchange-card', give: 'card-2', take: 'card-401' })
      .isRefused({ section: '§10.3.2', reason: 'key-event' });
    one
      .when('revolutionary', { kind: 'exchange-card', give: 'card-2', take: 'card-7' })
      .ok()
      .leaves(lying({ hands: { revolutionary: cards(6, 7) }, pool: cards(401, 2) }));
  });
  test('Revolutionary Diplomacy exchanges one card for 2 points, two for 4; then the points go on', () => {
    const part = { hands: both(cards(2, 6), []), pool: cards(7, 24), cubes: starting({ smolny: [0, 0] }) };
    const swap = (give: number, take: number) =>
      ({ kind: 'exchange-card', give: `card-${give}`, take: `card-${take}` }) as const;
    special('revolutionary', 'revolutionary-diplomacy', 2, part)
      .ok()
      .when('revolutionary', swap(2, 7))
      .ok()
      .asks('revolutionary', { kind: 'activities', points: 4 });
    const two = special('revolutionary', 'revolutionary-diplomacy', 4, part).ok();
    two
      .when('revolutionary', swap(2, 7))
      .ok()
      .asks('revolutionary', { kind: 'exchange-card', left: 1 })
      .when('revolutionary', swap(6, 24))
      .ok()
      .asks('revolutionary', { kind: 'activities', points: 2 })
      .leaves(lying({ hands: both(cards(7, 24), []), pool: cards(2, 6) }));
  });
  test('Revolutionary Fervor scores a track', () => {
    special('revolutionary', 'revolutionary-fervor', 6)
      .ok()
      .when('revolutionary', { kind: 'choose-track', track: 'world' })
      .tells({ kind: 'track-scored', track: 'world' });
  });
  test('All Power to the Soviets counts full Worker and Military Districts', () => {
    special('revolutionary', 'all-power-to-the-soviets', 4, {
      cubes: cubes({ kronstadt: [9, 0], putilov: [9, 0], obukhov: [8, 0], vyborg: [9, 0] }),
    }).tells({ kind: 'points-scored', seat: 'revolutionary', points: 2 });
  });
  test('Opportunism gains six points, Pravda and Sympathizers wait', () => {
    special('revolutionary', 'opportunism', 4).tells({ kind: 'opportunity-changed', seat: 'revolutionary', by: 6 });
    special('revolutionary', 'pravda-propaganda', 2)
      .ok()
      .leaves({ specials: { 'pravda-propaganda': 'revolutionary' } });
  });
  test('§14 a card lends one action of the Government, once', () => {
    special('revolutionary', 'show-of-force', 4, { inPlay: cards(122), specialTurn: both(2, 0) })
      .ok()
      .leaves(lying({ inPlay: [], specials: { 'show-of-force': 'spent' }, specialTurn: both(2, 0) }));
    special('government', 'opportunism', 4, { inPlay: cards(122) }).isRefused({ reason: 'not-offered' });
  });
});

describe('§11.2 Red October', () => {
  const begun = (part: Given = {}) =>
    given(at({ unrest: 15, ...part }))
      .when('revolutionary', { kind: 'pass' })
      .ok();
  test('five steps in the printed order, each scored at its end', () => {
    const start = given(
      at({
        unrest: 15,
        preparations: both([2], []),
        cubes: cubes({ socialist: [2, 0], liberal: [0, 2], kazan: [2, 0] }),
        organizations: [
          { seat: 'government', place: 'liberal' },
          { seat: 'government', place: 'putilov' },
        ],
      }),
    )
      .when('revolutionary', { kind: 'pass' })
      .tells(
        { kind: 'red-october-begun' },
        { kind: 'opportunity-changed', seat: 'revolutionary', by: -8 },
        { kind: 'opportunity-changed', seat: 'government', by: -8 },
        { kind: 'track-scored', track: 'organizations' },
        { kind: 'points-scored', seat: 'government', points: 6 },
      );
    start
      .when('revolutionary', { kind: 'roll-extremism' }, ['1d6', [3]])
      .ok() // with 2 for Unrest a cube leaves
      .when('government', { kind: 'roll-extremism' }, ['1d6', [1]])
      .tells(
        { kind: 'track-scored', track: 'duma' },
        { kind: 'points-scored', seat: 'government', points: 2 },
        { kind: 'points-scored', seat: 'revolutionary', points: 2 }, // the vanguard
      )
      .asks('government', { kind: 'add-cubes', left: 2 })
      .when('government', { kind: 'add-cube', place: 'kazan' })
      .ok()
      .when('government', { kind: 'add-cube', place: 'kazan' })
      .tells({ kind: 'track-scored', track: 'districts' })
      .when('revolutionary', { kind: 'roll-contest' }, ['1d6', [6]])
      .ok()
      .when('government', { kind: 'roll-contest' }, ['1d6', [1]])
      .tells({ kind: 'world-changed', by: 1 }, { kind: 'track-scored', track: 'world' }, { kind: 'game-ended' });
  });
  test('points are gone before the first check, and Military Discipline meets the Soviets', () => {
    const organizations = [
      { seat: 'government', place: 'kronstadt' },
      { seat: 'revolutionary', place: 'kronstadt' },
    ] as const;
    begun({ organizations, cubes: starting({ kronstadt: [2, 1] }) })
      .asks('government', { kind: 'check', place: 'kronstadt', bonus: 3 })
      .leaves({ opportunity: both(0, 0) })
      .when('government', { kind: 'roll-check' }, ['3d6', [1, 1, 1]])
      .tells({ kind: 'organization-removed', seat: 'revolutionary', place: 'kronstadt' });
  });
  test('where Military Discipline meets nobody, nobody checks', () => {
    begun({
      organizations: [
        { seat: 'government', place: 'kronstadt' },
        { seat: 'revolutionary', place: 'peter-and-paul' },
      ],
    }).asks('revolutionary', { kind: 'growing-extremism' });
  });
  test('§11.1 the example: twelve against four are eight points; Workers’ Soviets bring cubes; ties are rolled again', () => {
    const now = begun({
      preparations: both([4], [4, 4, 4]),
      organizations: [{ seat: 'revolutionary', place: 'putilov' }],
    })
      .when('revolutionary', { kind: 'roll-extremism' }, ['1d6', [1]])
      .ok()
      .when('government', { kind: 'roll-extremism' }, ['1d6', [1]])
      .tells({ kind: 'points-scored', seat: 'government', points: 8 })
      .asks('revolutionary', { kind: 'add-cubes', left: 2 })
      .when('revolutionary', { kind: 'add-cube', place: 'taurida' })
      .ok()
      .when('revolutionary', { kind: 'add-cube', place: 'palace-square' })
      .tells({ kind: 'track-scored', track: 'districts' }, { kind: 'points-scored', points: 4 });
    now
      .when('revolutionary', { kind: 'roll-contest' }, ['1d6', [6]])
      .ok()
      .when('government', { kind: 'roll-contest' }, ['1d6', [6]])
      .ok()
      .when('revolutionary', { kind: 'roll-contest' }, ['1d6', [2]])
      .ok()
      .when('government', { kind: 'roll-contest' }, ['1d6', [3]])
      .ok()
      .ends({ winner: 'government', reason: 'red-october' });
  });
});

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
  test('in 1917 hands keep their size and the round goes on', () => {
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

describe('§13 random Districts', () => {
  test('blue is the column, red the row; each District once in eighteen', () => {
    expect([districtOf(1, 1), districtOf(1, 2), districtOf(4, 3), districtOf(6, 6)]).toEqual([
      'kronstadt',
      'kronstadt',
      'nevsky-shipyards',
      'smolny',
    ]);
    const all = [1, 2, 3, 4, 5, 6].flatMap(blue => [1, 3, 5].map(red => districtOf(blue, red)));
    expect([...all].sort()).toEqual([...DISTRICT_IDS].sort());
  });
  test('§14 a District that was rolled before is rolled again where they must differ', () => {
    const step = { kind: 'random-district', seat: 'revolutionary', left: 2, found: [], as: '' } as const;
    const rolled = (distinct: boolean) =>
      given(at({ agenda: during('revolutionary', { ...step, distinct }) }))
        .when('revolutionary', { kind: 'roll-district' }, ['1d6', [1]], ['1d6', [1]])
        .ok()
        .when('revolutionary', { kind: 'roll-district' }, ['1d6', [1]], ['1d6', [2]])
        .ok();
    rolled(true).asks('revolutionary', { kind: 'random-district', left: 1 });
    rolled(false).asks('government', { kind: 'action-round' });
  });
});

describe('§3.2 cubes of an Event', () => {
  const step = { seat: 'revolutionary', of: 'revolutionary', so: {}, as: '', mayStop: false, most: 9 } as const;
  test('are placed without a question where nothing is left to choose', () => {
    given(at({ agenda: during('revolutionary', { ...step, kind: 'add-cubes', left: 3, where: ['winter-palace'] }) }))
      .byHand({ kind: 'set', marker: 'unrest', to: 1 })
      .ok()
      .leaves({ cubes: { 'winter-palace': { revolutionary: 3 } } });
  });
  test('past the last box the rest is lost; nothing is taken where nothing stands', () => {
    const full = cubes({ smolny: [6, 0], kazan: [7, 0] });
    const where = ['smolny', 'kazan'] as const;
    given(at({ cubes: full, agenda: during('revolutionary', { ...step, kind: 'add-cubes', left: 3, where }) }))
      .byHand({ kind: 'set', marker: 'unrest', to: 1 })
      .tells({ kind: 'cubes-changed', place: 'smolny', by: 1 })
      .asks('government', { kind: 'action-round' })
      .leaves({ cubes: { smolny: { revolutionary: 7 }, kazan: { revolutionary: 7 } } });
  });
  test('no more in one place than the Event allows, and none where there are none', () => {
    const add = given(
      at({
        agenda: during('revolutionary', {
          ...step,
          kind: 'add-cubes',
          left: 2,
          most: 1,
          where: ['smolny', 'kazan', 'vyborg'],
        }),
      }),
    )
      .when('revolutionary', { kind: 'add-cube', place: 'kazan' })
      .ok();
    add
      .when('revolutionary', { kind: 'add-cube', place: 'kazan' })
      .isRefused({ section: '§3.2', reason: 'no-more-here' });
    add.when('revolutionary', { kind: 'done' }).isRefused({ section: '§3.2', reason: 'must-go-on' });
    given(
      at({
        agenda: during('revolutionary', {
          ...step,
          of: 'government',
          kind: 'remove-cubes',
          left: 1,
          where: ['okhrana', 'state-bank', 'kazan'],
        }),
      }),
    )
      .when('revolutionary', { kind: 'remove-cube', place: 'kazan' })
      .isRefused({ section: '§3.2', reason: 'no-cubes-there' });
  });
});
