import { describe, expect, test } from 'vitest';
import { charted } from '../../kernel/testing/toy/chart';
import type { AnyGame } from '../record/model';
import { openTimeline } from '../record/timeline';
import { tableOf } from '../testing/tables';
import { begunTable, playOn } from '../testing/seated-tables';
import { game } from '../testing/toy-table';

const [north, south] = ['north', 'south'];

describe('a game refereed over sealed envelopes', () => {
  test('begins when everybody with a seat has a browser and a number', async () => {
    const { table } = await begunTable(game);
    expect(table.referee.timeline.begun).toBe(true);
    expect(table.referee.timeline.problems).toEqual([]);
    expect(table.referee.timeline.moments.map(({ entry }) => entry.kind)).toEqual([
      'referee',
      'key',
      'deputy',
      'key',
      'key',
      'commitment',
      'commitment',
      'opening',
      'number',
      'number',
      'turn',
    ]);
  });

  test('shows every seat and the observer exactly what they may see, turn by turn, to the end', async () => {
    const { table, ann, bob, at } = await begunTable(game);
    const readers = { north: ann.reader(north), south: bob.reader(south), observer: { keys: {} } };
    const played = await playOn(table, at, 500, () => {
      const { state } = table.referee.timeline;
      for (const reader of Object.values(readers)) {
        const seen = openTimeline(game, table.head, table.raws, reader);
        expect(seen.problems).toEqual([]);
        expect(seen.state).toEqual(game.hide(state, 'seat' in reader ? reader.seat : undefined));
      }
    });
    expect(played).toBeGreaterThan(10);
    expect(table.referee.timeline.ending).toBeDefined();
    expect(table.referee.timeline.moments.at(-1)?.entry.kind).toBe('revealed');
  });

  test('an observer’s keys open nothing', async () => {
    const { table } = await begunTable(game);
    const eve = await table.browser('eve');
    expect(eve.sees(north).state).toEqual(game.hide(table.referee.timeline.state, undefined));
  });
});

test('what several seats may know is sealed to each of them, and opened by nobody else', async () => {
  const shared = charted as unknown as AnyGame;
  const { table, ann, bob } = await begunTable(shared, { mode: 'free' });
  const before = table.referee.timeline.state as unknown as { readonly piles: Record<string, readonly string[]> };
  const [card = '?'] = before.piles['hand-north'] ?? [];
  const change = { kind: 'card', card, from: 'hand-north', to: 'discards' } as const;
  expect(await ann.ask({ kind: 'edit', seat: north, edit: change })).toMatchObject({ ok: true });
  const { state } = table.referee.timeline;
  expect(state).toMatchObject({ piles: { discards: [card] } });
  expect(Object.values(table.raws).join()).not.toContain(card);
  const eve = await table.browser('eve');
  expect(ann.sees(north).state).toEqual(shared.hide(state, 'north'));
  expect(bob.sees(south).state).toEqual(shared.hide(state, 'south'));
  expect(bob.sees(south).state).toMatchObject({ piles: { discards: [card] } });
  expect(eve.sees().state).toMatchObject({ piles: { discards: ['?'] } });
  // reading the whole record again gives them the same
  expect(openTimeline(shared, table.head, table.raws, bob.reader(south)).state).toEqual(bob.sees(south).state);
});

describe('a write without an answer', () => {
  test.each([true, false])('is never overwritten, and costs no turn (it was stored: %s)', async isStored => {
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
    const { ending, problems, moments } = table.referee.timeline;
    const turns = moments.flatMap(({ entry }) => (entry.kind === 'turn' && entry.by === 'command' ? [entry.m] : []));
    expect(writes).toBeGreaterThan(2 * played);
    expect(ending).toBeDefined();
    expect(problems).toEqual([]);
    expect(turns).toHaveLength(played);
    expect(new Set(turns).size).toBe(played);
  });
});

describe('bots', () => {
  test('play a whole game by themselves as soon as a referee serves', async () => {
    const bot = { kind: 'bot', bot: 'deckhand' } as const;
    const table = await tableOf(game, { holders: { north: bot, south: bot } });
    await table.referee.idle();
    expect(table.referee.timeline.ending).toBeDefined();
    expect(table.referee.timeline.secret).toBeDefined();
  });
});

describe('a bot that says why', () => {
  /** It gives the same reason for everything it does: a key, and a thing that the reason is about. */
  const table = async (about: (hand: readonly string[]) => string) => {
    const bot = {
      id: 'speaker',
      choose: (seen: { readonly piles: Record<string, readonly string[]> }, _seat: string, all: readonly unknown[]) => {
        word = about(seen.piles['hand-south'] ?? []);
        return all[0];
      },
      why: () => ({ word: 'because', params: { it: word } }),
    };
    let word = '';
    const speaking = { ...game, bots: [bot] } as unknown as AnyGame;
    const { table: made } = await begunTable(speaking, {
      holders: { north: { kind: 'user', user: 'ann' }, south: { kind: 'bot', bot: 'speaker' } },
    });
    await made.referee.serve();
    await made.referee.idle();
    return made.referee.timeline.moments.flatMap(({ entry }) =>
      entry.kind === 'turn' && entry.seat === south && entry.by === 'command' ? [entry.why] : [],
    );
  };

  test('says it in the record, where everybody reads it', async () => {
    expect((await table(() => 'the sea'))[0]).toEqual({ word: 'because', params: { it: 'the sea' } });
  });

  test('is kept from naming a card that not everybody sees', async () => {
    const reasons = await table(([card = '']) => card);
    expect(reasons.length).toBeGreaterThan(0);
    expect(reasons.filter(Boolean)).toEqual([]);
  });
});
