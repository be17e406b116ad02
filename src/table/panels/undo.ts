/** May the last turn be taken back? If not, why; and whether the seats may consent. */
import type { Moment, Timeline } from '../record/timeline-model';
import type { TableClient } from './client-model';
import type { Reading } from './reading';

export type UndoReason = 'over' | 'nothing' | 'not-yours' | 'barrier' | 'table' | 'no-seat';
export interface UndoPanel {
  readonly possible: boolean;
  /** Why not; the word is a key under `RT.undo`. */
  readonly reason?: string;
  /** The revision to return to, if the other seats may be asked. */
  readonly proposeTo?: number;
  readonly consent: boolean;
}

/** The last turn that was not undone. */
export const lastTurn = (timeline: Timeline): Moment | undefined =>
  timeline.moments.findLast(({ entry, undone }) => entry.kind === 'turn' && !undone);

const reasonOf = (timeline: Timeline, moment: Moment | undefined, seat: string | undefined): UndoReason | undefined => {
  if (timeline.secret !== undefined) return 'over';
  const entry = moment?.entry;
  if (seat === undefined) return 'no-seat';
  if (entry?.kind !== 'turn') return 'nothing';
  if (entry.by === 'table') return 'table';
  if (entry.seat !== seat) return 'not-yours';
  return entry.barrier ? 'barrier' : undefined;
};

/** The seat for which a user takes the last turn back: whoever holds several may have another one before them by now. */
export const undoingSeat = ({
  timeline,
  seat,
  mySeats,
}: Pick<TableClient, 'timeline' | 'seat' | 'mySeats'>): string | undefined => {
  const last = lastTurn(timeline)?.entry;
  return last?.kind === 'turn' && mySeats.includes(last.seat) ? last.seat : seat;
};

/** Has this seat a change by hand that it may take back, though its turn was not the last? */
export const isTakenBackByHand = (timeline: Timeline, seat: string | undefined): boolean => {
  if (seat === undefined || timeline.mode === 'enforced' || timeline.secret !== undefined) return false;
  if (reasonOf(timeline, lastTurn(timeline), seat) === undefined) return false;
  const isOwn = ({ entry, undone, edit }: Moment): boolean =>
    entry.kind === 'turn' && entry.by === 'hand' && entry.seat === seat && !undone && edit !== undefined;
  return timeline.moments.some(isOwn);
};

export const undoPanel = ({ client, speech }: Reading): UndoPanel => {
  const { timeline } = client;
  const seat = undoingSeat(client);
  const moment = lastTurn(timeline);
  const reason = reasonOf(timeline, moment, seat);
  if (!reason) return { possible: true, consent: false };
  const consent = reason === 'not-yours' || reason === 'barrier';
  const possible = isTakenBackByHand(timeline, seat);
  return {
    possible,
    consent: consent && moment !== undefined,
    ...(!possible && { reason: speech.localize(`RT.undo.${reason}`) }),
    ...(consent && moment && { proposeTo: moment.entry.r - 1 }),
  };
};
