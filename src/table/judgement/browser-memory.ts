/**
 * What a browser remembers of a record between two visits, and checks when it comes back. A record whose last entries
 * were cut off has no fault: only a browser that has seen them can tell. And a holder of the table's key can write in
 * anybody's name, but cannot sign. So each browser checks the entries of its user, and of its own requests.
 */
import { linkOf } from '../crypto/bytes';
import { count, fields, list, type Of, read, text } from '../../kernel/reading';
import { entryKey } from '../record/codec';
import type { AnyTypes, Ask, Head, Problem } from '../record/model';
import { linkAt, rawAt, stateAt } from '../record/timeline';
import type { Moment, Timeline } from '../record/timeline-model';
import { keyId } from '../crypto/keys';
import { stepOf, topOf } from '../../kernel/lookup';
import { authorOf, commandOf, isSignedBy, signingKey } from '../record/authors';
import { spokenCode } from '../record/recovery-code';

/** The newest entry that this browser has read, the hash of its text, and the game's turn after it. */
export type Seen = Of<typeof seenShape>;
const seenShape = fields({ revision: count, link: text(43), turn: count });

/** What to remember of a record; undefined while it is empty. */
export const seenOf = (timeline: Timeline): Seen | undefined => {
  const { game, moments, hash } = timeline;
  const last = moments.at(-1);
  return last && { revision: last.entry.r, link: hash, turn: game.status(last.state).turn };
};

/** The same from a browser's storage, which may contain anything. */
export const parseSeen = (value: unknown): Seen | undefined => read(seenShape, value);

/** What was removed from a record, or replaced in it, since it was seen; undefined if it only grew. */
export const lostSince = (timeline: Timeline, seen: Seen | undefined): Problem | undefined => {
  const revision = seenOf(timeline)?.revision ?? 0;
  if (!seen) return undefined;
  const { revision: entry, turn } = seen;
  const raw = rawAt(timeline, entryKey(entry));
  if (revision < entry) return { problem: 'entries-cut-off', details: { turn, entry, last: revision } };
  const isSame = raw !== undefined && linkOf(raw, seen.link.length) === seen.link;
  return isSame ? undefined : { problem: 'entries-replaced', details: { turn, entry } };
};

const sent = fields({ id: text(64), revision: count });
/** What this browser has asked, and the entry that the referee named in the answer. */
export type Sent = Of<typeof sent>;

/** So many requests a browser remembers of a table. */
const KEPT = 40;

const sentList = list(sent, KEPT);

/** The same from a browser's storage, which may contain anything. */
export const parseSent = (value: unknown): readonly Sent[] => read(sentList, value) ?? [];

/** With one more. Not remembered: requests that are answered but can change nothing, and passes that are only kept. */
export const withSent = (
  all: readonly Sent[],
  { kind }: Ask,
  { id, revision, held }: Sent & { readonly held?: true },
): readonly Sent[] =>
  !held && ['command', 'edit', 'undo', 'propose', 'commit', 'number'].includes(kind)
    ? [...all, { id, revision }].slice(-KEPT)
    : all;

/** What this browser asked, got an answer for, and cannot find: something else was written there. */
export const lostAct = ({ moments, revision }: Timeline, all: readonly Sent[]): Problem | undefined => {
  const lost = all.find(
    one => one.revision <= revision && !moments.some(({ entry }) => entry.r === one.revision && entry.m === one.id),
  );
  return lost && { problem: 'acts-lost', details: { entry: lost.revision } };
};

/** Only the seat that asked, and the referee, can see who has signed a turn. */
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
 * Is there an entry after a revision in this user's name that they have not signed, or that another browser has signed?
 * The second may well be the same person. `ownKeys`: the public parts of the keys of this browser's tabs.
 */
export const strangeAct = (
  timeline: Timeline,
  user: string,
  ownKeys: ReadonlySet<string>,
  after: number,
): Problem | undefined => {
  const { head, keys, retired, vouched } = timeline;
  // a browser that was replaced by everybody's consent has signed what stands before that, and nothing after it
  const replaced = timeline.moments.findLast(
    ({ entry }) => entry.kind === 'vouch' && entry.fulfils !== undefined && entry.user === user,
  )?.entry.r;
  const isReplaced = [...ownKeys].some(key => Object.hasOwn(retired, key));
  let holders: Head['holders'] = head.holders;
  const senders = [...ownKeys].map(key => `${keyId(key)}.`);
  for (const moment of timeline.moments.flatMap(withPasses(timeline))) {
    const { entry } = moment;
    const isBefore = replaced !== undefined && entry.r < replaced;
    // turns before that only an earlier browser can read, and those after it only a later one
    const isRead = isVisible(timeline, moment) && (entry.kind !== 'turn' || !replaced || isBefore === isReplaced);
    const isMine = entry.r > after && isAsked(moment) && isRead;
    if (isMine && authorOf({ holders }, entry) === user) {
      const details = { entry: entry.r };
      const known = isBefore ? { ...retired, ...keys } : keys;
      const isSigned = isSignedBy(user, moment, { head, keys: known }, revision => linkAt(timeline, revision));
      if (!isSigned) return { problem: 'acts-forged', details };
      const key = signingKey(known, entry.m ?? '', user) ?? '';
      const isKnown = vouched.includes(key) || Object.hasOwn(retired, key);
      if (!senders.some(sender => entry.m?.startsWith(sender)) && !isKnown) {
        return { problem: 'acts-elsewhere', details: { ...details, key, code: spokenCode(key) } };
      }
    }
    if (entry.kind === 'seat') holders = { ...holders, [entry.seat]: entry.holder };
  }
  return undefined;
};
