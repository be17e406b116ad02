import { describe, expect, test } from 'vitest';
import { GAMES } from '../catalog';
import { toy } from '../kernel/testing/toy/toy';
import { entriesOf, makeChapter, packChapter } from './chapters';
import type { AnyGame, Holder } from './model';
import { begunTable, playOn, tableOf } from './testing/tables';
import { extend, openTimeline } from './timeline';
import type { Reader } from './timeline-model';
import { verify } from './verify';

const games: readonly AnyGame[] = [toy as unknown as AnyGame, ...GAMES];

/** Every word of a value that could be a card or a counter. */
const wordsIn = (value: unknown, words: Set<string>): Set<string> => {
  if (typeof value === 'string') words.add(value);
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) wordsIn(part, words);
  return words;
};

describe.each(games.map(game => [game.id, game] as const))('%s', (_, game) => {
  test('is seen by every seat and the observer as they may see it, and kept secret where they may not', async () => {
    const { table, ann, bob, at, seats: [first, second] } = await begunTable(game, { seed: 11 });
    const readers: readonly Reader[] = [ann.reader(first), bob.reader(second), { keys: {} }];
    const views = readers.map(reader => ({ seat: reader.seat, timeline: openTimeline(game, table.head, {}, reader) }));
    const hidden = new Set<string>(), shown = new Set<string>();
    let wholes = 0;
    const compare = () => {
      const { timeline } = table.desk, isOpen = timeline.secret !== undefined;
      for (const view of views) {
        for (const [key, raw] of Object.entries(table.raws)) view.timeline = extend(view.timeline, key, raw);
        expect(view.timeline.problems).toEqual([]);
        expect(view.timeline.state).toEqual(game.hide(timeline.state, view.seat));
      }
      if (isOpen) return;
      wholes++;
      wordsIn(timeline.state, hidden);
      wordsIn(game.hide(timeline.state, undefined), shown);
    };
    compare();
    await playOn(table, at, 400, compare);
    expect(wholes).toBeGreaterThan(10);
    const record = Object.values(table.raws).filter(raw => !raw.includes('"kind":"revealed"')).join('\n');
    const secret = [...hidden].filter(word => !shown.has(word) && !views.at(-1)?.timeline.moments.some(({ events }) =>
      JSON.stringify(events).includes(`"${word}"`)));
    for (const word of secret) expect(record).not.toContain(`"${word}"`);
  });

  test('is played to its end by bots, verified, and packed into a world', async () => {
    const bot: Holder = { kind: 'bot', bot: game.bots[0]?.id ?? '' }, [first = '', second = ''] = game.seats({});
    const table = await tableOf(game, { holders: { [first]: bot, [second]: bot }, seed: 5 });
    await table.desk.idle();
    const { timeline } = table.desk;
    expect(timeline.ending).toBeDefined();
    const turns = timeline.moments.filter(({ entry }) => entry.kind === 'turn').length;
    expect(verify(game, table.head, table.raws)).toEqual({ ok: true, turns });
    const packed = packChapter({ ...makeChapter(1, 1, ''), entries: table.raws });
    expect(packed.packed?.length).toBeLessThan(300 * 1024);
    expect(entriesOf(packed)).toEqual(table.raws);
  });

  test('goes on after the referee has been away, with the same position', async () => {
    const { table, at } = await begunTable(game, { seed: 3 });
    for (let n = 0; n < 6; n++) {
      await playOn(table, at, 15, undefined, n);
      const before = table.desk.timeline, after = table.restart({ epoch: n + 2 }).timeline;
      expect(after).toEqual(before);
      await table.desk.serve();
    }
  });
});
