/** Combines several counters into one change by hand: moved, turned or removed. */
import { evolve } from '../../kernel/agenda';
import type { Change, GameEdit } from '../../kernel/edit';
import { type Drop, editsFor, type Hand, judge, type Landing, sameFaces } from './by-hand';
import type { BoardView } from './view';

/** Is a piece still in a slot, and has not moved along with another? */
const stays = ({ presentation }: Hand, state: BoardView['state'], piece: string, slot: string): boolean =>
  presentation.tabletop(state).counters.some(one => one.slot === slot && (one.piece === piece || one.id === piece));

const placeLeft = (edit: GameEdit): string | undefined =>
  edit.kind === 'move' || edit.kind === 'remove' ? edit.from : edit.kind === 'flip' ? edit.at : undefined;

/** Combines changes into one, without those that an earlier one already caused. A single change stays as it is. */
export const asOne = (hand: Hand, edits: readonly GameEdit[]): Change | undefined => {
  let state = hand.seen;
  const parts: GameEdit[] = [];
  for (const edit of edits) {
    const left = placeLeft(edit);
    if ('piece' in edit && left !== undefined && parts.length && !stays(hand, state, edit.piece, left)) continue;
    const made = hand.game.edit(state, edit, sameFaces);
    if ('reason' in made) return undefined;
    state = made.reduce<BoardView['state']>((now, event) => evolve(hand.game, now, event), state);
    parts.push(edit);
  }
  const [only] = parts;
  return parts.length > 1 ? { kind: 'together', edits: parts } : only;
};

/**
 * What dropping several counters at a point means: the first place that takes them all, or the reason why none does.
 */
export const dropTogether = (
  hand: Hand,
  view: BoardView,
  ids: readonly string[],
  landing: Landing | undefined,
): Drop | undefined => {
  const pieces = view.tabletop.counters.filter(({ id }) => ids.includes(id));
  const each = (to: Landing): readonly GameEdit[] =>
    pieces.flatMap(({ piece, slot, count = 1 }) =>
      editsFor({ kind: 'counter', piece, from: slot }, to).map(edit => ('count' in edit ? { ...edit, count } : edit)),
    );
  const places: readonly Landing[] =
    landing?.kind === 'places'
      ? landing.places.map(place => ({ kind: 'places', places: [place] }) as const)
      : landing
        ? [landing]
        : [];
  const changes = places.map(each).filter(({ length }) => length > 0);
  const found = changes.map(edits => asOne(hand, edits)).find(one => one !== undefined);
  const [first] = changes;
  return found ? judge(hand, [found]) : first && judge(hand, [{ kind: 'together', edits: first }]);
};
