/** How a table of Reds and Whites is shown. */
import type { Options } from '../../kernel/messages';
import type { Fact, Presentation } from '../../kernel/presentation';
import { board } from './board';
import { faceAt, word } from './faces';
import { helpers } from './helpers';
import { numbers } from './numbers';
import { goal } from './goal';
import { keyFigures } from './key-figures';
import { armiesOf, claimant, type State, deckOf, handOf } from './state';
import { sum } from './sums';
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
