import { describe, expect, test } from 'vitest';
import { quickDice } from '../../../kernel/dice';
import { begin } from '../../../kernel/referee';
import { allBridges } from '..';
import { EVENTS_1917, isPropaganda, PROPAGANDA } from '../data/deck';
import { SPACES } from '../data/map';
import {
  availableCells,
  cellsOnMap,
  controllerOf,
  issuesAndNetworks,
  oppositionAndAdministrations,
  senateTownPopulation,
  sidesOnMap,
  troopsOut,
} from '../selectors';
import { active, command, given, inactive, table, turnsOf, war } from '../testing/positions';

const start = begin(allBridges, allBridges.setUp({}), quickDice(7)).state;

describe('§2.1 Set Up and Start', () => {
  test('§1.1, §1.4.2 the pieces of the box: on the map, available and out of play', () => {
    expect([cellsOnMap(start, 'reds'), cellsOnMap(start, 'senate'), cellsOnMap(start, 'moderates')]).toEqual([9, 4, 2]);
    expect(availableCells(start, 'reds')).toBe(11);
    expect(availableCells(start, 'senate')).toBe(6);
    expect(availableCells(start, 'moderates')).toBe(4);
    expect([troopsOut(start, 'german'), troopsOut(start, 'russian')]).toEqual([6, 3]);
  });
  test('§1.8, §1.12 the markers stand where the set-up says: 1, 3, 13, 1', () => {
    expect(senateTownPopulation(start)).toBe(1);
    expect(oppositionAndAdministrations(start)).toBe(3);
    expect(sidesOnMap(start)).toBe(13);
    expect(issuesAndNetworks(start)).toBe(1);
  });
  test('§1.5, §1.9, §1.10 Resources 5, Vassalage 3, Polarization 3', () => {
    expect(start).toMatchObject({
      resources: { reds: 5, senate: 5, moderates: 5 },
      vassalage: { german: 3, russian: 3 },
      polarization: 3,
    });
  });
  test('the draw deck: four Campaigns of ten, a Propaganda card among the last five of each, 1917 first', () => {
    const deck = [...start.piles.current, ...start.piles.upcoming, ...start.piles.deck];
    expect(deck).toHaveLength(40);
    for (const campaign of [0, 1, 2, 3]) {
      const ten = deck.slice(campaign * 10, campaign * 10 + 10);
      expect(ten.slice(0, 5).some(isPropaganda)).toBe(false);
      expect(ten.filter(isPropaganda)).toHaveLength(1);
    }
    expect(deck.slice(0, 20).every(card => EVENTS_1917.includes(card) || isPropaganda(card))).toBe(true);
    expect(start.piles.unused).toHaveLength(6);
    expect(start.piles.pivotal).toEqual(['24']);
  });
  test('§2.2.1 the order of the Factions is drawn', () => {
    expect(Object.values(start.cylinders).toSorted()).toEqual(['first', 'second', 'third']);
  });
});

describe('§1.7 Control', () => {
  const at = (spaces: Parameters<typeof table>[0]) => controllerOf(table(spaces), 'hame');
  test('§1.3 needs more Cells and Administrations than both other Factions together', () => {
    expect(at({ spaces: { hame: { reds: inactive(2), senate: inactive(1) } } })).toBe('reds');
    expect(
      at({ spaces: { hame: { reds: inactive(2), senate: inactive(1), moderates: inactive(1) } } }),
    ).toBeUndefined();
    expect(
      at({ spaces: { hame: { reds: inactive(2), senate: inactive(1), moderates: inactive(1), administrations: 1 } } }),
    ).toBe('reds');
  });
  test('Networks deny it, Troops and the Personality do not', () => {
    expect(at({ spaces: { hame: { senate: inactive(1), networks: 1 } } })).toBeUndefined();
    expect(at({ personality: 'hame', spaces: { hame: { senate: inactive(1), russians: 3 } } })).toBe('senate');
  });
});

describe('§2.2.3 Options for Eligible Factions', () => {
  const cells = {
    spaces: { hame: { reds: inactive(1) }, vaasa: { senate: inactive(1) }, turku: { moderates: inactive(1) } },
  };
  test('§2.2.2 who passes gains a Resource and stands first in the Pass box', () => {
    given(table(cells))
      .when('reds', { kind: 'pass' })
      .then({ kind: 'passed', seat: 'reds', box: 'pass-a' }, { kind: 'resources-changed', faction: 'reds', by: 1 })
      .asks('senate', { kind: 'faction' });
  });
  test('the first Faction takes the first box of a row, and no other', () => {
    given(table(cells)).when('reds', { kind: 'take', box: 'top-limited-d' }).ok();
    given(table(cells)).when('reds', { kind: 'take', box: 'middle-command' }).ok();
    given(table(cells)).when('reds', { kind: 'take', box: 'bottom-event-d' }).ok();
    given(table(cells)).when('reds', { kind: 'take', box: 'top-command' }).isRefused({ reason: 'not-offered' });
  });
  test('the row binds the others to what is left of it', () => {
    const taken = table({ ...cells, cylinders: { reds: 'top-limited-d' }, agenda: turnsOf('senate', 'moderates') });
    given(taken).when('senate', { kind: 'take', box: 'top-command' }).ok();
    given(taken).when('senate', { kind: 'take', box: 'top-limited-c' }).ok();
    given(taken).when('senate', { kind: 'take', box: 'top-limited-d' }).isRefused({ reason: 'not-offered' });
    given(taken).when('senate', { kind: 'take', box: 'bottom-event-d' }).isRefused({ reason: 'not-offered' });
  });
  test('§3.1 a box for Commands is closed to a Faction that can execute none', () => {
    given(table({ ...cells, resources: { reds: 0 } }))
      .when('reds', { kind: 'take', box: 'top-limited-d' })
      .isRefused({ section: '§3.1', reason: 'no-command-possible' });
  });
});

describe('§2.2.5 Adjust Eligibility', () => {
  const after = (cylinders: ReturnType<typeof table>['cylinders']) => {
    const before = table({ cylinders, agenda: [{ kind: 'faction', seat: 'reds' }, { kind: 'adjust-eligibility' }] });
    return given(before).byHand({ kind: 'skip' }).ok().state.cylinders;
  };
  test('the first example: one Limited Command, two passes', () => {
    expect(after({ reds: 'top-limited-d', senate: 'pass-a', moderates: 'pass-b' })).toEqual({
      senate: 'first',
      moderates: 'second',
      reds: 'third',
    });
  });
  test('Command with Special Activity makes Ineligible; the Ineligible comes after those who passed', () => {
    expect(after({ reds: 'ineligible', senate: 'pass-a', moderates: 'top-command' })).toEqual({
      senate: 'first',
      reds: 'second',
      moderates: 'ineligible',
    });
  });
  test('box c returns before box d', () => {
    expect(after({ reds: 'middle-limited-d', senate: 'middle-command', moderates: 'middle-event-c' })).toEqual({
      moderates: 'first',
      reds: 'second',
      senate: 'ineligible',
    });
  });
});

describe('§2.2.6, §2.3 cards', () => {
  const adjust = [{ kind: 'faction', seat: 'reds' }, { kind: 'adjust-eligibility' }, { kind: 'next-card' }] as const;
  test('the upcoming card becomes the current one, and the next is revealed', () => {
    given(table({ agenda: [...adjust] }))
      .byHand({ kind: 'skip' })
      .ok()
      .leaves({ piles: { current: ['2'], upcoming: ['3'], played: ['1'], deck: ['4', '5'] } });
  });
  test.each(PROPAGANDA)('Propaganda card #%s changes places with the card about to be played', card => {
    const next = given(table({ agenda: [...adjust], piles: { deck: [card, '4', '5'] }, display: { reds: 1 } }))
      .byHand({ kind: 'skip' })
      .ok()
      .asks('moderates', { kind: 'politics-roll' });
    next.leaves({ propaganda: 1, piles: { current: [card], upcoming: ['2'], played: ['1'] } });
  });
  test('§2.3.1 after the Support Phase of the fourth the game is over', () => {
    given(table({ propaganda: 3, agenda: [...adjust], piles: { deck: ['47', '44'] } }))
      .byHand({ kind: 'skip' })
      .ok()
      .ends({ winner: 'draw' });
  });
});

describe('§2.4 Phase I & II and Pivotal Event', () => {
  const crowd = (senate: number) =>
    table({
      spaces: { hame: { reds: inactive(18) }, vaasa: { senate: inactive(senate) } },
      agenda: [{ kind: 'faction', seat: 'reds' }, { kind: 'turn-over', seat: 'reds' }, ...turnsOf('senate')],
    });
  test('27 Cells of Reds and Senate after a turn bring the Red Revolt in place of the upcoming card', () => {
    given(crowd(9))
      .when('reds', { kind: 'pass' })
      .ok()
      .leaves({ piles: { upcoming: ['24'], discarded: ['2'], pivotal: [] } });
    given(crowd(8))
      .when('reds', { kind: 'pass' })
      .ok()
      .leaves({ piles: { upcoming: ['2'], pivotal: ['24'] } });
  });
  test('§6.5.2 else it comes after the second Propaganda Round', () => {
    const after = (propaganda: number) =>
      given(
        table({
          propaganda,
          agenda: [
            { kind: 'release-prisoners', seat: 'reds' },
            { kind: 'faction', seat: 'reds' },
            { kind: 'pivotal-due' },
          ],
        }),
      )
        .byHand({ kind: 'skip' })
        .ok()
        .byHand({ kind: 'skip' })
        .ok().state.piles.upcoming;
    expect(after(2)).toEqual(['24']);
    expect(after(1)).toEqual(['2']);
  });
  test('§2.4.1 when it becomes current the Reds have taken the Event of the bottom row, wherever they stood', () => {
    const revolt = table({
      cylinders: { reds: 'ineligible', senate: 'second', moderates: 'first' },
      piles: { upcoming: ['24'], pivotal: [] },
      spaces: { hame: { reds: inactive(1) }, vaasa: { senate: inactive(1) }, turku: { moderates: inactive(1) } },
      agenda: [{ kind: 'faction', seat: 'senate' }, { kind: 'next-card' }],
    });
    given(revolt)
      .byHand({ kind: 'skip' })
      .ok()
      .leaves({ cylinders: { reds: 'bottom-event-d' } });
  });
});

describe('§2.2.4 Limited Command', () => {
  test('§3.3.2 whoever holds News may spend it on a second Limited Command, which is paid', () => {
    const limited = table({
      news: [
        { at: 'hame', holder: 'reds' },
        { at: 'available', holder: 'nobody' },
      ],
      spaces: { hame: { reds: inactive(1) } },
      agenda: [
        ...command('reds', { limited: true }).slice(0, 1),
        { kind: 'second-limited', seat: 'reds' },
        ...turnsOf('senate'),
      ],
    });
    given(limited)
      .when('reds', { kind: 'choose-command', command: 'rally' })
      .ok()
      .when('reds', { kind: 'rally', space: 'turku' })
      .ok()
      .asks('reds', { kind: 'second-limited' })
      .when('reds', { kind: 'spend-news' })
      .then({ kind: 'news-removed', news: 0 })
      .when('reds', { kind: 'choose-command', command: 'rally' })
      .ok()
      .when('reds', { kind: 'rally', space: 'hame' })
      .ok()
      .leaves({ resources: { reds: 3 } })
      .asks('senate', { kind: 'faction' });
  });
});

describe('§1.3.2 Negotiations', () => {
  test('Resources go from one Faction to another while somebody executes something', () => {
    const executing = table({ agenda: command('senate') });
    given(executing)
      .when('moderates', { kind: 'transfer', to: 'senate', resources: 2 })
      .then({ kind: 'resources-transferred', from: 'moderates', to: 'senate', resources: 2 })
      .leaves({ resources: { moderates: 3, senate: 7 } });
    given(executing)
      .when('moderates', { kind: 'transfer', to: 'senate', resources: 6 })
      .isRefused({ reason: 'not-offered' });
    given(table()).when('moderates', { kind: 'transfer', to: 'senate', resources: 1 }).isRefused({});
  });
});

describe('§1.4.2, §1.4.4 pieces and their markers', () => {
  test('a Faction may take its own pieces back while it executes a Command', () => {
    given(table({ spaces: { turku: { reds: inactive(1) } }, agenda: command('reds') }))
      .when('reds', { kind: 'withdraw', space: 'turku', piece: 'inactive' })
      .ok()
      .leaves({ spaces: { turku: { reds: { inactive: 0 } } } });
  });
  test('Prepared, Capabilities, the Personality and News go with the last Cell of their side', () => {
    const lone = war({
      spaces: { turku: { reds: inactive(1), prepared: { reds: 1 } } },
      capabilities: { commander: { side: 'reds', at: 'turku' } },
      news: [
        { at: 'turku', holder: 'reds' },
        { at: 'available', holder: 'nobody' },
      ],
      agenda: command('reds'),
    });
    given(lone)
      .when('reds', { kind: 'withdraw', space: 'turku', piece: 'inactive' })
      .ok()
      .leaves({
        spaces: { turku: { prepared: { reds: 0 } } },
        capabilities: { commander: { at: 'aside' } },
        news: [{ at: 'available' }, { at: 'available' }],
      });
  });
});

test('§1.2.1, §1.2.3, §1.2.4, §1.3.1, §1.6, §1.11 the map is symmetrical: 13 spaces, 20 borders', async () => {
  const { BORDERS, MAP } = await import('../data/map');
  expect(SPACES).toHaveLength(13);
  expect(BORDERS).toHaveLength(20);
  for (const space of SPACES) for (const next of MAP[space].adjacent) expect(MAP[next].adjacent).toContain(space);
  expect(active(1)).toEqual({ active: 1 });
});

describe('§2.2 turns', () => {
  test('§2.2.3 whoever comes after two passes may still begin any row', () => {
    given(table({ cylinders: { reds: 'first', senate: 'second', moderates: 'third' } }))
      .when('reds', { kind: 'pass' })
      .ok()
      .when('senate', { kind: 'pass' })
      .ok()
      .when('moderates', { kind: 'take', box: 'bottom-event-d' })
      .ok();
  });

  test('§2.2.2 three passes bring each a Resource and change no order', () => {
    given(table({ cylinders: { reds: 'first', senate: 'second', moderates: 'third' } }))
      .when('reds', { kind: 'pass' })
      .ok()
      .when('senate', { kind: 'pass' })
      .ok()
      .when('moderates', { kind: 'pass' })
      .ok()
      .leaves({
        cylinders: { reds: 'first', senate: 'second', moderates: 'third' },
        resources: { reds: 6, senate: 6, moderates: 6 },
      });
  });

  test('§2.2 an Ineligible Faction is not asked, and returns behind those who passed', () => {
    given(
      table({
        cylinders: { reds: 'ineligible', senate: 'first', moderates: 'second' },
        agenda: turnsOf('senate', 'moderates'),
      }),
    )
      .when('senate', { kind: 'pass' })
      .ok()
      .when('moderates', { kind: 'take', box: 'bottom-event-d' })
      .ok()
      .when('moderates', { kind: 'choose-text', text: 'unshaded' })
      .ok()
      .leaves({ cylinders: { senate: 'first', reds: 'second', moderates: 'third' } });
  });
});
