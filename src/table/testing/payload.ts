/** The size of a record in its world: its chapters as the referee packs them, and their readable history. */
import type { Speech } from '../i18n/wording';
import { type Chapter, endsRecord, isNewChapter, makeChapter } from '../record/chapters';
import { packChapter } from '../record/pack-chapters';
import { entryKey } from '../record/codec';
import { historyHtml } from '../panels/history';
import { openTimeline } from '../record/timeline';
import { wordingOf } from '../i18n/wording';
import type { TestTable } from './tables';

/** The chapters of a table's record: the last one is closed when the game is over. */
export const chaptersOf = ({ game, raws, referee: { timeline } }: TestTable): readonly Chapter[] => {
  const chapters: Chapter[] = [];
  let open: Chapter | undefined;
  let before = 0;
  let state = game.setUp(timeline.head.options);
  for (const {
    entry: { r, p },
    state: after,
  } of timeline.moments) {
    const now = game.status(state).turn;
    const key = entryKey(r);
    const raw = raws[key] ?? '';
    if (open && isNewChapter(Object.keys(open.entries).length, { before, now })) {
      chapters.push(packChapter(open));
      open = undefined;
    }
    open ??= makeChapter(chapters.length + 1, r, p);
    open = { ...open, entries: { ...open.entries, [key]: raw } };
    if (endsRecord(raw)) {
      chapters.push(packChapter(open));
      open = undefined;
    }
    before = now;
    state = after;
  }
  return open ? [...chapters, open] : chapters;
};

/** Bytes in a world: of the head, of all chapters, and of the history beside them that everybody can read. */
export interface WorldBytes {
  readonly head: number;
  readonly record: number;
  readonly history: number;
}

const bytesOf = (value: unknown): number =>
  new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value)).length;

/** What a table's record adds to its world, with the history worded in a language. */
export const bytesInWorld = (table: TestTable, speech: Speech): WorldBytes => {
  const { game, head, raws } = table;
  const timeline = openTimeline(game, head, raws, { keys: {} });
  const presentation = game.presentation(timeline.head.options);
  const telling = {
    client: { game, presentation, timeline, people: [] },
    speech,
    words: wordingOf(presentation, speech),
  };
  return {
    head: bytesOf(JSON.stringify(JSON.stringify(head))),
    record: chaptersOf(table).reduce((sum, chapter) => sum + bytesOf(chapter), 0),
    history: bytesOf(historyHtml(telling, timeline.moments)),
  };
};
