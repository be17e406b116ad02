/** Changes by hand as events of the game. They may break rules, but must leave a meaningful table. */
import type { Dice } from '../../kernel/dice';
import type { GameEdit } from '../../kernel/edit';
import { cardEdits } from '../../kernel/kit/edits';
import type { Refusal } from '../../kernel/refusal';
import { type Edited, placeNamed, type Place } from './edits/where';
import { nonsense } from './refusals';
import { cylinderMoved, isCylinder, trackSet } from './edits/tracks';
import { markerEdited } from './edits/markers';
import { pieceFlipped, pieceMoved } from './edits/pieces';
import { playersIn } from './options';
import type { State, AllBridges } from './state';
import { cards } from './view';

const AWAY: Place = { is: 'away' };

/** Moves a piece between places; "away" is beside the board, or its own box. */
const moved = (state: State, piece: string, from: Place, to: Place, count: number): Edited => {
  if (!Number.isInteger(count) || count < 1) return nonsense('one-at-least');
  if (isCylinder(piece)) return cylinderMoved(state, piece, from, to);
  return markerEdited(state, piece, from, to, count) ?? pieceMoved(state, piece, from, to, count);
};

const named = (word: string): Place | Refusal => placeNamed(word) ?? nonsense('no-such-place');
const isRefusal = (place: Place | Refusal): place is Refusal => 'reason' in place;

const ofCards = cardEdits<AllBridges>(cards, {
  // between open piles the rules turn cards as they are
  known: (state, card, from, to) => (cards.isOpen(state, to) ? [{ kind: 'card-moved', card, from, to }] : undefined),
  removedTo: () => 'discarded',
  seats: playersIn,
});

/** A change by hand as events, or why it makes no sense. */
export const edit = (state: State, change: GameEdit, dice: Dice): Edited =>
  ofCards(state, change, dice) ?? ofPieces(state, change);

const ofPieces = (state: State, change: GameEdit): Edited => {
  switch (change.kind) {
    case 'set':
      return trackSet(state, change.marker, change.to);
    case 'move': {
      const from = named(change.from);
      const to = named(change.to);
      if (isRefusal(from)) return from;
      return isRefusal(to) ? to : moved(state, change.piece, from, to, change.count);
    }
    case 'add': {
      const to = named(change.to);
      return isRefusal(to) ? to : moved(state, change.piece, AWAY, to, change.count);
    }
    case 'remove': {
      const from = named(change.from);
      return isRefusal(from) ? from : moved(state, change.piece, from, AWAY, change.count);
    }
    case 'flip': {
      const at = named(change.at);
      return isRefusal(at) ? at : pieceFlipped(state, change.piece, at);
    }
    default:
      return nonsense('no-such-place');
  }
};
