/** What hands would have to do to make one table of another. */
import type { Tabletop } from '../../../kernel/board';
import type { GameEdit } from '../../../kernel/edit';
import type { AnyGame, AnyTypes } from '../../record/model';
import { sameFaces } from '../by-hand';

/** So many of each piece in each place. */
const countsOf = ({ counters }: Tabletop): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  for (const { piece, slot, count = 1 } of counters) {
    const key = JSON.stringify([piece, slot]);
    found.set(key, (found.get(key) ?? 0) + count);
  }
  return found;
};

/** The changes by hand, one a piece, that make one table of another, as far as both are seen. */
export const changesBetween = (before: Tabletop, after: Tabletop): readonly GameEdit[] => {
  const [was, is] = [countsOf(before), countsOf(after)];
  const lost: [piece: string, slot: string][] = [];
  const won: [piece: string, slot: string][] = [];
  for (const key of new Set([...was.keys(), ...is.keys()])) {
    const by = (is.get(key) ?? 0) - (was.get(key) ?? 0);
    for (let n = 0; n < Math.abs(by); n++) (by < 0 ? lost : won).push(JSON.parse(key));
  }
  // what is another piece in the same place has been turned over
  const turned = lost.flatMap(([piece, at]): GameEdit[] => {
    const n = won.findIndex(([other, slot]) => slot === at && other !== piece);
    return n < 0 || !won.splice(n, 1).length ? [] : [{ kind: 'flip', piece, at }];
  });
  const come = won.map(([piece, to]): GameEdit => {
    const at = lost.findIndex(([other]) => other === piece);
    const [[, from] = ['', '']] = at < 0 ? [] : lost.splice(at, 1);
    return at < 0 ? { kind: 'add', piece, to, count: 1 } : { kind: 'move', piece, from, to, count: 1 };
  });
  const isTurned = (piece: string, from: string): boolean =>
    turned.some(one => one.kind === 'flip' && one.piece === piece && one.at === from);
  const gone = lost
    .filter(one => !isTurned(...one))
    .map(([piece, from]): GameEdit => ({ kind: 'remove', piece, from, count: 1 }));
  const set = after.markers.flatMap(({ id, value }): GameEdit[] => {
    const old = before.markers.find(one => one.id === id);
    return old && old.value !== value ? [{ kind: 'set', marker: id, to: value }] : [];
  });
  return [...turned, ...come, ...gone, ...set];
};

/** Does a change mean something as this table lies? */
export const makesSense = (game: AnyGame, seen: AnyTypes['state'], edit: GameEdit): boolean => {
  const made = game.edit(seen, edit, sameFaces);
  return !('reason' in made) && made.length > 0;
};
