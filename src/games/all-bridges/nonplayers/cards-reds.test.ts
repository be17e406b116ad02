/** §8.3 Every priority of the Reds' cards decides a case, and so does each nested one, where the first ties. */
import { describe } from 'vitest';
import type { Space } from '../data/map';
import { active, inactive } from '../testing/positions';
import { redsCards } from './cards-reds';
import { sceneBook } from './testing/scenes';

const { everyPriority, scenes } = sceneBook(redsCards);

/** A Train of the Senate in Tampere, with its Cells. */
const senateTrain = { 'trains-1': { side: 'senate', at: 'tampere' } } as const;
/** Spaces held by the Senate, so that nothing can be won there. */
const full = (spaces: readonly Space[]) => Object.fromEntries(spaces.map(space => [space, { senate: inactive(4) }]));

describe('§8.3.1 Reds Rally (#48)', () => {
  scenes({ card: '48' }, [
    [
      '1: Cells come to every Administration that stands alone',
      { limited: true, spaces: { hame: { administrations: 1 }, turku: { administrations: 1, reds: inactive(1) } } },
      '1: hame, reds inactive +1 hame',
    ],
    [
      '1: of two that stand alone chance takes one',
      { limited: true, spaces: { hame: { administrations: 1 }, turku: { administrations: 1 } } },
      '1: turku hame, 1? turku, reds inactive +1 turku',
    ],
    [
      '2: two Cells become an Administration, rather where no Senate is',
      {
        limited: true,
        spaces: { tampere: { reds: inactive(3), senate: inactive(1) }, hame: { reds: { active: 1, inactive: 1 } } },
      },
      '2: tampere hame, 2a> hame, reds active -1 hame, reds inactive -1 hame, administration +1 hame',
    ],
    [
      '2: beside the Senate three Cells are needed, and Inactive ones are replaced',
      {
        limited: true,
        spaces: {
          tampere: { reds: { active: 2, inactive: 2 }, senate: inactive(1) },
          turku: { reds: inactive(2), senate: inactive(1) },
        },
      },
      '2: tampere, reds inactive -2 tampere, administration +1 tampere',
    ],
    [
      '2: without one Available, one is taken from Active Opposition where no Control goes with it',
      {
        limited: true,
        spaces: {
          helsinki: { reds: inactive(1), administrations: 1, support: -2, senate: inactive(1) },
          tampere: { reds: inactive(2), administrations: 1, support: -2, senate: inactive(1) },
          turku: { reds: inactive(1), administrations: 1 },
          hame: { reds: inactive(2) },
        },
      },
      '2: hame, administration -1 tampere, reds inactive -2 hame, administration +1 hame',
    ],
    [
      '3.1: a Rally that brings Control, rather where an Administration has no Active Opposition yet',
      {
        limited: true,
        spaces: {
          helsinki: { senate: inactive(1), support: -1 },
          turku: { reds: inactive(1), administrations: 1, senate: inactive(2) },
          ...full(['tampere', 'viipuri', 'vaasa', 'uusimaa', 'hame', 'varsinais-suomi', 'pohjanmaa', 'karelia']),
        },
      },
      '3.1: helsinki turku, 3.1a> turku, reds inactive +1 turku',
    ],
    [
      '3.2, 3.3: then one space with Reds, then others with Population, three in all; then a Prepared marker nearest to Helsinki',
      {
        spaces: {
          oulu: { reds: inactive(1) },
          tampere: { reds: inactive(1) },
          turku: { reds: inactive(1) },
          ...full(['helsinki', 'viipuri', 'vaasa', 'uusimaa', 'hame', 'varsinais-suomi', 'pohjanmaa', 'karelia']),
        },
      },
      '3.2: tampere turku oulu, 3.2? tampere, reds inactive +1 tampere, 3.3: helsinki turku viipuri vaasa uusimaa hame varsinais-suomi pohjanmaa karelia, 3.3? helsinki, reds inactive +1 helsinki, 3.3: turku viipuri vaasa uusimaa hame varsinais-suomi pohjanmaa karelia, 3.3? turku, reds inactive +1 turku, prepare 2: helsinki tampere turku, prepare 2a> helsinki, +prepare, prepared helsinki',
    ],
    [
      'Prepare 1: Sabotage closest to a Train of the Senate player, rather on a Town border',
      {
        phase: 2,
        nonplayers: 'reds-moderates',
        capabilities: { 'trains-1': { side: 'senate', at: 'hame-north' } },
        spaces: { hame: { senate: inactive(2), reds: inactive(1) } },
      },
      '3.1: helsinki tampere turku viipuri vaasa uusimaa varsinais-suomi pohjanmaa karelia, 3.1? helsinki, reds inactive +1 helsinki, 3.2: hame, reds inactive +1 hame, 3.3: tampere turku viipuri vaasa uusimaa varsinais-suomi pohjanmaa karelia, 3.3? tampere, reds inactive +1 tampere, prepare 1: helsinki tampere uusimaa hame, prepare 1> tampere uusimaa hame, prepare 1a> tampere, +prepare, sabotage tampere/hame',
    ],
    [
      'Prepare 1: Trains of a Senate without a player are let alone',
      {
        phase: 2,
        nonplayers: 'reds-senate',
        capabilities: senateTrain,
        spaces: { tampere: { senate: inactive(2), reds: inactive(1) } },
      },
      '3.1: helsinki turku viipuri vaasa uusimaa hame varsinais-suomi pohjanmaa karelia, 3.1? helsinki, reds inactive +1 helsinki, 3.2: tampere, reds inactive +1 tampere, 3.3: turku viipuri vaasa uusimaa hame varsinais-suomi pohjanmaa karelia, 3.3? turku, reds inactive +1 turku, prepare 2: helsinki tampere turku, prepare 2a> helsinki, +prepare, prepared helsinki',
    ],
  ]);
});

describe('§8.3.2 Reds Activism in Phase I (#49)', () => {
  scenes({ card: '49' }, [
    [
      '1: a player’s Cells are turned over before others',
      {
        die: 1,
        spaces: {
          tampere: { reds: inactive(2), moderates: inactive(1) },
          turku: { reds: inactive(2), senate: active(1) },
        },
      },
      '1: tampere turku, 1a> turku, senate 1 inactive in turku, 1: tampere, moderates 1 active in tampere, 2: , die 1, 2: tampere turku, 2? tampere, reds 1 active in tampere, prepare 2: tampere turku, prepare 2? tampere, +prepare, prepared tampere',
    ],
    [
      '1: then where the last Active Senate Cell of a space can be turned',
      {
        die: 1,
        spaces: { tampere: { reds: inactive(2), senate: active(2) }, turku: { reds: inactive(2), senate: active(1) } },
      },
      '1: tampere turku, 1b> turku, senate 1 inactive in turku, 1: tampere, senate 1 inactive in tampere, 2: , die 1, 2: tampere turku, 2? tampere, reds 1 active in tampere, prepare 2: tampere turku, prepare 2? tampere, +prepare, prepared tampere',
    ],
    [
      '2: a Limited Command Activates as many as the die has shown, lonely Cells first, Active Opposition last',
      {
        die: 3,
        limited: true,
        spaces: {
          helsinki: { reds: inactive(2) },
          tampere: { reds: inactive(1), support: -2 },
          turku: { reds: inactive(1) },
          hame: { reds: inactive(2) },
        },
      },
      '2: , die 3, 2: helsinki tampere turku hame, 2a> tampere turku, 2b> turku, reds 1 active in turku, 2: helsinki tampere hame, 2a> tampere, reds 1 active in tampere, 2: helsinki hame, 2? helsinki, reds 1 active in helsinki',
    ],
    [
      'Foreign Relations: at a Vassalage of two, on a 1 or 2, it rises',
      { die: 1, dice: [2], vassalage: { russian: 2 }, spaces: { tampere: { reds: inactive(1) } } },
      '2: , die 1, 2: tampere, reds 1 active in tampere, card die 2, foreign-relations 1: , +foreign-relations, russian vassalage +1',
    ],
    [
      'Foreign Relations: on a 3 it does not, and they Prepare',
      { die: 1, dice: [3], vassalage: { russian: 2 }, spaces: { tampere: { reds: inactive(1) } } },
      '2: , die 1, 2: tampere, reds 1 active in tampere, card die 3, prepare 2: tampere, +prepare, prepared tampere',
    ],
  ]);
});

describe('§8.3.3 Reds Activism in Phase II (#50)', () => {
  const near = {
    helsinki: { support: -2, administrations: 1, reds: active(3) },
    tampere: { support: -2, administrations: 1, reds: active(2) },
    turku: { support: -2, reds: active(1) },
    viipuri: { support: -2, reds: active(1) },
  } as const;
  scenes({ card: '50', phase: 2, dice: [1] }, [
    [
      '1: in the last Campaign, close to victory, Active Cells go until Polarization and Vassalage make five',
      {
        propaganda: 3,
        polarization: 4,
        vassalage: { russian: 2 },
        spaces: { ...near, uusimaa: { support: -1, reds: active(1), senate: inactive(1) } },
      },
      '1: helsinki tampere turku viipuri, 1? helsinki, reds active -1 helsinki, polarization -1, card die 1, prepare 2: helsinki tampere turku viipuri, prepare 2a> helsinki, +prepare, prepared helsinki',
    ],
    [
      '1: not where the Senate would take Control of a space with Opposition',
      {
        dice: [],
        propaganda: 3,
        polarization: 4,
        limited: true,
        vassalage: { russian: 2 },
        spaces: {
          ...near,
          uusimaa: { support: -1, reds: active(1), senate: inactive(1) },
          hame: { reds: active(1), senate: inactive(1) },
        },
      },
      '1: helsinki tampere turku viipuri hame, 1? helsinki, reds active -1 helsinki, polarization -1',
    ],
    [
      '3: Agitation beside an Administration, rather in a Town, then where there is least Opposition',
      {
        dice: [],
        limited: true,
        spaces: {
          hame: { administrations: 1, reds: active(1) },
          tampere: { administrations: 1, reds: active(1), support: -1 },
          turku: { administrations: 1, reds: active(1) },
        },
      },
      '3: tampere turku hame, 3a> tampere turku, 3b> turku, turku -1',
    ],
    [
      '4: a die above the Active Cells Activates as many, in spaces with Opposition last',
      {
        limited: true,
        dice: [2],
        spaces: {
          tampere: { reds: inactive(1), support: -1 },
          turku: { reds: inactive(1) },
          hame: { reds: active(1) },
        },
      },
      'card die 2, 4: , die 2, 4: tampere turku, 4a> turku, reds 1 active in turku, 4: tampere, reds 1 active in tampere',
    ],
    [
      '4, 5: a low die Activates nobody; close to victory Active Cells go in any Campaign',
      {
        propaganda: 2,
        polarization: 4,
        limited: true,
        vassalage: { russian: 2 },
        spaces: {
          helsinki: { support: -2, administrations: 1, reds: active(2), senate: inactive(3) },
          tampere: { support: -2, reds: active(1), senate: inactive(1) },
          turku: { support: -2, reds: active(1), senate: inactive(1) },
          viipuri: { support: -2 },
          uusimaa: { support: -1, reds: active(1) },
        },
      },
      'card die 1, 5: uusimaa, reds active -1 uusimaa, polarization -1',
    ],
    [
      '5: as many Active Cells go as the tension needs, not one alone',
      {
        propaganda: 2,
        polarization: 5,
        vassalage: { russian: 2 },
        spaces: {
          helsinki: { support: -2, administrations: 1, reds: active(1) },
          tampere: { support: -2 },
          turku: { support: -2 },
          viipuri: { support: -2 },
          uusimaa: { support: -1, reds: active(1) },
        },
      },
      'card die 1, 5: helsinki uusimaa, 5? helsinki, reds active -1 helsinki, polarization -1, 5: uusimaa, reds active -1 uusimaa, polarization -1',
    ],
    [
      '2: a player’s Cells are turned over before others',
      {
        spaces: {
          tampere: { reds: inactive(2), moderates: inactive(1) },
          turku: { reds: inactive(2), senate: active(1) },
        },
      },
      '2: tampere turku, 2a> turku, senate 1 inactive in turku, 2: tampere, moderates 1 active in tampere, card die 1, 4: , die 1, 4: tampere turku, 4? tampere, reds 1 active in tampere, prepare 2: tampere turku, prepare 2? tampere, +prepare, prepared tampere',
    ],
    [
      '2: then where the last Active Senate Cell of a space can be turned',
      {
        spaces: { tampere: { reds: inactive(2), senate: active(2) }, turku: { reds: inactive(2), senate: active(1) } },
      },
      '2: tampere turku, 2b> turku, senate 1 inactive in turku, 2: tampere, senate 1 inactive in tampere, card die 1, 4: , die 1, 4: tampere turku, 4? tampere, reds 1 active in tampere, prepare 2: tampere turku, prepare 2? tampere, +prepare, prepared tampere',
    ],
  ]);
});

describe('§8.3.4 Reds Terror (#51)', () => {
  scenes({ card: '51', limited: true }, [
    [
      '1: where it brings Control of most Population',
      {
        spaces: {
          helsinki: { reds: active(1), senate: inactive(1) },
          tampere: { reds: active(1), senate: inactive(1) },
          hame: { reds: active(1), senate: inactive(2) },
        },
      },
      '1: helsinki tampere, 1> helsinki, terror of reds helsinki, senate inactive -1 helsinki, polarization +1',
    ],
    [
      '1: of equal Population Towns first',
      {
        spaces: { hame: { reds: active(1), senate: inactive(1) }, turku: { reds: active(1), moderates: inactive(1) } },
      },
      '1: turku hame, 1a> turku, terror of reds turku, moderates inactive -1 turku, polarization +1',
    ],
    [
      '2: then where Active Senate Cells fall',
      {
        spaces: {
          hame: { reds: active(1), senate: { active: 1, inactive: 2 } },
          turku: { reds: active(1), senate: inactive(3) },
        },
      },
      '2: hame, terror of reds hame, senate active -1 hame, polarization +1',
    ],
    [
      '3: then at the Moderates’ Network or Personality, rather where that can go',
      {
        personality: 'turku',
        spaces: {
          hame: { reds: active(1), moderates: inactive(3), networks: 1 },
          turku: { reds: active(1), moderates: inactive(1), senate: inactive(2) },
        },
      },
      '3: turku hame, 3a> turku, terror of reds turku, moderates inactive -1 turku, personality gone, moderates -3, polarization +1',
    ],
    [
      '4: then anywhere, and in the Display',
      { limited: false, display: { senate: 1 }, spaces: { turku: { reds: active(1), senate: inactive(4) } } },
      '4: turku, terror of reds turku, senate inactive -1 turku, 4: , cube of senate -1, polarization +1, prepare 2: turku, +prepare, prepared turku',
    ],
    [
      'at a Polarization of six two pieces fall in a space, a Network after its Cells',
      { polarization: 6, spaces: { turku: { reds: active(1), moderates: inactive(1), networks: 1 } } },
      '1: turku, terror of reds turku, moderates inactive -1 turku, network -1 turku, polarization +1',
    ],
  ]);
});

describe('§8.3.5 Reds Attack (#52)', () => {
  scenes({ card: '52', phase: 2, limited: true, dice: [6] }, [
    [
      '3: a group of three against a Senate Capability, a Train before others; §8.1.3 with a Strength of five',
      {
        limited: false,
        dice: [6, 6],
        capabilities: { ...senateTrain, cannons: { side: 'senate', at: 'turku' } },
        spaces: { tampere: { reds: active(3), senate: inactive(1) }, turku: { reds: active(3), senate: inactive(1) } },
      },
      '3: tampere turku, 3a> tampere, attack tampere 5:6, 3: turku, attack turku 5:6, prepare 1: tampere turku, prepare 1> tampere, +prepare, sabotage tampere/hame',
    ],
    [
      '1 before 2: of two groups the one with a Capability',
      {
        capabilities: {
          cannons: { side: 'senate', at: 'tampere' },
          'jaeger-1': { side: 'senate', at: 'turku' },
          commander: { side: 'reds', at: 'turku' },
        },
        spaces: { tampere: { reds: active(3), senate: inactive(1) }, turku: { reds: active(1), senate: inactive(1) } },
      },
      '3: tampere turku, 1> turku, attack turku 5:6',
    ],
    [
      '4: then in Towns, by Train first, then where most Population is',
      {
        spaces: {
          helsinki: { reds: active(3), senate: inactive(1) },
          turku: { reds: active(3), senate: inactive(1) },
          hame: { reds: active(3), senate: inactive(1) },
        },
      },
      '4: helsinki turku, 4b> helsinki, attack helsinki 6:6',
    ],
    [
      '4: three ride by Train from next to a Town, an Active Cell stays behind',
      {
        capabilities: { 'trains-1': { side: 'reds', at: 'hame-north' } },
        spaces: {
          hame: { reds: { active: 1, inactive: 3 } },
          tampere: { senate: inactive(2) },
          helsinki: { reds: active(3), senate: inactive(1) },
        },
      },
      '4: helsinki tampere, 4a> tampere, reds inactive hame>tampere, trains-1 of reds tampere, reds inactive hame>tampere, reds inactive hame>tampere, reds 1 active in tampere, attack tampere 7:6',
    ],
    [
      '5: then in Provinces with Population; they always Engage, Russians take part',
      {
        limited: false,
        dice: [2],
        spaces: {
          mikkeli: { reds: active(3), senate: inactive(3) },
          hame: { reds: active(3), senate: { active: 1, inactive: 1 }, russians: 1 },
        },
      },
      '5: hame, attack hame 7:2, senate active -1 hame, senate inactive -1 hame to prison, terror of reds hame, polarization +1, news hame nobody',
    ],
    [
      '2: of two groups with a Capability the one of three',
      {
        capabilities: {
          cannons: { side: 'senate', at: 'tampere' },
          'jaeger-1': { side: 'senate', at: 'turku' },
          commander: { side: 'reds', at: 'turku' },
          'trains-1': { side: 'reds', at: 'tampere' },
        },
        spaces: { tampere: { reds: active(3), senate: inactive(1) }, turku: { reds: active(1), senate: inactive(1) } },
      },
      '3: tampere turku, 2> tampere, attack tampere 6:6',
    ],
    [
      '4: in Towns of equal Population the group with a Capability',
      {
        capabilities: { commander: { side: 'reds', at: 'turku' } },
        spaces: { tampere: { reds: active(3), senate: inactive(1) }, turku: { reds: active(1), senate: inactive(1) } },
      },
      '4: tampere turku, 1> turku, attack turku 6:6',
    ],
    [
      '4: of two with a Capability the group of three',
      {
        capabilities: { commander: { side: 'reds', at: 'turku' }, cannons: { side: 'reds', at: 'tampere' } },
        spaces: { tampere: { reds: active(3), senate: inactive(1) }, turku: { reds: active(1), senate: inactive(1) } },
      },
      '4: tampere turku, 2> tampere, attack tampere 7:6',
    ],
    [
      '5: in Provinces by Train first',
      {
        capabilities: { 'trains-1': { side: 'reds', at: 'hame-north' } },
        spaces: {
          hame: { reds: inactive(4) },
          pohjanmaa: { senate: inactive(1) },
          karelia: { reds: active(3), senate: inactive(1) },
        },
      },
      '5: karelia pohjanmaa, 5a> pohjanmaa, reds inactive hame>pohjanmaa, trains-1 of reds pohjanmaa-south, reds inactive hame>pohjanmaa, reds inactive hame>pohjanmaa, reds 1 active in pohjanmaa, attack pohjanmaa 7:6',
    ],
    [
      '5: then the group with a Capability',
      {
        capabilities: { commander: { side: 'reds', at: 'karelia' } },
        spaces: { hame: { reds: active(3), senate: inactive(1) }, karelia: { reds: active(1), senate: inactive(1) } },
      },
      '5: hame karelia, 1> karelia, attack karelia 6:6',
    ],
    [
      '5: of two with a Capability the group of three',
      {
        capabilities: { commander: { side: 'reds', at: 'hame' }, cannons: { side: 'reds', at: 'karelia' } },
        spaces: { hame: { reds: active(1), senate: inactive(1) }, karelia: { reds: active(3), senate: inactive(1) } },
      },
      '5: hame karelia, 2> karelia, attack karelia 7:6',
    ],
  ]);
});

describe('§8.3.6 Reds March (#53)', () => {
  scenes({ card: '53', phase: 2, limited: true }, [
    [
      '3: into a space with Population that they come to Control, the most populous first; one stays behind',
      {
        spaces: {
          uusimaa: { reds: { active: 1, inactive: 2 }, germans: 2 },
          helsinki: { senate: inactive(1) },
          hame: { senate: inactive(1) },
        },
      },
      '3: helsinki hame karelia varsinais-suomi, 3a> helsinki, reds inactive uusimaa>helsinki, reds inactive uusimaa>helsinki',
    ],
    [
      '3: of equal Population where there is least Opposition',
      {
        spaces: {
          hame: { reds: inactive(2), support: 1 },
          tampere: { support: -1 },
          pohjanmaa: { support: -1 },
          uusimaa: { support: -1 },
          'varsinais-suomi': { support: 0 },
        },
      },
      '3: tampere pohjanmaa uusimaa varsinais-suomi, 3b> varsinais-suomi, reds inactive hame>varsinais-suomi',
    ],
    [
      '1 before 2: of two groups the one beside two Germans',
      {
        spaces: {
          'varsinais-suomi': { reds: inactive(2), support: 1 },
          uusimaa: { reds: inactive(2), germans: 2 },
          hame: { support: 0 },
          ...full(['tampere', 'turku', 'viipuri', 'vaasa', 'pohjanmaa', 'karelia', 'helsinki']),
        },
      },
      '3: hame, 1> hame, reds inactive uusimaa>hame',
    ],
    [
      '4: when the Senate Controls four, out of a Town its Control',
      {
        spaces: {
          hame: { reds: inactive(2), support: 1, senate: inactive(1), moderates: inactive(1) },
          tampere: { senate: inactive(1) },
          ...full(['uusimaa', 'varsinais-suomi', 'pohjanmaa']),
        },
      },
      '4: tampere, reds inactive hame>tampere',
    ],
    [
      '2: of two groups beside Germans the one with Support',
      {
        spaces: {
          'varsinais-suomi': { reds: inactive(2), germans: 2, support: 1 },
          uusimaa: { reds: inactive(2), germans: 2 },
          ...full(['tampere', 'turku', 'viipuri', 'vaasa', 'pohjanmaa', 'karelia', 'helsinki']),
        },
      },
      '3: hame, 2> hame, reds inactive varsinais-suomi>hame',
    ],
    [
      '4: of several Towns the most populous',
      {
        spaces: {
          uusimaa: { reds: inactive(2), support: 1, senate: inactive(1), moderates: inactive(3) },
          hame: { reds: inactive(2), support: 1, senate: inactive(1), moderates: inactive(3) },
          helsinki: { senate: inactive(1) },
          tampere: { senate: inactive(1) },
          ...full(['varsinais-suomi', 'pohjanmaa', 'karelia']),
        },
      },
      '4: helsinki tampere, 4a> helsinki, reds inactive uusimaa>helsinki',
    ],
    [
      '4, 1: of equal ones from beside two Germans',
      {
        spaces: {
          hame: { reds: inactive(2), germans: 2 },
          'varsinais-suomi': { reds: inactive(2), support: 1 },
          turku: { senate: inactive(1) },
          tampere: { senate: inactive(1) },
          ...full(['uusimaa', 'pohjanmaa', 'karelia']),
        },
      },
      '4: tampere turku, 1> tampere, reds inactive hame>tampere',
    ],
    [
      '4, 2: then out of a space with Support',
      {
        spaces: {
          hame: { reds: inactive(2), germans: 2 },
          'varsinais-suomi': { reds: inactive(2), germans: 2, support: 1 },
          turku: { senate: inactive(1) },
          tampere: { senate: inactive(1) },
          ...full(['uusimaa', 'pohjanmaa', 'karelia']),
        },
      },
      '4: tampere turku, 2> turku, reds inactive varsinais-suomi>turku',
    ],
  ]);
});

everyPriority();
