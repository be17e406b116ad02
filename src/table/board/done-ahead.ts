/**
 * Have hands already done what is asked only now? They may be two questions ahead, and the first is then answered by
 * the rules or ticked off. Only the offer to go on depends on this; what the table says of a change, and what a record
 * verifies, does not. Loaded on request.
 */
import { evolve, toAct } from '../../kernel/agenda';
import { type Begun, begunAs } from '../../kernel/begun';
import { lookingAhead } from '../../kernel/coming-actions';
import { type Difference, differenceOf } from '../../kernel/difference';
import { isOfSequence } from '../../kernel/edit';
import { attempt } from '../../kernel/let-pass';
import { topOf } from '../../kernel/lookup';
import { sameQuestion, submit } from '../../kernel/referee';
import type { Slices } from '../../kernel/slices';
import { ownCount } from '../panels/changes-by-hand';
import type { AnyPresentation, AnyTypes } from '../record/model';
import type { Moment, Timeline } from '../record/timeline-model';
import { sameFaces } from './by-hand';
import { isDoneByHand } from './rest-of-action';

type State = AnyTypes['state'];
type Judged = Pick<Timeline, 'game' | 'head' | 'state' | 'moments'>;
type Presentation = Pick<AnyPresentation, 'tabletop'>;

/** So many turns back hands are looked for, and so many of their changes are put together. */
const MOST = 12;
const MOST_HANDS = 6;

/** A turn, and the table before it. */
interface Turn extends Pick<Moment, 'entry' | 'events' | 'edit' | 'command' | 'state'> {
  readonly before: State;
}

/** The turns since the table began to advise, as far as they are looked at. */
const turnsOf = ({ moments }: Judged): readonly Turn[] => {
  const all = moments
    .filter(({ entry, undone }) => !undone && (entry.kind === 'turn' || entry.kind === 'mode'))
    .slice(-MOST - 1);
  const since = all.slice(all.findLastIndex(({ entry }) => entry.kind === 'mode') + 1);
  const first = all[all.length - since.length - 1];
  return since.flatMap((moment, n) => {
    const before = (n ? since[n - 1] : first)?.state;
    return before ? [{ ...moment, before }] : [];
  });
};

const isByHand = ({ entry }: Turn): boolean => entry.kind === 'turn' && entry.by === 'hand';

/** Did hands leave the step on top? Of another's change only its events are known. */
const isLeaving = (turn: Turn): boolean =>
  isByHand(turn) && (turn.edit ? isOfSequence(turn.edit) : turn.events.some(({ kind }) => kind === 'agenda'));

const isChange = (turn: Turn): boolean => isByHand(turn) && !isLeaving(turn);

/** A change by a seat's own hand that may have come later just as well: no die, and nothing that the rules did then. */
const isMovable = ({ game }: Judged, seat: string, turn: Turn): boolean => {
  const { entry, events, edit, before } = turn;
  if (!isChange(turn) || entry.kind !== 'turn' || entry.seat !== seat || entry.rolled) return false;
  if (!edit || isOfSequence(edit) || events.some(({ kind }) => kind === 'agenda')) return false;
  return ownCount(game, before, edit, events) === events.length;
};

/** Does one change take back something that the other has done? */
const isAgainst = (one: Difference, other: Difference): boolean =>
  [...one].some(([path, mine]) => {
    const theirs = other.get(path);
    if (!theirs) return false;
    if ('gone' in mine || 'gone' in theirs)
      return (
        !('gone' in mine && 'gone' in theirs) ||
        mine.come.some(item => theirs.gone.includes(item)) ||
        mine.gone.some(item => theirs.come.includes(item))
      );
    const isNumber = [mine.from, mine.to, theirs.from, theirs.to].every(value => typeof value === 'number');
    return (
      !isNumber || Math.sign(Number(mine.to) - Number(mine.from)) !== Math.sign(Number(theirs.to) - Number(theirs.from))
    );
  });

/**
 * The table if some changes by hand had come after everything else: without them, as their seat sees it. Undefined if
 * what came between needs them, or if one that is not among them takes one back, or is taken back by it.
 */
const withoutThem = (
  { game }: Judged,
  seat: string,
  turns: readonly Turn[],
  hands: readonly Turn[],
  open: readonly Turn[],
  now: State,
): State | undefined => {
  const [first] = hands;
  if (!first) return undefined;
  const { aside } = game.editRules;
  const changed = hands.map(({ before, state }) => differenceOf(before, state, aside));
  const others = turns.slice(turns.indexOf(first)).filter(turn => !hands.includes(turn));
  const isTakenBack = [...open, ...others].some(turn => {
    const other = isChange(turn) && !hands.includes(turn) && differenceOf(turn.before, turn.state, aside);
    return other && changed.some(one => isAgainst(one, other));
  });
  if (isTakenBack) return undefined;
  const folded = (from: State, { events }: Turn): State =>
    // the events of a table are its game's events
    events.reduce<State>((state, event) => evolve(game, state, event as AnyTypes['event']), from);
  return attempt(() => {
    let base: State | undefined = first.before;
    for (const turn of others) {
      const { command, entry } = turn;
      const own = command && entry.kind === 'turn' && entry.seat === seat;
      if (own && !submit(game, base, seat, command, sameFaces).ok) return undefined;
      base = folded(base, turn);
    }
    const after = hands.reduce(folded, base);
    const isSame = JSON.stringify(after.agenda) === JSON.stringify(now.agenda) && !differenceOf(after, now, aside).size;
    return isSame ? game.hide(base, seat) : undefined;
  });
};

/** Runs of these, the longest first. */
const runsOf = (hands: readonly Turn[]): readonly (readonly Turn[])[] =>
  hands.flatMap((_, n) => {
    const length = hands.length - n;
    return Array.from({ length: n + 1 }, (_, from) => hands.slice(from, from + length));
  });

interface Done {
  readonly parts: readonly Begun<AnyTypes>[];
  readonly hands: readonly Turn[];
}

/** The answers to the question on top that some of these changes by hand have done whole. */
function* doneBy(
  table: Judged,
  presentation: Presentation,
  seat: string,
  turns: readonly Turn[],
  open: readonly Turn[],
): Slices<Done | undefined> {
  const { game } = table;
  const now = turns.at(-1)?.state;
  if (!now || !toAct(game, now).includes(seat)) return undefined;
  const seen = game.hide(now, seat);
  for (const hands of runsOf(open.slice(-MOST_HANDS))) {
    yield undefined;
    const base = withoutThem(table, seat, turns, hands, open, now);
    if (!base) continue;
    const { aside } = game.editRules;
    const made = differenceOf(base, seen, aside);
    const parts: Begun<AnyTypes>[] = [];
    for (const one of yield* lookingAhead(game, base, seat, 'next')) {
      if (one.refusal || one.seat !== seat) continue;
      yield undefined;
      parts.push(...begunAs(one, made, aside).filter(part => isDoneByHand(game, presentation, part, seen)));
    }
    const [first] = parts;
    if (first) return { parts: parts.filter(({ command }) => command?.kind === first.command?.kind), hands };
  }
  return undefined;
}

/** Were some of these done before the rules went on to the question of the last turn? */
const isAhead = (turns: readonly Turn[], hands: readonly Turn[]): boolean => {
  const wentOn = turns.findLastIndex(turn => !isChange(turn));
  return hands.some(one => turns.indexOf(one) < wentOn);
};

/**
 * What a turn of the rules leaves of the changes by hand before it. Each counts for one question only. Whoever answers
 * one that counted as done meant something else. Where a step is left without having been done whole, nobody can tell
 * what was meant for it.
 */
function* leftBy(
  table: Judged,
  presentation: Presentation,
  seat: string,
  turns: readonly Turn[],
  open: readonly Turn[],
): Slices<readonly Turn[]> {
  const turn = turns.at(-1);
  if (!turn || !open.length) return open;
  const asked = toAct(table.game, turn.before);
  const isOwn = turn.entry.kind === 'turn' && turn.entry.seat === seat;
  const isAnswer = isOwn && asked.includes(seat) && !sameQuestion(topOf(turn.before), topOf(turn.state));
  if (isLeaving(turn) ? asked.length && !asked.includes(seat) : !isAnswer) return open;
  const earlier = turns.slice(0, -1);
  const done = yield* doneBy(table, presentation, seat, earlier, open);
  if (!done) return isLeaving(turn) ? [] : open;
  return isLeaving(turn) || isAhead(earlier, done.hands) ? open.filter(one => !done.hands.includes(one)) : open;
}

/**
 * The answers to the present question of a seat that its hands have done whole before the rules went on to it; none if
 * nothing of that is sure.
 */
export function* doneAhead(
  table: Judged,
  presentation: Presentation,
  seat: string | undefined,
): Slices<readonly Begun<AnyTypes>[]> {
  const turns = turnsOf(table);
  if (seat === undefined) return [];
  const movable = turns.filter(turn => isMovable(table, seat, turn));
  if (!isAhead(turns, movable)) return [];
  let open: readonly Turn[] = [];
  for (const [n, turn] of turns.entries()) {
    if (movable.includes(turn)) open = [...open, turn];
    else if (!isChange(turn)) open = yield* leftBy(table, presentation, seat, turns.slice(0, n + 1), open);
  }
  const done = yield* doneBy(table, presentation, seat, turns, open);
  // what hands have done since the rules went on, the bubble of the change itself tells
  return done && isAhead(turns, done.hands) ? done.parts : [];
}
