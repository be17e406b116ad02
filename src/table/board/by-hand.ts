/** What a drag on the board means: the legal command it stands for, a change by hand, or the rule that forbids it. */
import { diceOf } from '../../kernel/dice';
import { eventsOf } from '../../kernel/change';
import type { Change, GameEdit } from '../../kernel/edit';
import type { Message } from '../../kernel/messages';
import { type Refusal, refuse } from '../../kernel/refusal';
import { omitUndefined } from '../../kernel/fields';
import { type Begun, forethought } from '../../kernel/begun-actions';
import { finished, type Slices } from '../../kernel/slices';
import { advising } from '../../kernel/advice';
import { explain } from '../../kernel/explain';
import type { AnyRules, AnyPresentation, AnyTypes, Mode } from '../record/model';
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

/** What is in the hand that drags. */
export type Dragged =
  /** `id`: its own on the tabletop, which tells it from others of its kind. */
  | { readonly kind: 'counter'; readonly piece: string; readonly from: string; readonly id?: string }
  /** `at`: so many lie on it, where nobody but who looked knows which it is. */
  | { readonly kind: 'card'; readonly card: string; readonly from: string; readonly at?: number }
  | { readonly kind: 'marker'; readonly marker: string }
  /** From the tray of pieces that are not in play. */
  | { readonly kind: 'new'; readonly piece: string };

/**
 * Where it is let go: places by the names that edits may give them, the most exact first; a value of a track; or off
 * the board.
 */
export type Landing =
  | { readonly kind: 'places'; readonly places: readonly string[] }
  | { readonly kind: 'value'; readonly track: string; readonly value: number }
  | { readonly kind: 'away' };

export type Drop =
  | { readonly kind: 'command'; readonly command: Message }
  /** `breaks` is the rule that the change breaks, where one speaks of it. */
  | { readonly kind: 'edit'; readonly edit: Change; readonly breaks?: Refusal }
  /** Only by consent: of all seats, or of the one whose hand it reaches into. */
  | { readonly kind: 'proposal'; readonly edit: Change; readonly breaks?: Refusal }
  /** `tried`: the command that it stands for, of which the refusal speaks. */
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly tried?: Message };

/** Whose hand it is, and how the table is played. */
export interface Hand {
  readonly game: AnyRules;
  readonly presentation: Pick<AnyPresentation, 'face' | 'word' | 'tabletop' | 'slotOf'>;
  readonly seen: AnyTypes['state'];
  readonly seat: string | undefined;
  readonly mode: Mode;
  readonly gm: boolean;
  /** In Enforced mode: the player has asked to move by hand. */
  readonly byHand: boolean;
  /** What hands have begun since the rules last went on. */
  begun?(): Slices<readonly Begun<AnyTypes>[]>;
  /** Whose hand a change reaches into, so that they are asked first. */
  whose?(edit: Change): string | undefined;
}

/**
 * A change that is put to the vote stands in the record for all to read: a card of a pile is named there by its place,
 * not by what it is.
 */
const unnamed = ({ presentation, seen }: Hand, edit: Change): Change => {
  if (edit.kind !== 'card' || edit.card === '?') return edit;
  const pile = presentation.tabletop(seen).piles.find(({ id }) => id === edit.from);
  const n = pile?.cards.indexOf(edit.card) ?? -1;
  return pile && n >= 0 ? { ...edit, card: '?', at: depthOf(pile, n) } : edit;
};

/** Every edit that a drop could mean, the most exact first. */
export const editsFor = (dragged: Dragged, landing: Landing): readonly GameEdit[] => {
  if (landing.kind === 'value')
    return dragged.kind === 'marker' ? [{ kind: 'set', marker: dragged.marker, to: landing.value }] : [];
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

/** Dice for trying a change out. */
export const sameFaces = diceOf({ roll: count => Array.from({ length: count }, () => 1), shuffle: items => items });

/** The refusal of an edit as nonsense, if it is. Of a piece that lies hidden from this hand only the referee can tell. */
const nonsense = ({ game, presentation, seen }: Hand, edit: Change): Refusal | undefined => {
  const made = eventsOf(game, seen, edit, sameFaces);
  if (!('reason' in made)) return undefined;
  const isHidden =
    made.reason === 'no-such-piece' && edit.kind === 'add' && presentation.face(edit.piece) !== undefined;
  return isHidden ? undefined : made;
};

/** What the rules say of a change: of several as one only what forbids the first of them, for no action is all of it. */
const meant = (game: Hand['game'], seen: Hand['seen'], seat: string, edit: Change): ReturnType<typeof explain> => {
  if (edit.kind !== 'together') return explain(game, seen, seat, edit);
  const [first] = edit.edits;
  const found = first && explain(game, seen, seat, first);
  return found && 'refusal' in found ? found : undefined;
};

/** What the rules say of a change: the first rule that it breaks, or a legal action that leads to it. */
export interface Said {
  /** The rules advise, and this is all they say: it may be a part of what was begun, or comes. */
  readonly judged?: true;
  readonly breaks?: Refusal;
  readonly action?: Message;
}

/** Asked again and again while something is in the air: once for a state and a change. */
const known = new WeakMap<object, Map<string, Said>>();

/** Tables that are looked at ahead just now. */
const looked = new WeakSet<object>();

/** Looks ahead where the rules advise, before anybody lifts anything: what is asked then has its answer. */
export function* foreseen({ game, seen, seat, mode, begun }: Hand): Slices<void> {
  if (mode !== 'advised') return;
  looked.add(seen);
  try {
    yield* forethought(game, begun ? yield* begun() : [], seen, seat);
  } finally {
    looked.delete(seen);
  }
}

/**
 * What the rules say of a change where they advise; nothing where it breaks none, and no action leads to it, and while
 * the table is still looked at: nobody's pointer waits for that, and nobody is told a rule by a guess.
 */
export const saidOf = ({ game, seen, seat, mode, begun }: Hand, edit: Change): Said => {
  if (mode !== 'advised') return {};
  const of = known.get(seen) ?? new Map<string, Said>();
  known.set(seen, of);
  const key = JSON.stringify([seat, edit]);
  const before = of.get(key);
  if (before) return before;
  if (looked.has(seen)) return { judged: true };
  const advice = finished(advising(game, seen, seat, edit, begun && finished(begun())));
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
};

/** Judges a drop as the table's mode has it. */
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
