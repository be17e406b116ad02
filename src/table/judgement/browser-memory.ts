/**
 * What a browser remembers of a record between two visits: how far it went. Entries that are cut off at its end leave a
 * record without a fault; only who has seen them can tell.
 */
import { linkOf } from '../crypto/bytes';
import { count, fields, type Of, read, text } from '../../kernel/reading';
import { entryKey } from '../record/codec';
import type { Problem } from '../record/model';
import { rawAt } from '../record/timeline';
import type { Timeline } from '../record/timeline-model';

/** The newest entry that this browser has read, the hash of its text, and the game's turn after it. */
export type Seen = Of<typeof seenShape>;
const seenShape = fields({ revision: count, link: text(22), turn: count });

/** What is to be remembered of a record; undefined while nothing stands in it. */
export const seenOf = (timeline: Timeline): Seen | undefined => {
  const { game, moments, hash } = timeline;
  const last = moments.at(-1);
  return last && { revision: last.entry.r, link: hash, turn: game.status(last.state).turn };
};

/** The same from a browser's storage, where anything may stand. */
export const parseSeen = (value: unknown): Seen | undefined => read(seenShape, value);

/** What has been taken out of a record, or replaced in it, since it was seen; undefined if it only went on. */
export const lostSince = (timeline: Timeline, seen: Seen | undefined): Problem | undefined => {
  const revision = seenOf(timeline)?.revision ?? 0;
  if (!seen) return undefined;
  const { revision: entry, turn } = seen;
  const raw = rawAt(timeline, entryKey(entry));
  if (revision < entry) return { problem: 'entries-cut-off', details: { turn, entry, last: revision } };
  const isSame = raw !== undefined && linkOf(raw) === seen.link;
  return isSame ? undefined : { problem: 'entries-replaced', details: { turn, entry } };
};
