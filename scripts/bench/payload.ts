/** What a record costs the world that keeps it: its chapters, packed as the referee packs them. */
import { type Chapter, isNewChapter, makeChapter, packChapter } from '../../src/table/chapters';
import { entryKey } from '../../src/table/codec';
import type { TestTable } from '../../src/table/testing/tables';
import { bytesOf, sum } from './numbers';

/** The chapters of a table's record: all but the last are closed. */
export const chaptersOf = ({ game, raws, desk: { timeline } }: TestTable): readonly Chapter[] => {
  const chapters: Chapter[] = [];
  let open: Chapter | undefined, before = 0, state = game.setUp(timeline.head.options);
  for (const { entry: { r, p }, state: after } of timeline.moments) {
    const now = game.status(state).turn, key = entryKey(r);
    if (!open || isNewChapter(Object.keys(open.entries).length, { before, now })) {
      if (open) chapters.push(packChapter(open));
      open = makeChapter(chapters.length + 1, r, p);
    }
    open = { ...open, entries: { ...open.entries, [key]: raws[key] ?? '' } };
    before = now;
    state = after;
  }
  return open ? [...chapters, open] : chapters;
};

/** The bytes of the flags of all its pages. */
export const bytesOfRecord = (table: TestTable): number =>
  sum(chaptersOf(table).map(chapter => bytesOf({ 'revolution-tables': chapter })));
