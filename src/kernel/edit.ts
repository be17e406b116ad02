/** The form of a change by hand. The game decides whether it makes sense. */
import { either, fields, is, just, list, maybe, number, type Of, text, upTo } from './reading';

/** No change moves more pieces than these at once. */
const MOST = 1000;

const piece = { piece: text(), count: upTo(MOST) };
/** So many changes at most are made as one. */
const MOST_AS_ONE = 200;

const OF_GAME = {
  move: fields({ kind: just('move'), ...piece, from: text(), to: text() }),
  add: fields({ kind: just('add'), ...piece, to: text() }),
  remove: fields({ kind: just('remove'), ...piece, from: text() }),
  flip: fields({ kind: just('flip'), piece: text(), at: text() }),
  set: fields({ kind: just('set'), marker: text(), to: number }),
  /**
   * A card from pile to pile, or into play and back; '?' is the top one, or the one `at` places below it.
   * It goes on top, or else beneath.
   */
  card: fields({
    kind: just('card'),
    card: text(),
    from: text(),
    to: text(),
    under: maybe(just(true)),
    at: maybe(upTo(MOST)),
  }),
  /** Several from the top of a pile: dealt, drawn, discarded. */
  cards: fields({ kind: just('cards'), from: text(), to: text(), count: upTo(MOST) }),
  /** So many from the top of a deck to one hand, or to each hand that is filled from it. */
  deal: fields({ kind: just('deal'), pile: text(), count: upTo(MOST), to: maybe(text()) }),
  /** Everybody is shown a card, which stays where it is. */
  show: fields({ kind: just('show'), card: text(), pile: text() }),
  /** A seat looks at the top cards of a pile, or at all of them to search it. */
  look: fields({ kind: just('look'), seat: text(), pile: text(), count: upTo(MOST) }),
  /** All cards of a deck come back into it, shuffled. */
  recall: fields({ kind: just('recall'), pile: text() }),
  shuffle: fields({ kind: just('shuffle'), pile: text() }),
};
const EDITS = {
  ...OF_GAME,
  skip: fields({ kind: just('skip') }),
  /** The step on top was done by hand: the next one comes, and waits even if the rules would do it by themselves. */
  tick: fields({ kind: just('tick') }),
  /** The rules run by themselves, until somebody is asked. */
  resolve: fields({ kind: just('resolve') }),
  /** Several changes as one: one after the other, or none of them. */
  together: fields({ kind: just('together'), edits: list(either(Object.values(OF_GAME)), MOST_AS_ONE) }),
};

/**
 * A change by hand. The kernel skips the step on top, ticks it off or goes on itself; the rest the game turns into its
 * own events or refuses.
 */
export type Edit = { readonly [K in keyof typeof EDITS]: Of<(typeof EDITS)[K]> }[keyof typeof EDITS];

/** A change that concerns only the sequence of play. */
export const isOfSequence = (edit: Edit): edit is Extract<Edit, { readonly kind: 'skip' | 'tick' | 'resolve' }> =>
  edit.kind === 'skip' || edit.kind === 'tick' || edit.kind === 'resolve';

export type GameEdit = { readonly [K in keyof typeof OF_GAME]: Of<(typeof OF_GAME)[K]> }[keyof typeof OF_GAME];
/** What is changed on the table: one change, or several as one. */
export type Change = GameEdit | Extract<Edit, { readonly kind: 'together' }>;

/** Is this a change by hand, with exactly its fields? */
export const isEdit = (value: unknown): value is Edit => {
  const kind = typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined;
  return typeof kind === 'string' && Object.hasOwn(EDITS, kind) && is(EDITS[kind as Edit['kind']], value);
};
