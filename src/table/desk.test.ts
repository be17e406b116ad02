import { describe, expect, test } from 'vitest';
import { toy } from '../kernel/testing/toy/toy';
import type { AnyGame } from './model';
import { openTimeline } from './timeline';
import { begunTable, playOn, tableOf } from './testing/tables';

const game = toy as unknown as AnyGame;
const [north, south] = ['north', 'south'];

describe('a game refereed over sealed letters', () => {
  test('begins when everybody who sits has a browser and a number', async () => {
    const { table } = await begunTable(game);
    expect(table.desk.timeline.begun).toBe(true);
    expect(table.desk.timeline.problems).toEqual([]);
    expect(table.desk.timeline.moments.map(({ entry }) => entry.kind)).toEqual([
      'referee',
      'deputy',
      'key',
      'key',
      'number',
      'number',
      'turn',
    ]);
  });

  test('shows every seat and the observer exactly what they may see, turn by turn, to the end', async () => {
    const { table, ann, bob, at } = await begunTable(game);
    const readers = { north: ann.reader(north), south: bob.reader(south), observer: { keys: {} } };
    const played = await playOn(table, at, 500, () => {
      const { state } = table.desk.timeline;
      for (const reader of Object.values(readers)) {
        const seen = openTimeline(game, table.head, table.raws, reader);
        expect(seen.problems).toEqual([]);
        expect(seen.state).toEqual(game.hide(state, 'seat' in reader ? reader.seat : undefined));
      }
    });
    expect(played).toBeGreaterThan(10);
    expect(table.desk.timeline.ending).toBeDefined();
    expect(table.desk.timeline.moments.at(-1)?.entry.kind).toBe('revealed');
  });

  test("an observer's keys open nothing", async () => {
    const { table } = await begunTable(game);
    const eve = await table.browser('eve');
    expect(eve.sees(north).state).toEqual(game.hide(table.desk.timeline.state, undefined));
  });
});

describe('a write that is not answered', () => {
  test.each([true, false])('is never written over, and costs no turn (it was stored: %s)', async isStored => {
    const { table, at } = await begunTable(game);
    const stood = new Map<string, string>();
    let writes = 0;
    // every second write is answered; of the others, all are stored or none
    table.store = write => {
      if (isStored || writes % 2) write();
      for (const [key, text] of Object.entries(table.raws)) {
        expect(stood.get(key) ?? text).toBe(text);
        stood.set(key, text);
      }
    };
    table.answer = () => (writes++ % 2 ? 'stored' : 'unanswered');
    const played = await playOn(table, at, 500);
    const { ending, problems, moments } = table.desk.timeline;
    const turns = moments.flatMap(({ entry }) => (entry.kind === 'turn' && entry.by === 'command' ? [entry.m] : []));
    expect(writes).toBeGreaterThan(2 * played);
    expect(ending).toBeDefined();
    expect(problems).toEqual([]);
    expect(turns).toHaveLength(played);
    expect(new Set(turns).size).toBe(played);
  });
});

describe('bots', () => {
  test('play a whole game by themselves as soon as somebody serves', async () => {
    const bot = { kind: 'bot', bot: 'deckhand' } as const;
    const table = await tableOf(game, { holders: { north: bot, south: bot } });
    await table.desk.idle();
    expect(table.desk.timeline.ending).toBeDefined();
    expect(table.desk.timeline.secret).toBeDefined();
  });
});
