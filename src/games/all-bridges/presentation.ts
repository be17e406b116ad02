/** How a table of All Bridges Burning is shown. */
import type { Options } from '../../kernel/messages';
import type { Fact, Presentation } from '../../kernel/presentation';
import { board } from './board';
import { face, PIECES } from './faces';
import { gist } from './gists';
import { helpers } from './helpers';
import { word } from './names';
import { numbers } from './numbers';
import { isUntracked } from './nonplayers/who';
import { cubeSlot } from './places';
import { margin } from './rules/victory';
import { availableCells } from './selectors';
import { goal } from './goal';
import { keyFigures } from './key-figures';
import type { State } from './state';
import { priceOf, sum } from './sums';
import { tabletop } from './tabletop';
import { tells } from './tells';
import type { AllBridges } from './types';
import { SEATS, type Command, type Seat } from './vocabulary';

/** Resources, the margin to victory, where the cylinder stands, and what is left in the box. */
const facts = (state: State, seat: Seat): readonly Fact[] => [
  ...(isUntracked(state, seat) ? [] : [{ word: 'resources', brief: 'resources', value: state.resources[seat] }]),
  { word: 'margin', brief: 'margin', value: margin(state, seat) },
  { word: 'eligibility', brief: 'eligibility', value: state.cylinders[seat] },
  { word: 'available', value: availableCells(state, seat) },
];

/** §8.1 A player lets a Non-player go on: what comes of it is the Non-player's doing. */
const doer = ({ agenda: [step] }: State): Seat | undefined => (step?.kind === 'nonplayer-due' ? step.seat : undefined);

/** §1.11 A cube comes to the wing of its side on the Political Display, or leaves it. */
const slotOf = (command: Command): string | undefined =>
  'cube' in command && command.cube !== 'none' ? cubeSlot(command.cube) : undefined;

export const presentation = (options: Options): Presentation<AllBridges> => ({
  id: 'all-bridges',
  board,
  tabletop,
  face,
  pieces: PIECES,
  word,
  texts: {},
  numbers: numbers.of(options),
  facts,
  factions: () => SEATS,
  sum,
  closing: ['done', 'decline', 'pass', 'pass-over'],
  goal,
  keyFigures,
  priceOf,
  gist,
  slotOf,
  doer,
  openCards: ['current', 'upcoming'],
  tells,
  helpers,
});
