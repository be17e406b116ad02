/** How a table of Reds and Whites is shown. */
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
import { numbers } from './numbers';
import { keyFigures } from './key-figures';
import { sum } from './sequence';
import { tabletop } from './tabletop';

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
  // each army that attacks has been named
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
