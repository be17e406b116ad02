/** §14 Card Clarifications, one by one. */
import { describe, expect, test } from 'vitest';
import { givenFor } from '../../../kernel/testing/tables';
import { prelude } from '..';
import { cardId } from '../data/card-list';
import type { Special } from '../data/special-actions';
import { targetLines } from '../rules/checks';
import { cubeCost } from '../rules/mobilization';
import { roundOf } from '../sequence';
import { isInSession, type State } from '../state';
import type { Seat } from '../seats';
import type { Command } from '../vocabulary';
import { CARDS, cubes, readyFor, sideOf, stage } from './testing/stage';
import { tell } from './testing/telling';
import { lying, type Given } from '../testing/positions';

const given = givenFor(prelude);
const R = 'revolutionary';
const G = 'government';
const event = (number: number): Command => ({ kind: 'play-event', card: cardId(number) });

const cardNumbered = (number: number) => {
  const card = CARDS.find(one => one.number === number);
  if (!card) throw new Error(`no card ${number}`);
  return card;
};

/** The line of an Event on its own table, changed a little. */
const line = (number: number, more: (state: State) => Given = () => ({}), seat?: Seat): string => {
  const card = cardNumbered(number);
  const side = seat ?? sideOf(card);
  const ready = readyFor(card, side);
  return tell(lying({ ...ready, ...more(ready) }), side, event(number)).line;
};
const after = (number: number, more: Given = {}): State => {
  const card = cardNumbered(number);
  return tell(lying({ ...readyFor(card), ...more }), sideOf(card), event(number)).state;
};

describe('§14 Years of Turmoil', () => {
  test('#1: bids are made one after the other and both are spent', () => {
    expect(after(1).opportunity).toEqual({ revolutionary: 6, government: 7 });
  });
  test('#3: the Government’s next round is skipped, in the next Turn too; Stolypin still acts', () => {
    expect(after(3).omens).toEqual([{ kind: 'skip-round', seat: G }]);
    const start = stage(R, { omens: [{ kind: 'skip-round', seat: G }], inPlay: ['card-401'] });
    given(start)
      .when(R, { kind: 'pass' })
      .tells({ kind: 'passed', seat: R }, { kind: 'round-skipped', seat: G })
      .asks(G, { kind: 'table' })
      .leaves({ omens: [] });
  });
  test('#41: never above the Government’s 7', () => {
    expect(
      line(41, state => ({
        cubes: {
          ...cubes(['nevsky-shipyards', 9, 2]),
          ...Object.fromEntries(
            Object.keys(state.cubes)
              .filter(place => place !== 'nevsky-shipyards')
              .map(place => [place, { revolutionary: 0, government: 0 }]),
          ),
        },
      })),
    ).toBe('G+5 nevsky-shipyards');
  });
  test('#45: the rest needs Stolypin in play', () => {
    const stolypin = line(45, () => ({ inPlay: ['card-401'] }));
    expect(stolypin).toMatch(/^R-1 .*, R-1 .*, unrest \+1, R-1 .*, R-1 .*, prestige \+1, R extremism/);
  });
  test('#46: the lower Party, and never more than 6', () => {
    const parties = (socialist: number, radical: number) =>
      line(46, state => ({
        cubes: {
          ...state.cubes,
          ...{
            socialist: { revolutionary: socialist, government: 0 },
            radical: { revolutionary: radical, government: 0 },
          },
        },
      }));
    expect(parties(3, 4)).toBe('R activities 3');
    expect(parties(8, 7)).toBe('R activities 6');
  });
});

describe('§14 Great War', () => {
  test('#104: the Session is over in the next round too, without a Duma Vote', () => {
    const state = after(104);
    expect(isInSession(state)).toBe(false);
    expect(isInSession({ ...state, round: 4 })).toBe(false);
    expect(isInSession({ ...state, round: 7 })).toBe(true);
  });
  test('#107: two cubes may go from a District where the Revolutionary leads by one', () => {
    const start = readyFor(cardNumbered(107));
    given({ ...start, cubes: cubes(['smolny', 2, 1], ['kazan', 2, 0]), prestige: 6 })
      .does(
        G,
        event(107),
        { kind: 'choose-option', option: 'remove-cubes' },
        { kind: 'remove-cube', place: 'smolny' },
        { kind: 'remove-cube', place: 'smolny' },
      )
      .asks(G, { kind: 'scoring-die' });
  });
  test('#111: a District rolled before is rolled again', () => {
    const start = readyFor(cardNumbered(111));
    const district = { kind: 'roll-district' } as const;
    given(start)
      .when(R, event(111))
      .ok()
      .when(R, district, ['1d6', [1]], ['1d6', [1]])
      .tells({ kind: 'district-rolled', place: 'kronstadt' })
      .asks(R, { kind: 'random-district', left: 3 })
      .when(R, district, ['1d6', [1]], ['1d6', [2]])
      .tells({ kind: 'district-rolled', place: 'kronstadt' })
      .asks(R, { kind: 'random-district', left: 3, found: ['kronstadt'] });
  });
  test('#119, #120: each takes one from the rolls of the war; zero costs two', () => {
    const start = stage(G, { inPlay: ['card-119', 'card-120', 'card-404'], first: G });
    given(lying({ ...start, hands: { revolutionary: [], government: [] } }))
      .when(G, { kind: 'pass' })
      .ok()
      .when(G, { kind: 'roll-table' }, ['1d6', [2]])
      .tells({ kind: 'table-rolled', die: 2, result: 0 }, { kind: 'prestige-changed', by: -2 });
  });
  test('#125, #239: no Monarchist Organization is needed', () => {
    for (const number of [125, 239]) {
      expect(line(number, () => ({ organizations: [] }))).toMatch(/G organizes/);
    }
  });
  test('#132: war without its gifts, and its rolls begin', () => {
    const state = after(132);
    expect(state).toMatchObject(lying({ inPlay: ['card-404'], warBegun: true, prestige: 8, points: 2 }));
  });
  test('#140, #233: two cubes may take the lead where the Revolutionary leads by one', () => {
    for (const number of [140, 233]) {
      const start = readyFor(cardNumbered(number));
      given({ ...start, cubes: cubes(['smolny', 2, 1]) })
        .does(G, event(number), { kind: 'choose-place', place: 'smolny' })
        .when(G, { kind: 'choose-place', place: 'kazan' })
        .tells({ kind: 'cubes-changed', place: 'smolny', by: 2 }, { kind: 'cubes-changed', place: 'kazan', by: 2 });
    }
  });
});

describe('§14 the Collapse', () => {
  const sum = (text: string) => text.split(', ').filter(one => one.startsWith('G+1 ')).length;
  test('#215, #250: Unrest 12 gives seven Districts, the four Worker Districts first for #250', () => {
    expect(sum(line(215, () => ({ unrest: 12 })))).toBe(7);
    expect(line(250).split(', ').slice(0, 4).join(' ')).toMatch(/vasilevskiy.*putilov.*obukhov.*nevsky-shipyards/);
    expect(sum(line(250))).toBe(7);
  });
  test('#250: a full Worker District is skipped for another District', () => {
    const putilov = { revolutionary: 0, government: 7 };
    const full = line(250, state => ({ cubes: { ...state.cubes, putilov } }));
    expect(sum(full)).toBe(7);
    expect(full).not.toContain('putilov');
  });
  test('#222, #256: never met when the other side plays them', () => {
    for (const [number, seat, other] of [
      [222, R, G],
      [256, G, R],
    ] as const) {
      const start = lying({ ...stage(other), hands: { [other]: [cardId(number)] } });
      given(start)
        .when(other, { kind: 'play-points', card: cardId(number) })
        .ok()
        .when(other, { kind: 'done' })
        .tells({ kind: 'event-wasted', seat }, { kind: 'card-bound', to: 'pool' });
    }
  });
  test('#231, #235: never left of Start', () => {
    for (const [number, seat] of [
      [231, R],
      [235, G],
    ] as const) {
      const start = readyFor(cardNumbered(number));
      given({ ...start, scoring: { districts: 0, organizations: 1, world: 0, duma: 0 } })
        .when(seat, event(number))
        .ok()
        .when(seat, { kind: 'shift-marker', track: 'districts', by: -1 })
        .isRefused({ section: '§14', reason: 'at-start' });
      given(start)
        .does(seat, event(number), { kind: 'shift-marker', track: 'districts', by: 1 })
        .when(seat, { kind: 'shift-marker', track: 'districts', by: 1 })
        .isRefused({ reason: 'already-moved' });
    }
  });
  test('#232: all three from one District', () => {
    const start = readyFor(cardNumbered(232));
    const remove = { kind: 'remove-cube', place: 'smolny' } as const;
    given({ ...start, cubes: cubes(['smolny', 3, 0]) })
      .does(G, event(232), remove, remove, remove)
      .asks(G, { kind: 'scoring-die' });
  });
  test('#242: two more points for a card from hand in the next round, wasted otherwise', () => {
    const omens = [{ kind: 'more-points', seat: R, by: 2 }] as const;
    const start = stage(R, { omens, hands: { revolutionary: ['card-12'], government: [] }, pool: ['card-38'] });
    given(start)
      .when(R, { kind: 'play-points', card: 'card-12' })
      .tells({ kind: 'omens-spent', seat: R })
      .asks(R, { kind: 'activities', points: 6 });
    given(start).when(R, { kind: 'play-event', card: 'card-12' }).ok().asks(R, { kind: 'activities', points: 4 });
    expect(given(start).when(R, { kind: 'play-from-pool', card: 'card-38' }).ok().state.omens).toEqual([]);
  });
  test('#249: Prestige falls to 0, which leads to the Abdication', () => {
    given(after(249))
      .when(R, { kind: 'roll-scoring-die' }, ['1d6', [4]])
      .tells({ kind: 'tsar-abdicated' });
  });
  test('#254: with one Party in play, one check', () => {
    const checks = line(254, () => ({ abdicated: true }))
      .split(', ')
      .filter(one => one.startsWith('check'));
    expect(checks).toEqual(['check socialist 6', 'check liberal 6']);
  });
  test('#255: 4-VP markers are immune; a 6 removes one', () => {
    const start = readyFor(cardNumbered(255));
    given({ ...start, preparations: { revolutionary: [], government: [1, 1, 2, 4] } })
      .when(R, event(255))
      .ok()
      .when(R, { kind: 'roll-desertion' }, ['2d6', [6, 1]])
      .tells({ kind: 'preparations-lost', seat: G, value: 1 })
      .when(R, { kind: 'roll-desertion' }, ['1d6', [6]])
      .tells({ kind: 'preparations-lost', seat: G, value: 2 })
      .leaves({ preparations: { government: [1, 4] } })
      .asks(R, { kind: 'scoring-die' });
  });
});

describe('§14 Provisional Government and Key Events', () => {
  test('#301, #304: Lenin goes back to the Pool', () => {
    expect(after(301)).toMatchObject(lying({ inPlay: [], pool: ['card-407'] }));
  });
  test('#304: the Target Number is the Unrest', () => expect(line(304)).toMatch(/^check unrest 12/));
  test('#409: stays if a cube went into the Liberal Party', () => {
    const cube = (place: 'liberal' | 'monarchist'): Command => ({ kind: 'add-cube', place });
    const start = {
      ...readyFor(cardNumbered(409), G),
      cubes: cubes(
        ['kronstadt', 0, 0],
        ['reserve-barracks', 0, 1],
        ['vasilevskiy', 0, 1],
        ['putilov', 0, 1],
        ['obukhov', 0, 1],
        ['kazan', 0, 0],
      ),
    };
    const begun = given(start).when(G, event(409)).ok();
    const left = begun.state.agenda[0]?.kind === 'add-cubes' ? begun.state.agenda[0].left : 0;
    expect(left).toBeGreaterThan(0);
    const add = (places: readonly ('liberal' | 'monarchist')[]) =>
      places.slice(0, left).reduce((now, place) => now.when(G, cube(place)).ok(), begun);
    expect(add(['liberal', 'monarchist', 'monarchist']).state.played?.to).toBe('in-play');
    expect(add(['monarchist', 'monarchist', 'monarchist']).state.played?.to).toBe('discards');
  });
  test('#410: stays if the Government added to the Liberal Party, not if the Revolutionary won', () => {
    expect(after(410).played?.to).toBe('discards');
  });
});

describe('§14 own cards may always be played for their points', () => {
  const activities = [8, 9, 12, 13, 128, 129, 224, 225, 229, 29, 30, 32, 33, 34, 113, 147, 206, 207, 226, 227];
  test.each(activities)('#%i', number => {
    const card = cardNumbered(number);
    const seat = sideOf(card);
    given(readyFor(card))
      .when(seat, { kind: 'play-points', card: cardId(number) })
      .ok()
      .asks(seat, { kind: 'activities', seat, points: card.points });
    given(readyFor(card))
      .when(seat, event(number))
      .ok()
      .asks(seat, { kind: 'activities', seat, points: card.points, event: true });
  });
});

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

describe('cards in play', () => {
  test('#234: in Urban Districts, and where there is no Union or Military Discipline, a cube costs one', () => {
    const organizations = (['putilov', 'kronstadt', 'okhrana'] as const).map(place => ({ seat: G, place }) as const);
    const state = stage(R, {
      inPlay: ['card-234'],
      organizations,
      cubes: cubes(['putilov', 4, 0], ['kronstadt', 4, 0], ['okhrana', 3, 0], ['obukhov', 4, 0]),
    });
    expect((['putilov', 'kronstadt', 'okhrana', 'obukhov'] as const).map(place => cubeCost(state, R, place))).toEqual([
      2, 2, 1, 1,
    ]);
    expect(cubeCost(state, G, 'obukhov')).toBe(1 + 1 - 1);
  });
  const spending = (seat: Seat, more: Given = {}) =>
    given(
      stage(seat, {
        inPlay: ['card-407'],
        agenda: [{ kind: 'activities', seat, points: 2 }, ...roundOf(seat).slice(1)],
        ...more,
      }),
    );
  const buy: Command = { kind: 'buy-activity-point' };
  test('#407: once an Action Round an Opportunity Point buys the Revolutionary an Activity Point', () => {
    const bought = spending(R)
      .when(R, buy)
      .ok()
      .asks(R, { kind: 'activities', points: 3 })
      .leaves({ opportunity: { revolutionary: 7, government: 8 } });
    bought.when(R, buy).isRefused({ section: '§10', reason: 'already-bought' });
    spending(R, { opportunity: { revolutionary: 0, government: 8 } })
      .when(R, buy)
      .isRefused({ section: '§10', reason: 'too-few-opportunity-points' });
    spending(R, { inPlay: [] }).when(R, buy).isRefused({ reason: 'not-offered' });
    spending(G).when(G, buy).isRefused({ reason: 'not-offered' });
  });
  test('#405: checks of the Government in Military Districts get 2 more, and the war costs one Prestige more', () => {
    const inPlay = ['card-404', 'card-405'];
    const check = (seat: Seat, place: 'kronstadt' | 'putilov') =>
      targetLines(stage(G, { inPlay }), { seat, place, bonus: 0 }).filter(one => one.word === 'tsar-commands');
    expect(check(G, 'kronstadt')).toEqual([{ word: 'tsar-commands', value: 2 }]);
    expect([check(R, 'kronstadt'), check(G, 'putilov')]).toEqual([[], []]);
    given(stage(G, { inPlay }))
      .when(G, { kind: 'pass' })
      .ok()
      .when(G, { kind: 'roll-table' }, ['1d6', [2]])
      .tells({ kind: 'prestige-changed', by: -2 });
    given(stage(G, { inPlay }))
      .when(G, { kind: 'pass' })
      .ok()
      .when(G, { kind: 'roll-table' }, ['1d6', [6]])
      .tells({ kind: 'prestige-changed', by: 1 });
  });
  test('#411: the Revolutionary needs no Sponsor, the Government does', () => {
    const create = { kind: 'create-organization', place: 'garrison-barracks', points: 2 } as const;
    spending(R, { inPlay: ['card-411'], organizations: [] })
      .when(R, create)
      .ok();
    spending(G, { inPlay: ['card-411'], organizations: [] })
      .when(G, create)
      .isRefused({ reason: 'no-sponsor' });
  });
});

describe('what a card may touch, and no more', () => {
  const bare = cubes(['kronstadt', 0, 0], ['vasilevskiy', 1, 0], ['state-bank', 1, 3]);
  test('#211: a District rolled twice gives no more than it has', () => {
    const told = line(211, () => ({ cubes: bare }));
    expect(told).toMatch(/random vasilevskiy, random state-bank, random vasilevskiy/);
    expect(told.split(', ').filter(one => one === 'R-1 vasilevskiy')).toHaveLength(1);
  });
  test('#250: at low Unrest one District; at 12 the rest are others than those of the workers', () => {
    expect(line(250, () => ({ unrest: 0 }))).toMatch(/^G\+1 \S+$/);
    const { agenda } = given({ ...readyFor(cardNumbered(250)), unrest: 12 })
      .when(G, event(250))
      .ok().state;
    const where = agenda[0]?.kind === 'add-cubes' ? agenda[0].where : [];
    expect(where).toHaveLength(18 - 4);
    expect(where).not.toContain('putilov');
  });
  const soviet = (place: 'kronstadt' | 'obukhov', more: State['organizations'] = []): Given => ({
    organizations: [{ seat: R, place }, ...more],
  });
  test('#238: a Soldiers’ Soviet only where the Government has four cubes', () => {
    const at = (government: number) =>
      line(238, () => ({ ...soviet('kronstadt'), cubes: cubes(['kronstadt', 3, government]) }));
    expect([at(3), at(4)]).toEqual(['', 'R loses kronstadt']);
  });
  test('#251: a Workers’ Soviet only beside an Urban Organization of the Government', () => {
    const beside = (place: 'state-bank' | 'okhrana') =>
      line(251, state => ({
        ...soviet('obukhov', [
          { seat: G, place },
          { seat: G, place: 'putilov' },
        ]),
        cubes: state.cubes,
      }));
    expect([beside('okhrana'), beside('state-bank')]).toEqual(['', 'R loses obukhov']);
  });
});
