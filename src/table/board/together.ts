/** Several counters at once: what lies at a place, spread out and counted, and what can be done with some of it. */
import type { Point } from '../../kernel/board';
import { evolve } from '../../kernel/agenda';
import type { Change, GameEdit } from '../../kernel/edit';
import { spotAt } from './projection';
import { type Drop, editsFor, type Hand, judge, type Landing, sameFaces } from './by-hand';
import { handOf } from './hand';
import { placeName } from './labels';
import type { Reading } from '../panels/reading';
import type { BoardView } from './view';

/** A counter or a stack of them. */
export interface Lying {
  readonly id: string;
  readonly piece: string;
  readonly slot: string;
  readonly name: string;
  readonly count: number;
}

/** Something that can be done with all that is chosen, as one change by hand. */
export interface TogetherRow {
  readonly key: string;
  readonly label: string;
  readonly drop: Drop;
}

/** The slot that a point of the board is in, or all those of the space around it. */
const slotsAt = ({ board }: BoardView, at: Point): readonly string[] => {
  const spot = spotAt(board, at);
  if (spot?.kind === 'slot') return [spot.id];
  return board.slots.flatMap(({ id, space }) => (spot?.kind === 'space' && space === spot.id ? [id] : []));
};

/** Everything that lies in the slots of a place and can be named. */
export const lyingIn = ({ words, speech }: Reading, view: BoardView, slots: readonly string[]): readonly Lying[] =>
  view.tabletop.counters
    .filter(({ slot, piece }) => slots.includes(slot) && piece !== '?')
    .map(({ id, piece, slot, count = 1, turned, badges = [] }) => ({
      id,
      piece,
      slot,
      count,
      name: [
        words.name(piece),
        ...badges.map(badge => words.text(`badges.${badge}`)),
        ...(turned === 'exhausted' ? [speech.localize('RT.hands.together.turned')] : []),
      ].join(', '),
    }));

/** What lies at a point of the board, and the name of the place. */
export const lyingAt = (
  reading: Reading,
  view: BoardView,
  at: Point,
): { readonly place: string; readonly lying: readonly Lying[] } | undefined => {
  const slots = slotsAt(view, at);
  const [first] = slots;
  if (first === undefined) return undefined;
  const space = view.board.slots.find(({ id }) => id === first)?.space;
  const id = slots.length > 1 && space !== undefined ? space : first;
  return { place: placeName(view, reading.words, id), lying: lyingIn(reading, view, slots) };
};

/** Does a piece still lie in a slot, and has not come along with another? */
const stays = ({ showing }: Hand, state: BoardView['state'], piece: string, slot: string): boolean =>
  showing.tabletop(state).counters.some(one => one.slot === slot && (one.piece === piece || one.id === piece));

const placeLeft = (edit: GameEdit): string | undefined =>
  edit.kind === 'move' || edit.kind === 'remove' ? edit.from : edit.kind === 'flip' ? edit.at : undefined;

/** Several changes as one, and one alone as it is: without what has become of itself by those before it. */
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

/** All that can be done with so many of each, none of which makes no sense. */
export const togetherRows = (
  reading: Reading,
  view: BoardView,
  chosen: readonly (Lying & { readonly take: number })[],
): readonly TogetherRow[] => {
  const taken = chosen.filter(({ take }) => take > 0);
  if (!taken.length) return [];
  const hand = handOf({ client: reading.client, view }, { byHand: true });
  const count = String(taken.reduce((sum, { take }) => sum + take, 0));
  const row = (key: string, label: string, edits: readonly GameEdit[]): readonly TogetherRow[] => {
    const one = asOne(hand, edits);
    const drop = one && judge(hand, [one]);
    return !drop || drop.kind === 'refused' ? [] : [{ key, label, drop }];
  };
  const word = (key: string, data: Readonly<Record<string, string>> = {}): string =>
    reading.speech.format(`RT.hands.${key}`, { count, ...data });
  return [
    ...row(
      'flip',
      word('flip'),
      taken.map(({ piece, slot }) => ({ kind: 'flip', piece, at: slot })),
    ),
    ...row(
      'away',
      word('away'),
      taken.map(({ piece, slot, take }) => ({ kind: 'remove', piece, from: slot, count: take })),
    ),
    ...view.board.slots.flatMap(({ id: to }) => {
      const going = taken.filter(({ slot }) => slot !== to);
      return going.length
        ? row(
            `move ${to}`,
            word('move', { place: placeName(view, reading.words, to) }),
            going.map(({ piece, slot, take }) => ({ kind: 'move', piece, from: slot, to, count: take })),
          )
        : [];
    }),
  ];
};

/** What it is to let go of several at a point of the board: the first place that takes them all, or the reason why none. */
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
