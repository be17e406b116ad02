/** How a table of Reds and Whites is shown. */
import type { Options } from '../../kernel/messages';
import type { Fact, Showing } from '../../kernel/showing';
import { board } from './board';
import { faceAt, word } from './faces';
import { helpers } from './helpers';
import { stakes } from './stakes';
import { armiesOf, claimant, type State, deckOf, handOf } from './state';
import { tabletop } from './tabletop';
import { tells } from './tells';
import type { CivilWar } from './types';
import { FRONTS, type Seat } from './vocabulary';

const facts = (state: State, seat: Seat): readonly Fact[] => [
  { word: 'morale', brief: 'morale', value: state.morale[seat] },
  { word: 'markers', brief: 'markers', value: FRONTS.reduce((sum, front) => sum + state.markers[front][seat], 0) },
  { word: 'fronts', brief: 'fronts', value: FRONTS.filter(front => claimant(state, front) === seat).length },
  { word: 'cards', value: handOf(state, seat).length },
  { word: 'deck', value: deckOf(state, seat).length },
  { word: 'armies', value: armiesOf(state, seat).length },
];

/** Cards say what the options of the table make of them. */
export const showing = (options: Options): Showing<CivilWar> => ({
  id: 'civil-war',
  board,
  tabletop,
  face: faceAt(options),
  pieces: [],
  word,
  texts: {},
  facts,
  stakes,
  tells,
  helpers,
});
