/** §14 Card Clarifications, one by one. */
import { describe, expect, test } from 'vitest';
import { cardId } from '../data/card-list';
import { isInSession } from '../state';
import type { Command } from '../vocabulary';
import { cubes, readyFor, sideOf, stage } from './testing/stage';
import { lying } from '../testing/positions';
import { after, cardNumbered, event, G, given, line, R } from './testing/clarified';

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
