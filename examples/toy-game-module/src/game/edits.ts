/** Changes by hand: what can be changed, what each event changes, and what the rules say of it. */
import {
  allCardsIn,
  cardEdits,
  carry,
  setCounted,
  type Dice,
  type Edited,
  type EditRules,
  type Folds,
  type GameEdit,
  type Unplaced,
} from 'revolution-tables-kit';
import { nonsense } from './rulebook';
import { played } from './rules';
import { CARDS, SEATS, type MyGame, type State } from './vocabulary';
import { cards } from './view';

const byHand = cardEdits<MyGame>(cards);
export const MOST_POINTS = 12;

/** Cards go anywhere, points are set; nothing else makes sense. */
export const edit = (state: State, change: GameEdit, dice: Dice): Edited<MyGame> => {
  if (change.kind !== 'set') return byHand(state, change, dice) ?? nonsense('no-such-change');
  const seat = SEATS.find(one => change.marker === `points-${one}`);
  return setCounted<MyGame>(
    seat && {
      now: state.points[seat],
      least: 0,
      most: MOST_POINTS,
      to: points => [{ kind: 'points-set', seat, points }],
    },
    change.to,
  );
};

/** Cards that somebody cannot see, for a table whose key is lost. */
export const unplaced = (seen: State): readonly Unplaced[] => {
  const placed = new Set(allCardsIn(seen));
  return [{ cards: CARDS.filter(card => !placed.has(card)), piles: ['deck', 'hand-north', 'hand-south'] }];
};

export const editRules: EditRules<MyGame> = {
  belongs: { 'cards-shown': 'free', 'cards-taken': '§1', 'cards-laid': '§1', 'points-set': '§3' },
  owner: (_state, event) => (event.kind === 'points-set' ? event.seat : undefined),
  piles: '§1',
  laws: [],
};

export const folds: Folds<MyGame> = {
  ...cards.folds,
  'round-begun': (state, { round }) => ({ ...carry(state, state.piles.table, 'table', 'discards'), round }),
  'card-played': (state, { seat, card }) => played(state, seat, card),
  'round-won': (state, { seat }) => ({ ...state, points: { ...state.points, [seat]: state.points[seat] + 1 } }),
  'points-set': (state, { seat, points }) => ({ ...state, points: { ...state.points, [seat]: points } }),
  'game-ended': (state, { winner, reason }) => ({ ...state, outcome: { winner, reason } }),
};
