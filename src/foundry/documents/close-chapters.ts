/** Packs the chapters of a record's entry: those that are closed, and those of a record that comes whole. */
import type { Head } from '../../table/record/model';
import { chaptersFrom, packChapter } from '../../table/record/pack-chapters';
import { parseEntry } from '../../table/record/codec';
import type { Raws } from '../../table/record/timeline';
import { ID } from '../module-id';
import { chaptersOf, checkpointOf, isRecordOver, type Open, pageOf } from './record-store';
import type { TableEntry } from './table-entry';

/** A chapter that is over is packed: its page then costs less. Nobody waits for it, and nothing is lost if it fails. */
const close = async ({ page, chapter }: Open): Promise<void> => {
  const { entries: _, ...packed } = packChapter(chapter);
  if (packed.packed === undefined) return;
  await page.update({ flags: { [ID]: packed } });
  // a flag's own removal knows this Foundry's operator for it
  await page.unsetFlag(ID, 'entries');
};

/**
 * Closes the chapters to which nothing is written any more. Everybody is sent a packed chapter whole: it is done while
 * nobody else is there.
 */
export const closeChapters = (entry: TableEntry): void => {
  const chapters = chaptersOf(entry);
  const last = chapters.at(-1);
  for (const one of chapters) {
    const isOpen = one === last && !isRecordOver(entry);
    // what cannot be read may be put right as long as it stands there by itself
    const isRead = Object.values(one.chapter.entries).every(text => !('problem' in parseEntry(text)));
    if (!isOpen && isRead && one.chapter.packed === undefined) void close(one).catch(error => console.warn(error));
  }
};

/** The pages of a whole record, for an entry that is made with them in one step: nobody then sees half of it. */
export const importedPages = (head: Head, raws: Raws) =>
  chaptersFrom(raws, text => checkpointOf(text, head)).map(pageOf);
