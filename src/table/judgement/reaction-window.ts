/** The open reaction window, according to the record: since when, who is asked, who has asked to wait. */
import { topOf } from '../../kernel/lookup';
import type { Message } from '../../kernel/messages';
import { sameQuestion } from '../../kernel/referee';
import { type WindowTimes, windowOn, windowTimes } from '../../kernel/reaction-windows';
import { humanSeats, userAt } from '../record/authors';
import type { AnyTypes } from '../record/model';
import type { Moment, Timeline } from '../record/timeline-model';

export interface OpenWindow {
  /** The revision that opened it; an earlier request is no answer to it. */
  readonly opened: number;
  /** When it was opened (server time, ms). */
  readonly since: number;
  readonly times: WindowTimes;
  readonly pass: Message;
  /** The seats that are asked, in the game's order. */
  readonly seats: readonly string[];
  /** Seats that do not pass by the clock. */
  readonly waits: readonly string[];
}

/** A window has closed, or the table has gone back: a window that is open afterwards begins at this revision. */
const isBoundary = ({ entry }: Moment): boolean =>
  entry.kind === 'undo' || (entry.kind === 'turn' && entry.by === 'window');

/** The revision at which the current question was asked. */
const openedAt = ({ moments }: Timeline): Moment | undefined => {
  const now = moments.at(-1);
  const top = now && topOf<AnyTypes>(now.state);
  let first = now;
  for (let n = moments.length - 1; n >= 0; n--) {
    const moment = moments[n];
    if (!moment || !sameQuestion(topOf<AnyTypes>(moment.state), top)) return first;
    first = moment;
    if (isBoundary(moment)) return first;
  }
  return first;
};

/** The window that is open now, if one is. */
export const windowIn = (timeline: Timeline): OpenWindow | undefined => {
  const { game, head, state, moments, begun, ending } = timeline;
  const open = begun && !ending ? windowOn(game, state) : undefined;
  const first = open && openedAt(timeline);
  if (!open || !first) return undefined;
  const { r: opened, t: since } = first.entry;
  const waits = moments.flatMap(({ entry }) => (entry.kind === 'wait' && entry.on === opened ? [entry.seat] : []));
  const seats = game.seats(head.options).filter(seat => open.seats.includes(seat));
  return { opened, since, times: windowTimes(head.options), pass: open.pass, seats, waits };
};

/** What a pass of a seat must have seen: the window, and that the seat asked to wait, which takes back how it passed before. */
export const passesSince = ({ moments }: Timeline, { opened }: OpenWindow, seat: string): number =>
  moments.findLast(({ entry }) => entry.kind === 'wait' && entry.on === opened && entry.seat === seat)?.entry.r ??
  opened;

/** Does the clock run? Not while people vote, nor where no turns are enforced. */
export const isTimed = ({ mode, proposals }: Timeline): boolean => mode !== 'free' && !proposals.length;

const SECOND = 1_000;

/** When a seat that has not asked to wait passes by the clock (server time, ms). */
export const deadlineOf = ({ since, times: { seconds } }: OpenWindow): number =>
  seconds === undefined ? Number.POSITIVE_INFINITY : since + seconds * SECOND;
/** The time from which others may pass for a seat that is away. */
export const awayFrom = ({ since, times: { away } }: OpenWindow): number => since + away * SECOND;

/** So many others have to agree that somebody is away; where fewer play, all of them. */
const OTHERS = 2;

/**
 * Is this seat away for this window? Yes, if two other players have said so, or all others. Or a game master without a
 * seat, which is all that the record says of them.
 */
export const isAway = (timeline: Timeline, { opened }: OpenWindow, seat: string): boolean => {
  const players = new Set(humanSeats(timeline).flatMap(one => userAt(timeline, one) ?? []));
  const said = new Set(
    timeline.moments.flatMap(({ entry }) =>
      entry.kind === 'away' && entry.on === opened && entry.seat === seat ? [entry.user] : [],
    ),
  );
  const others = [...players].filter(user => user !== userAt(timeline, seat));
  const agreed = others.filter(user => said.has(user)).length;
  const isTold = [...said].some(user => !players.has(user));
  return isTold || (agreed > 0 && agreed >= Math.min(OTHERS, others.length));
};
