/** Tables made by each version of the record: every later version reads them, verifies them, and plays on. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gameOf } from '../../testing/all-games';
import { quickRandom, refereed } from '../testing/tables';
import { entriesOf, makeChapter } from './chapters';
import { packChapter } from './pack-chapters';
import { openTimeline } from './timeline';
import { importRecord } from './record-file';
import { verify } from '../judgement/verify';
import { playOn } from '../testing/seated-tables';

const recordOf = (name: number | string) => {
  const file = join(import.meta.dirname, '..', '..', '..', 'tests', 'fixtures', `record-${name}.json`);
  const record = importRecord(readFileSync(file, 'utf8'));
  const game = 'head' in record ? gameOf(record.head.game) : undefined;
  if ('problem' in record || !game) throw new Error(`record ${name}`);
  return { ...record, game };
};

describe.each([1, 2, 3] as const)('a record of format %i', format => {
  const { head, raws, game } = recordOf(format);

  test('is of that format', () => expect(head.format).toBe(format));

  test('is read without a problem, to its winner', () => {
    const { problems, ending, revision } = openTimeline(game, head, raws, { keys: {} });
    expect(problems).toEqual([]);
    expect(ending).toBeDefined();
    expect(revision).toBe(Object.keys(raws).length);
  });

  test('verifies', () => expect(verify(game, head, raws)).toMatchObject({ ok: true }));

  test('goes on from its middle, with the hands that everybody held', async () => {
    const { tableSecret = '' } = openTimeline(game, head, raws, { keys: {} });
    const begun = Object.fromEntries(Object.entries(raws).slice(0, 40));
    const seats = game.seats(head.options);
    const table = await refereed({ game, head, tableSecret, raws: { ...begun } }, quickRandom(5), undefined, 9);
    const users = seats.flatMap(seat => {
      const holder = head.holders[seat];
      return holder?.kind === 'user' ? [holder.user] : [];
    });
    for (const user of users) table.roles[user] = 'player';
    const browsers = await Promise.all(users.map(user => table.browser(user)));
    const at = Object.fromEntries(seats.flatMap((seat, n) => (browsers[n] ? [[seat, browsers[n]]] : [])));
    await playOn(table, at, 25);
    const { timeline } = table.referee;
    expect(timeline.revision).toBeGreaterThan(60);
    expect(timeline.problems).toEqual([]);
    for (const [seat, browser] of Object.entries(at)) {
      expect(browser.sees(seat).problems).toEqual([]);
      expect(browser.sees(seat).state).toEqual(game.hide(timeline.state, seat));
    }
    expect(verify(game, head, table.raws, tableSecret)).toMatchObject({ ok: true });
  });

  test('comes back from a packed chapter', () => {
    expect(entriesOf(packChapter({ ...makeChapter(1, 1, ''), entries: raws }))).toEqual(raws);
  });
});

test('a record that was redealt from another is read and verifies', () => {
  const { head, raws, game } = recordOf('1-anew');
  expect(head.anew?.agreed).toHaveLength(2);
  const { problems, ending } = openTimeline(game, head, raws, { keys: {} });
  expect(problems).toEqual([]);
  expect(ending).toBeDefined();
  expect(verify(game, head, raws)).toMatchObject({ ok: true });
});
