/** Reads a record: from its entries, with the reader's own keys, to the states it passed through. */
import { linkOf } from '../crypto/bytes';
import { parseEntry, revisionOf } from './codec';
import { linkOfHead } from './head';
import type { AnyGame, Entry, Head, Problem } from './model';
import { folded } from './timeline-fold';
import { FIRST_DICE, type Reader, startOf, type Timeline } from './timeline-model';

/** The record's entries by their keys, as they stand in the chapters. */
export type Raws = Readonly<Record<string, string>>;

// A timeline does not expose the texts it was read from; they are kept to read it again when one of them is replaced.
const rawsOf = new WeakMap<Timeline, ReadonlyMap<string, string>>();

const emptyTimeline = (game: AnyGame, head: Head, reader: Reader): Timeline => {
  const whole = startOf(game, head);
  const isReferee = reader.seat === undefined && Object.hasOwn(reader.keys, 'table');
  return {
    game,
    head,
    reader,
    moments: [],
    state: isReferee ? whole : game.hide(whole, reader.seat),
    revision: 0,
    hash: linkOfHead(head),
    epoch: 0,
    begun: false,
    mode: head.mode,
    open: head.open ?? false,
    openSince: 0,
    holders: head.holders,
    keys: {},
    proofs: 0,
    since: {},
    seatSecrets: {},
    deputies: {},
    trusted: [],
    vouched: [],
    retired: {},
    keepers: [],
    looking: [],
    commitments: {},
    roots: {},
    numbers: {},
    redrawn: 0,
    sitting: 0,
    dice: FIRST_DICE,
    proposals: [],
    problems: [],
  };
};

/** At most so many problems are reported: a damaged record has one for every entry. */
const MOST_PROBLEMS = 500;

/**
 * The largest step to a new lease's epoch: a client that claimed the last epoch of all would keep everybody else from
 * writing. Each claim adds at most two times 65,536.
 */
export const MOST_LATER = 1000 * 2 ** 16;

/** More entries than any game has. Later ones are not read. */
export const MOST_ENTRIES = 12_000;

/** So many of its last entries a record reserves for new referees, and for the entry that reveals it. */
const RESERVED = 100;

/** Is a record full? It takes no more turns, and may be revealed and verified before its game has ended. */
export const isFull = ({ revision }: Pick<Timeline, 'revision'>): boolean => revision >= MOST_ENTRIES - RESERVED;

const withProblem = (timeline: Timeline, at: number, problem: Problem): Timeline => ({
  ...timeline,
  revision: Math.max(timeline.revision, at),
  problems:
    timeline.problems.length < MOST_PROBLEMS ? [...timeline.problems, { ...problem, revision: at }] : timeline.problems,
});

/** Does it name a seat that the game does not have? */
const isOfNoSeat = ({ game, head }: Timeline, entry: Entry): boolean =>
  'seat' in entry && entry.seat !== 'table' && !game.seats(head.options).includes(entry.seat);

/** Why a well-formed entry cannot be the next of this record. */
const forbids = (timeline: Timeline, at: number, entry: Entry): Problem | undefined => {
  const { revision, epoch, hash } = timeline;
  if (entry.r !== at) return { problem: 'entry-misplaced', details: { revision: entry.r } };
  if (entry.e > epoch + MOST_LATER) return { problem: 'entry-epoch', details: { epoch: entry.e, now: epoch } };
  if (entry.e < epoch) return { problem: 'entry-outdated', details: { epoch: entry.e, now: epoch } };
  if (isOfNoSeat(timeline, entry)) return { problem: 'entry-unplayable', details: { kind: entry.kind } };
  if (entry.p === hash) return undefined;
  if (at === revision + 1) return { problem: 'entry-foreign' };
  return { problem: 'entries-missing', details: { from: revision + 1, to: at - 1 } };
};

const read = (timeline: Timeline, key: string, raw: string): Timeline => {
  const revision = revisionOf(key);
  if (revision === undefined) {
    return withProblem(timeline, 0, { problem: 'entry-misnamed', details: { key: key.slice(0, 40) } });
  }
  const entry = parseEntry(raw);
  if ('problem' in entry) return withProblem(timeline, revision, entry);
  const problem = forbids(timeline, revision, entry);
  if (problem) return withProblem(timeline, revision, problem);
  // An entry of another edition or a damaged one can break a fold of the game: then it is shown and ignored as well.
  try {
    return { ...folded(timeline, entry), revision, hash: linkOf(raw, timeline.hash.length), epoch: entry.e };
  } catch {
    return withProblem(timeline, revision, { problem: 'entry-unplayable', details: { kind: entry.kind } });
  }
};

/** Reads a whole record. Bad entries become problems and are ignored; nothing throws. */
export const openTimeline = (game: AnyGame, head: Head, raws: Raws, reader: Reader): Timeline => {
  const sorted = sortedEntries(raws);
  let timeline = emptyTimeline(game, head, reader);
  for (const [key, raw] of sorted.slice(0, MOST_ENTRIES)) timeline = read(timeline, key, raw);
  if (sorted.length > MOST_ENTRIES) timeline = withProblem(timeline, 0, TOO_MANY);
  rawsOf.set(timeline, new Map(sorted));
  return timeline;
};

const TOO_MANY: Problem = { problem: 'too-many-entries', details: { most: MOST_ENTRIES } };
const sortedEntries = (raws: Raws) => Object.entries(raws).sort(([a], [b]) => (a < b ? -1 : 1));

/** Reads a record entry by entry: the table before each, and after it. `from`: what was read already. */
export function* reading(
  game: AnyGame,
  head: Head,
  raws: Raws,
  reader: Reader,
  from = emptyTimeline(game, head, reader),
): Generator<{ readonly key: string; readonly raw: string; readonly before: Timeline; readonly after: Timeline }> {
  let before = from;
  const isNew = ([key]: readonly [string, string]): boolean => (revisionOf(key) ?? 0) > from.revision;
  for (const [key, raw] of sortedEntries(raws).slice(0, MOST_ENTRIES).filter(isNew)) {
    const after = read(before, key, raw);
    yield { key, raw, before, after };
    before = after;
  }
}

/** The hash of the record up to a revision: a reader's signature covers it. */
export const linkAt = ({ moments, hash }: Timeline, revision: number): string =>
  moments[moments.findLastIndex(({ entry }) => entry.r <= revision) + 1]?.entry.p ?? hash;

/** Reads one more entry. One that replaces an earlier one has the record read again; the same changes nothing. */
export const extend = (timeline: Timeline, key: string, raw: string): Timeline => {
  const raws = rawsOf.get(timeline) ?? new Map<string, string>();
  if (raws.get(key) === raw) return timeline;
  const known = new Map(raws).set(key, raw);
  const at = revisionOf(key);
  if (at !== undefined && at <= timeline.revision) {
    return openTimeline(timeline.game, timeline.head, Object.fromEntries(known), timeline.reader);
  }
  const longer = read(timeline, key, raw);
  rawsOf.set(longer, known);
  return longer;
};

/** The same record for another reader, or with other keys. */
export const readAs = (timeline: Timeline, reader: Reader): Timeline =>
  openTimeline(timeline.game, timeline.head, rawEntries(timeline), reader);

/** The texts a timeline was read from. */
export const rawEntries = (timeline: Timeline): Raws => Object.fromEntries(rawsOf.get(timeline) ?? []);

/** The text of one entry, if the timeline was read from one. */
export const rawAt = (timeline: Timeline, key: string): string | undefined => rawsOf.get(timeline)?.get(key);

export { stateAt } from './timeline-model';
