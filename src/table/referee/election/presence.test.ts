/** Who is there: whom a page has heard, whom it asks and when, and who has left. */
import { describe, expect, test } from 'vitest';
import { newElection, step } from './step';
import { FACTS, THEIRS, MINE, page, TABLE } from '../../testing/election-page';

describe('a referee who is heard', () => {
  test('is there as long as they answer', () => {
    const one = page();
    for (let n = 0; n < 10; n++) {
      one.wait(2_000);
      one.answer('his', 5);
    }
    expect(one.isThereNow()).toBe(true);
    expect(one.done('write-lease')).toEqual([]);
  });

  // shows referee.3
  test('is not there by an answer to a question that was not asked', () => {
    const one = page();
    one.wait(3_500);
    one.hear({ kind: 'presence', nonce: 'no question', table: TABLE, presence: { client: 'his', epoch: 5 } });
    expect(one.isThereNow()).toBe(false);
  });

  test('is there as long as they write, and nobody asks meanwhile', () => {
    const one = page();
    one.wait(1_000);
    one.done();
    for (let revision = 2; revision < 40; revision++) {
      one.world({ newest: { revision, epoch: 5, age: 0 } });
      one.wait(500);
    }
    expect(one.isThereNow()).toBe(true);
    expect(one.done('ping', 'write-lease')).toEqual([]);
  });

  // shows referee.3
  test.each([
    ['was known before', 1, 5],
    ['is written under an earlier lease', 2, 4],
    ['is written under a later lease', 2, 6],
  ])('is not there by an entry that %s', (_, revision, epoch) => {
    const one = page();
    for (let n = 0; n < 8; n++) {
      one.wait(500);
      one.world({ newest: { revision, epoch, age: 0 } });
    }
    expect(one.isThereNow()).toBe(false);
    expect(one.done('ping').length).toBeGreaterThan(2);
  });

  test('is not there by an entry that comes after they are said to leave', () => {
    for (const leaves of [{ kind: 'bye', client: 'his' } as const, { kind: 'user-left', user: 'gm' } as const]) {
      const one = page();
      one.wait(600);
      one.answer('his', 5);
      one.wait(500);
      one.hear(leaves);
      one.world({ newest: { revision: 2, epoch: 5, age: 0 } });
      one.wait(2_000);
      expect(one.isThereNow()).toBe(false);
    }
  });

  test('is not there by entries that they wrote long ago, however late and slowly this page reads them', () => {
    const one = page();
    one.wait(600);
    one.answer('his', 5);
    for (let revision = 2; revision < 12; revision++) {
      one.wait(500);
      one.world({ newest: { revision, epoch: 5, age: 60_000 } });
    }
    expect(one.isThereNow()).toBe(false);
    expect(one.done('write-lease')).toHaveLength(1);
  });

  test('is there as long as they write over a slow connection', () => {
    const one = page();
    for (let revision = 2; revision < 20; revision++) {
      one.wait(1_000);
      one.world({ newest: { revision, epoch: 5, age: 1_500 } });
    }
    expect(one.isThereNow()).toBe(true);
    expect(one.done('write-lease')).toEqual([]);
  });

  test('is asked by a page that has slept, and has time to answer', () => {
    const one = page();
    one.wait(600);
    one.answer('his', 5);
    one.done();
    one.sleep(60_000);
    one.world({ newest: { revision: 2, epoch: 5, age: 50_000 } });
    expect(one.done('ping', 'write-lease').map(({ kind }) => kind)).toEqual(['ping']);
    one.wait(500);
    one.answer('his', 5);
    one.wait(2_000);
    expect(one.isThereNow()).toBe(true);
    expect(one.done('write-lease')).toEqual([]);
  });

  test('is replaced by a page that has slept, if they do not answer it', () => {
    const one = page();
    one.wait(600);
    one.answer('his', 5);
    one.sleep(60_000);
    one.wait(2_000);
    expect(one.done('write-lease')).toHaveLength(1);
  });

  test('is replaced by a hidden page in time, whose timers are slow, because the questions of others wake it', () => {
    const one = page();
    one.wait(600);
    one.answer('his', 5);
    one.done();
    let seconds = 0;
    for (; seconds < 60 && !one.done('write-lease').length; seconds += 4)
      one.sleep(4_000, { kind: 'ping', challenge: { key: `${seconds}`, nonce: `${seconds}` }, by: 'ann' });
    expect(seconds).toBeLessThanOrEqual(28);
  });

  test('is asked, and has time to answer, by a page that was offline', () => {
    const one = page();
    one.wait(600);
    one.answer('his', 5);
    one.hear({ kind: 'line-lost' });
    one.wait(60_000);
    one.done();
    one.hear({ kind: 'line-back' });
    const reread = one.done('reread')[0];
    one.hear({
      kind: 'reread',
      table: TABLE,
      round: reread?.kind === 'reread' ? reread.round : 0,
      stored: { lease: THEIRS, missing: [] },
    });
    one.wait(1_000);
    expect(one.done('ping', 'write-lease').map(({ kind }) => kind)).toEqual(['ping']);
    one.wait(2_000);
    expect(one.done('write-lease')).toHaveLength(1);
  });

  test('is asked again once they have written nothing for a while', () => {
    const one = page();
    one.wait(600);
    one.world({ newest: { revision: 2, epoch: 5, age: 0 } });
    one.done();
    one.wait(500);
    expect(one.done('ping')).toEqual([]);
    one.wait(500);
    expect(one.done('ping')).toHaveLength(1);
  });

  test('of a table that a page has just learned of is asked soon, before its own user’s lease could be taken', () => {
    const own = { ...THEIRS, user: MINE.user };
    let election = step(newElection(15_000), { kind: 'named', mine: MINE }, { now: 0, nonce: 'first' }).election;
    const facts = { ...FACTS, lease: own };
    election = step(election, { kind: 'table', table: TABLE, facts }, { now: 1_000, nonce: 'second' }).election;
    const { effects } = step(election, { kind: 'tick', leaseTimeout: 15_000 }, { now: 1_500, nonce: 'third' });
    expect(effects).toEqual([{ kind: 'ping', nonce: 'third' }]);
  });

  test('may leave one question unanswered', () => {
    const one = page({ hasKey: false });
    one.wait(500);
    one.answer('his', 5);
    let asked = 0;
    for (let n = 0; n < 12 && asked < 2; n++) {
      one.wait(500);
      asked += one.done('ping').length;
      expect(one.isThereNow()).toBe(true);
    }
    expect(asked).toBe(2);
  });

  test('is asked when they are said to leave, and stays if they answer', () => {
    const one = page();
    one.wait(600);
    one.done();
    one.hear({ kind: 'bye', client: 'his' });
    expect(one.done('ping')).toHaveLength(1);
    one.wait(500);
    one.answer('his', 5);
    one.wait(1_500);
    expect(one.isThereNow()).toBe(true);
  });

  test('has left if they do not answer then, and is back when they are heard', () => {
    const one = page();
    one.wait(500);
    one.answer('his', 5);
    one.wait(500);
    one.hear({ kind: 'bye', client: 'his' });
    one.wait(1_000);
    expect(one.isThereNow()).toBe(true);
    one.wait(1_000);
    expect(one.isThereNow()).toBe(false);
    one.answer('his', 5);
    expect(one.isThereNow()).toBe(true);
  });

  test('is asked once, however often they are said to leave', () => {
    const one = page();
    one.wait(600);
    one.done();
    for (let n = 0; n < 50; n++) one.hear({ kind: 'bye', client: 'his' });
    expect(one.done('ping')).toHaveLength(1);
  });

  test('has left when the server says that their user has', () => {
    const one = page();
    one.hear({ kind: 'user-left', user: 'gm' });
    expect(one.isThereNow()).toBe(false);
  });
});
