/**
 * A hidden card that is turned up by hand was in its place before. The search puts it back there, now known, on the
 * earlier tables. So it can tell what the rules would have done with it.
 */
import type { Change } from './edit';
import type { Piles } from './piles';

type Table = object & { readonly piles?: Piles };

const known = new WeakMap<Table, Map<string, Table>>();

/**
 * A table as it is seen, with the cards that the next one shows. The same cards give the same object, so that results
 * for it are kept.
 */
const told = <S extends Table>(state: S, { piles: after = {} }: Table, edit: Change | undefined): S => {
  const { piles: before = {} } = state;
  const lying = new Set(Object.values(before).flat());
  const came = new Set(Object.values(after).flatMap(pile => pile.filter(card => !lying.has(card))));
  const piles: Record<string, readonly string[]> = {};
  const shorter: string[] = [];
  for (const [id, pile] of Object.entries(before)) {
    const later = after[id] ?? [];
    const taken = pile.length - later.length;
    if (taken === 1 && pile[0] === '?') shorter.push(id);
    piles[id] = pile.map((card, n) => {
      const found = later[n - taken];
      return card === '?' && taken >= 0 && found !== undefined && came.delete(found) ? found : card;
    });
  }
  const [card] = came;
  const [from] = shorter;
  // a card of a hidden hand may have been played, and the rules drew another in its place: the change names its piles
  const changes = edit?.kind === 'together' ? edit.edits : [edit ?? {}];
  const named = changes.flatMap(one => Object.values(one)).filter(id => Object.hasOwn(before, `${id}`));
  const isTaken = from !== undefined && (!named.length || named.includes(from));
  // if several were turned up at once, nobody can tell which was where
  if (card !== undefined && isTaken && came.size + shorter.length === 2)
    piles[from] = [card, ...(piles[from] ?? []).slice(1)];
  const key = JSON.stringify(piles);
  if (key === JSON.stringify(before)) return state;
  const of = known.get(state) ?? new Map<string, Table>();
  known.set(state, of);
  const made = of.get(key) ?? { ...state, piles };
  of.set(key, made);
  // what is kept for this state belongs to it
  return made as S;
};

/** Consecutive states, each with what the later ones show of its hidden cards. */
export const turnedUp = <L extends { readonly state: object; readonly edit?: Change }>(
  left: readonly L[],
): readonly L[] => {
  let next: L | undefined;
  return left
    .toReversed()
    .map(one => {
      // a shuffled pile was in another order before
      const state = next && next.edit?.kind !== 'shuffle' ? told(one.state, next.state, next.edit) : one.state;
      next = state === one.state ? one : { ...one, state };
      return next;
    })
    .toReversed();
};
