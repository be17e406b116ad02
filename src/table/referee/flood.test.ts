/** A user who sends far too many requests, and the others at the table, who hardly notice. */
import { describe, expect, test } from 'vitest';
import type { Reply } from '../record/model';
import { newKey } from '../crypto/keys';
import { envelopeTo } from '../testing/tables';
import { enter, type Lines, makeQueue, MOST, next, OWN } from './fair-queue';
import { begunTable } from '../testing/seated-tables';
import { game } from '../testing/toy-table';

const problemOf = (reply: Reply) => ('problem' in reply ? reply.problem.problem : undefined);

const lined = (...asks: readonly string[]): Lines<string> =>
  asks.reduce<Lines<string>>((lines, ask) => enter(lines, ask[0] ?? '', ask) ?? lines, []);
const served = (lines: Lines<string>): readonly string[] => {
  const turn = next(lines);
  return turn ? [turn.one, ...served(turn.rest)] : [];
};

describe('lines', () => {
  test('are served in turns, each in its order', () => {
    expect(served(lined('a1', 'a2', 'a3', 'b1', 'c1', 'b2'))).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
    expect(served([])).toEqual([]);
  });

  test('are first come, first served where nobody asks for two things', () => {
    expect(served(lined('c', 'a', 'b'))).toEqual(['c', 'a', 'b']);
  });

  test('are each full at some length; the referee’s own never', () => {
    const full = lined(...Array.from({ length: MOST }, (_, n) => `a${n}`));
    expect(enter(full, 'a', 'one more')).toBe(undefined);
    expect(enter(full, 'b', 'b1')).toHaveLength(2);
    const own = Array.from({ length: MOST }).reduce<Lines<string>>(lines => enter(lines, OWN, 'duty') ?? [], []);
    expect(enter(own, OWN, 'one more')).toBeDefined();
    const room = next(full);
    expect(room && enter(room.rest, 'a', 'one more')).toBeDefined();
  });
});

test('a request is served second while another user has sent a hundred', async () => {
  const full: string[] = [];
  const queue = makeQueue({ onFault: () => undefined, onFull: who => full.push(who) });
  const done: string[] = [];
  const ask = (who: string): Promise<Reply> =>
    queue.inTurn(async () => {
      done.push(who);
      return { ok: true, revision: done.length };
    }, who);
  const flood = Array.from({ length: 100 }, () => ask('eve'));
  const honest = ask('ann');
  await Promise.all([...flood, honest]);
  expect(done.indexOf('ann')).toBe(1);
  expect(done.filter(who => who === 'eve')).toHaveLength(MOST);
  expect(full).toEqual(Array.from({ length: 100 - MOST }, () => 'eve'));
  expect(await ask('eve')).toEqual({ ok: true, revision: MOST + 2 });
});

describe('at a table', () => {
  // shows trust.12
  test('five hundred proposals of one seat leave a handful in the record, and the others play on', async () => {
    const {
      table,
      ann,
      bob,
      seats: [north, south],
    } = await begunTable(game);
    const before = table.referee.timeline.revision;
    const flood = Array.from({ length: 500 }, () =>
      ann.ask({ kind: 'propose', seat: north, what: { kind: 'mode', mode: 'free' } }),
    );
    const honest = bob.ask({ kind: 'propose', seat: south, what: { kind: 'mode', mode: 'advised' } });
    const replies = await Promise.all(flood);
    expect(await honest).toEqual({ ok: true, revision: before + 2 });
    // the others were signed before the first was written
    expect(table.referee.timeline.revision).toBe(before + 2);
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    expect(replies.filter(reply => problemOf(reply) === 'too-many')).toHaveLength(500 - MOST);
    expect(replies.filter(reply => problemOf(reply) === 'stale')).toHaveLength(MOST - 1);
  });

  test('a seat may propose again when another has answered', async () => {
    const {
      table,
      ann,
      bob,
      seats: [north, south],
    } = await begunTable(game);
    const propose = () => ann.ask({ kind: 'propose', seat: north, what: { kind: 'mode', mode: 'free' } });
    for (let n = 0; n < 3; n++) expect((await propose()).ok).toBe(true);
    expect((await propose()).ok).toBe(false);
    const on = table.referee.timeline.proposals[0]?.revision ?? 0;
    expect((await bob.ask({ kind: 'vote', seat: south, on, yes: false })).ok).toBe(true);
    expect((await propose()).ok).toBe(true);
  });

  /** A table whose referee has a clock, and the users whom they report to the game master. */
  const watched = async () => {
    const begun = await begunTable(game);
    const told: string[] = [];
    const clock = { now: 0 };
    begun.table.io = { pace: () => clock.now, onFlood: who => told.push(who) };
    begun.table.restart();
    return { ...begun, told, clock };
  };

  // shows trust.12
  test('a dozen things of a kind are asked in ten seconds, by each for themselves; the game master is told who asked for more', async () => {
    const { table, ann, bob, told, clock } = await watched();
    const before = table.referee.timeline.revision;
    const look = (browser: typeof ann) => browser.ask({ kind: 'leave', seat: 'none' });
    const replies: Reply[] = [];
    for (let n = 0; n < 100; n++) replies.push(await look(ann));
    expect(replies.filter(reply => problemOf(reply) === 'too-many')).toHaveLength(88);
    expect(told).toEqual(['ann']);
    expect(problemOf(await look(bob))).not.toBe('too-many');
    clock.now = 9_999;
    expect(problemOf(await look(ann))).toBe('too-many');
    clock.now = 10_000;
    expect(problemOf(await look(ann))).not.toBe('too-many');
    expect(table.referee.timeline.revision).toBe(before);
    expect(told).toEqual(['ann']);
  });

  test('a user who has reached the limit of one kind still plays and proposes', async () => {
    const {
      ann,
      seats: [north],
    } = await watched();
    for (let n = 0; n < 20; n++) await ann.ask({ kind: 'leave', seat: 'none' });
    const reply = await ann.ask({ kind: 'propose', seat: north, what: { kind: 'mode', mode: 'free' } });
    expect(reply.ok).toBe(true);
  });

  test('a request over the limit is judged when the same envelope comes again later', async () => {
    const {
      table,
      ann,
      seats: [north],
      clock,
    } = await watched();
    for (let n = 0; n < 12; n++) {
      await ann.ask({ kind: 'propose', seat: north, what: { kind: 'mode', mode: 'free' } });
    }
    const sealed = ann.envelope({ kind: 'propose', seat: north, what: { kind: 'mode', mode: 'free' } });
    expect(problemOf(await table.referee.handle(sealed))).toBe('too-many');
    clock.now = 10_000;
    expect(await table.referee.handle(sealed)).toMatchObject({ refusal: { reason: 'too-many-proposals' } });
  });

  test('the game master is told about a user who makes one proposal after another', async () => {
    const {
      ann,
      seats: [north],
      told,
    } = await watched();
    const propose = () => ann.ask({ kind: 'propose', seat: north, what: { kind: 'mode', mode: 'free' } });
    for (let n = 0; n < 3; n++) await propose();
    expect(told).toEqual([]);
    await propose();
    expect(told).toEqual(['ann']);
  });

  // shows trust.12
  test('envelopes under fresh keys share one line, and an honest one is not kept waiting by them', async () => {
    const {
      table,
      bob,
      seats: [, south],
    } = await begunTable(game);
    const order: string[] = [];
    const strangers = Array.from({ length: 60 }, () => {
      const key = newKey(table.random);
      const sealed = { seen: 1, link: 'x'.repeat(43), ask: { kind: 'undo', seat: south } } as const;
      const envelope = envelopeTo(table, key, sealed).envelope;
      return table.referee.handle(envelope).then(reply => {
        order.push('stranger');
        return reply;
      });
    });
    const honest = bob
      .ask({ kind: 'propose', seat: south, what: { kind: 'mode', mode: 'free' } })
      .then(() => order.push('honest'));
    const replies = await Promise.all(strangers);
    await honest;
    expect(replies.filter(reply => problemOf(reply) === 'too-many')).toHaveLength(60 - MOST);
    expect(replies.filter(reply => problemOf(reply) === 'unknown-browser')).toHaveLength(MOST);
    expect(order.slice(60 - MOST).indexOf('honest')).toBeLessThan(3);
  });

  test('envelopes that name another’s key, where the host knows who sent them, fill only the sender’s queue', async () => {
    const {
      table,
      ann,
      seats: [north],
    } = await begunTable(game);
    const forged = ann.envelope({ kind: 'undo', seat: north });
    const flood = Array.from({ length: 60 }, () => table.referee.handle(forged, 'eve'));
    const honest = ann.ask({ kind: 'propose', seat: north, what: { kind: 'mode', mode: 'free' } });
    expect((await honest).ok).toBe(true);
    expect((await Promise.all(flood)).filter(reply => problemOf(reply) === 'too-many')).toHaveLength(60 - MOST);
  });
});
