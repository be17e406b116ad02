/** The changes made by the events of playing cards. */
import { addTo, takeFrom } from '../../../kernel/piles';
import type { State, Prelude } from '../state';
import type { CardEvent } from './vocabulary';
import type { Folds } from '../../../kernel/messages';
const unchanged = (state: State): State => state;

export const cardFolds: Pick<Folds<Prelude>, CardEvent['kind']> = {
  'card-played': (state, { seat, card, from, to }) => ({
    ...takeFrom(state, from === 'pool' ? 'pool' : `${seat}-hand`, [card]),
    played: { card, to },
  }),
  'card-bound': (state, { to }) => (state.played ? { ...state, played: { ...state.played, to } } : state),
  'card-put': ({ played: _played, ...state }, { card, to }) => addTo(state, to, [card]),
  passed: unchanged,
  'event-begun': unchanged,
  'event-wasted': unchanged,
  'place-chosen': unchanged,
  'option-chosen': unchanged,
  'table-rolled': unchanged,
  'desertion-rolled': unchanged,
  'omen-laid': (state, { omen }) => ({ ...state, omens: [...state.omens, omen] }),
  'omens-spent': (state, { seat }) => ({
    ...state,
    omens: state.omens.filter(omen => !(omen.kind === 'more-points' && omen.seat === seat)),
  }),
  'war-begun': state => ({ ...state, warBegun: true }),
};
