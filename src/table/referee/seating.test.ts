import { describe, expect, test } from 'vitest';
import { canonical } from '../../kernel/fields';
import { contextOf } from '../record/browser-parts';
import type { Holder } from '../record/model';
import { openSmall } from '../crypto/siv';
import { addNumbers, commitNumbers, openNumbers, tableOf } from '../testing/tables';
import { openTimeline } from '../record/timeline';
import { begunTable, playOn } from '../testing/seated-tables';
import { game, user, problemOf, reasonOf } from '../testing/toy-table';

const open: Holder = { kind: 'open' };
const bot = { kind: 'bot', bot: 'deckhand' } as const;

describe('the beginning', () => {
  // shows dice.1
  test("waits for each one's browser and number", async () => {
    const table = await tableOf(game, { holders: { north: user('ann'), south: user('bob') } });
    const ann = await table.browser('ann');
    await commitNumbers(table, { north: ann });
    expect(table.referee.timeline.begun).toBe(false);
    expect(problemOf(await ann.ask({ kind: 'command', seat: 'north', command: { kind: 'bid' } }))).toBe('not-begun');
    const bob = await table.browser('bob');
    expect(table.referee.timeline.begun).toBe(false);
    await commitNumbers(table, { south: bob });
    expect(table.referee.timeline.begun).toBe(false);
    await openNumbers(table, { north: ann, south: bob });
    expect(table.referee.timeline.begun).toBe(true);
    expect(problemOf(await bob.ask({ kind: 'number', seat: 'south', number: 'ab'.repeat(16) }))).toBe('already-begun');
  });

  test('happens when the game master says so, and for nobody else', async () => {
    const table = await tableOf(game, { holders: { north: user('ann'), south: user('bob') } });
    const ann = await table.browser('ann');
    const gm = await table.browser('gm');
    await commitNumbers(table, { north: ann });
    expect(problemOf(await ann.ask({ kind: 'start' }))).toBe('gm-only');
    expect((await gm.ask({ kind: 'start' })).ok).toBe(true);
    await openNumbers(table, { north: ann });
    expect(problemOf(await gm.ask({ kind: 'start' }))).toBe('already-begun');
  });

  test('waits for open seats, unless the game master begins without them; never for bots', async () => {
    const empty = await tableOf(game, { holders: { north: open, south: open } });
    expect(empty.referee.timeline.begun).toBe(false);
    const ann = await empty.browser('ann');
    await ann.ask({ kind: 'claim', seat: 'north' });
    await addNumbers(empty, { north: ann });
    expect(empty.referee.timeline.begun).toBe(false);
    const gm = await empty.browser('gm');
    await gm.ask({ kind: 'start' });
    await addNumbers(empty, { north: ann });
    expect(empty.referee.timeline.begun).toBe(true);
  });

  test('asks the new holder of a seat for a number', async () => {
    const table = await tableOf(game, { holders: { north: user('ann'), south: user('bob') } });
    const ann = await table.browser('ann');
    const gm = await table.browser('gm');
    await commitNumbers(table, { north: ann });
    expect(problemOf(await ann.ask({ kind: 'commit', seat: 'north', hash: 'ab'.repeat(32) }))).toBe('number-given');
    await gm.ask({ kind: 'seat', seat: 'north', holder: user('eve') });
    expect(table.referee.timeline.commitments).toEqual({});
  });
});

describe('seats', () => {
  test('are claimed when open, left by their holder, and given by the game master', async () => {
    const { table, ann, gm } = await begunTable(game);
    const eve = await table.browser('eve');
    expect(reasonOf(await eve.ask({ kind: 'claim', seat: 'north' }))).toBe('seat-taken');
    expect(problemOf(await eve.ask({ kind: 'claim', seat: 'east' }))).toBe('no-such-seat');
    expect(problemOf(await eve.ask({ kind: 'leave', seat: 'north' }))).toBe('not-your-seat');
    expect(problemOf(await eve.ask({ kind: 'seat', seat: 'north', holder: user('eve') }))).toBe('gm-only');
    expect((await ann.ask({ kind: 'leave', seat: 'north' })).ok).toBe(true);
    expect(reasonOf(await eve.ask({ kind: 'claim', seat: 'north' }))).toBe('seat-has-secrets');
    for (const holder of [user('ghost'), { ...bot, bot: 'ghost' }]) {
      expect(problemOf(await gm.ask({ kind: 'seat', seat: 'north', holder }))).toBe('no-such-holder');
    }
    expect((await gm.ask({ kind: 'seat', seat: 'north', holder: user('ann') })).ok).toBe(true);
    expect(table.referee.timeline.holders['north']).toEqual(user('ann'));
  });

  test('show their new holder all they know, and the old one nothing more', async () => {
    const { table, ann, gm, bob } = await begunTable(game);
    await playOn(table, { north: ann, south: bob }, 8);
    const eve = await table.browser('eve');
    await gm.ask({ kind: 'seat', seat: 'north', holder: user('eve') });
    await playOn(table, { north: eve, south: bob }, 15);
    const { state } = table.referee.timeline;
    expect(eve.sees('north').state).toEqual(game.hide(state, 'north'));
    const { moments } = table.referee.timeline;
    const since = moments.findLastIndex(({ entry }) => entry.kind === 'seat');
    const boxes = moments.slice(since).flatMap(({ entry }) => entry.sealed ?? []);
    expect(boxes.some(({ to }) => ann.key.public.startsWith(to))).toBe(false);
    const before = openTimeline(
      game,
      table.head,
      Object.fromEntries(Object.entries(table.raws).slice(0, since)),
      ann.reader('north'),
    );
    const old = before.seatSecrets['north'] ?? '';
    const places = moments.slice(since).map(({ entry }) => entry);
    expect(ann.sees('north').seatSecrets).toEqual({});
    const opened = places.flatMap(({ r, sealed = [] }) =>
      sealed.map(({ box }) => openSmall(box, old, contextOf(table.head, r))),
    );
    expect(opened.length).toBeGreaterThan(5);
    expect(opened.filter(bytes => bytes)).toEqual([]);
  });

  test('of a user who comes back learn what happened meanwhile', async () => {
    const { table, gm, ann, bob } = await begunTable(game);
    await gm.ask({ kind: 'seat', seat: 'north', holder: bot });
    const isBehind = () =>
      canonical(ann.sees('north').state) !== canonical(game.hide(table.referee.timeline.state, 'north'));
    await table.referee.idle();
    for (let n = 0; n < 40 && !isBehind(); n++) {
      await playOn(table, { south: bob }, 1, undefined, n);
      await table.referee.idle();
    }
    expect(table.referee.timeline.ending).toBeUndefined();
    expect(ann.sees('north').state).not.toEqual(game.hide(table.referee.timeline.state, 'north'));
    await gm.ask({ kind: 'seat', seat: 'north', holder: user('ann') });
    expect(ann.sees('north').state).toEqual(game.hide(table.referee.timeline.state, 'north'));
  });

  test('of one user each have their own eyes', async () => {
    const table = await tableOf(game, { holders: { north: user('ann'), south: user('ann') } });
    const ann = await table.browser('ann');
    const at = { north: ann, south: ann };
    await addNumbers(table, at);
    await playOn(table, at, 20);
    for (const seat of ['north', 'south']) {
      expect(ann.sees(seat).state).toEqual(game.hide(table.referee.timeline.state, seat));
    }
  });
});

describe('a second browser', () => {
  // shows secrets.3
  test('of a seat is told its view when it comes, and everything after', async () => {
    const { table, ann, bob } = await begunTable(game);
    await playOn(table, { north: ann, south: bob }, 10);
    const second = await table.browser('ann');
    expect(second.sees('north').state).toEqual(game.hide(table.referee.timeline.state, 'north'));
    await playOn(table, { north: second, south: bob }, 10);
    const right = game.hide(table.referee.timeline.state, 'north');
    for (const one of [ann, second]) expect(one.sees('north').state).toEqual(right);
  });

  // shows secrets.8
  test('is told a state that a rollback brings back from before it came', async () => {
    const { table, ann, bob } = await begunTable(game);
    await playOn(table, { north: ann, south: bob }, 6);
    const to = table.referee.timeline.revision;
    await playOn(table, { north: ann, south: bob }, 2);
    const second = await table.browser('ann');
    await second.ask({ kind: 'propose', seat: 'north', what: { kind: 'undo', to } });
    await bob.ask({ kind: 'vote', seat: 'south', on: table.referee.timeline.revision, yes: true });
    expect(table.referee.timeline.moments.at(-1)?.entry).toMatchObject({ kind: 'undo', to, consent: true });
    const right = game.hide(table.referee.timeline.state, 'north');
    for (const one of [ann, second]) expect(one.sees('north').state).toEqual(right);
  });

  test('receives nothing before its key stands in the record', async () => {
    const { table, ann } = await begunTable(game);
    table.isBroken = true;
    const second = await table.browser('ann');
    table.isBroken = false;
    await playOn(table, { north: ann }, 1);
    const [turn, accepted] = second.sees('north').moments.slice(-2);
    expect(turn?.entry).toMatchObject({ kind: 'turn', seat: 'north' });
    expect(turn?.command).toBeUndefined();
    expect(ann.sees('north').moments.at(-2)?.command).toBeDefined();
    expect(accepted?.entry).toMatchObject({ kind: 'key', key: second.key.public, seats: ['north'] });
    expect(second.sees('north').state).toEqual(game.hide(table.referee.timeline.state, 'north'));
  });

  test('costs the later turns nothing, however many there are, and the first reads on', async () => {
    const { table, ann, bob } = await begunTable(game);
    const later = [];
    for (let n = 0; n < 8; n++) later.push(await table.browser('ann'));
    await playOn(table, { north: later[7] ?? ann, south: bob }, 6);
    const boxes = table.referee.timeline.moments.slice(-6).map(({ entry }) => entry.sealed?.length ?? 0);
    expect(Math.max(...boxes)).toBeLessThanOrEqual(3);
    const right = game.hide(table.referee.timeline.state, 'north');
    for (const one of [ann, ...later]) expect(one.sees('north').state).toEqual(right);
  });
});

describe('bots', () => {
  test('answer whenever it is their turn, and see what their seat sees', async () => {
    const { table, ann } = await begunTable(game, { holders: { north: user('ann'), south: bot } });
    expect(table.referee.timeline.begun).toBe(true);
    await table.referee.idle();
    for (let n = 0; n < 200 && !table.referee.timeline.ending; n++) {
      await playOn(table, { north: ann }, 1, undefined, n);
      await table.referee.idle();
    }
    expect(table.referee.timeline.ending).toBeDefined();
    expect(table.referee.timeline.moments.some(({ entry }) => entry.kind === 'turn' && entry.seat === 'south')).toBe(
      true,
    );
    expect(ann.sees('north').state).toEqual(game.hide(table.referee.timeline.state, 'north'));
  });

  test('take over a seat in the middle of a game', async () => {
    const { table, gm, ann, bob } = await begunTable(game);
    await playOn(table, { north: ann, south: bob }, 5);
    await gm.ask({ kind: 'seat', seat: 'north', holder: bot });
    await gm.ask({ kind: 'seat', seat: 'south', holder: bot });
    await table.referee.idle();
    expect(table.referee.timeline.ending).toBeDefined();
  });

  test('take no part in free play', async () => {
    const table = await tableOf(game, { mode: 'free', holders: { north: bot, south: bot } });
    await table.referee.idle();
    expect(table.referee.timeline.moments.map(({ entry }) => entry.kind)).toEqual(['referee', 'opening', 'turn']);
  });
});
