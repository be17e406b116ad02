/** The presentation of Dual Powers: an owner's data changes cards, tokens and names. */
import type { Goal, Figures, Tells, Fact, Presentation } from '../../kernel/presentation';
import { isSolo, trackLength, type State, type DualPowers } from './state';
import { type Seat, pileOfSide, rival, supplyOf } from './vocabulary';
import type { Options } from '../../kernel/messages';
import { board } from './board';
import { faceAt, piecesAt, textsAt, wordAt } from './faces';
import { helpers } from './helpers';
import { isSolitaire } from './data/tokens';
import { keyFigures, sum } from './sums';
import { tabletop } from './tabletop';
import { named } from './options';
import type { Demo } from '../../kernel/manifest';

// §end What wins: the score marker on one's own half of the track.

/** The half of the track that the score marker stands on, and how far it is to the end at once. */
export const goal = (state: State): Goal<Seat> => {
  const need = trackLength(state);
  const win = isSolo(state)
    ? ({ word: 'goal-score-solo', params: { need } } as const)
    : ({ word: 'goal-score', params: { need } } as const);
  const { score } = state;
  return {
    win,
    rows: [
      {
        label: { word: 'goal-support' },
        each: { soviet: Math.max(0, score), government: Math.max(0, -score) },
        need,
      },
    ],
  };
};

/** Details that the history of a game of Dual Powers adds to its events. */
/** Who is ahead, and by how much, before and after. */
const lead = (before: State, after: State): Figures => {
  const aheadIn = ({ score }: State): string => (score < 0 ? 'government' : 'soviet');
  return {
    was: Math.abs(before.score),
    ahead: aheadIn(before),
    now: Math.abs(after.score),
    leader: aheadIn(after),
  };
};

export const tells: Tells<DualPowers> = {
  'game-ended': 'unsaid',
  'round-begun': 'unsaid',
  // §opposition a heading over the opposition's act
  'card-revealed': 'heading',
  'leader-revealed': 'heading',
  // they all return to where they were before the scoring
  'marker-returned': 'unsaid',
  'points-scored': (_, before, after) => lead(before, after),
  'score-set': (_, before, after) => lead(before, after),
};

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

/** Dual Powers in pictures, for watching, and for random play. */
/** Leaders of both sides in the city, exhausted tokens, and the Soviet about to play a card. */
const isStruggle = ({ agenda: [top], round, tokens }: State): boolean =>
  round === 2 &&
  top?.kind === 'turn' &&
  top.seat === 'soviet' &&
  top.number >= 3 &&
  tokens.some(({ exhausted }) => exhausted);

/** A solitaire game: the opposition stands in the city, partly exhausted, and has turned over a card. */
const isOpposed = ({ agenda: [top], tokens }: State): boolean => {
  const opposing = tokens.filter(({ kind }) => kind.startsWith('opposing'));
  return (
    top?.kind === 'opposing-card' &&
    opposing.length > 20 &&
    opposing.some(({ exhausted }) => exhausted) &&
    opposing.filter(({ at }) => !at.endsWith('supply')).length >= 3
  );
};

export const demo: Demo<DualPowers> = {
  watched: {},
  pictures: [
    { files: 'dual-powers', table: 'Petrograd', seats: ['soviet', 'government'], worth: isStruggle },
    {
      files: 'dual-powers-alone',
      table: 'Alone',
      seats: ['soviet'],
      options: { players: 'solitaire', side: 'soviet', difficulty: '3' },
      worth: isOpposed,
    },
  ],
  // a card's action is taken or declined, so that the game moves on
  eagerness: { 'take-back-objective': 0.05, done: 3, decline: 2 },
  longest: { random: 121, bot: 139 },
};
