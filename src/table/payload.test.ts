/** What a finished game costs a world: its chapters as they are kept, and the readable history on their pages. */
import { expect, test } from 'vitest';
import { speechOf } from '../../scripts/speech';
import { civilWar } from '../games/civil-war';
import { isNewChapter, makeChapter, packChapter } from './chapters';
import { parseEntry } from './codec';
import type { AnyGame } from './model';
import { historyHtml } from './panels/history';
import { begunTable, playOn } from './testing/tables';
import { openTimeline } from './timeline';
import type { Moment } from './timeline-model';
import { wordingOf } from './wording';

const game = civilWar as unknown as AnyGame, MOST = 300 * 1024;

/** The moments of a record, by the chapters they stand in. */
const chaptersOf = (moments: readonly Moment[]): readonly (readonly Moment[])[] => {
  const chapters: Moment[][] = [[]];
  let before = 0;
  for (const moment of moments) {
    const open = chapters.at(-1) ?? [], now = game.status(moment.state).turn;
    if (open.length && isNewChapter(open.length, { before, now })) chapters.push([moment]);
    else open.push(moment);
    before = now;
  }
  return chapters;
};

test('a long game of people takes at most 300 kB', async () => {
  const sizes: number[] = [];
  for (let seed = 1; sizes.length < 2 && seed < 10; seed++) {
    const { table, at } = await begunTable(game, { seed });
    await playOn(table, at, 600, undefined, seed);
    const timeline = openTimeline(game, table.head, table.raws, { keys: {} });
    if (timeline.revision < 500) continue;
    const speech = speechOf('de'), words = wordingOf(game, speech);
    const telling = { client: { game, timeline, people: [] }, speech, words };
    const chapters = chaptersOf(timeline.moments).map((moments, n) => {
      const entries = Object.fromEntries(Object.entries(table.raws).filter(([, raw]) => {
        const entry = parseEntry(raw);
        return 'r' in entry && moments.some(moment => moment.entry.r === entry.r);
      }));
      const packed = JSON.stringify(packChapter({ ...makeChapter(n, 1, 'x'.repeat(22)), entries }));
      return packed.length + historyHtml(telling, moments).length;
    });
    sizes.push(chapters.reduce((sum, size) => sum + size, 0));
  }
  expect(sizes).toHaveLength(2);
  for (const size of sizes) expect(size).toBeLessThan(MOST);
});
