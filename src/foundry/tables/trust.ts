/** Consequences of trust: who may write a table's record, and who is told that somebody sees hidden cards. */
import { isAlone } from '../../table/judgement/openness';
import type { TableClient } from '../../table/panels/client-model';
import type { Moment } from '../../table/record/timeline-model';
import { lend, type TableEntry } from '../documents/table-entry';
import { lazyImport, speech } from '../lazy-import';
/** Users whom the record has ever allowed or forbidden to referee. */
const named = (moments: readonly Moment[]): ReadonlySet<string> =>
  new Set(moments.flatMap(({ entry }) => (entry.kind === 'trust' ? [entry.user] : [])));

/**
 * A player who may referee must own the table's entry to write its record, and no other player may. One game master's
 * client keeps it so, because only game masters change ownership.
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

/** Tables at which this page has told that they are open: once is enough, however many sit down. */
const told = new Set<string>();

/** Tells all players when a second person joins an open table, which stays open. */
const tellOpen = ({ id, timeline, mySeats }: TableClient, moments: readonly Moment[]): void => {
  const isNews = moments.some(
    ({ entry }) =>
      entry.kind === 'seat' &&
      entry.holder.kind === 'user' &&
      // a user who sits down by themselves has been told
      (entry.user !== game.userId || entry.holder.user !== game.userId),
  );
  if (!isNews || told.has(id) || !timeline.open || !mySeats.length || isAlone(timeline.holders)) return;
  told.add(id);
  ui.notifications.info(`${timeline.head.name}: ${speech.localize('RT.openness.is-open')}`);
};

/** Tells everybody at a table at once when somebody can see or sees hidden cards. */
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
