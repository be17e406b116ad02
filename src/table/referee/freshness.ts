/**
 * Is what was asked still what its sender meant? Whoever holds a message back on its way, or sends it again, must not have
 * it carried out at a table that its sender never saw. Commands and undos are judged more closely (`turns.ts`).
 */
import type { Ask, Entry } from '../record/model';
import type { Timeline } from '../record/timeline-model';

/** So many turns may be made while a message is on its way. */
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

export const isOutdated = ({ moments }: Timeline, ask: Ask, seen: number): boolean => {
  const outdates = OUTDATES[ask.kind];
  if (!outdates) return false;
  const since = moments.filter(({ entry }) => entry.r > seen);
  return (
    since.filter(({ entry }) => entry.kind === 'turn').length > LATE || since.some(({ entry }) => outdates(entry, ask))
  );
};
