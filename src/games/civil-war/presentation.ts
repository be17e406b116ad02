/** The presentation of Reds and Whites: how a table of it is shown. */
import type { Goal, Tells, Fact, Presentation } from '../../kernel/presentation';
import {
  MARKERS,
  MAX_MORALE,
  type State,
  armyOf,
  battleOf,
  type CivilWar,
  armiesOf,
  claimant,
  deckOf,
  handOf,
} from './state';
import { FRONTS, type Seat } from './vocabulary';
import { winnerOf } from './rules/battle';
import type { Options } from '../../kernel/messages';
import { board } from './board';
import { faceAt, word } from './faces';
import { helpers } from './helpers';
import { numbers } from './options';
import { keyFigures } from './key-figures';
import { sum } from './sequence';
import { tabletop } from './tabletop';
import type { Demo } from '../../kernel/manifest';

/** §winning What wins, front by front, and how much Morale is left. */
export const goal = ({ markers, morale }: State): Goal<Seat> => ({
  win: { word: 'goal-fronts', params: { markers: MARKERS } },
  rows: [
    ...FRONTS.map(front => ({
      label: { word: 'goal-front', params: { front } },
      each: markers[front],
      need: MARKERS,
      id: front,
    })),
    { label: { word: 'goal-morale' }, each: morale, need: MAX_MORALE, falls: true },
  ],
});

/** Details that the history of a game of Reds and Whites adds to its events. */
export const tells: Tells<CivilWar> = {
  'turn-begun': 'heading',
  // the ending names its reason
  'game-ended': 'unsaid',
  // each attacking army has been named
  'attack-launched': 'unsaid',
  'morale-changed': ({ seat }, before, after) => ({ was: before.morale[seat], now: after.morale[seat] }),
  'marker-taken': ({ seat, front }, before, after) => ({
    was: before.markers[front][seat],
    now: after.markers[front][seat],
    of: MARKERS,
  }),
  'leader-moved': ({ leader }, before) => ({ troops: armyOf(before, leader)?.troops.length ?? 0 }),
  'battle-fought'({ attack, defence }, before) {
    const battle = battleOf(before);
    if (!battle) return undefined;
    const winner = winnerOf(before.options, battle.attacker, attack, defence);
    return { winner: winner ?? 'nobody', by: Math.abs(attack - defence) };
  },
};

const facts = (state: State, seat: Seat): readonly Fact[] => [
  { word: 'morale', brief: 'morale', value: state.morale[seat] },
  { word: 'markers', brief: 'markers', value: FRONTS.reduce((sum, front) => sum + state.markers[front][seat], 0) },
  { word: 'fronts', brief: 'fronts', value: FRONTS.filter(front => claimant(state, front) === seat).length },
  { word: 'cards', value: handOf(state, seat).length },
  { word: 'deck', value: deckOf(state, seat).length },
  { word: 'armies', value: armiesOf(state, seat).length },
];

/** Cards show what the options of the table make of them. */
export const presentation = (options: Options): Presentation<CivilWar> => ({
  id: 'civil-war',
  board,
  tabletop,
  face: faceAt(options),
  pieces: [],
  word,
  texts: {},
  facts,
  closing: ['pass', 'done'],
  numbers: numbers.of(options),
  goal,
  keyFigures,
  sum,
  tells,
  helpers,
});

// Reds and Whites in pictures, for watching, and for random play.

/** Armies of both sides at all fronts, and the Reds may attack. */
const isWarEverywhere = ({ agenda, active, armies }: State): boolean => {
  const fronts = new Set(armies.map(({ front }) => front));
  return agenda[0]?.kind === 'attack' && active === 'red' && fronts.size === FRONTS.length && armies.length >= 7;
};

export const demo: Demo<CivilWar> = {
  watched: {},
  pictures: [
    {
      files: 'civil-war',
      table: 'The long winter',
      seats: ['red', 'white'],
      windows: true,
      worth: isWarEverywhere,
    },
  ],
  // armies march, and wars end
  eagerness: {
    attack: 30,
    launch: 20,
    rally: 20,
    'recruit-leader': 15,
    'recruit-troop': 4,
    'reserve-rally': 3,
    'reserve-draw': 0.3,
    'play-event': 0.3,
    block: 0.05,
    reinforce: 0.05,
    'move-troop': 0.02,
    'swap-troops': 0.02,
    'move-leader': 0.02,
    'reserve-morale': 0.01,
  },
  longest: { random: 1_714, bot: 811 },
};
