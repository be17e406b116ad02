/**
 * Takes back my own last change by hand after others have acted, by its opposite, if nothing later depends on it.
 * Checked by replaying the later entries without the change.
 */
import { evolve } from '../../kernel/agenda';
import { diceOf } from '../../kernel/dice';
import { eventsOf } from '../../kernel/change';
import { type Change, type GameEdit, isOfSequence } from '../../kernel/edit';
import { without } from '../../kernel/piles';
import type { Message } from '../../kernel/messages';
import type { AnyPresentation, AnyTypes } from '../record/model';
import { stateAt } from '../record/timeline';
import { changesBetween } from './tabletop-diff';
import type { Moment, Timeline } from '../record/timeline-model';

type State = AnyTypes['state'];
type Piles = Readonly<Record<string, readonly string[]>>;

export type OwnUndo =
  /** The change that takes it back. */
  | { readonly kind: 'back'; readonly edit: Change; readonly moment: Moment }
  /** None of my changes can be taken back. */
  | { readonly kind: 'none' }
  /** Cards were seen, dealt or shuffled, which cannot be undone. */
  | { readonly kind: 'seen'; readonly moment: Moment }
  /** The first later entry that depends on it. */
  | { readonly kind: 'in-the-way'; readonly moment: Moment };

const sameFaces = diceOf({ roll: count => Array.from({ length: count }, () => 1), shuffle: items => items });

interface Own {
  readonly moment: Moment;
  readonly edit: Change;
}

/** A seat's changes by hand that were not undone, the last first. */
const ownChanges = ({ moments }: Timeline, seat: string): readonly Own[] =>
  moments.toReversed().flatMap((moment): Own[] => {
    const { entry, edit, undone } = moment;
    const isOwn = entry.kind === 'turn' && entry.by === 'hand' && entry.seat === seat && !undone;
    return isOwn && edit && !isOfSequence(edit) ? [{ moment, edit }] : [];
  });

const pilesOf = (state: State): Piles => (state as { readonly piles?: Piles }).piles ?? {};

/**
 * What lies on the table, for comparison: not who is asked, nor which of two equal pieces lies where, nor the order of a
 * hand's cards.
 */
const lying = ({ game, head }: Timeline, { tabletop }: AnyPresentation, state: State): string => {
  const specs = game.piles(head.options);
  const { counters, markers } = tabletop(state);
  const piles = Object.entries(pilesOf(state)).map(([id, cards]) => [
    id,
    specs[id]?.role === 'deck' || specs[id]?.role === 'discard' ? cards : [...cards].sort(),
  ]);
  const pieces = counters.map(({ id: _, ...one }) => JSON.stringify(one)).sort();
  return JSON.stringify([pieces, markers.map(({ id, value }) => [id, value]), piles.toSorted()]);
};

const folded = ({ game }: Timeline, state: State, events: readonly Message[]): State =>
  events.reduce<State>((now, event) => evolve(game, now, event as AnyTypes['event']), state);

const changed = (timeline: Timeline, state: State, edit: Change): State | undefined => {
  const events = eventsOf(timeline.game, state, edit, sameFaces);
  return 'reason' in events ? undefined : folded(timeline, state, events);
};

/** The piles with fewer cards. */
const shorter = (before: State, after: State): readonly string[] => {
  const now = pilesOf(after);
  return Object.entries(pilesOf(before)).flatMap(([id, cards]) => (cards.length > (now[id]?.length ?? 0) ? [id] : []));
};

/** Everything that could be the opposite of a change. */
const opposites = (presentation: AnyPresentation, edit: GameEdit, before: State, after: State): readonly GameEdit[] => {
  switch (edit.kind) {
    case 'move':
      return [{ ...edit, from: edit.to, to: edit.from }];
    case 'add':
      return [
        { kind: 'remove', piece: edit.piece, from: edit.to, count: edit.count },
        // a unit that is a card returns to its pile
        ...shorter(before, after).map(to => ({ kind: 'card', card: edit.piece, from: edit.to, to }) as const),
      ];
    case 'remove':
      return [{ kind: 'add', piece: edit.piece, to: edit.from, count: edit.count }];
    case 'set': {
      const marker = presentation.tabletop(before).markers.find(({ id }) => id === edit.marker);
      return marker ? [{ ...edit, to: marker.value }] : [];
    }
    case 'flip': {
      const there = presentation.tabletop(after).counters.filter(({ slot }) => slot === edit.at);
      return [edit.piece, ...new Set(there.flatMap(({ id, piece }) => [piece, id]))].map(piece => ({ ...edit, piece }));
    }
    case 'card': {
      const had = pilesOf(before)[edit.to] ?? [];
      const came = had.reduce<readonly string[]>((left, card) => without(left, card), pilesOf(after)[edit.to] ?? []);
      const [card = edit.card] = came;
      const back = { kind: 'card', card, from: edit.to, to: edit.from } as const;
      return [back, { ...back, under: true }];
    }
    case 'cards':
      return [{ ...edit, from: edit.to, to: edit.from }];
    default:
      return [];
  }
};

/** The state before a change: after the entry right before its own. */
const before = (timeline: Timeline, { entry }: Moment): State => stateAt(timeline, entry.r - 1);

/** The changes that lead from the state after a change back to the one before. */
const reversed = (
  timeline: Timeline,
  presentation: AnyPresentation,
  edit: GameEdit,
  [was, is]: readonly [State, State],
): readonly GameEdit[] | undefined => {
  const wanted = lying(timeline, presentation, was);
  const leadsBack = (edits: readonly GameEdit[]): boolean => {
    const now = changed(timeline, is, { kind: 'together', edits: [...edits] });
    return now !== undefined && lying(timeline, presentation, now) === wanted;
  };
  const single = opposites(presentation, edit, was, is).map(one => [one]);
  // more has changed than the opposite changes back: a leader took troops along
  const whole = function* (): Generator<readonly GameEdit[]> {
    const of = { game: timeline.game, presentation };
    for (const edits of [[], ...single]) {
      const now = edits.reduce<State | undefined>((state, one) => state && changed(timeline, state, one), is);
      if (now) yield [...edits, ...changesBetween(of, now, was)];
    }
  };
  return single.find(leadsBack) ?? [...whole()].find(leadsBack);
};

const asOne = (edits: readonly GameEdit[] | undefined): Change | undefined =>
  edits && edits.length > 1 ? { kind: 'together', edits: [...edits] } : edits?.[0];

/** The opposite of a change: for several as one, each from the last to the first. */
const oppositeOf = (timeline: Timeline, presentation: AnyPresentation, { moment, edit }: Own): Change | undefined => {
  const was = before(timeline, moment);
  if (edit.kind !== 'together') return asOne(reversed(timeline, presentation, edit, [was, moment.state]));
  const states = edit.edits.reduce<readonly (State | undefined)[]>(
    (all, part) => {
      const last = all.at(-1);
      return [...all, last && changed(timeline, last, part)];
    },
    [was],
  );
  const parts = edit.edits.flatMap((part, n) => {
    const [from, to] = [states[n], states[n + 1]];
    const back = from && to && reversed(timeline, presentation, part, [from, to]);
    return back ? [back] : [];
  });
  return parts.length === edit.edits.length ? { kind: 'together', edits: parts.toReversed().flat() } : undefined;
};

/** Later moments at which the actual state differs from one without the change, or that cannot be computed. */
const buildsOn = (
  timeline: Timeline,
  presentation: AnyPresentation,
  { moment }: Own,
  opposite: Change,
): readonly Moment[] => {
  const lies = (state: State): string => lying(timeline, presentation, state);
  const later = timeline.moments.filter(
    one => one.entry.r > moment.entry.r && one.entry.kind === 'turn' && !one.undone,
  );
  let alone: State | undefined = before(timeline, moment);
  return later.filter(one => {
    try {
      alone = alone && folded(timeline, alone, one.events);
      const now = changed(timeline, one.state, opposite);
      return !alone || !now || lies(alone) !== lies(now);
    } catch {
      alone = undefined; // later entries do not fit a table without the change
      return true;
    }
  });
};

/** How a seat's last change by hand is taken back, or what prevents it; `gone`: revisions already taken back. */
export const ownUndo = (
  timeline: Timeline,
  presentation: AnyPresentation,
  seat: string,
  gone: ReadonlySet<number> = new Set(),
): OwnUndo => {
  const own = ownChanges(timeline, seat).find(({ moment }) => !gone.has(moment.entry.r));
  if (!own) return { kind: 'none' };
  const edit = oppositeOf(timeline, presentation, own);
  if (!edit) return { kind: 'seen', moment: own.moment };
  const against = buildsOn(timeline, presentation, own, edit);
  const last = timeline.moments.findLast(({ entry, undone }) => entry.kind === 'turn' && !undone);
  // an obstacle may have been removed since
  const [first] = last && against.includes(last) ? against : [];
  return first ? { kind: 'in-the-way', moment: first } : { kind: 'back', edit, moment: own.moment };
};
