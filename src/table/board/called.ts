/** Finding something by its name as one types it. */
import type { Pile } from '../../kernel/board';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** Does a name hold every word that was typed, whatever their case, accents and order? */
export const isNamedLike = (name: string, typed: string): boolean => {
  const own = plain(name);
  return plain(typed)
    .split(/\s+/)
    .every(word => own.includes(word));
};

// Where in its pile a card lies that is shown.

/** How many cards lie on the n-th of a pile: hands and what lies open show the oldest first. */
export const depthOf = ({ role, cards }: Pile, n: number): number =>
  role === 'draw' || role === 'discard' ? n : cards.length - 1 - n;
