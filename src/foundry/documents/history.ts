/** The readable history on the chapters' pages, for users without the module. Written in the background. */
import { rawEntries, extend, openTimeline } from '../../table/record/timeline';
import type { TableClient } from '../../table/panels/client-model';
import type { Moment, Timeline } from '../../table/record/timeline-model';
import { eachTable, type Registry } from '../registry';
import { speech } from '../lazy-import';
import { chaptersOf } from './record-store';
import { entryOf } from './table-entry';

/** How many entries an open chapter's page may lag behind; more while the game is being played. */
const EVERY = 20;
/** How long (ms) without a new entry counts as a pause. A page is sent to everybody whole, so writing waits for one. */
const REST = 120_000;

/** The record as everybody may read it, because everybody can read the pages. */
const publicly = (client: TableClient, before: Timeline | undefined): Timeline => {
  const { game, head, reader } = client.timeline;
  const raws = rawEntries(client.timeline);
  if (reader.seat === undefined && !Object.keys(reader.keys).length) return client.timeline;
  if (!before) return openTimeline(game, head, raws, { keys: {} });
  return Object.entries(raws).reduce((timeline, [key, raw]) => extend(timeline, key, raw), before);
};

const turnBefore = ({ game, moments }: Timeline, from: number): number => {
  const last = moments.findLast(({ entry }) => entry.r < from);
  return last ? game.status(last.state).turn : 0;
};

/** Updates the pages of a table, beginning with a chapter. */
const write = async (client: TableClient, timeline: Timeline, first: number): Promise<void> => {
  const [{ historyHtml }, { wordingOf }] = await Promise.all([
    import('../../table/panels/history'),
    import('../../table/i18n/wording'),
  ]);
  const entry = entryOf(client.id);
  const chapters = entry ? chaptersOf(entry) : [];
  const telling = {
    client: { game: client.game, presentation: client.presentation, timeline, people: client.people },
    speech,
    words: wordingOf(client.presentation, speech),
  };
  for (const [
    n,
    {
      page,
      chapter: { chapter, from },
    },
  ] of chapters.entries()) {
    const next = chapters[n + 1]?.chapter.from ?? Infinity;
    const isIn = ({ entry: { r } }: Moment): boolean => r >= from && r < next;
    if (chapter < first) continue;
    const content = historyHtml(telling, timeline.moments.filter(isIn), turnBefore(timeline, from));
    if (page.text.content !== content) await page.update({ text: { content } });
  }
};

/** Keeps the pages of one table up to date while this client referees it. */
const keep = (client: TableClient): void => {
  let timeline: Timeline | undefined;
  let told = 0;
  let chapters = 0;
  let isEnded = false;
  let isBusy = false;
  let rest: number | undefined;
  const isDue = (isResting: boolean): boolean =>
    (isResting && client.timeline.revision - told >= EVERY) ||
    countOf(client) !== chapters ||
    (client.timeline.secret !== undefined && !isEnded);
  const bring = async (isResting = false): Promise<void> => {
    if (isBusy || client.referee.kind !== 'here' || !isDue(isResting)) return;
    isBusy = true;
    try {
      timeline = publicly(client, timeline);
      // a chapter that was just closed is finished, and the game's end may update entries that were taken back
      const count = countOf(client);
      const first = timeline.secret !== undefined ? 0 : Math.min(chapters, count - 1);
      await write(client, timeline, first);
      told = timeline.revision;
      chapters = count;
      isEnded = timeline.secret !== undefined;
    } catch (error) {
      console.warn(error); // the world cannot be written now: the next entry tries again
    } finally {
      isBusy = false;
    }
  };
  client.onChange(({ kind }) => {
    if (kind !== 'record' && kind !== 'referee') return;
    window.setTimeout(() => void bring(), 0);
    window.clearTimeout(rest);
    rest = window.setTimeout(() => void bring(true), REST);
  });
};

const countOf = (client: TableClient): number => {
  const entry = entryOf(client.id);
  return entry ? chaptersOf(entry).length : 0;
};

/** Called when the tables are open. */
export const openHistory = (registry: Registry): void => {
  eachTable(registry, keep);
};
