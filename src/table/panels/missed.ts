/** "Since you were here": that something was missed at a table, and how much. */
import type { Speech } from '../i18n/wording';
import type { TableClient } from './client-model';
import type { Moment } from '../record/timeline-model';
import type { Telling } from './reading';

export const missedText = ({ missed }: Pick<TableClient, 'missed'>, speech: Speech): { readonly missed?: string } =>
  missed ? { missed: speech.format('RT.weekly.missed', { count: String(missed.count) }) } : {};

// When a seat last did something of itself: what has happened since is news to it.

/** The revision of the last thing that a seat did of itself; where it has done nothing, when the game began. */
export const lastAct = ({ client: { timeline } }: Pick<Telling, 'client'>, seat: string | undefined): number => {
  const isOwn = ({ entry, undone }: Moment): boolean => entry.kind === 'turn' && !undone && entry.seat === seat;
  const own = seat === undefined ? undefined : timeline.moments.findLast(isOwn);
  return (own ?? timeline.moments.find(({ entry }) => entry.kind === 'turn'))?.entry.r ?? timeline.revision;
};
