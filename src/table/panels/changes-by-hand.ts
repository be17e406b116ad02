/** What a change by hand did, as a reader sees it: which piece, from where, to where. One deed for each change. */
import { evolve, playOut } from '../../kernel/agenda';
import type { Tabletop } from '../../kernel/board';
import { eventsOf } from '../../kernel/change';
import { quickDice } from '../../kernel/dice';
import type { Change, GameEdit } from '../../kernel/edit';
import { attempt } from '../../kernel/let-pass';
import type { Message } from '../../kernel/messages';
import { redact } from '../../kernel/piles';
import { diffTabletops, type TabletopDiff, changesBetween, type OfGame, valuesOf } from '../board/tabletop-diff';
import type { AnyTypes } from '../record/model';

type State = AnyTypes['state'];

export interface Deed {
  /** A key under `RT.log`. */
  readonly kind:
    | 'move'
    | 'add'
    | 'remove'
    | 'flip'
    | 'set'
    | 'under'
    | 'cards'
    | 'shuffle'
    | 'recall'
    | 'look'
    | 'show';
  /** Ids of pieces, cards, markers or piles; empty if nobody here knows the cards. */
  readonly what: readonly string[];
  readonly count: number;
  /** Ids of places, or values of a marker. */
  readonly from?: string | number;
  readonly to?: string | number;
  readonly also?: readonly string[];
  /** The seat that looks. */
  readonly seat?: string;
  /** The table before it. */
  readonly before: Tabletop;
}

interface OfCards {
  readonly from?: string;
  readonly to?: string;
  readonly pile?: string;
  readonly seat?: string;
  readonly cards?: readonly string[];
  readonly count?: number;
  readonly under?: true;
}

/** A change of cards alone is described by its events; undefined if anything else happens. */
const ofCards = (events: readonly (Message & OfCards)[], before: Tabletop): readonly Deed[] | undefined => {
  const deeds: Deed[] = [];
  for (const [n, event] of events.entries()) {
    const { kind, from, to, pile = '', cards = [], count = cards.length } = event;
    const known = cards.filter(card => card !== '?');
    switch (kind) {
      case 'cards-taken':
        if (events[n + 1]?.kind !== 'cards-laid') return undefined;
        break;
      case 'cards-laid': {
        const last = events[n - 1];
        const taken = last?.kind === 'cards-taken' ? last.from : undefined;
        if (taken === undefined || to === undefined) return undefined;
        const named = known.length ? known : (last?.cards ?? []).filter(card => card !== '?');
        const way = event.under ? 'under' : 'move';
        deeds.push({ kind: named.length ? way : 'cards', what: named, count, from: taken, to, before });
        break;
      }
      case 'cards-drawn': {
        const same = deeds.findIndex(one => one.kind === 'cards' && one.from === from && one.count === count);
        const one = deeds[same];
        if (one && to !== undefined) deeds[same] = { ...one, also: [...(one.also ?? []), to] };
        else if (from !== undefined && to !== undefined)
          deeds.push({ kind: 'cards', what: [], count, from, to, before });
        break;
      }
      case 'cards-shown':
        if (events.length > 1) return undefined;
        deeds.push({ kind: 'show', what: known, count, from: pile, before });
        break;
      case 'cards-looked-at':
        deeds.push({
          kind: 'look',
          what: [pile],
          count,
          before,
          ...(event.seat !== undefined && { seat: event.seat }),
        });
        break;
      case 'pile-shuffled':
        deeds.push({ kind: 'shuffle', what: [pile], count, before });
        break;
      case 'discards-shuffled':
        deeds.push({ kind: 'shuffle', what: [from ?? ''], count, before });
        break;
      case 'cards-recalled':
        deeds.push({ kind: 'recall', what: [to ?? ''], count, before });
        break;
      default:
        return undefined;
    }
  }
  return deeds;
};

/** Merges changes that move equal pieces. */
const together = (edits: readonly GameEdit[]): readonly GameEdit[] => {
  const found: { readonly key: string; edit: GameEdit }[] = [];
  for (const edit of edits) {
    const key = JSON.stringify({ ...edit, count: 0 });
    const same = found.find(one => one.key === key);
    // unknown cards look alike, but each is one
    if (same && 'count' in same.edit && 'count' in edit)
      same.edit = { ...same.edit, count: same.edit.count + edit.count };
    else found.push({ key, edit });
  }
  return found.map(({ edit }) => edit);
};

const keyOf = (event: object): string => JSON.stringify(redact(event, undefined));
/** How many events of a change are its own; later ones the rules did by themselves. */
export const ownCount = (game: OfGame['game'], before: State, edit: Change, events: readonly Message[]): number => {
  const made = eventsOf(game, before, edit, quickDice(1));
  return !('reason' in made) && isStartOf(made, events) ? made.length : events.length;
};

/**
 * Do the rules by themselves do exactly this, if so many steps are left? Of what chance decides only the kind counts;
 * what follows a card that is hidden from this reader cannot be computed.
 */
const isByRules = (game: OfGame['game'], from: State, drop: number, events: readonly Message[]): boolean => {
  const happened = events.filter(({ kind }) => kind !== 'agenda');
  const [one = [], other = []] = [1, 2].map(seed =>
    attempt(() => playOut(game, from, {}, drop, quickDice(seed)).events.filter(({ kind }) => kind !== 'agenda')),
  );
  const hidden = one.findIndex(
    (event, n) => JSON.stringify(event).includes('"?"') && keyOf(event) !== keyOf(happened[n] ?? {}),
  );
  const known = hidden > 0 ? one.slice(0, hidden) : one;
  return (
    (hidden > 0 || one.length === happened.length) &&
    known.every((event, n) => {
      const key = keyOf(event);
      return key === keyOf(happened[n] ?? {}) || (event.kind === happened[n]?.kind && key !== keyOf(other[n] ?? {}));
    })
  );
};

/**
 * The same for a reader who knows only the events: the fewest after which the rules do by themselves all that follows.
 * Where a step was left, all of them are the rules' own.
 */
export const handCount = (
  game: OfGame['game'],
  before: State,
  events: readonly Message[],
): { readonly count: number; readonly isLeft?: true } => {
  const hasGoneOn = events.some(({ kind }) => kind === 'agenda');
  if (hasGoneOn && isByRules(game, before, 0, events)) return { count: 0 };
  if (hasGoneOn && isByRules(game, before, 1, events)) return { count: 0, isLeft: true };
  let state = before;
  for (const [n, event] of events.entries()) {
    // the events of a table are its game's events
    state = evolve(game, state, event as AnyTypes['event']);
    if (isByRules(game, state, 0, events.slice(n + 1))) return { count: n + 1 };
  }
  return { count: events.length };
};

const isStartOf = (made: readonly Message[], events: readonly Message[]): boolean =>
  made.length > 0 && made.every((one, n) => keyOf(one) === keyOf(events[n] ?? {}));

/** A change as a deed. */
const deedOf = (edit: GameEdit, before: Tabletop): readonly Deed[] => {
  switch (edit.kind) {
    case 'move':
    case 'add':
    case 'remove': {
      const { kind, piece, count, ...places } = edit;
      return [{ kind, what: [piece], count, before, ...places }];
    }
    case 'flip':
      return [{ kind: 'flip', what: [edit.piece], count: 1, from: edit.at, before }];
    case 'set': {
      const from = valuesOf(before).find(({ id }) => id === edit.marker)?.value ?? 0;
      return [{ kind: 'set', what: [edit.marker], count: 1, from, to: edit.to, before }];
    }
    case 'card':
      return [{ kind: 'move', what: [edit.card], count: 1, from: edit.from, to: edit.to, before }];
    default:
      return [];
  }
};

/** The pile that has most more, or fewer, cards: where a piece that lies there as a card comes from or goes to. */
const pileWith = ({ cards }: TabletopDiff, sign: 1 | -1): string | undefined => {
  const by = new Map<string, number>();
  for (const [key, count] of cards) {
    const [, pile = ''] = JSON.parse(key) as readonly string[];
    by.set(pile, (by.get(pile) ?? 0) + count * sign);
  }
  return [...by].filter(([, count]) => count > 0).toSorted(([, one], [, other]) => other - one)[0]?.[0];
};

/** Events that follow from the table, which no hand does. */
const FOLLOWS: readonly string[] = ['reckoned', 'follows-from-the-table', 'no-such-marker', 'not-its-place'];

/** The difference of the tables, if no change known to this reader explains it: a card was hidden from them. */
const asItLies = (of: OfGame, before: State, after: State): readonly Deed[] => {
  const { game, presentation } = of;
  const [was, is] = [presentation.tabletop(before), presentation.tabletop(after)];
  const difference = diffTabletops(was, is);
  const all = together(changesBetween(of, before, after)).filter(edit => {
    const made = eventsOf(game, before, edit, quickDice(1));
    return !('reason' in made && FOLLOWS.includes(made.reason));
  });
  const pieces = all.some(({ kind }) => kind !== 'set') ? all.filter(({ kind }) => kind !== 'set') : all;
  return pieces
    .flatMap(edit => deedOf(edit, was))
    .map((deed): Deed => {
      const pile = deed.kind === 'add' ? pileWith(difference, -1) : deed.kind === 'remove' && pileWith(difference, 1);
      if (!pile) return deed;
      return deed.kind === 'add' ? { ...deed, kind: 'move', from: pile } : { ...deed, kind: 'move', to: pile };
    });
};

/** A unique piece that lies elsewhere or turned, and every marker with a new value. */
const ofSame = (was: Tabletop, is: Tabletop): readonly GameEdit[] => {
  const before = new Map(was.counters.map(one => [one.id, one]));
  return [
    ...is.counters.flatMap((now): readonly GameEdit[] => {
      const old = before.get(now.id);
      if (!old) return [];
      if (old.slot !== now.slot) return [{ kind: 'move', piece: old.piece, from: old.slot, to: now.slot, count: 1 }];
      return JSON.stringify(old) === JSON.stringify(now) ? [] : [{ kind: 'flip', piece: old.piece, at: old.slot }];
    }),
    ...valuesOf(is).map(({ id, value }): GameEdit => ({ kind: 'set', marker: id, to: value })),
  ];
};

/** Names cards that the change itself has shown everybody, one after another, though they were hidden before. */
const named = (deeds: readonly Deed[], events: readonly (Message & OfCards)[]): readonly Deed[] => {
  const shown = events.flatMap(({ kind, cards }) => (kind === 'cards-shown' && cards ? [cards] : []));
  let at = 0;
  return deeds.map(deed => (deed.what[0] === '?' ? { ...deed, what: shown[at++] ?? shown.at(-1) ?? deed.what } : deed));
};

/**
 * What hands did in one change, from the table before it. A card that appears twice is told once, since it is unique.
 * Several pieces, and unknown cards, may go the same way.
 */
export const deedsIn = (of: OfGame, before: State, events: readonly Message[]): readonly Deed[] => {
  const deeds = named(deedsOf(of, before, events), events);
  const pieces = new Set(of.presentation.tabletop(before).counters.map(({ piece }) => piece));
  const isOne = ({ what: [first] }: Deed): boolean => first !== undefined && first !== '?' && !pieces.has(first);
  const keys = deeds.map(({ kind, what, from, to }) => JSON.stringify([kind, what, from, to]));
  return deeds.filter((deed, n) => !isOne(deed) || keys.indexOf(keys[n] ?? '') === n);
};

const deedsOf = (of: OfGame, before: State, events: readonly Message[]): readonly Deed[] => {
  const { game, presentation } = of;
  const happened = events.filter(({ kind }) => kind !== 'agenda');
  const cards = ofCards(happened, presentation.tabletop(before));
  if (cards) return cards;
  const after = happened.reduce<State>((state, event) => evolve(game, state, event), before);
  const deeds: Deed[] = [];
  let now = before;
  let left = happened;
  while (left.length) {
    const was = presentation.tabletop(now);
    const is = presentation.tabletop(after);
    const each = changesBetween(of, now, after);
    const [found] = [...together(each), ...each, ...ofSame(was, is)]
      .flatMap(edit => {
        const made = eventsOf(game, now, edit, quickDice(1));
        return !('reason' in made) && isStartOf(made, left) ? [{ edit, made }] : [];
      })
      .toSorted((one, other) => other.made.length - one.made.length);
    if (!found) return deeds.length ? [...deeds, ...asItLies(of, now, after)] : asItLies(of, before, after);
    deeds.push(...deedOf(found.edit, was));
    // in order: events may have shown what was hidden
    now = left.slice(0, found.made.length).reduce<State>((state, event) => evolve(game, state, event), now);
    left = left.slice(found.made.length);
  }
  return deeds;
};
