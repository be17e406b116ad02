/** What follows from trust: who may write a table's record, and who is told that somebody sees what is hidden. */
import { isAlone } from '../../table/judgement/openness';
import type { TableClient } from '../../table/panels/client-model';
import type { Moment } from '../../table/record/timeline-model';
import { lend, type TableEntry } from '../documents/table-entry';
import { lazyImport, speech } from '../lazy-import';
/** Of whom the record has ever said that they may referee, or may no longer. */
const named = (moments: readonly Moment[]): ReadonlySet<string> =>
  new Set(moments.flatMap(({ entry }) => (entry.kind === 'trust' ? [entry.user] : [])));

/**
 * A player who may referee must own the table's entry, to write its record: no more and no less. One game master's
 * client sees to it, since only game masters change ownership.
 */
export const keepOwners = async (entry: TableEntry, { timeline }: TableClient): Promise<void> => {
  const { moments, trusted } = timeline;
  const { OWNER, OBSERVER } = CONST.DOCUMENT_OWNERSHIP_LEVELS;
  if (!game.users.activeGM?.isSelf) return;
  const ownership: Record<string, CONST.DOCUMENT_OWNERSHIP_LEVELS> = {};
  for (const id of named(moments)) {
    if (game.users.get(id)?.isGM !== false) continue;
    const isOwner = entry.ownership[id] === OWNER;
    const isWanted = trusted.includes(id);
    if (isOwner !== isWanted) ownership[id] = isWanted ? OWNER : OBSERVER;
  }
  if (!Object.keys(ownership).length) return;
  await lend(entry);
  await entry.update({ ownership });
};

/** Somebody sits down at an open table, so that it is one of several people: that it stays open is said to all of them. */
const tellOpen = ({ timeline, mySeats }: TableClient, moments: readonly Moment[]): void => {
  const isNews = moments.some(
    ({ entry }) =>
      entry.kind === 'seat' &&
      entry.holder.kind === 'user' &&
      // a user who sits down by themselves has been told
      (entry.user !== game.userId || entry.holder.user !== game.userId),
  );
  if (!isNews || !timeline.open || !mySeats.length || isAlone(timeline.holders)) return;
  ui.notifications.info(`${timeline.head.name}: ${speech.localize('RT.openness.is-open')}`);
};

/** Tells everybody at a table at once when somebody may see, or sees, what is hidden. */
export const tellTrust = async (client: TableClient, moments: readonly Moment[]): Promise<void> => {
  tellOpen(client, moments);
  const telling = moments.filter(({ entry }) => ['look', 'trust', 'openness'].includes(entry.kind));
  if (!telling.length) return;
  const tell = await lazyImport(async () => {
    const [{ happenedLine }, { readingOf }] = await Promise.all([
      import('../../table/panels/entry-sentences'),
      import('../../table/panels/reading'),
    ]);
    return (moment: Moment) => happenedLine(readingOf(client, speech), moment);
  });
  for (const moment of telling) {
    const [text] = tell?.(moment)?.texts ?? [];
    if (text) ui.notifications.info(`${client.timeline.head.name}: ${text}`);
  }
};
