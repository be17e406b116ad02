/** §8.5 Every priority of the Moderates' cards decides a case, and so does each nested one, where the first ties. */
import { describe } from 'vitest';
import { active, inactive } from '../testing/positions';
import { moderatesCards } from './cards-moderates';
import { sceneBook } from './testing/scenes';

const { everyPriority, scenes } = sceneBook(moderatesCards);

const freeNews = [
  { at: 'turku', holder: 'nobody' },
  { at: 'available', holder: 'nobody' },
] as const;
const heldNews = [
  { at: 'turku', holder: 'moderates' },
  { at: 'available', holder: 'nobody' },
] as const;

/** Cells that may move: two lonely ones, one of them Active, and two together. */
const waiting = {
  hame: { moderates: active(1) },
  uusimaa: { moderates: inactive(1) },
  'varsinais-suomi': { moderates: inactive(2) },
} as const;
/** Four Population in Senate Towns, with as much Opposition as given. */
const towns = (support: number) =>
  ({
    helsinki: { senate: inactive(2), moderates: inactive(1), support },
    tampere: { senate: inactive(2), support },
    turku: { senate: inactive(2), moderates: inactive(1), support },
    viipuri: { moderates: inactive(2), reds: active(1), support },
  }) as const;

describe('§8.5.1 Moderates Rally (#60)', () => {
  scenes({ card: '60' }, [
    [
      '1: where three are and no Network, two become one, Active ones first',
      {
        limited: true,
        spaces: {
          turku: { moderates: { active: 1, inactive: 2 } },
          tampere: { moderates: inactive(3), networks: 1 },
        },
      },
      '1: turku, moderates active -1 turku, moderates inactive -1 turku, network +1 turku',
    ],
    [
      '2.1: one or two Cells beside a Network or the Personality, the Personality first',
      {
        limited: true,
        personality: 'hame',
        spaces: { hame: { moderates: inactive(1) }, turku: { moderates: inactive(1), networks: 1 } },
      },
      '2.1: turku hame, 2.1a> hame, moderates inactive +1 hame',
    ],
    [
      '2.2: with Cells in one Town only, a Cell in another',
      { limited: true, spaces: { turku: { moderates: inactive(1) }, hame: { moderates: inactive(1) } } },
      '2.2: helsinki tampere viipuri vaasa, 2.2? helsinki, moderates inactive +1 helsinki',
    ],
    [
      '2.3: where Control falls, if the die does not turn the order',
      { limited: true, dice: [3], spaces: { hame: { reds: inactive(1) } } },
      '2.3: helsinki tampere turku viipuri vaasa uusimaa hame varsinais-suomi pohjanmaa karelia, card die 3, 2.3a> hame, moderates inactive +1 hame',
    ],
    [
      '2.3: on a 1 or 2 first where nobody has Control and no Moderates are',
      {
        limited: true,
        dice: [2],
        spaces: {
          hame: { reds: inactive(1) },
          karelia: { moderates: inactive(1) },
        },
      },
      '2.3: helsinki tampere turku viipuri vaasa uusimaa hame varsinais-suomi pohjanmaa karelia, card die 2, 2.3b> helsinki tampere turku viipuri vaasa uusimaa varsinais-suomi pohjanmaa, 2.3? helsinki, moderates inactive +1 helsinki',
    ],
    [
      '3.1: in Phase II a Cell to News that nobody holds; 3.2 then one more beside their own',
      { phase: 2, polarization: 6, dice: [3], news: freeNews, spaces: { hame: { moderates: inactive(1) } } },
      '2.3: helsinki tampere turku viipuri vaasa uusimaa hame varsinais-suomi pohjanmaa karelia, card die 3, 2.3b> helsinki tampere turku viipuri vaasa uusimaa varsinais-suomi pohjanmaa karelia, 2.3? helsinki, moderates inactive +1 helsinki, 3.1: turku, moderates inactive +1 turku, 3.2: hame, moderates inactive +1 hame',
    ],
    [
      '3.3: then Cells hide beside a Network, where most can',
      {
        polarization: 7,
        spaces: {
          hame: { moderates: active(2), networks: 1 },
          helsinki: { moderates: active(3), networks: 1 },
        },
      },
      '2.1: hame, moderates inactive +1 hame, 3.3: helsinki, moderates 3 inactive in helsinki, personality 2: helsinki, +personality, personality helsinki',
    ],
    [
      'at a Polarization of six one space more, at seven two; 4 then anywhere with Population',
      { polarization: 8, dice: [3], spaces: { hame: { moderates: inactive(1) } } },
      '2.3: helsinki tampere turku viipuri vaasa uusimaa hame varsinais-suomi pohjanmaa karelia, card die 3, 2.3b> helsinki tampere turku viipuri vaasa uusimaa varsinais-suomi pohjanmaa karelia, 2.3? helsinki, moderates inactive +1 helsinki, 3.2: hame, moderates inactive +1 hame, 4: tampere turku viipuri vaasa uusimaa varsinais-suomi pohjanmaa karelia, 4? tampere, moderates inactive +1 tampere, 4: turku viipuri vaasa uusimaa varsinais-suomi pohjanmaa karelia, 4? turku, moderates inactive +1 turku, 4: viipuri vaasa uusimaa varsinais-suomi pohjanmaa karelia, 4? viipuri, moderates inactive +1 viipuri',
    ],
    [
      'Personality 1.1: in Phase II News calms, if Issues and Networks are three; a random cube comes with it',
      {
        phase: 2,
        polarization: 4,
        dice: [3],
        personality: 'turku',
        news: heldNews,
        issues: { working: 'reds', reform: 'senate' },
        spaces: { turku: { moderates: inactive(3) } },
      },
      '1: turku, moderates inactive -2 turku, network +1 turku, 2.2: helsinki tampere viipuri vaasa, 2.2? helsinki, moderates inactive +1 helsinki, personality 1.1: , +personality, news gone, cube of reds +1, polarization -2',
    ],
    [
      'Personality 1.2: else it pays',
      {
        phase: 2,
        polarization: 4,
        dice: [3],
        personality: 'turku',
        news: heldNews,
        spaces: { turku: { moderates: inactive(3) } },
      },
      '1: turku, moderates inactive -2 turku, network +1 turku, 2.2: helsinki tampere viipuri vaasa, 2.2? helsinki, moderates inactive +1 helsinki, personality 1.2: , +personality, news gone, cube of reds +1, moderates +3',
    ],
    [
      'Personality 2: it enters a Town with two Cells',
      { dice: [3], spaces: { turku: { moderates: inactive(2) } } },
      '2.2: helsinki tampere viipuri vaasa, 2.2? helsinki, moderates inactive +1 helsinki, 2.3: tampere turku viipuri vaasa uusimaa hame varsinais-suomi pohjanmaa karelia, card die 3, 2.3b> tampere viipuri vaasa uusimaa hame varsinais-suomi pohjanmaa karelia, 2.3? tampere, moderates inactive +1 tampere, personality 2: turku, +personality, personality turku',
    ],
    [
      '3.3: of two such spaces where more Cells can hide',
      {
        limited: true,
        spaces: {
          hame: { moderates: active(2), networks: 1 },
          helsinki: { moderates: active(3), networks: 1 },
          oulu: { moderates: inactive(1) },
        },
      },
      '3.3: helsinki hame, 3.3> helsinki, moderates 3 inactive in helsinki',
    ],
  ]);
});

describe('§8.5.2 Moderates Negotiate (#61)', () => {
  scenes({ card: '61' }, [
    [
      '1.1: beside the Personality or a Network first; the other side is calmed by chance',
      {
        limited: true,
        polarization: 7,
        personality: 'hame',
        spaces: {
          hame: { moderates: inactive(1), reds: active(1), senate: active(1) },
          turku: { moderates: inactive(1), reds: active(1) },
        },
      },
      '1.1: hame, moderates 1 active in hame, reds 1 inactive in hame, polarization -1',
    ],
    [
      '1.2: then in Towns, two in all',
      {
        polarization: 8,
        spaces: {
          hame: { moderates: inactive(1), reds: active(1) },
          turku: { moderates: inactive(1), reds: active(1) },
          tampere: { moderates: inactive(1), reds: active(1) },
          viipuri: { moderates: inactive(1), senate: active(1) },
        },
      },
      '1.2: tampere turku viipuri, 1.2? tampere, moderates 1 active in tampere, reds 1 inactive in tampere, 1.2: turku viipuri, 1.2? turku, moderates 1 active in turku, reds 1 inactive in turku, polarization -2',
    ],
    [
      '1: only until Polarization has come down to five',
      {
        polarization: 6,
        spaces: {
          turku: { moderates: inactive(1), reds: active(1) },
          tampere: { moderates: inactive(1), reds: active(1) },
        },
      },
      '1.2: tampere turku, 1.2? tampere, moderates 1 active in tampere, reds 1 inactive in tampere, polarization -1',
    ],
    [
      '2: with fifteen Resources wherever they can',
      {
        polarization: 4,
        resources: { moderates: 15 },
        spaces: {
          hame: { moderates: inactive(1), reds: active(1) },
          turku: { moderates: inactive(1), reds: active(1) },
        },
      },
      '2: turku hame, 2? turku, moderates 1 active in turku, reds 1 inactive in turku, 2: hame, moderates 1 active in hame, reds 1 inactive in hame, polarization -2',
    ],
    [
      'Dialogue 1.1: against ten of Opposition, where most of it falls',
      {
        polarization: 6,
        spaces: {
          helsinki: { support: -2, moderates: inactive(2), reds: active(1) },
          tampere: { support: -2, moderates: inactive(1) },
          turku: { support: -2 },
          viipuri: { support: -2 },
        },
      },
      '1.2: helsinki, moderates 1 active in helsinki, reds 1 inactive in helsinki, polarization -1, dialogue 1.1a: helsinki tampere, dialogue 1> helsinki, +dialogue, moderates 1 active in helsinki, helsinki +1',
    ],
    [
      'Dialogue 1.2: against four of the Senate in Towns, where most of it falls',
      {
        polarization: 6,
        spaces: {
          helsinki: { senate: inactive(3) },
          turku: { senate: inactive(2), moderates: inactive(1) },
          viipuri: { senate: { active: 1, inactive: 1 }, moderates: inactive(2) },
          tampere: { senate: inactive(1) },
        },
      },
      '1.2: viipuri, moderates 1 active in viipuri, senate 1 inactive in viipuri, polarization -1, dialogue 1.2: turku, +dialogue, moderates 1 active in turku, senate inactive -1 turku, moderates inactive +1 turku',
    ],
    [
      'Dialogue 2: else an Inactive enemy beside a Network or the Personality is won over, then in a Town',
      {
        polarization: 6,
        personality: 'hame',
        spaces: {
          hame: { moderates: inactive(1), reds: inactive(1) },
          turku: { moderates: inactive(2), reds: { active: 1, inactive: 1 } },
        },
      },
      '1.2: turku, moderates 1 active in turku, reds 1 inactive in turku, polarization -1, dialogue 2: turku hame, dialogue 2a> hame, +dialogue, moderates 1 active in hame, reds inactive -1 hame, moderates inactive +1 hame',
    ],
    [
      'Dialogue 3: else Active Support or Opposition is calmed, rather beside a Network or the Personality',
      {
        polarization: 6,
        personality: 'hame',
        spaces: {
          hame: { moderates: inactive(1), support: 2 },
          turku: { moderates: inactive(5), reds: active(1), support: -2 },
        },
      },
      '1.2: turku, moderates 1 active in turku, reds 1 inactive in turku, polarization -1, dialogue 3: turku hame, dialogue 3a> hame, +dialogue, moderates 1 active in hame, hame -1',
    ],
    [
      'Dialogue 2: beside no Network in Towns first',
      {
        polarization: 6,
        spaces: {
          hame: { moderates: inactive(1), reds: inactive(1) },
          turku: { moderates: inactive(2), reds: { active: 1, inactive: 1 } },
        },
      },
      '1.2: turku, moderates 1 active in turku, reds 1 inactive in turku, polarization -1, dialogue 2: turku hame, dialogue 2b> turku, +dialogue, moderates 1 active in turku, reds inactive -1 turku, moderates inactive +1 turku',
    ],
    [
      'Dialogue 1: Opposition of Reds whom somebody plays before Towns of the Non-player Senate',
      { polarization: 6, nonplayers: 'senate-moderates', spaces: towns(-2) },
      '1.2: viipuri, moderates 1 active in viipuri, reds 1 inactive in viipuri, polarization -1, dialogue 1.1a: helsinki turku viipuri, dialogue 1> helsinki, +dialogue, moderates 1 active in helsinki, helsinki +1',
    ],
    [
      'Dialogue 1: Towns of a Senate that somebody plays before Opposition of the Non-player Reds',
      { polarization: 6, nonplayers: 'reds-moderates', spaces: towns(-2) },
      '1.2: viipuri, moderates 1 active in viipuri, reds 1 inactive in viipuri, polarization -1, dialogue 1.2a: helsinki turku, dialogue 1> helsinki, +dialogue, moderates 1 active in helsinki, senate inactive -1 helsinki, moderates inactive +1 helsinki',
    ],
    [
      'Dialogue 1: against two Non-players Opposition first',
      { polarization: 6, nonplayers: 'reds-senate-moderates', spaces: towns(-2) },
      '1.2: viipuri, moderates 1 active in viipuri, reds 1 inactive in viipuri, polarization -1, dialogue 1.1: helsinki turku viipuri, dialogue 1> helsinki, +dialogue, moderates 1 active in helsinki, helsinki +1',
    ],
    [
      'Dialogue 1.2: without ten of Opposition the Towns of a Non-player',
      { polarization: 6, spaces: towns(0) },
      '1.2: viipuri, moderates 1 active in viipuri, reds 1 inactive in viipuri, polarization -1, dialogue 1.2: helsinki turku, dialogue 1> helsinki, +dialogue, moderates 1 active in helsinki, senate inactive -1 helsinki, moderates inactive +1 helsinki',
    ],
  ]);
});

describe('§8.5.3 Moderates Message in Phase I (#62)', () => {
  scenes({ card: '62', limited: true }, [
    [
      '1.1: to three beside the Personality, a lonely Cell before others, an Active one before Underground',
      {
        limited: false,
        personality: 'turku',
        spaces: {
          turku: { moderates: inactive(1) },
          hame: { moderates: { active: 1, inactive: 1 } },
          'varsinais-suomi': { moderates: inactive(1) },
        },
      },
      '1.1: turku, P1> turku, moderates inactive varsinais-suomi>turku, 1.1: turku, P1a> turku, moderates active hame>varsinais-suomi, moderates active varsinais-suomi>turku, moderates 1 inactive in turku, 2: helsinki tampere viipuri vaasa, 2? helsinki, moderates inactive hame>uusimaa, moderates inactive uusimaa>helsinki, publish 1: helsinki turku, publish 1> turku, +publish, moderates +1, moderates 1 active in turku, moderates +2, publish 1: helsinki, moderates +1',
    ],
    [
      '1.2: to two beside each Network; the last two never leave one',
      {
        spaces: {
          turku: { moderates: inactive(1), networks: 1 },
          hame: { moderates: inactive(2), networks: 1 },
          uusimaa: { moderates: inactive(2) },
        },
      },
      '1.2: turku, moderates inactive uusimaa>varsinais-suomi, moderates inactive varsinais-suomi>turku',
    ],
    [
      '2: with Cells in one Town only, to another',
      { spaces: { turku: { moderates: inactive(4) } } },
      '2: helsinki tampere vaasa, 2? helsinki, moderates inactive turku>varsinais-suomi, moderates inactive varsinais-suomi>uusimaa, moderates inactive uusimaa>helsinki',
    ],
    [
      '3: to exactly three in a Town for a Network, where most are already; three that wait for one stay',
      {
        spaces: {
          turku: { moderates: inactive(2) },
          tampere: { moderates: inactive(1) },
          hame: { moderates: inactive(2) },
        },
      },
      '3: turku, P1> turku, moderates inactive tampere>hame, moderates inactive hame>varsinais-suomi, moderates inactive varsinais-suomi>turku',
    ],
    [
      '4: to break Control in one space with Population, where none arises by it',
      {
        spaces: {
          helsinki: { moderates: inactive(1) },
          tampere: { moderates: inactive(1), reds: inactive(1) },
          hame: { reds: inactive(1) },
          viipuri: { networks: 1, moderates: inactive(2) },
          vaasa: { networks: 1, moderates: inactive(2) },
        },
      },
      '4: hame, moderates inactive helsinki>uusimaa, moderates inactive uusimaa>hame',
    ],
    [
      'Publish: the spaces that pay most',
      {
        limited: false,
        personality: 'turku',
        spaces: {
          turku: { moderates: inactive(2) },
          tampere: { moderates: inactive(1) },
          uusimaa: { moderates: inactive(1) },
        },
      },
      '1.1: turku, moderates inactive tampere>hame, moderates inactive hame>varsinais-suomi, moderates inactive varsinais-suomi>turku, 2: helsinki tampere viipuri vaasa, 2? helsinki, moderates inactive uusimaa>helsinki, publish 1: helsinki turku, publish 1> turku, +publish, moderates +1, moderates 1 active in turku, moderates +2, publish 1: helsinki, moderates +1',
    ],
    [
      '1.1: to the Personality a lonely Cell goes first, an Active one of several',
      { personality: 'turku', spaces: { turku: { moderates: inactive(1) }, ...waiting } },
      '1.1: turku, P1> turku, P1a> turku, moderates active hame>varsinais-suomi, moderates active varsinais-suomi>turku, moderates 1 inactive in turku',
    ],
    [
      '1.2: so to a Network',
      { spaces: { turku: { moderates: inactive(1), networks: 1 }, ...waiting } },
      '1.2: turku, P1> turku, P1a> turku, moderates active hame>varsinais-suomi, moderates active varsinais-suomi>turku, moderates 1 inactive in turku',
    ],
    [
      '2: a second Town is not won with the last Cell of the only one',
      { spaces: { turku: { moderates: active(1) }, hame: { moderates: inactive(1) } } },
      '2: helsinki tampere viipuri vaasa, 2? helsinki, moderates inactive hame>uusimaa, moderates inactive uusimaa>helsinki',
    ],
    [
      '2: so to a second Town',
      { spaces: { turku: { moderates: inactive(1) }, ...waiting } },
      '2: helsinki tampere viipuri vaasa, P1> helsinki tampere viipuri vaasa, P1a> helsinki tampere viipuri vaasa, 2? helsinki, moderates active hame>uusimaa, moderates active uusimaa>helsinki, moderates 1 inactive in helsinki',
    ],
    [
      '3: so to where a Network is to be, of two Towns to that with more Cells',
      {
        limited: false,
        spaces: {
          turku: { moderates: inactive(2) },
          tampere: { moderates: inactive(1) },
          hame: { moderates: active(1) },
          'varsinais-suomi': { moderates: inactive(2) },
        },
      },
      '3: helsinki turku vaasa tampere viipuri, a> turku, P1> turku, P1a> turku, moderates active hame>varsinais-suomi, moderates active varsinais-suomi>turku, moderates 1 inactive in turku, 3: tampere, moderates inactive varsinais-suomi>hame, moderates inactive hame>tampere, 3: tampere, moderates inactive varsinais-suomi>hame, moderates inactive hame>tampere, publish 1: tampere turku, publish 1? tampere, +publish, moderates +1, publish 1: turku, moderates +1',
    ],
    [
      '4: so to where Control is to be broken',
      {
        spaces: {
          helsinki: { moderates: inactive(1) },
          mikkeli: { moderates: active(1) },
          'varsinais-suomi': { moderates: inactive(2) },
          viipuri: { networks: 2, moderates: inactive(2) },
          hame: { reds: inactive(1) },
        },
      },
      '4: hame, P1> hame, P1a> hame, moderates active mikkeli>hame, moderates 1 inactive in hame',
    ],
  ]);
});

describe('§8.5.4 Moderates Message in Phase II (#63)', () => {
  scenes({ card: '63', phase: 2, limited: true }, [
    [
      '1: free News is taken up and carried to the Personality',
      {
        personality: 'tampere',
        news: freeNews,
        spaces: {
          turku: { moderates: inactive(1) },
          hame: { moderates: inactive(1) },
          tampere: { moderates: inactive(3) },
        },
      },
      '1: tampere varsinais-suomi, 1> tampere, news turku moderates, moderates inactive turku>varsinais-suomi, news varsinais-suomi moderates, moderates inactive varsinais-suomi>hame, news hame moderates, moderates inactive hame>tampere, news tampere moderates',
    ],
    [
      '1: a lonely Cell goes before others',
      {
        personality: 'uusimaa',
        news: [
          { at: 'varsinais-suomi', holder: 'nobody' },
          { at: 'available', holder: 'nobody' },
        ],
        spaces: {
          'varsinais-suomi': { moderates: inactive(2) },
          hame: { moderates: inactive(1) },
          uusimaa: { moderates: inactive(3) },
        },
      },
      '1: uusimaa, P1> uusimaa, moderates inactive hame>varsinais-suomi, news varsinais-suomi moderates, moderates inactive varsinais-suomi>uusimaa, news uusimaa moderates',
    ],
    [
      '2.1: to three beside the Personality',
      { personality: 'turku', spaces: { turku: { moderates: inactive(2) }, hame: { moderates: inactive(1) } } },
      '2.1: turku, moderates inactive hame>varsinais-suomi, moderates inactive varsinais-suomi>turku',
    ],
    [
      '2.2: to two beside each Network',
      { spaces: { turku: { moderates: inactive(1), networks: 1 }, hame: { moderates: inactive(1) } } },
      '2.2: turku, moderates inactive hame>varsinais-suomi, moderates inactive varsinais-suomi>turku',
    ],
    [
      '3: with Cells in one Town only, to another',
      { spaces: { turku: { moderates: inactive(1) }, hame: { moderates: inactive(1) } } },
      '3: helsinki tampere viipuri vaasa, 3? helsinki, moderates inactive hame>uusimaa, moderates inactive uusimaa>helsinki',
    ],
    [
      '4: to exactly three in a Town for a Network',
      {
        spaces: {
          turku: { moderates: inactive(2) },
          tampere: { moderates: inactive(1) },
          hame: { moderates: inactive(2) },
        },
      },
      '4: turku, P1> turku, moderates inactive tampere>hame, moderates inactive hame>varsinais-suomi, moderates inactive varsinais-suomi>turku',
    ],
    [
      '5: to break Control, in as many spaces as they can',
      {
        limited: false,
        spaces: {
          turku: { moderates: inactive(1) },
          tampere: { moderates: inactive(1) },
          hame: { reds: inactive(1) },
          'varsinais-suomi': { senate: inactive(1) },
          viipuri: { networks: 1, moderates: inactive(2) },
          vaasa: { networks: 1, moderates: inactive(2) },
        },
      },
      '5: hame varsinais-suomi, 5? hame, moderates inactive tampere>hame, 5: varsinais-suomi, moderates inactive turku>varsinais-suomi, publish 1: viipuri vaasa hame varsinais-suomi, publish 1> viipuri vaasa, publish 1? viipuri, +publish, moderates +1, moderates 1 active in viipuri, moderates +2, publish 1: vaasa hame varsinais-suomi, publish 1> vaasa, moderates +1, moderates 1 active in vaasa, moderates +2',
    ],
    [
      'Publish: if it brings four at least',
      {
        limited: false,
        personality: 'turku',
        spaces: {
          turku: { moderates: inactive(3) },
          tampere: { moderates: inactive(2) },
          uusimaa: { moderates: inactive(1) },
          hame: { reds: inactive(1) },
        },
      },
      '4: helsinki vaasa tampere viipuri, a> tampere, moderates inactive uusimaa>hame, moderates inactive hame>tampere, publish 1: tampere turku, publish 1> turku, +publish, moderates +1, moderates 1 active in turku, moderates +2, publish 1: tampere, moderates +1',
    ],
    [
      '2.1: to the Personality a lonely Cell goes first, an Active one of several',
      { personality: 'turku', spaces: { turku: { moderates: inactive(1) }, ...waiting } },
      '2.1: turku, P1> turku, P1a> turku, moderates active hame>varsinais-suomi, moderates active varsinais-suomi>turku, moderates 1 inactive in turku',
    ],
    [
      '2.2: so to a Network',
      { spaces: { turku: { moderates: inactive(1), networks: 1 }, ...waiting } },
      '2.2: turku, P1> turku, P1a> turku, moderates active hame>varsinais-suomi, moderates active varsinais-suomi>turku, moderates 1 inactive in turku',
    ],
    [
      '3: a second Town is not won with the last Cell of the only one',
      { spaces: { turku: { moderates: active(1) }, hame: { moderates: inactive(1) } } },
      '3: helsinki tampere viipuri vaasa, 3? helsinki, moderates inactive hame>uusimaa, moderates inactive uusimaa>helsinki',
    ],
    [
      '3: so to a second Town',
      { spaces: { turku: { moderates: inactive(1) }, ...waiting } },
      '3: helsinki tampere viipuri vaasa, P1> helsinki tampere viipuri vaasa, P1a> helsinki tampere viipuri vaasa, 3? helsinki, moderates active hame>uusimaa, moderates active uusimaa>helsinki, moderates 1 inactive in helsinki',
    ],
    [
      '4: so to where a Network is to be, of two Towns to that with more Cells',
      {
        limited: false,
        spaces: {
          turku: { moderates: inactive(2) },
          tampere: { moderates: inactive(1) },
          hame: { moderates: active(1) },
          'varsinais-suomi': { moderates: inactive(2) },
        },
      },
      '4: helsinki turku vaasa tampere viipuri, a> turku, P1> turku, P1a> turku, moderates active hame>varsinais-suomi, moderates active varsinais-suomi>turku, moderates 1 inactive in turku, 4: tampere, moderates inactive varsinais-suomi>hame, moderates inactive hame>tampere, 4: tampere, moderates inactive varsinais-suomi>hame, moderates inactive hame>tampere',
    ],
    [
      '5: so to where Control is to be broken',
      {
        spaces: {
          helsinki: { moderates: inactive(1) },
          mikkeli: { moderates: active(1) },
          'varsinais-suomi': { moderates: inactive(2) },
          viipuri: { networks: 2, moderates: inactive(2) },
          hame: { reds: inactive(1) },
        },
      },
      '5: hame, P1> hame, P1a> hame, moderates active mikkeli>hame, moderates 1 inactive in hame',
    ],

    [
      '1: with News an Active one of several lonely Cells goes',
      {
        personality: 'uusimaa',
        news: [
          { at: 'varsinais-suomi', holder: 'nobody' },
          { at: 'available', holder: 'nobody' },
        ],
        spaces: {
          uusimaa: { moderates: inactive(1) },
          hame: { moderates: active(1) },
          turku: { moderates: inactive(1) },
          'varsinais-suomi': { moderates: inactive(2) },
        },
      },
      '1: uusimaa, P1> uusimaa, P1a> uusimaa, moderates active hame>varsinais-suomi, news varsinais-suomi moderates, moderates active varsinais-suomi>uusimaa, news uusimaa moderates, moderates 1 inactive in uusimaa',
    ],
  ]);
});

describe('§8.5.5 Moderates Politics (#64)', () => {
  const spaces = { turku: { moderates: inactive(2) }, hame: { moderates: inactive(1) } } as const;
  scenes({ card: '64', limited: true }, [
    ['1: on a 1 or 2 a cube of the Reds', { dice: [2], spaces }, 'card die 2, 1: , cube of reds +1'],
    ['1: on a 3 or 4 one of the Senate', { dice: [3], spaces }, 'card die 3, 1: , cube of senate +1'],
    ['1: on a 5 or 6 one of a side without a player', { dice: [5], spaces }, 'card die 5, 1: , cube of senate +1'],
    ['1: without a choice no die', { display: { senate: 3 }, spaces }, '1: , cube of reds +1'],
    [
      'then the Personality, since Publishing brings less than four',
      { limited: false, dice: [1], spaces },
      'card die 1, 1: , cube of reds +1, personality 2: turku, +personality, personality turku',
    ],
  ]);
});

everyPriority();
