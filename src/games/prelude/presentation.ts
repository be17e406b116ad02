/** How a table of Prelude to Revolution is shown: an owner's own data changes what stands on the cards. */
import type { Options } from '../../kernel/messages';
import type { Fact, Presentation } from '../../kernel/presentation';
import { boardAt } from './board';
import { textsOfCards } from './cards/faces';
import { TRACKS } from './data/types';
import { faceAt, PIECES, word } from './faces';
import { helpers } from './helpers';
import { advantage } from './rules/advantage';
import { preparationsOf } from './rules/red-october';
import { rolls } from './scoring-dice';
import type { Seat } from './seats';
import { goal } from './goal';
import { keyFigures } from './key-figures';
import { controlled, dumaValue, organizationsOf, sign, type State } from './state';
import { sumOf } from './sums';
import { numbers } from './numbers';
import { tabletop } from './tabletop';
import { tells } from './tells';
import type { Prelude } from './types';

const facts = (state: State, seat: Seat): readonly Fact[] => [
  { word: 'points', brief: 'points', value: Math.max(0, sign(seat) * state.points) },
  { word: 'opportunity', brief: 'opportunity', value: state.opportunity[seat] },
  { word: 'cards', value: state.piles[`${seat}-hand`].length },
  { word: 'districts', brief: 'districts', value: controlled(state, seat).length },
  { word: 'organizations', value: organizationsOf(state, seat).length },
  { word: 'duma', value: dumaValue(state, seat) },
  { word: 'preparations', value: preparationsOf(state, seat) },
  ...TRACKS.map(track => ({ word: `score-${track}`, value: Math.max(0, sign(seat) * advantage(state, track)) })),
];

export const presentation = (options: Options): Presentation<Prelude> => ({
  id: 'prelude',
  board: boardAt(options),
  tabletop,
  face: faceAt(options),
  pieces: PIECES,
  word,
  texts: textsOfCards(options),
  numbers: numbers.of(options),
  facts,
  sum: sumOf,
  rolls,
  closing: ['pass', 'done', 'accept-failure'],
  goal,
  keyFigures,
  tells,
  helpers,
});
