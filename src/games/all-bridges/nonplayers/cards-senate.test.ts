/** §8.4 Every priority of the Senate's cards decides a case, and so does each nested one, where the first ties. */
import { describe, expect, test } from 'vitest';
import type { Space } from '../data/map';
import { active, inactive } from '../testing/positions';
import { cardOf } from './groups';
import { senateCards } from './cards-senate';
import { sceneBook } from './testing/scenes';

const { everyPriority, scenes } = sceneBook(senateCards);

/** Spaces held by the Reds, so that nothing can be won there. */
const full = (spaces: readonly Space[]) => Object.fromEntries(spaces.map(space => [space, { reds: inactive(2) }]));
const POPULATED: readonly Space[] = [
  'helsinki',
  'tampere',
  'turku',
  'viipuri',
  'vaasa',
  'uusimaa',
  'hame',
  'varsinais-suomi',
  'pohjanmaa',
  'karelia',
];
const allBut = (...spaces: readonly Space[]): readonly Space[] => POPULATED.filter(space => !spaces.includes(space));
const EMPTY: readonly Space[] = ['mikkeli', 'kuopio', 'oulu'];

describe('§8.4.1 Senate Rally in Phase I (#54)', () => {
  scenes({ card: '54' }, [
    [
      '1.1: on a 1 or 2 where Cells of theirs are beside an enemy',
      {
        limited: true,
        dice: [2],
        spaces: { turku: { senate: inactive(1), reds: inactive(1) }, vaasa: { senate: inactive(1) } },
      },
      'card die 2, 1.1: turku, senate inactive +1 turku',
    ],
    [
      '1.2: on a 3 a Rally that brings Control where there is Population, rather with Support',
      { limited: true, dice: [3], spaces: { turku: { senate: inactive(1), reds: inactive(1) }, hame: { support: 1 } } },
      'card die 3, 1.2: helsinki tampere turku viipuri vaasa uusimaa hame varsinais-suomi pohjanmaa karelia, 1.2a> hame, senate inactive +2 hame',
    ],
    [
      '1.3: then without Population, Mikkeli before others',
      { limited: true, dice: [3], spaces: full(POPULATED) },
      'card die 3, 1.3: mikkeli kuopio oulu, 1.3a> mikkeli, senate inactive +1 mikkeli',
    ],
    [
      '1.4: then where Support has fewer than three of their Cells',
      {
        limited: true,
        dice: [3],
        spaces: {
          ...full(allBut('vaasa', 'pohjanmaa')),
          ...full(EMPTY),
          vaasa: { senate: inactive(3), support: 1 },
          pohjanmaa: { senate: inactive(2), support: 1 },
        },
      },
      'card die 3, 1.4: pohjanmaa, senate inactive +2 pohjanmaa',
    ],
    [
      '1.5, 1.6: then to their Cells, then anywhere, three in all; Foreign Relations lower a Vassalage of four',
      {
        dice: [3, 4],
        vassalage: { german: 4 },
        spaces: { ...full(allBut('vaasa')), ...full(EMPTY), vaasa: { senate: inactive(3) } },
      },
      'card die 3, 1.5: vaasa, senate inactive +1 vaasa, 1.6: helsinki tampere turku viipuri uusimaa hame varsinais-suomi pohjanmaa karelia mikkeli kuopio oulu, 1.6? helsinki, senate inactive +1 helsinki, 1.6: tampere turku viipuri uusimaa hame varsinais-suomi pohjanmaa karelia mikkeli kuopio oulu, 1.6? tampere, senate inactive +1 tampere, foreign-relations 1: , +foreign-relations, german vassalage -1',
    ],
    [
      'Foreign Relations 2: a Vassalage of three falls on a 1 or 2; else they Prepare nearest to Helsinki',
      {
        dice: [3, 3],
        vassalage: { german: 3 },
        spaces: {
          ...full(allBut('vaasa', 'turku')),
          ...full(EMPTY),
          turku: { senate: inactive(3) },
          vaasa: { senate: inactive(3) },
        },
      },
      'card die 3, 1.5: turku vaasa, 1.5? turku, senate inactive +1 turku, 1.5: vaasa, senate inactive +1 vaasa, 1.6: helsinki tampere viipuri uusimaa hame varsinais-suomi pohjanmaa karelia mikkeli kuopio oulu, 1.6? helsinki, senate inactive +1 helsinki, card die 3, prepare 2: helsinki turku vaasa, prepare 2> helsinki, +prepare, prepared helsinki',
    ],
  ]);
});

describe('§8.4.2 Senate Rally in Phase II (#55)', () => {
  scenes({ card: '55', phase: 2, limited: true }, [
    [
      '1.1: a Rally that brings Control where there is Population, rather in a Town',
      { spaces: { ...full(allBut('turku', 'hame')) } },
      '1.1: turku hame, 1.1a> turku, senate inactive +1 turku',
    ],
    [
      '1.2: then to each Capability, the one closest to Reds first',
      {
        capabilities: { cannons: { side: 'senate', at: 'vaasa' }, 'jaeger-1': { side: 'senate', at: 'oulu' } },
        spaces: {
          ...full(allBut('vaasa', 'pohjanmaa')),
          vaasa: { senate: inactive(1) },
          pohjanmaa: { senate: inactive(1) },
          oulu: { senate: inactive(1) },
          kuopio: { reds: inactive(1) },
        },
      },
      '1.2: vaasa oulu, 1.2a> oulu, senate inactive +1 oulu',
    ],
    [
      '1.3: then to the two largest groups, of equal ones the closer to Reds; Crackdown where most Opposition falls',
      {
        limited: false,
        spaces: {
          ...full(allBut('vaasa', 'pohjanmaa', 'turku')),
          vaasa: { senate: { active: 1, inactive: 1 }, support: -1 },
          pohjanmaa: { senate: { active: 0, inactive: 2 } },
          turku: { senate: inactive(1) },
        },
      },
      '1.3: turku vaasa pohjanmaa, 1.3> vaasa pohjanmaa, 1.3a> pohjanmaa, senate inactive +1 pohjanmaa, 1.3: turku vaasa, 1.3> vaasa, senate inactive +1 vaasa, 1.4: helsinki tampere turku viipuri uusimaa hame varsinais-suomi karelia, 1.4? helsinki, senate inactive +1 helsinki, crackdown 1: vaasa, +crackdown, terror of senate vaasa, vaasa +1, polarization +1',
    ],
    [
      '1.4: then anywhere with Population',
      { spaces: { ...full(POPULATED), mikkeli: { reds: inactive(1) } } },
      '1.4: helsinki tampere turku viipuri vaasa uusimaa hame varsinais-suomi pohjanmaa karelia, 1.4? helsinki, senate inactive +1 helsinki',
    ],
  ]);
});

describe('§8.4.3 Senate Activism (#56)', () => {
  scenes({ card: '56' }, [
    [
      '1: a player’s Cells are turned over before others',
      {
        die: 1,
        vassalage: { german: 2 },
        spaces: {
          tampere: { senate: inactive(2), moderates: inactive(1) },
          turku: { senate: inactive(2), reds: active(1) },
        },
      },
      '1: tampere turku, 1a> turku, reds 1 inactive in turku, 1: tampere, moderates 1 active in tampere, 2: , die 1, 2: tampere turku, 2? tampere, senate 1 active in tampere, prepare 2: tampere turku, prepare 2? tampere, +prepare, prepared tampere',
    ],
    [
      '1: then where the last Active Reds Cell of a space can be turned',
      {
        die: 1,
        vassalage: { german: 2 },
        spaces: { tampere: { senate: inactive(2), reds: active(2) }, turku: { senate: inactive(2), reds: active(1) } },
      },
      '1: tampere turku, 1b> turku, reds 1 inactive in turku, 1: tampere, reds 1 inactive in tampere, 2: , die 1, 2: tampere turku, 2? tampere, senate 1 active in tampere, prepare 2: tampere turku, prepare 2? tampere, +prepare, prepared tampere',
    ],
    [
      '2: as many Activate as the die has shown, lonely Cells first, Active Support last',
      {
        die: 2,
        limited: true,
        spaces: {
          vaasa: { senate: inactive(1), support: 2 },
          turku: { senate: inactive(1) },
          hame: { senate: inactive(2) },
        },
      },
      '2: , die 2, 2: turku vaasa hame, 2a> turku vaasa, 2b> turku, senate 1 active in turku, 2: vaasa hame, 2a> vaasa, senate 1 active in vaasa',
    ],
    [
      '3: in the last Campaign, with four in Towns, Active Cells go until Polarization and Vassalage make five, but no Town',
      {
        phase: 2,
        die: 1,
        limited: true,
        propaganda: 3,
        polarization: 4,
        vassalage: { german: 2 },
        spaces: {
          helsinki: { senate: active(1) },
          turku: { senate: active(1) },
          viipuri: { senate: active(2) },
          vaasa: { senate: active(1), reds: active(1) },
          hame: { reds: active(1) },
        },
      },
      '3: viipuri vaasa, 3? viipuri, senate active -1 viipuri, polarization -1',
    ],
    [
      'Foreign Relations 2: a German Vassalage of three falls on a 1 or 2',
      { die: 1, dice: [2, 4], vassalage: { german: 3 }, spaces: { turku: { senate: inactive(1) } } },
      '2: , die 1, 2: turku, senate 1 active in turku, card die 2, foreign-relations 2: , +foreign-relations, german vassalage -1',
    ],
    [
      'Crackdown: where most Opposition falls',
      {
        phase: 2,
        die: 1,
        vassalage: { german: 2 },
        spaces: {
          helsinki: { senate: active(1), support: -1 },
          turku: { senate: active(1), support: -1 },
          vaasa: { senate: inactive(1) },
        },
      },
      '2: , die 1, 2: vaasa, senate 1 active in vaasa, crackdown 1: helsinki turku, crackdown 1> helsinki, +crackdown, terror of senate helsinki, helsinki +1, polarization +1',
    ],
    [
      'Prepare 1: Sabotage goes from the border closest to a Train',
      {
        phase: 2,
        die: 1,
        vassalage: { german: 2 },
        capabilities: { 'trains-1': { side: 'senate', at: 'tampere' } },
        sabotage: ['tampere/hame', 'helsinki/uusimaa'],
        spaces: { helsinki: { senate: inactive(1) }, tampere: { senate: inactive(2) } },
      },
      '2: , die 1, 2: helsinki tampere, 2a> helsinki, senate 1 active in helsinki, prepare 1: helsinki tampere, prepare 1> tampere, +prepare, repaired tampere/hame',
    ],
  ]);
});

describe('§8.4.4 Senate Terror (#57)', () => {
  scenes({ card: '57', limited: true }, [
    [
      '1: where it brings Control of most Population',
      {
        spaces: {
          helsinki: { senate: active(1), reds: inactive(1) },
          turku: { senate: active(1), reds: inactive(1) },
        },
      },
      '1: helsinki turku, 1> helsinki, terror of senate helsinki, reds inactive -1 helsinki, polarization +1',
    ],
    [
      '1: of equal Population Towns, then where a player’s Administration falls',
      {
        polarization: 6,
        spaces: {
          hame: { senate: active(1), reds: inactive(1) },
          turku: { senate: active(1), reds: inactive(1) },
          viipuri: { senate: active(1), administrations: 1, moderates: inactive(1) },
        },
      },
      '1: turku viipuri hame, 1a> turku viipuri, 1b> viipuri, terror of senate viipuri, administration -1 viipuri, moderates inactive -1 viipuri, polarization +1',
    ],
    [
      '2: then where Active Reds fall',
      {
        spaces: {
          hame: { senate: active(1), reds: { active: 1, inactive: 2 } },
          turku: { senate: active(1), reds: inactive(3) },
        },
      },
      '2: hame, terror of senate hame, reds active -1 hame, polarization +1',
    ],
    [
      '3: then at a Network, the Personality or News, rather where that can go',
      {
        personality: 'turku',
        spaces: {
          hame: { senate: active(1), moderates: inactive(3), networks: 1 },
          turku: { senate: active(1), moderates: inactive(1), reds: inactive(2) },
        },
      },
      '3: turku hame, 3a> turku, terror of senate turku, moderates inactive -1 turku, personality gone, moderates -3, polarization +1',
    ],
    [
      '4: then anywhere, and in the Display',
      {
        limited: false,
        vassalage: { german: 2 },
        display: { reds: 1 },
        spaces: { turku: { senate: active(1), reds: inactive(4) } },
      },
      '4: turku, terror of senate turku, reds inactive -1 turku, 4: , cube of reds -1, polarization +1, prepare 2: turku, +prepare, prepared turku',
    ],
  ]);
});

describe('§8.4.5 Senate Attack (#58)', () => {
  scenes({ card: '58', phase: 2, limited: true, dice: [6] }, [
    [
      '4: in Towns, where most Population is; §8.1.3 with a Strength of seven',
      {
        spaces: { helsinki: { senate: active(3), reds: inactive(1) }, turku: { senate: active(3), reds: inactive(1) } },
      },
      '4: helsinki turku, 4b> helsinki, attack helsinki 8:6',
    ],
    [
      '2 before 3: of two groups the one with a Capability',
      {
        capabilities: { cannons: { side: 'senate', at: 'viipuri' } },
        spaces: { turku: { senate: active(4), reds: inactive(1) }, viipuri: { senate: active(3), reds: inactive(1) } },
      },
      '4: turku viipuri, 2> viipuri, attack viipuri 9:6',
    ],
    [
      '3: of two groups the larger',
      {
        spaces: { turku: { senate: active(3), reds: inactive(1) }, viipuri: { senate: active(4), reds: inactive(1) } },
      },
      '4: turku viipuri, 3a> viipuri, attack viipuri 8:6',
    ],
    [
      '4: by Train first: up to five ride with a second Capability, an Active Cell stays behind',
      {
        capabilities: {
          'trains-1': { side: 'senate', at: 'hame-north' },
          'jaeger-1': { side: 'senate', at: 'hame' },
          cannons: { side: 'senate', at: 'hame' },
        },
        spaces: {
          hame: { senate: { active: 2, inactive: 3 } },
          tampere: { reds: inactive(2) },
          helsinki: { senate: active(3), reds: inactive(1) },
        },
      },
      '4: helsinki tampere, 4a> tampere, senate inactive hame>tampere, trains-1 of senate tampere, senate inactive hame>tampere, senate inactive hame>tampere, senate active hame>tampere, jaeger-1 of senate tampere, senate 1 active in tampere, attack tampere 11:6',
    ],
    [
      '5: then in Provinces, by Train towards a Town that the Senate does not Control before others',
      {
        capabilities: { 'trains-1': { side: 'senate', at: 'mikkeli-stop' } },
        spaces: {
          mikkeli: { senate: inactive(4) },
          karelia: { reds: inactive(1) },
          kuopio: { senate: inactive(3), reds: inactive(1) },
        },
      },
      '5: kuopio karelia, 5a> karelia, senate inactive mikkeli>karelia, trains-1 of senate karelia-west, senate inactive mikkeli>karelia, senate inactive mikkeli>karelia, senate 1 active in karelia, attack karelia 9:6',
    ],
    [
      '1: a full Command begins with Prepare: Sabotage closest to a Train is removed',
      {
        limited: false,
        capabilities: { 'trains-1': { side: 'senate', at: 'tampere' } },
        sabotage: ['tampere/hame', 'helsinki/uusimaa'],
        spaces: { helsinki: { senate: inactive(1) }, tampere: { senate: inactive(4), reds: inactive(1) } },
      },
      'prepare 1: helsinki tampere, prepare 1> tampere, +prepare, repaired tampere/hame, 4: tampere, senate 1 active in tampere, attack tampere 9:6',
    ],
    [
      '5: in Provinces of two groups the one with a Capability',
      {
        capabilities: { cannons: { side: 'senate', at: 'hame' } },
        spaces: { hame: { senate: active(3), reds: inactive(1) }, karelia: { senate: active(4), reds: inactive(1) } },
      },
      '5: hame karelia, 2> hame, attack hame 9:6',
    ],
    [
      '5: then the larger',
      { spaces: { hame: { senate: active(3), reds: inactive(1) }, karelia: { senate: active(4), reds: inactive(1) } } },
      '5: hame karelia, 3a> karelia, attack karelia 8:6',
    ],
  ]);
});

describe('§8.4.6 Senate March (#59)', () => {
  scenes({ card: '59', phase: 2, limited: true }, [
    [
      '4: into a Town that it brings under Control, the most populous first; one stays behind',
      { spaces: { uusimaa: { senate: { active: 1, inactive: 3 } }, hame: { senate: inactive(5) } } },
      '4: helsinki tampere, 4a> helsinki, senate inactive uusimaa>helsinki, senate inactive uusimaa>helsinki, senate inactive uusimaa>helsinki',
    ],
    [
      '2 before 3: of two groups the one with a Capability, which goes along',
      {
        capabilities: { 'jaeger-1': { side: 'senate', at: 'karelia' }, cannons: { side: 'senate', at: 'karelia' } },
        spaces: { karelia: { senate: inactive(4) }, 'varsinais-suomi': { senate: inactive(5) } },
      },
      '4: turku viipuri, 2> viipuri, senate inactive karelia>viipuri, senate inactive karelia>viipuri, senate inactive karelia>viipuri, jaeger-1 of senate viipuri, cannons of senate viipuri',
    ],
    [
      '5: else closer to a Town that the Senate does not Control',
      { spaces: { oulu: { senate: inactive(6) }, vaasa: { senate: inactive(1) } } },
      '5: kuopio pohjanmaa, 5? kuopio, senate inactive oulu>kuopio, senate inactive oulu>kuopio, senate inactive oulu>kuopio, senate inactive oulu>kuopio, senate inactive oulu>kuopio',
    ],
    [
      '5a: on the way to Helsinki, the larger Town, though both Provinces are as populous',
      {
        spaces: {
          hame: { senate: inactive(4) },
          tampere: { senate: inactive(1) },
          turku: { senate: inactive(1) },
          viipuri: { senate: inactive(1) },
        },
      },
      '5: pohjanmaa uusimaa, 5a> uusimaa, senate inactive hame>uusimaa, senate inactive hame>uusimaa, senate inactive hame>uusimaa',
    ],
    [
      '5: of the ways closer that of most Population',
      {
        spaces: {
          mikkeli: { senate: inactive(4) },
          helsinki: { senate: inactive(1) },
          turku: { senate: inactive(1) },
          vaasa: { senate: inactive(1) },
        },
      },
      '5: hame karelia, 5? hame, senate inactive mikkeli>hame, senate inactive mikkeli>hame, senate inactive mikkeli>hame',
    ],
    [
      '4: of two groups the larger',
      { spaces: { karelia: { senate: inactive(4) }, 'varsinais-suomi': { senate: inactive(5) } } },
      '4: turku viipuri, 3a> turku, senate inactive varsinais-suomi>turku, senate inactive varsinais-suomi>turku, senate inactive varsinais-suomi>turku, senate inactive varsinais-suomi>turku',
    ],
    [
      '5: of two groups the one with a Capability',
      {
        capabilities: { cannons: { side: 'senate', at: 'kuopio' } },
        spaces: { oulu: { senate: inactive(6) }, kuopio: { senate: inactive(4) }, vaasa: { senate: inactive(1) } },
      },
      '5: karelia kuopio pohjanmaa, 2> karelia, senate inactive kuopio>karelia, senate inactive kuopio>karelia, senate inactive kuopio>karelia, cannons of senate karelia',
    ],
    [
      '5: then the larger',
      { spaces: { oulu: { senate: inactive(6) }, kuopio: { senate: inactive(4) }, vaasa: { senate: inactive(1) } } },
      '5: karelia kuopio pohjanmaa, 3a> kuopio pohjanmaa, 5? kuopio, senate inactive oulu>kuopio, senate inactive oulu>kuopio, senate inactive oulu>kuopio, senate inactive oulu>kuopio, senate inactive oulu>kuopio',
    ],
  ]);
});

test('§8.4.2 its only Special Activities are Crackdown and Foreign Relations', () => {
  expect(cardOf('55')?.specials.map(({ activity }) => activity)).toEqual(['crackdown', 'foreign-relations']);
});

everyPriority();
