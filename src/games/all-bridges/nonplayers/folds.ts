/** What is only told changes nothing; the "NP to play" marker lies on a card. */
import type { Folds } from '../../../kernel/messages';
import type { State, AllBridges } from '../state';
import type { NonplayerEvent } from './vocabulary';
import { WEAPONS } from './weapons';

const same = (state: State): State => state;

export const nonplayerFolds: Pick<Folds<AllBridges>, NonplayerEvent['kind']> = {
  'nonplayer-option': same,
  'nonplayer-marked': (state, { seat, card }) => ({ ...state, marked: { ...state.marked, [seat]: card } }),
  'nonplayer-unmarked': (state, { seat }) => {
    const { [seat]: _, ...marked } = state.marked ?? {};
    return { ...state, marked };
  },
  'nonplayer-card-drawn': same,
  'nonplayer-card-discarded': same,
  // (#11) the die is thrown before the Event is taken, and says what comes of it
  'nonplayer-rolled': (state, { die, on }) =>
    on === 'roll-event' && state.piles.current[0] === WEAPONS ? { ...state, eventDie: { card: WEAPONS, die } } : state,
  'event-declined': same,
  'special-passed-over': same,
  'choice-narrowed': same,
  'choice-by-chance': same,
  'choice-made': same,
  'priority-void': same,
  'spaces-fell-out': same,
  'priority-closed': same,
  'condition-unmet': same,
  'priority-tried': same,
  'priority-narrowed': same,
  'chosen-randomly': same,
};
