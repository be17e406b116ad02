/** The Events of the Collapse. */
import type { CardEventData, CardEvents } from './card-events';
import { militaryPride, rallyingSupport } from './cards-war';
import {
  activities, add, addEach, as, ASSEMBLY, check, checkEach, choose, COUNCIL, extremism, inPlay, marker, noted, oneOf,
  opportunity, option, organize, organized, points, prestige, reigning, remove, removeEach, session, there, unrest,
  unrestFrom, warBegun, when, world,
} from './effects';

/** #231, #235 */
const newspapers: CardEventData = { event: [{ do: 'shift', count: 2, back: true }] };
/** #215, #250: where Unrest is at 12, seven Districts. */
const MUCH = 'unrest-less-5';

export const COLLAPSE_EVENTS: CardEvents = {
  201: { need: [warBegun], event: [world(1), remove(2, 'military'), unrest(1)] },
  202: { need: [unrestFrom(8)], event: [check(3, 'military', [removeEach(9, there), marker(2)])] },
  203: { need: [warBegun], event: [world(1)] },
  204: { event: [add(2, 'military'), marker(1)] },
  205: { event: [addEach(1, 'worker')] },
  206: { event: [activities(4)] },
  207: { event: [activities(4)] },
  208: { need: [session], event: [remove(2, 'duma'), add(1, 'taurida')] },
  209: {
    need: [unrestFrom(8)],
    event: [
      choose(2, { in: 'military', control: 'own', found: 'anyhow' }),
      checkEach(3, noted(), [{ do: 'found', where: there }]),
    ],
  },
  210: { need: [{ need: 'either', of: [inPlay(COUNCIL), inPlay(ASSEMBLY)] }], event: [add(3, 'liberal')] },
  211: {
    event: [
      unrest(1), { do: 'random', count: 3, distinct: false, as: 'rolled' },
      removeEach(1, noted('rolled'), 'own'), removeEach(1, noted('rolled'), 'rival'),
    ],
  },
  212: { event: [add(2, 'socialist'), add(2, 'urban')] },
  213: { event: [when(organized('own', 'worker', 2), [marker(2)], [marker(1)])] },
  214: { event: [marker(2), unrest(1)] },
  215: { need: [unrestFrom(8)], event: [add(MUCH, 'district', { most: 1 })] },
  216: { event: [marker(2)] },
  217: { event: [world(1), opportunity(1)] },
  218: { event: [], traits: ['forces-of-reaction'] },
  219: { event: [unrest(-1), points(1, 'workers')] },
  220: {
    event: [
      choose(2, { in: 'worker', found: 'sponsored' }), checkEach(3, noted(), [{ do: 'found', where: there }]),
    ],
  },
  221: { event: [choose(2, 'military'), addEach(2, noted()), marker(2)] },
  222: {
    need: [{ need: 'opens-turn', who: 'revolutionary' }],
    event: [unrest(1), remove(3, 'district', { most: 1 })],
  },
  223: { need: [unrestFrom(8)], event: [{ do: 'disarm', who: 'rival', values: [1, 2] }] },
  224: { event: [activities(4)] },
  225: { event: [activities(4)] },
  226: { event: [activities(2)] },
  227: { event: [activities(2)] },
  228: { event: [unrest(1), add(1, 'nevsky-prospect')] },
  229: { event: [activities(2)] },
  230: { event: [remove(2, 'state-bank'), opportunity(-2, 'rival')] },
  231: newspapers,
  232: { event: [remove(3, 'district')] },
  233: rallyingSupport,
  234: { need: [unrestFrom(8)], event: [], traits: ['mass-support'] },
  235: newspapers,
  236: {
    event: [as('each', add(1, 'moderate')), when({ need: 'majority', who: 'own' }, [points(1)])],
  },
  237: { event: [add(2, 'state-bank'), add(1, 'nevsky-prospect')] },
  238: { event: [{ do: 'disband', who: 'rival', where: { in: 'military', cubes: 4 } }] },
  239: militaryPride,
  240: { need: [warBegun], event: [{ do: 'world-to', at: 0 }, world(1)] },
  241: { need: [unrestFrom(8)], event: [add(3, 'reserve-barracks'), marker(1)] },
  242: { event: [{ do: 'more-points', who: 'revolutionary', by: 2 }] },
  243: { need: [session], event: [], traits: ['legislature'] },
  244: { need: [unrestFrom(10)], event: [world(2), points(1)] },
  245: { event: [choose(2, 'worker'), checkEach(3, noted(), [opportunity(2), add(1, there)])] },
  246: { event: [add(3, 'winter-palace'), marker(1)] },
  247: { event: [add(3, 'military', { most: 1 })] },
  248: { need: [reigning], event: [prestige(1), add(1, 'monarchist')] },
  249: { need: [reigning, { need: 'prestige', atMost: 3 }], event: [{ do: 'prestige-to', at: 0 }, points(2)] },
  250: {
    need: [warBegun],
    event: [
      add(MUCH, 'worker', { most: 1, as: 'industry' }),
      add({ of: MUCH, less: 'industry' }, { in: 'district', not: 'industry' }, { most: 1 }),
    ],
  },
  251: {
    need: [organized('own', 'worker')],
    event: [{ do: 'disband', who: 'rival', where: { in: 'worker', beside: 'own-organization' } }],
  },
  252: { need: [warBegun], event: [remove(3, 'military', { most: 1 }), world(1)] },
  253: { need: [warBegun], event: [world(1), unrest(1), prestige(-1)] },
  254: {
    need: [session],
    event: [as('each', checkEach(2, 'duma', [
      points(1), opportunity(1),
      oneOf(option('add-here', add(1, there)), option('remove-from-duma', remove(1, 'duma'))),
    ]))],
  },
  255: { need: [warBegun], event: [{ do: 'desertion', who: 'government', values: [1, 2] }] },
  256: { need: [{ need: 'opens-turn', who: 'government' }], event: [remove(3, 'district'), remove(1, 'duma')] },
  257: { event: [organize(4, 'urban', 'sponsored')] },
  258: {
    need: [reigning],
    event: [
      extremism('own', 1), extremism('rival', 1), unrest(1),
      oneOf(option('prestige-up', prestige(1)), option('prestige-down', prestige(-1))),
    ],
  },
};
