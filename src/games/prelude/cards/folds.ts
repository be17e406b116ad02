/** What the events of playing cards change. */
import { without } from '../../../kernel/hidden';
import type { Folds } from '../../../kernel/happening';
import type { State } from '../state';
import type { Prelude } from '../types';
import type { Bound, CardEvent } from './vocabulary';

/** The pile that a card goes to, with the card at its end: on top, where it is a pile of discards. */
const onto = (state: State, to: Bound, card: string): Partial<State> => {
  switch (to) {
    case 'discards':
      return { discards: [...state.discards, card] };
    case 'pool':
      return { pool: [...state.pool, card] };
    case 'in-play':
      return { inPlay: [...state.inPlay, card] };
    case 'removed':
      return { removed: [...state.removed, card] };
  }
};

const unchanged = (state: State): State => state;

export const cardFolds: Pick<Folds<Prelude>, CardEvent['kind']> = {
  'card-played': (state, { seat, card, from, to }) => ({
    ...state,
    ...(from === 'pool'
      ? { pool: without(state.pool, card) }
      : { hands: { ...state.hands, [seat]: without(state.hands[seat], card) } }),
    played: { card, to },
  }),
  'card-bound': (state, { to }) => (state.played ? { ...state, played: { ...state.played, to } } : state),
  'card-put': ({ played: _played, ...state }, { card, to }) => ({ ...state, ...onto(state, to, card) }),
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
