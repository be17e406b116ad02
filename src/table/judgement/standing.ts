/**
 * Standing answers: a pass that its seat has signed once, for every window to come that the answer lets pass. It ends at the
 * first window that it does not let pass, and whenever its seat could have thought better of it. All of this follows from what
 * everybody sees, so that neither a pass nor its time tells what a seat holds.
 */
import { letsPass, resumes } from '../../kernel/reaction-windows';
import type { AnyGame, AnyTypes, EntryOf } from '../record/model';
import type { Timeline } from '../record/timeline-model';
import { isShifting, since } from './freshness';
import type { OpenWindow } from './reaction-window';

export interface Standing {
  readonly seat: string;
  /** The name of the answer, of those of the game. */
  readonly word: string;
  /** What its sender had seen. */
  readonly seen: number;
  /** When it was given (server time, ms). */
  readonly left: number;
}

/** Why it stands no longer: the game is over, the table was changed, its seat has acted since, or it let a window not pass. */
export type Ended = 'over' | 'shifted' | 'acted' | 'met';

/** So long (ms) a window stays open where all pass in this way: the same for everybody, and long enough to be seen. */
const LEAST = 1_000;

type State = AnyTypes['state'];
const judged = new WeakMap<State, Map<string, boolean>>();

/** Does the answer let the window pass that is open in this state? Asked again and again of the same states. */
const passesIn = (game: AnyGame, state: State, { seat, word }: Standing): boolean => {
  const known = judged.get(state) ?? new Map<string, boolean>();
  judged.set(state, known);
  const name = `${seat} ${word}`;
  const passes = known.get(name) ?? letsPass(game, state, seat, word);
  known.set(name, passes);
  return passes;
};

type Pass = NonNullable<EntryOf<'turn'>['passes']>[number];

/** Is it a pass by an answer that the same seat has given later? There is only one at a time, so the earlier one ends. */
const isByLater = ({ seat, seen, left }: Standing, pass: Pass): boolean =>
  pass.by === 'own' &&
  pass.seat === seat &&
  pass.stands !== undefined &&
  (pass.seen > seen || (pass.seen === seen && (pass.left ?? 0) > left));

/** Why a standing answer has ended; undefined while it stands. */
export const endOf = (timeline: Timeline, standing: Standing): Ended | undefined => {
  const { game, moments, ending, revision } = timeline;
  const { seat, seen } = standing;
  if (ending || seen > revision) return 'over';
  const later = since(timeline, seen);
  const first = moments.length - later.length;
  for (const [n, { entry }] of later.entries()) {
    if (isShifting(entry, { kind: 'leave', seat })) return 'shifted';
    if (entry.kind !== 'turn') continue;
    // what was left with it, or before it, is its seat's own as well
    if (entry.by === 'command' && entry.seat === seat && (entry.seen ?? 0) > seen) return 'acted';
    if (entry.passes?.some(pass => isByLater(standing, pass))) return 'acted';
    const before = moments[first + n - 1]?.state;
    const isAsked = entry.passes?.some(pass => pass.seat === seat) === true;
    if (isAsked && before && !passesIn(game, before, standing)) return 'met';
  }
  return undefined;
};

/** Does a standing answer pass in the open window? Not where its seat has asked to wait. */
export const passesBy = (timeline: Timeline, window: OpenWindow, standing: Standing): boolean =>
  window.seats.includes(standing.seat) &&
  !window.waits.includes(standing.seat) &&
  passesIn(timeline.game, timeline.state, standing) &&
  endOf(timeline, standing) === undefined;

/**
 * Should the page sign a standing answer again? Yes if an act of its own seat has ended it, or a window at which it
 * only pauses. But only if this page has seen it in force: a game master could lay down one that was taken back long
 * ago. `was`: the one that was in force.
 */
export const isGivenAgain = (game: AnyGame, was: Standing | undefined, found: Standing, end: Ended): boolean =>
  (end === 'acted' || (end === 'met' && resumes(game, found.word))) &&
  was?.seat === found.seat &&
  was.word === found.word &&
  was.seen === found.seen &&
  was.left === found.left;

/** From when on it does (server time, ms). */
export const passesFrom = ({ since: opened }: OpenWindow): number => opened + LEAST;
