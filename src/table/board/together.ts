/** Several counters at once: those at a place, listed and counted, and what can be done with some of them. */
import type { Point } from '../../kernel/board';
import type { GameEdit } from '../../kernel/edit';
import { spotAt } from './targets';
import { asOne } from './as-one';
import { type Drop, judge } from './by-hand';
import { handOf } from './hand';
import { placeName } from './labels';
import { firstOfEach } from './piece-rows';
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

/** A change by hand for all chosen pieces as one. */
export interface TogetherRow {
  readonly key: string;
  readonly label: string;
  readonly drop: Drop;
}

/** The slot at a point of the board, or all slots of the space around it. */
const slotsAt = ({ board }: BoardView, at: Point): readonly string[] => {
  const spot = spotAt(board, at);
  if (spot?.kind === 'slot') return [spot.id];
  return board.slots.flatMap(({ id, space }) => (spot?.kind === 'space' && space === spot.id ? [id] : []));
};

/** Everything in the slots of a place that has a name. */
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

type Taken = Lying & { readonly take: number };

/** Makes a row of a combined change, if it makes sense. */
const rowsOf = (reading: Reading, view: BoardView) => {
  const hand = handOf({ client: reading.client, view }, { byHand: true });
  return (key: string, label: string, edits: readonly GameEdit[]): readonly TogetherRow[] => {
    const one = asOne(hand, edits);
    const drop = one && judge(hand, [one]);
    return !drop || drop.kind === 'refused' ? [] : [{ key, label, drop }];
  };
};

const takenOf = (chosen: readonly Taken[]): readonly Taken[] => chosen.filter(({ take }) => take > 0);

/** All changes for the chosen number of each that make sense. */
export const togetherRows = (reading: Reading, view: BoardView, chosen: readonly Taken[]): readonly TogetherRow[] => {
  const taken = takenOf(chosen);
  if (!taken.length) return [];
  const row = rowsOf(reading, view);
  const count = String(taken.reduce((sum, { take }) => sum + take, 0));
  const word = (key: string): string => reading.speech.format(`RT.hands.${key}`, { count });
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
  ];
};

/** Every place the chosen pieces may be moved to as one change, by name. */
export const togetherMoves = (reading: Reading, view: BoardView, chosen: readonly Taken[]): readonly TogetherRow[] => {
  const taken = takenOf(chosen);
  const row = rowsOf(reading, view);
  return firstOfEach(
    view.board.slots.flatMap(({ id: to }) => {
      const going = taken.filter(({ slot }) => slot !== to);
      const label = placeName(view, reading.words, to);
      const edits = going.map(
        ({ piece, slot, take }) => ({ kind: 'move', piece, from: slot, to, count: take }) as const,
      );
      return going.length ? row(to, label, edits).map(one => ({ comesTo: label, one })) : [];
    }),
  );
};
