/** Packs chapters of a record: closed ones, and those of a record that is imported whole. */
import type { Head } from '../../table/record/model';
import { chaptersFrom, packChapter } from '../../table/record/pack-chapters';
import { parseEntry } from '../../table/record/codec';
import type { Raws } from '../../table/record/timeline';
import { ID } from '../module-id';
import { chaptersOf, checkpointOf, isRecordOver, type Open, pageOf } from './record-store';
import type { TableEntry } from './table-entry';

/** Packs a closed chapter, so that its page costs less. Nothing waits for this, and nothing is lost if it fails. */
const close = async ({ page, chapter }: Open): Promise<void> => {
  const { entries: _, ...packed } = packChapter(chapter);
  if (packed.packed === undefined) return;
  await page.update({ flags: { [ID]: packed } });
  // unsetting a flag uses the operator that this Foundry has for it
  await page.unsetFlag(ID, 'entries');
};

/** Packs finished chapters. Everybody receives a packed chapter whole, so it waits until nobody else is connected. */
export const closeChapters = (entry: TableEntry): void => {
  const chapters = chaptersOf(entry);
  const last = chapters.at(-1);
  for (const one of chapters) {
    const isOpen = one === last && !isRecordOver(entry);
    // keep a chapter with unreadable entries unpacked: single entries can still be repaired
    const isRead = Object.values(one.chapter.entries).every(text => !('problem' in parseEntry(text)));
    if (!isOpen && isRead && one.chapter.packed === undefined) void close(one).catch(error => console.warn(error));
  }
};

/** The pages of a whole record, so that its entry is created in one step and nobody sees half of it. */
export const importedPages = (head: Head, raws: Raws) =>
  chaptersFrom(raws, text => checkpointOf(text, head)).map(pageOf);
