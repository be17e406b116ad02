/** Finds out which action the last changes by hand belong to, so that the log of every page tells it. Loaded on request. */
import type { TableClient } from '../../table/panels/client-model';
import { keepNote, noteOn } from '../../table/panels/told-notes';
import { readingOf } from '../../table/panels/reading';
import { toldAsText } from '../../table/panels/told-as-text';
import { runInSlices } from '../../table/run-in-slices';
import { speech } from '../lazy-import';
import { fetchGuide } from '../lazy-translations';
import { resting } from '../tables/refereeing';

/** So many changes are told at once when a page opens: the column shows no more. */
const LATELY = 4;

/** The tables at which a change is looked at now: two windows need not look twice. */
const looking = new Map<string, Promise<boolean>>();

const find = async (client: TableClient): Promise<boolean> => {
  let isNew = false;
  await fetchGuide();
  // the table may go on meanwhile
  for (;;) {
    const { timeline } = client;
    const moment = timeline.moments
      .slice(-LATELY)
      .find(one => one.entry.kind === 'turn' && one.entry.by === 'hand' && !one.undone && !noteOn(one));
    if (!moment) return isNew;
    keepNote(moment, await runInSlices(toldAsText(readingOf(client, speech), moment), resting()));
    isNew = true;
  }
};

/** Called when the record grows; returns, once all are known, whether the log can tell more. */
export const findNotes = async (client: TableClient): Promise<boolean> => {
  const work = looking.get(client.id) ?? find(client).finally(() => looking.delete(client.id));
  looking.set(client.id, work);
  return work;
};
