/** How long a page needs to open a table whose record is long. */
import { entriesOf } from '../../src/table/record/chapters';
import type { AnyGame } from '../../src/table/record/model';
import type { Browser, TestTable } from '../../src/table/testing/tables';
import { openTimeline, type Raws } from '../../src/table/record/timeline';
import type { Reader } from '../../src/table/record/timeline-model';
import { against, bytesOf, spreadOf, sum } from './module-size';
import { chaptersOf } from '../../src/table/testing/payload';
import { serve } from './served-table';

const TURNS = 3000;
const MOST_MILLISECONDS = 1000;
/** After how many turns a game is undone, because no game is long enough; undone turns are read too. */
const BACK_AFTER = 50;

const takeBack = async (table: TestTable, at: Readonly<Record<string, Browser>>, to: number): Promise<void> => {
  const [first, ...others] = Object.entries(at);
  if (!first) return;
  await first[1].ask({ kind: 'propose', seat: first[0], what: { kind: 'undo', to } });
  const on = table.referee.timeline.revision;
  for (const [seat, browser] of others) await browser.ask({ kind: 'vote', seat, on, yes: true });
};

interface Long {
  readonly table: TestTable;
  readonly reader: Reader;
}

/** A table with a record of `turns` turns, and what its first seat can read. */
const longTable = async (game: AnyGame, turns: number): Promise<Long> => {
  for (let seed = 1; ; seed++) {
    const { table, at, playOne } = await serve(game, seed);
    const start = table.referee.timeline.revision;
    // a pass writes nothing, so count the written entries
    for (let written = 0; written < turns; ) {
      const { revision } = table.referee.timeline;
      if ((await playOne()) === undefined) break;
      if (table.referee.timeline.revision === revision) continue;
      written++;
      if (written % BACK_AFTER === 0) await takeBack(table, at, start);
    }
    const [first] = Object.entries(at);
    const written = table.referee.timeline.moments.filter(({ entry }) => entry.kind === 'turn');
    if (first && written.length >= turns) return { table, reader: first[1].reader(first[0]) };
  }
};

/**
 * Opening the record of a table as a seat's page does: unpack its chapters, read every entry, open the seat's boxes.
 */
export const longRecord = async (game: AnyGame, { turns = TURNS, times = 5 } = {}): Promise<object> => {
  const { table, reader } = await longTable(game, turns);
  const chapters = chaptersOf(table);
  const opened: number[] = [];
  for (let n = 0; n < times; n++) {
    const start = performance.now();
    const raws: Raws = Object.assign({}, ...chapters.map(chapter => entriesOf(chapter))) as Raws;
    const timeline = openTimeline(game, table.head, raws, reader);
    opened.push(performance.now() - start);
    if (timeline.problems.length) throw new Error(`the record cannot be read: ${timeline.problems[0]?.problem}`);
  }
  return {
    turns,
    entries: table.referee.timeline.moments.length,
    bytes: sum(chapters.map(bytesOf)),
    milliseconds: against(spreadOf(opened).median, (MOST_MILLISECONDS * turns) / TURNS),
  };
};
