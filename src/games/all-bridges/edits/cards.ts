/** Cards moved by hand, told to nobody who could not see them. */
import type { Dice } from '../../../kernel/chance';
import type { State } from '../state';
import { isHidden } from '../view';
import { PILES, type PileId } from '../vocabulary';
import { nonsense, type Edited } from './common';

const pileNamed = (word: string): PileId | undefined => PILES.find(pile => pile === word);

export const cardEdited = (state: State, named: string, fromWord: string, toWord: string): Edited => {
  const from = pileNamed(fromWord);
  const to = pileNamed(toWord);
  if (!from || !to) return nonsense('no-such-place');
  const card = named === '?' ? state.piles[from][0] : named;
  if (card === undefined || !state.piles[from].includes(card)) return nonsense('not-there');
  if (from === to) return nonsense('already-there');
  if (!isHidden(to)) return [{ kind: 'card-moved', card, from, to }];
  return [{ kind: 'card-hidden', card: isHidden(from) ? '?' : card, from, to, secret: { to: 'nobody', is: card } }];
};

export const shuffled = (state: State, pile: string, dice: Dice): Edited => {
  if (pile !== 'deck') return nonsense('not-a-deck');
  const { deck } = state.piles;
  return deck.length
    ? [{ kind: 'deck-shuffled', count: deck.length, secret: { to: 'nobody', is: dice.shuffle(deck) } }]
    : nonsense('not-there');
};
