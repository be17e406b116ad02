/** The piles of the table by the names that changes by hand use. */
import type { State } from './state';
import { PILES, type OpenPile, type PileId } from './vocabulary';

export const isPile = (word: string): word is PileId => PILES.some(pile => pile === word);
const OPEN: readonly string[] = ['pool', 'discards', 'in-play', 'aside', 'removed'] satisfies readonly OpenPile[];
export const isOpenPile = (pile: PileId): pile is OpenPile => OPEN.includes(pile);

type Cards = readonly string[];

export const pileOf = (state: State, pile: PileId): Cards => {
  switch (pile) {
    case 'revolutionary-hand':
      return state.hands.revolutionary;
    case 'government-hand':
      return state.hands.government;
    case 'turmoil-deck':
      return state.decks.turmoil;
    case 'war-deck':
      return state.decks.war;
    case 'collapse-deck':
      return state.decks.collapse;
    case 'in-play':
      return state.inPlay;
    default:
      return state[pile];
  }
};

/** The state with another pile in its place. */
export const withPile = (state: State, pile: PileId, cards: Cards): State => {
  switch (pile) {
    case 'revolutionary-hand':
      return { ...state, hands: { ...state.hands, revolutionary: cards } };
    case 'government-hand':
      return { ...state, hands: { ...state.hands, government: cards } };
    case 'turmoil-deck':
      return { ...state, decks: { ...state.decks, turmoil: cards } };
    case 'war-deck':
      return { ...state, decks: { ...state.decks, war: cards } };
    case 'collapse-deck':
      return { ...state, decks: { ...state.decks, collapse: cards } };
    case 'in-play':
      return { ...state, inPlay: cards };
    default:
      return { ...state, [pile]: cards };
  }
};

/** The pile where a card lies, as the viewer of this state knows it. */
export const whereIs = (state: State, card: string): PileId | undefined =>
  PILES.find(pile => pileOf(state, pile).includes(card));
