/**
 * What stands in a record in one's own name. Whoever has the table's key can write anything there, but not one's
 * signature: so a browser looks at each entry that names its user, and at what it has sent itself.
 */
import { count, fields, list, type Of, read, text } from '../../kernel/reading';
import { keyId } from '../crypto/sealing';
import { stepOf, topOf } from '../../kernel/lookup';
import { authorOf, commandOf, isSignedBy } from '../record/authors';
import type { AnyTypes, Ask, Head, Problem } from '../record/model';
import { linkAt, stateAt } from '../record/timeline';
import type { Moment, Timeline } from '../record/timeline-model';

const sent = fields({ id: text(64), revision: count });
/** What this browser has asked, and the entry that the referee said he had written for it. */
export type Sent = Of<typeof sent>;

/** So many acts a browser remembers of a table. */
const KEPT = 40;

const sentList = list(sent, KEPT);

/** The same from a browser's storage, where anything may stand. */
export const parseSent = (value: unknown): readonly Sent[] => read(sentList, value) ?? [];

/** With one more. What can change nothing, and is answered all the same, is not remembered; nor what is only kept. */
export const withSent = (
  all: readonly Sent[],
  { kind }: Ask,
  { id, revision, held }: Sent & { readonly held?: true },
): readonly Sent[] =>
  !held && ['command', 'edit', 'undo', 'propose', 'commit', 'number'].includes(kind)
    ? [...all, { id, revision }].slice(-KEPT)
    : all;

/** What this browser did, was told of, and cannot find: somebody has written something else there. */
export const lostAct = ({ moments, revision }: Timeline, all: readonly Sent[]): Problem | undefined => {
  const lost = all.find(
    one => one.revision <= revision && !moments.some(({ entry }) => entry.r === one.revision && entry.m === one.id),
  );
  return lost && { problem: 'acts-lost', details: { entry: lost.revision } };
};

/** Nobody but the seat that asked, and the referee, can see who has signed a turn. */
const isVisible = ({ reader }: Timeline, { entry }: Moment): boolean =>
  entry.kind !== 'turn' || (reader.seat !== undefined && reader.seat === entry.seat);

const isAsked = ({ entry }: Moment): boolean =>
  entry.fulfils === undefined && !(entry.kind === 'vote' && entry.seat === 'table') && entry.kind !== 'key';

/** At the close of a window each pass is looked at as the command that it was. */
const withPasses =
  (timeline: Timeline) =>
  (moment: Moment): readonly Moment[] => {
    const { entry } = moment;
    const step = entry.kind === 'turn' && entry.passes ? topOf<AnyTypes>(stateAt(timeline, entry.r - 1)) : undefined;
    const pass = step && stepOf(timeline.game, step).window;
    if (entry.kind !== 'turn' || !entry.passes || !pass) return [moment];
    return entry.passes.flatMap(one => (one.by === 'own' ? [commandOf(moment, entry, one, pass)] : []));
  };

/**
 * Is there anything after a revision in this user's name that he has not signed, or that another browser than this has
 * signed for him? The second may well be he himself. `ownKeys`: the public parts of the keys of this browser's tabs.
 */
export const strangeAct = (
  timeline: Timeline,
  user: string,
  ownKeys: ReadonlySet<string>,
  after: number,
): Problem | undefined => {
  let holders: Head['holders'] = timeline.head.holders;
  const senders = [...ownKeys].map(key => `${keyId(key)}.`);
  for (const moment of timeline.moments.flatMap(withPasses(timeline))) {
    const { entry } = moment;
    const isMine = entry.r > after && isAsked(moment) && isVisible(timeline, moment);
    if (isMine && authorOf({ holders }, entry) === user) {
      const details = { entry: entry.r };
      const isSigned = isSignedBy(user, moment, timeline, revision => linkAt(timeline, revision));
      if (!isSigned) return { problem: 'acts-forged', details };
      if (!senders.some(sender => entry.m?.startsWith(sender))) return { problem: 'acts-elsewhere', details };
    }
    if (entry.kind === 'seat') holders = { ...holders, [entry.seat]: entry.holder };
  }
  return undefined;
};
