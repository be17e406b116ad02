/** §14 What Events carry over, repeat or continue. */
import { describe, expect, test } from 'vitest';
import { cardId } from '../data/card-list';
import type { Special } from '../data/special-actions';
import { roundOf } from '../sequence';
import type { Seat } from '../seats';
import { cubes, readyFor, stage } from './testing/stage';
import { lying, type Given } from '../testing/positions';
import { cardNumbered, event, G, given, line, R } from './testing/clarified';

describe('§14 what carries over to the next Turn', () => {
  const lastRound = (card: string, seat: Seat) =>
    stage(seat, {
      round: 8,
      turn: 3,
      first: G,
      active: seat,
      hands: { revolutionary: [], government: [], [seat]: [card] },
      decks: { turmoil: [], war: [], collapse: [] },
    });
  test('#3, played in the eighth round: the Government’s first round of the next Turn is skipped', () => {
    const start = { ...lastRound('card-3', G), first: R } as const;
    const placed = given(start).does(
      G,
      event(3),
      { kind: 'choose-place', place: 'kronstadt' },
      { kind: 'choose-place', place: 'guards-barracks' },
    );
    const next = placed.when(G, { kind: 'roll-scoring-die' }, ['1d6', [1]]).ok();
    next.asks(G, { kind: 'initiative' }).leaves({ turn: 4 });
    next
      .when(G, { kind: 'choose-first', player: G })
      .tells({ kind: 'round-skipped', seat: G })
      .asks(R, { kind: 'action-round' })
      .leaves({ round: 1, omens: [] });
  });
  test('#242, played in the eighth round: two points more in the first round of the next Turn', () => {
    given(lastRound('card-242', R))
      .does(R, event(242), { kind: 'choose-die', die: 'duma' })
      .when(R, { kind: 'roll-scoring-die' }, ['1d6', [5]])
      .ok()
      .leaves({ turn: 4 })
      .when(G, { kind: 'choose-first', player: R })
      .ok()
      .leaves({ omens: [{ kind: 'more-points', seat: R, by: 2 }] });
  });
});

describe('§14 Sponsors', () => {
  const places = (number: number, part: Given, seat: Seat) => {
    const { agenda } = given(lying({ ...readyFor(cardNumbered(number), seat), ...part }))
      .when(seat, event(number))
      .ok().state;
    return agenda[0]?.kind === 'add-cubes' ? agenda[0].where : [];
  };
  const workers = ['vasilevskiy', 'putilov', 'obukhov', 'nevsky-shipyards'];
  const barracks = ['kronstadt', 'reserve-barracks', 'peter-and-paul', 'guards-barracks', 'garrison-barracks'];
  test.each([
    [G, 'liberal', workers],
    [G, 'monarchist', barracks],
    [R, 'radical', [...workers, ...barracks]],
    [R, 'socialist', []],
  ] as const)('#39, %s: the %s Party can Sponsor %j', (seat, party, wanted) => {
    const where = places(39, { organizations: [{ seat, place: party }] }, seat);
    expect([...where].sort()).toEqual([...wanted].sort());
  });
  test('#312: without the Tsar an organized Liberal Party Sponsors Military Discipline', () => {
    const create = { kind: 'create-organization', place: 'kronstadt', points: 2 } as const;
    const spending = (more: Given) =>
      given(
        stage(G, {
          abdicated: true,
          turn: 6,
          organizations: [{ seat: G, place: 'liberal' }],
          agenda: [{ kind: 'activities', seat: G, points: 2 }, ...roundOf(G).slice(1)],
          ...more,
        }),
      );
    spending({}).when(G, create).isRefused({ section: '§10.2.2', reason: 'no-sponsor' });
    spending({ inPlay: ['card-312'] })
      .when(G, create)
      .ok();
    spending({ inPlay: ['card-312'], organizations: [] })
      .when(G, create)
      .isRefused({ reason: 'no-sponsor' });
    // #239 needs neither
    expect(line(239, () => ({ abdicated: true, organizations: [] }))).toMatch(/G organizes/);
  });
});

describe('§14 #122 Land, Bread, Peace!', () => {
  const lent = (held: string, more: Given = {}) =>
    given(
      stage(R, {
        inPlay: ['card-122'],
        hands: { revolutionary: [held], government: [] },
        agenda: [{ kind: 'activities', seat: R, points: 4 }, ...roundOf(R).slice(1)],
        ...more,
      }),
    );
  const use = (action: Special) => ({ kind: 'use-special', action, points: 2 }) as const;
  test('an own Special Action of the Turn is still possible, before or after', () => {
    lent('card-28').does(R, use('novoye-vremia'), use('pravda-propaganda'));
    lent('card-28').does(R, use('pravda-propaganda'), use('novoye-vremia'));
    lent('card-28').when(R, use('novoye-vremia')).ok().when(R, use('deliberate-provocation')).isRefused({});
  });
  test('the Government’s own Special Action is untouched, except for the action it has lost', () => {
    const { state } = lent('card-28').when(R, use('novoye-vremia')).ok();
    const spends = given({
      ...state,
      active: G,
      agenda: [{ kind: 'activities', seat: G, points: 4 }, ...roundOf(G).slice(1)],
    });
    spends.when(G, use('novoye-vremia')).isRefused({ section: '§10.3', reason: 'already-used' });
    spends.when(G, use('government-supporters')).ok();
  });
  test('Novoye Vremia behaves like Pravda Propaganda: points, then the Event of a Revolutionary card', () => {
    const { state } = lent('card-28').when(R, use('novoye-vremia')).ok();
    given({ ...state, agenda: roundOf(R) })
      .when(R, { kind: 'play-points', card: 'card-28' })
      .ok()
      .asks(R, { kind: 'activities', points: 2 })
      .when(R, { kind: 'done' })
      .tells({ kind: 'event-begun', seat: R, card: 'card-28' });
  });
  test('both at once are spent by the same card', () => {
    const { state } = lent('card-28').does(R, use('novoye-vremia'), use('pravda-propaganda'));
    given({ ...state, agenda: roundOf(R) })
      .when(R, { kind: 'play-points', card: 'card-28' })
      .ok()
      .leaves({ specials: { 'novoye-vremia': 'spent', 'pravda-propaganda': 'spent' } });
  });
  test('Government Supporters like Socialist Sympathizers: the Event of a Government card is ignored', () => {
    const { state } = lent('card-21').when(R, use('government-supporters')).ok();
    given({ ...state, agenda: roundOf(R) })
      .when(R, { kind: 'play-points', card: 'card-21' })
      .ok()
      .when(R, { kind: 'done' })
      .then()
      .asks(R, { kind: 'scoring-die' })
      .leaves({ played: { to: 'discards' } });
  });
});

describe('§14 Events that repeat or continue', () => {
  test('#218: the fourth point of one Action Round, not of two', () => {
    const spends = (mobilized: number) =>
      given(
        stage(R, {
          inPlay: ['card-218'],
          mobilized: { revolutionary: mobilized, government: 0 },
          agenda: [{ kind: 'activities', seat: R, points: 4 }, ...roundOf(R).slice(1)],
          cubes: cubes(['smolny', 0, 0]),
        }),
      )
        .when(R, { kind: 'mobilize', place: 'smolny' })
        .ok().state.points;
    expect([2, 3, 4].map(spends)).toEqual([2, 1, 2]);
    given(stage(R, { mobilized: { revolutionary: 3, government: 0 } }))
      .when(R, { kind: 'pass' })
      .ok()
      .leaves({ mobilized: { revolutionary: 0, government: 0 } });
  });
  test('#222, #256: from the Pool in the first round of the following Turn', () => {
    for (const [number, seat] of [
      [222, R],
      [256, G],
    ] as const) {
      const start = stage(seat, { turn: 6, round: 1, pool: [cardId(number)] });
      given(start)
        .when(seat, { kind: 'play-from-pool', card: cardId(number) })
        .ok();
      given({ ...start, round: 2 })
        .when(seat, { kind: 'play-from-pool', card: cardId(number) })
        .isRefused({ section: '§8', reason: 'prerequisite-not-met' });
    }
  });
  test('#243: in a vote every success of the side with the Majority scores twice', () => {
    const vote = given(
      stage(R, {
        inPlay: ['card-243'],
        cubes: cubes(['socialist', 4, 0], ['radical', 4, 0], ['liberal', 0, 3]),
        agenda: [{ kind: 'vote' }, ...roundOf(R).slice(1)],
      }),
    )
      .byHand({ kind: 'set', marker: 'unrest', to: 0 })
      .ok();
    const governments = vote
      .when(R, { kind: 'roll-check' }, ['3d6', [1, 1, 1]])
      .tells({ kind: 'points-scored', seat: R, points: 2 })
      .when(R, { kind: 'roll-extremism' }, ['1d6', [1]])
      .ok()
      .when(R, { kind: 'roll-check' }, ['3d6', [1, 1, 1]])
      .tells({ kind: 'points-scored', seat: R, points: 2 });
    governments
      .when(G, { kind: 'roll-check' }, ['3d6', [1, 1, 1]])
      .tells({ kind: 'points-scored', seat: G, points: 1 });
  });
  test('#245: the points of the first success buy off the failure of the second', () => {
    const begun = given({
      ...readyFor(cardNumbered(245)),
      opportunity: { revolutionary: 0, government: 0 },
      cubes: cubes(['putilov', 0, 2], ['obukhov', 0, 2], ['kazan', 0, 0], ['nevsky-prospect', 0, 0], ['smolny', 0, 0]),
    }).does(G, event(245), { kind: 'choose-place', place: 'putilov' }, { kind: 'choose-place', place: 'obukhov' });
    begun
      .when(G, { kind: 'roll-check' }, ['3d6', [1, 1, 1]])
      .tells({ kind: 'opportunity-changed', seat: G, by: 2 })
      .asks(G, { kind: 'check', place: 'obukhov' })
      .when(G, { kind: 'roll-check' }, ['3d6', [6, 1, 1]])
      .ok()
      .asks(G, { kind: 'failed-check', total: 8 })
      .when(G, { kind: 'buy-off' })
      .tells(
        { kind: 'failure-bought-off', seat: G, cost: 1 },
        { kind: 'opportunity-changed', seat: G, by: 2 },
        { kind: 'cubes-changed', place: 'obukhov', by: 1 },
      )
      .leaves({ opportunity: { government: 3 } });
  });
  test('#254: each success gives a point and an Opportunity Point, and one of two choices', () => {
    given(readyFor(cardNumbered(254)))
      .when(R, event(254))
      .ok()
      .when(R, { kind: 'roll-check' }, ['3d6', [1, 1, 1]])
      .tells({ kind: 'points-scored', seat: R, points: 1 }, { kind: 'opportunity-changed', seat: R, by: 1 })
      .asks(R, { kind: 'choose-option', options: [{ id: 'add-here' }, { id: 'remove-from-duma' }] });
  });
  test('#301, #304: Lenin, back in the Pool, is in play again only when the Revolutionary has played the card', () => {
    const gone = stage(R, { pool: ['card-407'], turn: 6, hands: { revolutionary: ['card-304'], government: [] } });
    given(gone).when(R, event(304)).isRefused({ section: '§3.1', reason: 'prerequisite-not-met' });
    const back = given({ ...gone, first: G })
      .when(R, { kind: 'play-from-pool', card: 'card-407' })
      .ok();
    expect(back.state.opportunity.revolutionary).toBe(2);
    const state = lying({ ...back.state, inPlay: ['card-407'], agenda: roundOf(R) });
    given(state).when(R, event(304)).ok().asks(R, { kind: 'check', place: 'unrest' });
    given(state)
      .when(R, event(304))
      .ok()
      .when(R, { kind: 'roll-check' }, ['3d6', [6, 6, 6]])
      .ok()
      .leaves(lying({ inPlay: [], pool: ['card-407'] }));
    given(stage(G, { pool: ['card-407'] }))
      .when(G, { kind: 'play-from-pool', card: 'card-407' })
      .isRefused({ section: '§8', reason: 'opposing-event' });
  });
  test('#404: two Military Disasters make zero of a two, and less of a one', () => {
    const rolls = (die: number) =>
      given(stage(G, { inPlay: ['card-119', 'card-120', 'card-404'], first: G }))
        .when(G, { kind: 'pass' })
        .ok()
        .when(G, { kind: 'roll-table' }, ['1d6', [die]]);
    rolls(1).tells({ kind: 'table-rolled', die: 1, result: -1 }, { kind: 'prestige-changed', by: -2 });
    rolls(3).tells({ kind: 'table-rolled', die: 3, result: 1 }, { kind: 'prestige-changed', by: -1 });
    rolls(5).tells({ kind: 'table-rolled', die: 5, result: 3 });
  });
});
