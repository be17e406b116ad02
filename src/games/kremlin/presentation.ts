/** How a table of Kremlin is shown: the politicians of its edition, on the pyramid of their offices. */
import type { Options } from '../../kernel/messages';
import type { Fact, Presentation } from '../../kernel/presentation';
import { asks } from './asks';
import { board } from './board';
import { dossier } from './dossier';
import { form } from './form';
import { faceAt, pieces, textsAt, wordAt } from './faces';
import { helpers } from './helpers';
import { controllerOf, declaredBy } from './rules/control';
import { wavesOf } from './rules/victory';
import { goal } from './goal';
import { keyFigures } from './key-figures';
import { lettersOf, politburo, type State } from './state';
import { sum } from './sums';
import { numbers } from './numbers';
import { tabletop } from './tabletop';
import { tells } from './tells';
import type { Kremlin } from './types';
import { handOf, type Seat } from './vocabulary';

const facts = (state: State, seat: Seat): readonly Fact[] => [
  { word: 'waves', brief: 'waves', value: wavesOf(state, seat) },
  {
    word: 'controlled',
    brief: 'controlled',
    value: politburo(state).filter(letter => controllerOf(state, letter) === seat).length,
  },
  {
    word: 'declared',
    brief: 'declared',
    value: lettersOf(state.options).reduce((sum, letter) => sum + declaredBy(state, seat, letter), 0),
  },
  { word: 'cards', value: state.piles[handOf(seat)].length },
];

export const presentation = (options: Options): Presentation<Kremlin> => ({
  id: 'kremlin',
  board,
  tabletop,
  face: faceAt(options),
  pieces,
  word: wordAt(options),
  texts: textsAt(options),
  numbers: numbers.of(options),
  facts,
  asks,
  dossier,
  sum,
  closing: [
    'pass',
    'end-purges',
    'end-investigations',
    'end-shifts',
    'end-promotions',
    'end-rehabilitations',
    'end-increase',
    'keep-cards',
    'end-discarding',
    'decline-bargain',
    'call-off',
    'take-back-sheet',
  ],
  goal,
  form,
  keyFigures,
  tells,
  helpers,
});
