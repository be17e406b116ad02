/** The Events of the Great War. */
import type { CardEventData, CardEvents } from './types';
import {
  activities,
  add,
  addEach,
  as,
  check,
  checkEach,
  choose,
  extremism,
  inPlay,
  marker,
  noSession,
  noted,
  notInPlay,
  oneOf,
  opportunity,
  option,
  organize,
  organized,
  points,
  prestige,
  RASPUTIN,
  remove,
  session,
  unrest,
  WAR,
  when,
  world,
} from './effects';

const war = inPlay(WAR);

/** #111, #115 */
const election: CardEventData = {
  need: [noSession],
  event: [
    { do: 'random', count: 4, distinct: true, as: 'rolled' },
    { do: 'controllers', of: 'rolled', list: [add(1, 'duma')] },
  ],
};
/** #119, #120; what they do to the rolls of the war is a trait. */
const disaster: CardEventData = { need: [war], event: [prestige(-1)], traits: ['military-disaster'] };
/** #125, #239 */
export const militaryPride: CardEventData = { event: [organize(3, 'military', 'anyhow')] };
/** #140, #233 */
export const rallyingSupport: CardEventData = {
  event: [choose(2, { in: 'district', control: 'not-own' }), addEach(2, noted())],
};

export const WAR_EVENTS: CardEvents = {
  101: { need: [war], event: [world(1), add(1, 'radical')] },
  102: { need: [war], event: [add(2, 'state-bank'), opportunity(2)] },
  103: { event: [add(2, 'worker', { most: 1 })] },
  104: { need: [session], event: [{ do: 'end-session' }, remove(1, 'duma'), prestige(-1)] },
  105: { need: [war], event: [prestige(-1)] },
  106: { need: [war], event: [addEach(1, 'military')] },
  107: {
    event: [
      oneOf(
        option('remove-cubes', remove('third-of-prestige', { in: 'district', control: 'rival' })),
        option('add-cubes', add('third-of-prestige', 'district')),
      ),
    ],
  },
  108: {
    event: [
      choose(2, 'worker'),
      checkEach(3, noted(), [points(1), { do: 'note', as: 'won' }]),
      when({ need: 'noted', as: 'won' }, [unrest(1)]),
    ],
  },
  109: { need: [war], event: [organize(4, 'worker', 'sponsored')] },
  110: { event: [add(2, 'military', { most: 1 })] },
  111: election,
  112: { need: [war], event: [prestige(-1), remove(2, 'military')] },
  113: { event: [activities(4)] },
  114: { event: [add(2, 'reserve-barracks'), add(1, 'garrison-barracks')] },
  115: election,
  116: { need: [session], event: [add(3, 'liberal'), remove(1, 'monarchist', { whose: 'own' }), prestige(-1)] },
  117: { need: [war], event: [unrest(1), world(1)] },
  118: { need: [war], event: [prestige(1), add(1, 'nevsky-prospect')] },
  119: disaster,
  120: disaster,
  121: { event: [marker(2)] },
  122: { event: [], traits: ['land-bread-peace'] },
  123: { event: [add(3, 'kronstadt')] },
  124: { event: [add(2, 'liberal')] },
  125: militaryPride,
  126: { event: [{ do: 'disband', who: 'rival', where: { in: 'urban', control: 'own' } }] },
  127: { need: [war], event: [unrest(1), as('each', remove(2, 'district', { whose: 'own' }))] },
  128: { event: [activities(2)] },
  129: { event: [activities(4)] },
  130: { event: [remove(3, 'worker', { most: 1 }), add(1, 'state-bank')] },
  131: { need: [war, notInPlay(RASPUTIN)], event: [prestige(1)] },
  132: { need: [notInPlay(WAR)], event: [{ do: 'enter-play', card: WAR }] },
  133: {
    need: [organized('own', 'monarchist'), war],
    event: [addEach(1, { in: ['worker', 'military'] }), marker(2), world(1)],
  },
  134: { need: [war], event: [addEach(1, { in: ['worker', 'military'] }), unrest(1), world(1)] },
  135: { event: [prestige(-1), points(1, 'majority')] },
  136: {
    need: [war],
    event: [
      {
        do: 'table',
        rows: [
          { most: 2, list: [prestige(-1)] },
          { most: 6, list: [prestige(1), world(1)] },
        ],
      },
    ],
  },
  137: {
    event: [unrest(1), check(3, 'urban', [addEach(2, { in: ['worker', 'military'], near: 'there' })])],
  },
  138: { need: [war], event: [remove(2, 'military'), add(1, 'military')] },
  139: {
    event: [
      oneOf(option('remove-from-duma', remove(2, 'duma')), option('remove-from-districts', remove(3, 'district'))),
      unrest(1),
    ],
  },
  140: rallyingSupport,
  141: { need: [war], event: [world(1, 'behind'), unrest(-1)] },
  142: { need: [war], event: [prestige(-1), add(1, 'radical')] },
  143: {
    need: [war],
    event: [{ do: 'move', count: 2, whose: ['own', 'rival'], from: 'worker', to: 'military' }],
  },
  144: { need: [war], event: [world(2), prestige(1), remove(2, 'military', { whose: 'own', most: 1 })] },
  145: {
    need: [inPlay(RASPUTIN)],
    event: [{ do: 'leave-play', card: RASPUTIN, to: 'removed' }, prestige(1), extremism()],
  },
  146: { need: [session], event: [prestige(2), add(2, 'duma'), points(1)] },
  147: { event: [activities(2)] },
  148: { need: [session, war], event: [prestige(-2), add(2, 'moderate')] },
  149: { event: [organize(4, 'urban', 'sponsored')] },
  150: { event: [{ do: 'shift', count: 1, back: false }, opportunity(1)] },
};
