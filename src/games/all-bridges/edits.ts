/** Changes by hand as events of the game. They may break rules, but not make nonsense of the table. */
import type { Dice } from '../../kernel/chance';
import type { GameEdit } from '../../kernel/edit';
import type { Refusal } from '../../kernel/refusal';
import { cardEdited, shuffled } from './edits/cards';
import { nonsense, type Edited } from './edits/common';
import { cylinderMoved, isCylinder } from './edits/cylinders';
import { markerEdited } from './edits/markers';
import { pieceFlipped, pieceMoved } from './edits/pieces';
import { trackSet } from './edits/tracks';
import { placeNamed, type Place } from './edits/where';
import { isCard } from './data/deck';
import type { State } from './state';

const AWAY: Place = { is: 'away' };

/** A piece from one place to another; away is beside the board, or into its own box. */
const moved = (state: State, piece: string, from: Place, to: Place, count: number): Edited => {
  if (!Number.isInteger(count) || count < 1) return nonsense('one-at-least');
  if (isCylinder(piece)) return cylinderMoved(state, piece, from, to);
  return markerEdited(state, piece, from, to, count) ?? pieceMoved(state, piece, from, to, count);
};

const named = (word: string): Place | Refusal => placeNamed(word) ?? nonsense('no-such-place');
const isRefusal = (place: Place | Refusal): place is Refusal => 'reason' in place;

/** A change by hand as events, or why it is nonsense. */
export const edit = (state: State, change: GameEdit, dice: Dice): Edited => {
  switch (change.kind) {
    case 'card':
      return cardEdited(state, change.card, change.from, change.to);
    case 'shuffle':
      return shuffled(state, change.pile, dice);
    case 'set':
      return trackSet(state, change.marker, change.to);
    case 'move': {
      if (isCard(change.piece) || change.piece === '?') {
        return cardEdited(state, change.piece, change.from, change.to);
      }
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
  }
};
