/**
 * What stands in a record in one's own name. Whoever has the table's key can write anything there, but not one's
 * signature: so a browser looks at each entry that names its user, and at what it has sent itself.
 */
import { count, fields, list, type Of, read, text } from '../../kernel/reading';
import { keyId } from '../sealing/sealing';
import { windowOn } from '../../kernel/windows';
import { authorOf, isPassSigned, isSignedBy, userAt } from './authors';
import type { Ask, Entry, Head, Problem } from './model';
import { linkAt, stateAt } from './timeline';
import type { Moment, Timeline } from './timeline-model';

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

/** A window has closed, and it says of this user's seat that he let it pass. */
const strangePass = (
  timeline: Timeline,
  before: Pick<Timeline, 'holders'>,
  entry: Entry,
  user: string,
  ownKey: string | undefined,
): Problem | undefined => {
  const passes = entry.kind === 'turn' ? (entry.passes ?? []) : [];
  const pass = passes.length ? windowOn(timeline.game, stateAt(timeline, entry.r - 1))?.pass : undefined;
  for (const one of passes) {
    if (one.by !== 'own' || !pass || userAt(before, one.seat) !== user) continue;
    const details = { entry: entry.r };
    const linkTo = (revision: number): string => linkAt(timeline, revision);
    if (!isPassSigned(user, one, pass, timeline, linkTo)) return { problem: 'acts-forged', details };
    if (ownKey === undefined || !one.m.startsWith(`${keyId(ownKey)}.`)) return { problem: 'acts-elsewhere', details };
  }
  return undefined;
};

/**
 * Is there anything after a revision in this user's name that he has not signed, or that another browser than this has
 * signed for him? The second may well be he himself.
 */
export const strangeAct = (
  timeline: Timeline,
  user: string,
  ownKey: string | undefined,
  after: number,
): Problem | undefined => {
  let holders: Head['holders'] = timeline.head.holders;
  for (const moment of timeline.moments) {
    const { entry } = moment;
    const isMine = entry.r > after && isAsked(moment) && isVisible(timeline, moment);
    if (isMine && authorOf({ holders }, entry) === user) {
      const details = { entry: entry.r };
      const isSigned = isSignedBy(user, moment, timeline, revision => linkAt(timeline, revision));
      if (!isSigned) return { problem: 'acts-forged', details };
      const isHere = ownKey !== undefined && entry.m?.startsWith(`${keyId(ownKey)}.`);
      if (!isHere) return { problem: 'acts-elsewhere', details };
    }
    const passed = entry.r > after ? strangePass(timeline, { holders }, entry, user, ownKey) : undefined;
    if (passed) return passed;
    if (entry.kind === 'seat') holders = { ...holders, [entry.seat]: entry.holder };
  }
  return undefined;
};
