/** What a drag on the board means: a legal command, a change by hand, or a refusal with its rule. */
import { diceOf } from '../../kernel/dice';
import { eventsOf } from '../../kernel/change';
import type { Change, GameEdit } from '../../kernel/edit';
import type { Message } from '../../kernel/messages';
import { type Refusal, refuse } from '../../kernel/refusal';
import { omitUndefined } from '../../kernel/fields';
import type { Begun } from '../../kernel/begun';
import { forethought } from '../../kernel/begun-actions';
import { finished, type Slices } from '../../kernel/slices';
import { advising } from '../../kernel/advice';
import { explain } from '../../kernel/explain';
import type { AnyRules, AnyPresentation, AnyTypes, Mode } from '../record/model';
import type { Pile } from '../../kernel/board';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** Does a name contain every typed word, whatever its case, accents and order? */
export const isNamedLike = (name: string, typed: string): boolean => {
  const own = plain(name);
  return plain(typed)
    .split(/\s+/)
    .every(word => own.includes(word));
};

// The position of a shown card in its pile.

/** How many cards lie on the n-th shown one: hands and open piles show the oldest first. */
export const depthOf = ({ role, cards }: Pile, n: number): number =>
  role === 'draw' || role === 'discard' ? n : cards.length - 1 - n;

/** What is being dragged. */
export type Dragged =
  /** `id`: its own id on the tabletop, which distinguishes it from others of its kind. */
  | { readonly kind: 'counter'; readonly piece: string; readonly from: string; readonly id?: string }
  /** `at`: how many cards lie on it; identifies a card that only a seat that looked knows. */
  | { readonly kind: 'card'; readonly card: string; readonly from: string; readonly at?: number }
  /** Goes along its own track only, on which it is at `value`. */
  | { readonly kind: 'marker'; readonly marker: string; readonly track: string; readonly value: number }
  /** From the tray of pieces that are not in play. */
  | { readonly kind: 'new'; readonly piece: string };

/**
 * Where it is dropped: places under the ids that edits may use, the most exact first; a track value; or off the
 * board.
 */
export type Landing =
  | { readonly kind: 'places'; readonly places: readonly string[] }
  | { readonly kind: 'value'; readonly track: string; readonly value: number }
  | { readonly kind: 'away' };

export type Drop =
  | { readonly kind: 'command'; readonly command: Message }
  /** `breaks`: the rule that the change breaks, if any. */
  | { readonly kind: 'edit'; readonly edit: Change; readonly breaks?: Refusal }
  /** Needs consent: of all seats, or of the one whose hand is concerned. */
  | { readonly kind: 'proposal'; readonly edit: Change; readonly breaks?: Refusal }
  /** `tried`: the command that the refusal is about. */
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly tried?: Message };

/** The seat that drags, and how the table is played. */
export interface Hand {
  readonly game: AnyRules;
  readonly presentation: Pick<AnyPresentation, 'face' | 'word' | 'tabletop' | 'slotOf'>;
  readonly seen: AnyTypes['state'];
  readonly seat: string | undefined;
  readonly mode: Mode;
  readonly gm: boolean;
  /** In Enforced: the player has asked to move by hand. */
  readonly byHand: boolean;
  /** Actions begun by hand since the rules last moved on. */
  begun?(): Slices<readonly Begun<AnyTypes>[]>;
  /** The seat whose hand a change concerns, which must be asked first. */
  whose?(edit: Change): string | undefined;
}

/**
 * Everybody can read a change that is put to the vote, so it names a card of a pile by its place, not by what it is.
 */
const unnamed = ({ presentation, seen }: Hand, edit: Change): Change => {
  if (edit.kind !== 'card' || edit.card === '?') return edit;
  const pile = presentation.tabletop(seen).piles.find(({ id }) => id === edit.from);
  const n = pile?.cards.indexOf(edit.card) ?? -1;
  return pile && n >= 0 ? { ...edit, card: '?', at: depthOf(pile, n) } : edit;
};

/** Every edit that a drop could mean, the most exact first. */
export const editsFor = (dragged: Dragged, landing: Landing): readonly GameEdit[] => {
  if (landing.kind === 'value') {
    const moves = dragged.kind === 'marker' && dragged.track === landing.track && dragged.value !== landing.value;
    return moves ? [{ kind: 'set', marker: dragged.marker, to: landing.value }] : [];
  }
  if (landing.kind === 'away') {
    return dragged.kind === 'counter' ? [{ kind: 'remove', piece: dragged.piece, from: dragged.from, count: 1 }] : [];
  }
  return landing.places.flatMap((to): GameEdit[] => {
    switch (dragged.kind) {
      case 'counter':
        return to === dragged.from ? [] : [{ kind: 'move', piece: dragged.piece, from: dragged.from, to, count: 1 }];
      case 'card':
        return to === dragged.from && dragged.at === undefined
          ? []
          : [{ kind: 'card', card: dragged.card, from: dragged.from, to, ...omitUndefined({ at: dragged.at }) }];
      case 'new':
        return [{ kind: 'add', piece: dragged.piece, to, count: 1 }];
      case 'marker':
        return [];
    }
  });
};

/** Fixed dice for trying out a change. */
export const sameFaces = diceOf({ roll: count => Array.from({ length: count }, () => 1), shuffle: items => items });

/** The refusal of a nonsensical edit. For a piece hidden from this seat only the referee of a Free table can tell. */
const nonsense = ({ game, presentation, seen, mode }: Hand, edit: Change): Refusal | undefined => {
  const made = eventsOf(game, seen, edit, sameFaces);
  if (!('reason' in made)) return undefined;
  const isHidden =
    mode === 'free' &&
    made.reason === 'no-such-piece' &&
    edit.kind === 'add' &&
    presentation.face(edit.piece) !== undefined;
  return isHidden ? undefined : made;
};

/** What the rules say of a change. Of several at once they judge only the first. */
const meant = (game: Hand['game'], seen: Hand['seen'], seat: string, edit: Change): ReturnType<typeof explain> => {
  if (edit.kind !== 'together') return explain(game, seen, seat, edit);
  const [first] = edit.edits;
  const found = first && explain(game, seen, seat, first);
  return found && 'refusal' in found ? found : undefined;
};

/** What the rules say of a change: the first rule it breaks, or a legal action that leads to it. */
export interface Said {
  /** The verdict is final: the rules advise, and the change is no part of an action that was begun or may follow. */
  readonly judged?: true;
  readonly breaks?: Refusal;
  readonly action?: Message;
}

/** Cached for a state and a change, because a drag asks again and again. */
const known = new WeakMap<object, Map<string, Said>>();

/** States for which looking ahead is in progress. */
const looked = new WeakSet<object>();

/** Looks ahead where the rules advise, before anybody lifts a piece, so that a drag gets its answer at once. */
export function* foreseen({ game, seen, seat, mode, begun }: Hand): Slices<void> {
  if (mode !== 'advised') return;
  looked.add(seen);
  try {
    yield* forethought(game, begun ? yield* begun() : [], seen, seat);
  } finally {
    looked.delete(seen);
  }
}

const keptFor = ({ seen }: Hand): Map<string, Said> => {
  const of = known.get(seen) ?? new Map<string, Said>();
  known.set(seen, of);
  return of;
};
const keyFor = ({ seat }: Hand, edit: Change): string => JSON.stringify([seat, edit]);

/** Is `foreseen` at work? What it finds makes every verdict quicker. */
export const isForeseeing = ({ seen }: Hand): boolean => looked.has(seen);

/** What is known already of a change in Advised: what nobody has looked at is not accused. */
export const saidSoFar = (hand: Hand, edit: Change): Said =>
  hand.mode === 'advised' ? (keptFor(hand).get(keyFor(hand, edit)) ?? { judged: true }) : {};

/** Finds out what the rules say of a change in Advised. */
export function* judgedAhead(hand: Hand, edit: Change): Slices<Said> {
  const { game, seen, seat, begun } = hand;
  const of = keptFor(hand);
  const key = keyFor(hand, edit);
  const before = of.get(key);
  if (before) return before;
  const advice = yield* advising(game, seen, seat, edit, begun ? yield* begun() : undefined);
  const said =
    'reason' in advice
      ? {}
      : omitUndefined({
          judged: true as const,
          breaks: advice.breaks[0],
          action: advice.commands[0] ?? advice.later?.command,
        });
  of.set(key, said);
  return said;
}

/**
 * What the rules say of a change in Advised. Undefined if it breaks none and no action leads to it. Also while
 * looking ahead: a pointer must not wait, and a guess could accuse falsely.
 */
export const saidOf = (hand: Hand, edit: Change): Said =>
  hand.mode !== 'advised' || isForeseeing(hand) ? saidSoFar(hand, edit) : finished(judgedAhead(hand, edit));

/** Judges a drop by the table's mode. */
export const judge = (hand: Hand, edits: readonly Change[]): Drop => {
  const { game, seen, seat, mode, gm, byHand } = hand;
  if (seat === undefined && !gm) return { kind: 'refused', refusal: refuse('§table', 'not-seated') };
  const explained = edits.map(edit => ({
    edit,
    found: seat === undefined || mode === 'free' ? undefined : meant(game, seen, seat, edit),
    folly: nonsense(hand, edit),
  }));
  const legal = explained.find(({ found }) => found && 'command' in found)?.found;
  if (legal && 'command' in legal) return { kind: 'command', command: legal.command };
  const sensible = explained.find(({ folly }) => !folly);
  const why = explained.map(({ found }) => (found && 'refusal' in found ? found : undefined)).find(Boolean);
  if (!sensible)
    return {
      kind: 'refused',
      ...(why ?? { refusal: explained[0]?.folly ?? refuse('§table', 'nothing-lies-there') }),
    };
  const breaks = sensible.found && 'refusal' in sensible.found ? sensible.found.refusal : undefined;
  const change = { edit: sensible.edit, ...(breaks && { breaks }) };
  if ((mode !== 'enforced' || byHand) && hand.whose?.(sensible.edit) !== undefined)
    return { kind: 'proposal', ...change, edit: unnamed(hand, sensible.edit) };
  if (mode !== 'enforced' || (byHand && gm)) return { kind: 'edit', ...change };
  if (byHand) return { kind: 'proposal', ...change };
  return { kind: 'refused', ...(why ?? { refusal: refuse('§table', 'no-rule-moves-it') }) };
};
