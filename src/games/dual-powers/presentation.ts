/** How a table of Dual Powers is shown: an owner's own data changes cards, tokens and names. */
import type { Options } from '../../kernel/messages';
import type { Fact, Presentation } from '../../kernel/presentation';
import { board } from './board';
import { faceAt, piecesAt, textsAt, wordAt } from './faces';
import { helpers } from './helpers';
import { isSolitaire } from './data/tokens';
import { goal } from './goal';
import { keyFigures } from './key-figures';
import type { State } from './state';
import { sum } from './sums';
import { tabletop } from './tabletop';
import { named } from './numbers';
import { tells } from './tells';
import type { DualPowers } from './types';
import { pileOfSide, rival, supplyOf, type Seat } from './vocabulary';

const facts = (state: State, seat: Seat): readonly Fact[] => [
  { word: 'points', brief: 'points', value: Math.max(0, seat === 'soviet' ? state.score : -state.score) },
  { word: 'will', brief: 'will', value: state.will === seat },
  { word: 'cards', value: state.piles[pileOfSide(seat, 'hand')].length },
  { word: 'supply', brief: 'supply', value: state.tokens.filter(token => token.at === supplyOf(seat)).length },
];

/** §opposition What the opposition turns up happens when the player goes on; it is the opposition's act. */
const doer = ({ agenda: [step] }: State): Seat | undefined =>
  step?.kind === 'opposing-card' || step?.kind === 'opposing-leader' ? rival(step.seat) : undefined;

export const presentation = (options: Options): Presentation<DualPowers> => ({
  id: 'dual-powers',
  board: board(options),
  tabletop,
  face: faceAt(options),
  pieces: piecesAt(options),
  word: wordAt(options),
  texts: textsAt(options),
  numbers: named(options),
  facts,
  closing: ['decline', 'done', 'go-on'],
  goal,
  keyFigures,
  sum,
  tells,
  asks: () => ({ players: isSolitaire(options) ? 'solitaire' : 'two' }),
  doer,
  helpers,
});
