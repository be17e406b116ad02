/** Every card as an Event, with its prerequisite met and not met: what it does, compared with the list of cards. */
import { describe, expect, test } from 'vitest';
import { givenFor } from '../../../kernel/testing/tables';
import { prelude } from '..';
import { cardId } from '../data/card-list';
import { rival } from '../seats';
import { holds } from './needs';
import { breaking, CARDS, readyFor, sideOf } from './testing/stage';
import { tell } from './testing/telling';
import { lying } from '../testing/positions';

const given = givenFor(prelude);

/** The first choice is taken everywhere, checks succeed, and nothing is done with Activity Points. */
const EVENTS: Readonly<Record<number, string>> = {
  1: 'R bids 2, G bids 1, R+1 radical, R+1 radical, G-1 liberal',
  2: 'R+2 vasilevskiy, R+1 nevsky-prospect',
  3: 'prestige +1, G+2 garrison-barracks, G+2 guards-barracks, G skip-round',
  4: 'check nevsky-shipyards 3, G organizes nevsky-shipyards',
  5: 'unrest -1, R+2 OP',
  6: 'check nevsky-shipyards 5, R+1 VP, unrest +1',
  7: 'unrest +1, G-1 garrison-barracks, G-1 garrison-barracks, R marker 1',
  8: 'R activities 2',
  9: 'R activities 2',
  10: 'G+1 liberal, G+1 taurida',
  11: 'world +2, prestige -1',
  12: 'R activities 4',
  13: 'R activities 4',
  14: 'R-1 nevsky-shipyards, R-1 nevsky-shipyards, R-1 obukhov, unrest +1',
  15: 'world +1, G+1 OP',
  16: 'R+1 socialist, G extremism',
  17: 'G-1 liberal, G-1 liberal, R-1 radical',
  18: 'R extremism, R-1 socialist, R+1 radical, G extremism, G-1 liberal',
  19: 'G-1 liberal, G-1 liberal, unrest +1, prestige -1',
  20: 'G+2 state-bank, G+1 obukhov',
  21: 'G+2 kazan',
  22: 'R-3 OP, G+2 OP',
  23:
    'check radical 7, R+1 VP, R extremism, R-1 socialist, R+1 radical, check socialist 5, R+1 VP, ' +
    'check monarchist 5, G+1 VP, G extremism, G-1 liberal, check liberal 7, G+1 VP, R+1 VP',
  24: 'check nevsky-prospect 7, R organizes nevsky-prospect',
  25: 'check kazan 4, unrest +1, R+2 kazan',
  26: 'G+2 palace-square, G+1 guards-barracks, G marker 1',
  27: 'unrest +1, R+1 vasilevskiy, R+1 putilov, R+1 obukhov, R+1 nevsky-shipyards',
  28: 'R+3 winter-palace',
  29: 'G activities 2',
  30: 'G activities 2',
  31: 'G+2 liberal, G-1 monarchist, G+1 liberal',
  32: 'G activities 4',
  33: 'G activities 4',
  34: 'G activities 6',
  35:
    'R+1 nevsky-shipyards, R+1 nevsky-shipyards, R+1 obukhov, R+1 obukhov, R+1 putilov, R+1 putilov, ' +
    'check nevsky-shipyards 7, R+1 VP, check obukhov 7, R+1 VP, check putilov 8, R+1 VP, unrest +1',
  36: 'R+1 kazan, R+1 nevsky-prospect, R+1 palace-square',
  37: 'R+4 OP, G-1 state-bank',
  38: 'world +1',
  39: 'R+1 garrison-barracks, R+1 garrison-barracks, R+1 guards-barracks',
  40: 'R-1 radical, R-1 radical, G+1 monarchist, unrest +1',
  41: 'G+3 nevsky-prospect',
  42: 'unrest +1, random vasilevskiy, random state-bank, R+1 vasilevskiy, R+1 state-bank',
  43: 'G+2 monarchist, R-1 kazan, R-1 nevsky-prospect, G extremism',
  44: 'card-401 in-play>discards, prestige -1, R+1 VP, world -1',
  45: 'R-1 garrison-barracks, R-1 guards-barracks, unrest +1',
  46: 'R activities 3',
  47: 'R+2 socialist',
  48: 'R-2 radical, G+1 OP',
  49: 'world -1',
  50: 'unrest +1, G+1 garrison-barracks, G+1 guards-barracks, G+1 kazan',
  101: 'world +1, R+1 radical',
  102: 'G+2 state-bank, G+2 OP',
  103: 'R+1 nevsky-shipyards, R+1 obukhov',
  104: 'session ends 4, R-1 radical, prestige -1',
  105: 'prestige -1',
  106: 'G+1 kronstadt, G+1 reserve-barracks, G+1 peter-and-paul, G+1 guards-barracks, G+1 garrison-barracks',
  107: '(remove-cubes), R-1 nevsky-prospect, R-1 nevsky-prospect, R-1 nevsky-prospect',
  108: 'check nevsky-shipyards 5, R+1 VP, check obukhov 5, R+1 VP, unrest +1',
  109: 'check nevsky-shipyards 4, G organizes nevsky-shipyards',
  110: 'R+1 garrison-barracks, R+1 guards-barracks',
  111:
    'random vasilevskiy, random state-bank, random vasilevskiy, random nevsky-prospect, ' +
    'random peter-and-paul, R+1 radical, G+1 liberal, R+1 radical, R+1 radical',
  112: 'prestige -1, G-1 garrison-barracks, G-1 garrison-barracks',
  113: 'G activities 4',
  114: 'R+2 reserve-barracks, R+1 garrison-barracks',
  115:
    'random vasilevskiy, random state-bank, random vasilevskiy, random nevsky-prospect, ' +
    'random peter-and-paul, R+1 radical, G+1 liberal, R+1 radical, R+1 radical',
  116: 'G+3 liberal, G-1 monarchist, prestige -1',
  117: 'unrest +1, world +1',
  118: 'prestige +1, G+1 nevsky-prospect',
  119: 'prestige -1',
  120: 'prestige -1',
  121: 'G marker 2',
  122: '',
  123: 'R+3 kronstadt',
  124: 'G+2 liberal',
  125: 'check garrison-barracks 4, G organizes garrison-barracks',
  126: 'R loses kazan',
  127: 'unrest +1, R-1 garrison-barracks, R-1 guards-barracks, G-1 garrison-barracks, G-1 garrison-barracks',
  128: 'R activities 2',
  129: 'R activities 4',
  130: 'R-1 nevsky-shipyards, R-1 obukhov, R-1 putilov, G+1 state-bank',
  131: 'prestige +1',
  132: 'card-404 pool>in-play, war',
  133:
    'G+1 vasilevskiy, G+1 putilov, G+1 obukhov, G+1 nevsky-shipyards, G+1 kronstadt, G+1 reserve-barracks, ' +
    'G+1 peter-and-paul, G+1 guards-barracks, G+1 garrison-barracks, G marker 2, world -1',
  134:
    'R+1 vasilevskiy, R+1 putilov, R+1 obukhov, R+1 nevsky-shipyards, R+1 kronstadt, R+1 reserve-barracks, ' +
    'R+1 peter-and-paul, R+1 guards-barracks, R+1 garrison-barracks, unrest +1, world +1',
  135: 'prestige -1',
  136: 'roll 1, prestige -1',
  137: 'unrest +1, check kazan 4, R+2 vasilevskiy, R+2 putilov',
  138: 'G-1 garrison-barracks, G-1 garrison-barracks, R+1 garrison-barracks',
  139: '(remove-from-duma), R-1 radical, R-1 radical, unrest +1',
  140: 'G+2 guards-barracks, G+2 nevsky-prospect',
  141: 'world -1, unrest -1',
  142: 'prestige -1, R+1 radical',
  143: 'R-1 nevsky-shipyards, R+1 garrison-barracks, R-1 nevsky-shipyards, R+1 garrison-barracks',
  144: 'world -2, prestige +1, G-1 garrison-barracks, G-1 guards-barracks',
  145: 'card-403 in-play>removed, prestige +1, G extremism',
  146: 'prestige +2, G+1 liberal, G+1 liberal, G+1 VP',
  147: 'G activities 2',
  148: 'prestige -2, R+2 socialist',
  149: 'check kazan 7, G organizes kazan',
  150: 'districts marker +1, R+1 OP',
  201: 'world +1, G-1 garrison-barracks, G-1 garrison-barracks, unrest +1',
  202: 'check garrison-barracks 5, G-2 garrison-barracks, R marker 2',
  203: 'world -1',
  204: 'G+1 garrison-barracks, G+1 garrison-barracks, G marker 1',
  205: 'R+1 vasilevskiy, R+1 putilov, R+1 obukhov, R+1 nevsky-shipyards',
  206: 'G activities 4',
  207: 'G activities 4',
  208: 'G-1 liberal, G-1 liberal, R+1 taurida',
  209: 'check peter-and-paul 5, R organizes peter-and-paul',
  210: 'G+3 liberal',
  211:
    'unrest +1, random vasilevskiy, random state-bank, random vasilevskiy, R-1 vasilevskiy, R-1 state-bank, ' +
    'R-1 vasilevskiy, G-1 state-bank',
  212: 'R+2 socialist, R+1 kazan, R+1 kazan',
  213: 'R marker 1',
  214: 'R marker 2, unrest +1',
  215: 'G+1 garrison-barracks, G+1 guards-barracks, G+1 kazan',
  216: 'G marker 2',
  217: 'world -1, G+1 OP',
  218: '',
  219: 'unrest -1, R+1 VP',
  220: 'check nevsky-shipyards 5, R organizes nevsky-shipyards, check putilov 6, R organizes putilov',
  221: 'G+2 garrison-barracks, G+2 guards-barracks, G marker 2',
  222: 'unrest +1, G-1 garrison-barracks, G-1 guards-barracks, G-1 kazan',
  223: 'G loses marker 1',
  224: 'R activities 4',
  225: 'R activities 4',
  226: 'G activities 2',
  227: 'G activities 2',
  228: 'unrest +1, R+1 nevsky-prospect',
  229: 'R activities 2',
  230: 'G-2 state-bank, G-2 OP',
  231: 'districts marker -1, duma marker -1',
  232: 'R-1 garrison-barracks, R-1 guards-barracks, R-1 guards-barracks',
  233: 'G+2 guards-barracks, G+2 nevsky-prospect',
  234: '',
  235: 'districts marker -1, duma marker -1',
  236: 'R+1 socialist, G+1 liberal',
  237: 'G+2 state-bank, G+1 nevsky-prospect',
  238: 'R loses kronstadt',
  239: 'check garrison-barracks 4, G organizes garrison-barracks',
  240: 'world +2, world +1',
  241: 'R+3 reserve-barracks, R marker 1',
  242: 'R more-points',
  243: '',
  244: 'world +2, R+1 VP',
  245: 'check nevsky-shipyards 3, G+2 OP, G+1 nevsky-shipyards, check obukhov 4, G+2 OP, G+1 obukhov',
  246: 'G+3 winter-palace, G marker 1',
  247: 'G+1 garrison-barracks, G+1 guards-barracks, G+1 kronstadt',
  248: 'prestige +1, G+1 monarchist',
  249: 'prestige -3, R+2 VP',
  250:
    'G+1 vasilevskiy, G+1 putilov, G+1 obukhov, G+1 nevsky-shipyards, G+1 garrison-barracks, ' +
    'G+1 guards-barracks, G+1 kazan',
  251: 'R loses obukhov',
  252: 'G-1 garrison-barracks, G-1 guards-barracks, G-1 kronstadt, world +1',
  253: 'world +1, unrest +1, prestige -1',
  254:
    'check socialist 6, R+1 VP, R+1 OP, (add-here), R+1 socialist, check radical 5, R+1 VP, R+1 OP, ' +
    '(add-here), R+1 radical, check liberal 6, G+1 VP, G+1 OP, (add-here), G+1 liberal, check monarchist 5, ' +
    'G+1 VP, G+1 OP, (add-here), G+1 monarchist',
  255: 'desertion of 1x1, desertion of 1x2',
  256: 'R-1 garrison-barracks, R-1 guards-barracks, R-1 guards-barracks, R-1 radical',
  257: 'check nevsky-prospect 7, R organizes nevsky-prospect',
  258: 'R extremism, R-1 socialist, G extremism, G-2 liberal, G+1 monarchist, unrest +1, (prestige-up), prestige +1',
  301: 'card-407 in-play>pool, R-2 socialist',
  302:
    'G-1 kronstadt, G-1 reserve-barracks, G-1 guards-barracks, G-1 garrison-barracks, R+1 kronstadt, ' +
    'R+1 reserve-barracks, R+1 peter-and-paul, R+1 guards-barracks, R+1 garrison-barracks',
  303: 'world -1, G+2 OP',
  304: 'check unrest 12, R+3 VP, R marker 2',
  305: 'roll 1, world +1, G-1 kronstadt, G-1 reserve-barracks, G-1 guards-barracks, G-1 garrison-barracks',
  306: 'R rolls 1, G rolls 5, G marker 4, R+1 garrison-barracks, R+1 garrison-barracks',
  307: 'check socialist 8, R organizes socialist, R+2 OP',
  308: 'R+2 socialist, G+1 liberal',
  309: 'R loses marker 1',
  310:
    'check garrison-barracks 5, R organizes garrison-barracks, R marker 1, check guards-barracks 6, ' +
    'R organizes guards-barracks, R marker 1',
  311: 'G+3 liberal',
  312: '',
  401: '',
  402:
    'check radical 7, R+1 VP, R extremism, R-1 socialist, R+1 radical, check socialist 5, R+1 VP, ' +
    'check monarchist 5, G+1 VP, G extremism, G-1 liberal, check liberal 7, G+1 VP, R+1 VP, R+2 VP, ' +
    'R+1 vasilevskiy, R+1 putilov, R+1 obukhov, R+1 nevsky-shipyards',
  403: '',
  404: 'prestige +2, G+2 monarchist, G+2 VP',
  405: 'prestige +1',
  406: 'R+2 socialist, R+1 VP',
  407: '',
  408: 'prestige +2, unrest -1, G+2 liberal, G-1 monarchist',
  409: 'R+1 radical, R+1 radical',
  410: 'R+2 socialist',
  411: 'R+2 taurida, R+2 smolny',
};

/** The same where every check fails. */
const FAILING: Readonly<Record<number, string>> = {
  4: 'check nevsky-shipyards 3',
  6: 'check nevsky-shipyards 5',
  23: 'check radical 7, check socialist 6, check monarchist 5, check liberal 8',
  24: 'check nevsky-prospect 7',
  25: 'check kazan 4',
  35:
    'R+1 nevsky-shipyards, R+1 nevsky-shipyards, R+1 obukhov, R+1 obukhov, R+1 putilov, R+1 putilov, ' +
    'check nevsky-shipyards 7, check obukhov 7, check putilov 8, unrest +1',
  108: 'check nevsky-shipyards 5, check obukhov 5',
  109: 'check nevsky-shipyards 4',
  125: 'check garrison-barracks 4',
  137: 'unrest +1, check kazan 4',
  149: 'check kazan 7',
  202: 'check garrison-barracks 5',
  209: 'check peter-and-paul 5',
  220: 'check nevsky-shipyards 5, check putilov 6',
  239: 'check garrison-barracks 4',
  245: 'check nevsky-shipyards 3, check obukhov 4',
  254: 'check socialist 6, check radical 5, check liberal 6, check monarchist 5',
  257: 'check nevsky-prospect 7',
  304: 'check unrest 12, card-407 in-play>pool',
  307: 'check socialist 8',
  310: 'check garrison-barracks 5, check guards-barracks 6',
  402: 'check radical 7, check socialist 6, check monarchist 5, check liberal 8',
};

/** The same with the second of two choices. */
const SECOND: Readonly<Record<number, string>> = {
  107: '(add-cubes), G+1 garrison-barracks, G+1 garrison-barracks, G+1 garrison-barracks',
  139: '(remove-from-districts), R-1 garrison-barracks, R-1 guards-barracks, R-1 guards-barracks, unrest +1',
  254:
    'check socialist 6, R+1 VP, R+1 OP, (remove-from-duma), G-1 liberal, check radical 5, R+1 VP, R+1 OP, ' +
    '(remove-from-duma), G-1 liberal, check liberal 4, G+1 VP, G+1 OP, (remove-from-duma), R-1 radical, ' +
    'check monarchist 5, G+1 VP, G+1 OP, (remove-from-duma), R-1 radical',
  258:
    'R extremism, R-1 socialist, G extremism, G-2 liberal, G+1 monarchist, unrest +1, (prestige-down), ' +
    'prestige -1',
};

const event = (number: number) => ({ kind: 'play-event', card: cardId(number) }) as const;
const byNumber = CARDS.map(card => [card.number, card] as const);
const withNeed = byNumber.filter(([, card]) => card.need?.length);

test('there are 181 cards, and every one is covered here', () => {
  expect(CARDS).toHaveLength(181);
  expect(Object.keys(EVENTS)).toEqual(CARDS.map(card => String(card.number)));
});

describe('§3.2 the Event of card', () => {
  test.each(byNumber)('#%i', (number, card) => {
    expect(tell(readyFor(card), sideOf(card), event(number)).line).toBe(EVENTS[number]);
  });
  test.each(Object.entries(FAILING))('#%s, its checks failing', (number, line) => {
    const card = CARDS.find(one => String(one.number) === number);
    if (card) expect(tell(readyFor(card), sideOf(card), event(card.number), { succeed: false }).line).toBe(line);
  });
  test.each(Object.entries(SECOND))('#%s, the second way', (number, line) => {
    const card = CARDS.find(one => String(one.number) === number);
    if (card) expect(tell(readyFor(card), sideOf(card), event(card.number), { option: 1 }).line).toBe(line);
  });
});

describe('§3.3 the prerequisite of card', () => {
  test.each(withNeed)('#%i is met on its table, and each part of it can break', (_number, card) => {
    for (const need of card.need ?? []) {
      expect(holds(readyFor(card), sideOf(card), need)).toBe(true);
      expect(holds(breaking(readyFor(card), sideOf(card), need), sideOf(card), need)).toBe(false);
    }
  });

  test.each(withNeed)('#%i, not met: refused from the hand and from the Pool', (number, card) => {
    for (const need of card.need ?? []) {
      const seat = sideOf(card);
      const broken = breaking(readyFor(card), seat, need);
      const id = cardId(number);
      given(broken).when(seat, event(number)).isRefused({ section: '§3.1', reason: 'prerequisite-not-met' });
      given(lying({ ...broken, hands: { revolutionary: [], government: [] }, pool: [id] }))
        .when(seat, { kind: 'play-from-pool', card: id })
        .isRefused({ section: '§8', reason: 'prerequisite-not-met' });
    }
  });

  const opposing = withNeed.filter(([, card]) => card.faction !== 'neutral');
  test.each(opposing)('#%i, not met: after its points it goes to the Pool, for half of them', (number, card) => {
    const [need] = card.need ?? [];
    const seat = sideOf(card);
    const other = rival(seat);
    const id = cardId(number);
    if (!need) return;
    const broken = breaking(readyFor(card, other), seat, need);
    const after = given({ ...broken, active: other })
      .when(other, { kind: 'play-points', card: id })
      .ok()
      .asks(other, { kind: 'activities', points: card.points })
      .when(other, { kind: 'done' })
      .then(
        { kind: 'event-wasted', seat, card: id },
        { kind: 'card-bound', to: 'pool' },
        { kind: 'opportunity-changed', seat, by: card.points / 2 },
      );
    expect(after.state.played).toEqual({ card: id, to: 'pool' });
  });
});
