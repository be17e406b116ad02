/** Players who look ahead: over their own turn and the other side's, in tables as they must imagine them. */
import { searchingBot, type Lookout } from '../../../kernel/kit/search';
import type { State } from '../state';
import type { DualPowers } from '../types';
import { unplaced } from '../unplaced';
import { pileOfSide, rival, type Seat } from '../vocabulary';
import { scores } from './agitator';
import { REASONS, whys } from './reasons';
import { worth } from './worth';

/** A decided game outweighs every lead. */
const DECIDED = 60;
/** What the will of the people is worth by itself, and a card in hand. */
const WILL = 0.8;
const CARD = 0.25;

const valueOf = (state: State, seat: Seat): number => {
  const { ending } = state;
  if (ending) return ending.winner === seat ? DECIDED : -DECIDED;
  const lead = seat === 'soviet' ? state.score : -state.score;
  const cards = (side: Seat): number => state.piles[pileOfSide(side, 'hand')].length;
  return lead + worth(state, seat) + (state.will === seat ? WILL : -WILL) + CARD * (cards(seat) - cards(rival(seat)));
};

/** Turns that are still to come in this round. */
const turnsLeft = ({ agenda }: State): number =>
  agenda.filter(({ kind }) => kind === 'turn' || kind === 'opposition-turn').length;

/** Turns that are played on. */
const TURNS = 2;

const lookout: Lookout<DualPowers> = {
  reasons: REASONS,
  scores,
  whys,
  unplaced,
  isFar: (state, from) => state.round > from.round || turnsLeft(state) <= turnsLeft(from) - TURNS,
  worth: valueOf,
};

export const organizer = searchingBot(lookout, {
  id: 'organizer',
  level: 'sound',
  breadth: 6,
  nodes: 200,
  tables: 8,
});

export const tribune = searchingBot(lookout, {
  id: 'tribune',
  level: 'strong',
  breadth: 12,
  nodes: 1000,
  tables: 40,
});
