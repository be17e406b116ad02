/** §2.1 Everything of an Era comes back into its deck by hand: its cards are told by themselves, not by where they lie. */
import type { Dice } from '../../kernel/chance';
import type { Edited } from '../../kernel/kit/edits';
import { isWhole, pileOf } from '../../kernel/piles';
import { cardOf } from './cards/card';
import { ERAS } from './data/types';
import { nonsense } from './refusals';
import type { State, Prelude } from './state';
import { cards } from './view';
import type { PileId } from './vocabulary';

/** §12.1.1 The cards of the Provisional Government are of the last deck once it holds them; the Key Events are of none. */
const deckOf = (state: State, id: string): string => {
  const deck = cardOf(state, id)?.deck;
  return `${deck === 'provisional' && state.abdicated ? 'collapse' : deck}-deck`;
};

/** What a viewer does not see may be of the deck: they cannot tell that all of it lies there. */
export const gathered = (state: State, named: string, dice: Dice): Edited<Prelude> => {
  const deck = ERAS.map(era => `${era}-deck` as const).find(one => one === named);
  if (!deck) return nonsense('not-a-deck');
  // what lies loose has its place as its name
  const away = (Object.keys(state.piles) as PileId[]).flatMap(pile => {
    const isAll = pile === deck || cards.homeOf(state, pile) === deck;
    const own = isAll ? [] : pileOf(state, pile).filter(card => deckOf(state, card) === deck);
    return own.length ? [{ own, event: cards.taken(state, own, pile, false) }] : [];
  });
  const recalled = cards.recalled(
    state,
    deck,
    dice,
    away.flatMap(({ own }) => own),
  );
  if (isWhole(state) && recalled.count === state.piles[deck].length) return nonsense('already-there');
  return [...away.map(({ event }) => event), recalled];
};
