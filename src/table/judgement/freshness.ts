/**
 * Is a request still what its sender wanted? A message that was held back or sent again must not be carried out at a table
 * that its sender never saw. The referee checks it before they do anything, and Verify checks it again.
 */
import { topOf } from '../../kernel/lookup';
import { sameQuestion } from '../../kernel/referee';
import type { AnyTypes, Ask, Entry } from '../record/model';
import { diceAt, stateAt, type Timeline } from '../record/timeline-model';

/** So many turns may be made while a message is in transit. */
const LATE = 10;

type Outdates = (entry: Entry, ask: Ask) => boolean;

const sameSeat: Outdates = (entry, ask) =>
  entry.kind === 'seat' && 'seat' in ask && (ask.seat === undefined || entry.seat === ask.seat);
const anySeat: Outdates = entry => entry.kind === 'seat';
const otherTable: Outdates = ({ kind }) => kind === 'undo' || kind === 'mode';

/** What must not have happened since the sender looked. */
const OUTDATES: { readonly [K in Ask['kind']]?: Outdates } = {
  edit: (entry, ask) => otherTable(entry, ask) || sameSeat(entry, ask),
  propose: (entry, ask) =>
    otherTable(entry, ask) ||
    anySeat(entry, ask) ||
    (entry.kind === 'proposal' && 'seat' in ask && entry.seat === ask.seat),
  vote: sameSeat,
  commit: sameSeat,
  number: sameSeat,
  claim: sameSeat,
  leave: sameSeat,
  seat: sameSeat,
  mode: entry => entry.kind === 'mode',
  trust: (entry, ask) =>
    anySeat(entry, ask) || (entry.kind === 'trust' && ask.kind === 'trust' && entry.user === ask.user),
  look: entry => entry.kind === 'look',
  start: (entry, ask) => anySeat(entry, ask) || entry.kind === 'opening',
  reveal: entry => entry.kind === 'turn' || entry.kind === 'undo',
};

export const since = ({ moments }: Timeline, seen: number): Timeline['moments'] =>
  moments.slice(moments.findLastIndex(({ entry }) => entry.r <= seen) + 1);

/** Has this seat done anything since the sender looked? Then they could not know what they answer. */
const hasActedSince = (timeline: Timeline, seat: string, seen: number): boolean =>
  since(timeline, seen).some(({ entry }) => entry.kind === 'undo' || (entry.kind === 'turn' && entry.seat === seat));

/** Was the command an answer to the current question? What was sent before a rollback never is. */
const isOtherQuestion = (timeline: Timeline, seat: string, seen: number): boolean => {
  if (seen === timeline.revision) return false;
  const [then, now] = [stateAt(timeline, seen), timeline.state].map(state => topOf<AnyTypes>(state));
  return hasActedSince(timeline, seat, seen) || !sameQuestion(then, now);
};

/** A move left long ago was not meant for a position that somebody has changed by hand, nor after a seat changed hands. */
export const isShifting: Outdates = (entry, ask) =>
  (entry.kind === 'turn' && entry.by === 'hand') || otherTable(entry, ask) || sameSeat(entry, ask);

/**
 * A share is shown for one number of the dice. If somebody else has rolled meanwhile, a keeper of the key could choose
 * before which roll it counts.
 */
const isShareOfBefore = (timeline: Timeline, share: string | undefined, seen: number): boolean =>
  share !== undefined && diceAt(timeline, seen).game !== timeline.dice.game;

const isOutdated = (timeline: Timeline, ask: Ask, seen: number): boolean => {
  const outdates = OUTDATES[ask.kind];
  if (!outdates) return false;
  const later = since(timeline, seen);
  return (
    later.filter(({ entry }) => entry.kind === 'turn').length > LATE || later.some(({ entry }) => outdates(entry, ask))
  );
};

/** Has so much happened since its sender looked that the request does not fit the table any more? */
export const isLate = (timeline: Timeline, ask: Ask, seen: number): boolean => {
  if (ask.kind === 'command')
    return (
      isOtherQuestion(timeline, ask.seat, seen) ||
      isShareOfBefore(timeline, ask.share, seen) ||
      (ask.left !== undefined && since(timeline, seen).some(({ entry }) => isShifting(entry, ask)))
    );
  if (ask.kind === 'undo') return hasActedSince(timeline, ask.seat, seen);
  return isOutdated(timeline, ask, seen);
};
