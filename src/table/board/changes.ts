/** Which pieces of a table have changed since: moved, turned, come, grown. */
import type { Counter, Pile, Tabletop } from '../../kernel/board';
import { looseOf } from '../../kernel/piles';

const ofCounter = ({ facts: _, ...counter }: Counter): string => JSON.stringify(counter);
const ofPile = ({ cards, role }: Pile): string => `${cards.length} ${role === 'draw' ? '' : (cards[0] ?? '')}`;

/** Each piece by its kind and id, with everything by which a change of it is recognized. */
const signs = ({ counters, markers, piles }: Tabletop): ReadonlyMap<string, string> =>
  new Map([
    ...counters.map(counter => [`counter ${counter.id}`, ofCounter(counter)] as const),
    ...markers.map(({ id, value, piece }) => [`marker ${id}`, `${value} ${piece}`] as const),
    ...piles
      .filter(({ id, slot }) => slot !== undefined || looseOf(id))
      .map(pile => [`pile ${pile.id}`, ofPile(pile)] as const),
  ]);

/** The kind and id of every piece that has changed. */
export const changedSince = (before: Tabletop, now: Tabletop): ReadonlySet<string> => {
  const was = signs(before);
  return new Set([...signs(now)].flatMap(([key, sign]) => (was.get(key) === sign ? [] : [key])));
};
