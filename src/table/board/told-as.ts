/**
 * The action that a recorded change by hand belongs to, as everybody at an advising table is told it. Each page finds it
 * out by itself, from what an observer may see and nothing else. So it can show nobody what is hidden from them, and
 * all pages tell the same. Loaded on request.
 */
import { evolve } from '../../kernel/agenda';
import type { Begun } from '../../kernel/begun';
import { begunIn, type Left, partsOf } from '../../kernel/begun-actions';
import type { Change, GameEdit } from '../../kernel/edit';
import { explain } from '../../kernel/explain';
import { attempt } from '../../kernel/let-pass';
import type { Slices } from '../../kernel/slices';
import type { Message } from '../../kernel/messages';
import type { Piles } from '../../kernel/piles';
import { turnedUp } from '../../kernel/turned-up';
import { leftAt, seenBy } from '../judgement/hands-since-rules';
import { isTakenBack } from '../judgement/taken-back';
import { handCount } from '../panels/changes-by-hand';
import type { AnyPresentation, AnyTypes } from '../record/model';
import { stateAt } from '../record/timeline';
import type { Moment, Timeline } from '../record/timeline-model';
import { isDoneByHand, likeliestOf } from './rest-of-action';
import { changesBetween } from './tabletop-diff';

type State = AnyTypes['state'];
type Presentation = Pick<AnyPresentation, 'tabletop'>;

/** What a change by hand is taken for. */
export interface ToldAs {
  /** The action; or several, where it may be any of them. */
  readonly parts: readonly Begun<AnyTypes>[];
  /** What is still to be done of it, as changes by hand. */
  readonly owed: readonly GameEdit[];
  /** Have hands done all of it? */
  readonly isDone: boolean;
}

/** So many turns back a change may belong to the same action. */
const MOST = 25;
/** More pieces than these in one change are no part of an action, but another position. */
const MOST_AT_ONCE = 6;

/** A turn as an observer sees it: what hands did, told from what the rules did then, and the table after that. */
interface Open {
  readonly before: State;
  readonly after: State;
  readonly edit: Change | undefined;
  readonly isLeaving: boolean;
}

/** The table before a change, with the cards that it shows everybody where they lay. */
const showing = (state: State, events: readonly (Message & { pile?: string; cards?: readonly string[] })[]): State =>
  events.reduce<State & { readonly piles?: Piles }>((now, { kind, pile = '', cards = [] }) => {
    const lying = now.piles?.[pile];
    if (kind !== 'cards-shown' || !lying || lying.filter(card => card === '?').length < cards.length) return now;
    const rest = cards.reduce<readonly string[]>(left => left.toSpliced(left.indexOf('?'), 1), lying);
    return { ...now, piles: { ...now.piles, [pile]: [...cards, ...rest] } };
  }, state);

const known = new WeakMap<Moment, Open>();

const openOf = (timeline: Timeline, presentation: Presentation, moment: Moment): Open => {
  const kept = known.get(moment);
  if (kept) return kept;
  const { game } = timeline;
  const { entry } = moment;
  const was = seenBy(timeline, stateAt(timeline, entry.r - 1), undefined);
  // the public part of the entry, without what this reader could open of it
  const events = entry.kind === 'turn' ? entry.events : [];
  const { count } = handCount(game, was, events);
  const fold = (from: State, some: readonly Message[]): State =>
    // the events of a table are its game's events
    some.reduce<State>((state, event) => evolve(game, state, event as AnyTypes['event']), from);
  const before = showing(was, events.slice(0, count));
  const after = fold(was, events.slice(0, count));
  const edits = changesBetween({ game, presentation }, before, after);
  const [edit] = edits;
  const several: Change | undefined =
    edit && edits.length <= MOST_AT_ONCE ? { kind: 'together', edits: [...edits] } : undefined;
  const open = { before, after, edit: edits.length === 1 ? edit : several, isLeaving: !count };
  known.set(moment, open);
  return open;
};

const isHand = ({ entry }: Moment): boolean => entry.kind === 'turn' && entry.by === 'hand';

/**
 * What a change by hand is taken for; undefined where nobody can tell, or where it breaks a rule. That it breaks none
 * is in the record, which everybody reads.
 */
export function* toldAs(timeline: Timeline, presentation: Presentation, revision: number): Slices<ToldAs | undefined> {
  const { game, head } = timeline;
  const moment = timeline.moments.find(({ entry }) => entry.r === revision);
  if (moment?.entry.kind !== 'turn' || !isHand(moment) || moment.undone) return undefined;
  const { seat: by, breaks } = moment.entry;
  const { before, after, edit } = openOf(timeline, presentation, moment);
  if (!breaks || breaks.length || !edit) return undefined;
  const moments = timeline.moments
    .filter(({ entry, undone }) => !undone && entry.r < revision && (entry.kind === 'turn' || entry.kind === 'mode'))
    .slice(-MOST)
    .map((one): Moment => {
      const { command: _, edit: __, ...open } = one;
      if (!isHand(one)) return open;
      const { edit: made, isLeaving } = openOf(timeline, presentation, one);
      return isLeaving ? { ...open, edit: { kind: 'skip' } } : { ...open, ...(made && { edit: made }) };
    });
  const table = { game, head, state: before, moments };
  const seat = by === 'table' ? undefined : by;
  if (isTakenBack(table, seat, after)) return undefined;
  // what the change turns up was there before, too
  const now: Left<AnyTypes> = { state: after, by: seat, edit };
  const past = leftAt(table, undefined);
  const last = past.slice(-1).map(one => ({ ...one, state: before }));
  const left = turnedUp<Left<AnyTypes>>([...past.slice(0, -1), ...last, now]).slice(0, -1);
  const from = left.at(-1)?.state ?? before;
  const found = yield* partsOf(game, yield* begunIn(game, left), [from, after], seat, edit);
  const exact =
    seat === undefined || edit.kind === 'together' ? undefined : attempt(() => explain(game, from, seat, edit));
  const whose = found.filter(one => one.seat === seat);
  const own = whose.length ? whose : found;
  const likely = exact && 'command' in exact ? own.filter(one => one.command?.kind === exact.command.kind) : own;
  const { parts, owed } = likeliestOf(game, presentation, likely, after);
  const [first] = parts;
  if (!first) return undefined;
  return { parts, owed, isDone: first.seat === seat && isDoneByHand(game, presentation, first, after) };
}
