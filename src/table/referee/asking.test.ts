import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Message } from '../../kernel/messages';
import { makeClaim } from '../record/signatures';
import { openReply } from '../wire/envelopes';
import type { Ask } from '../record/model';
import { newKey } from '../crypto/keys';
import { type Browser, envelopeTo, type TestTable } from '../testing/tables';
import { linkAt, openTimeline } from '../record/timeline';
import { begunTable, playOn } from '../testing/seated-tables';
import { game, problemOf, reasonOf } from '../testing/toy-table';

const bid = (seat: string, coins = 1): Ask => ({ kind: 'command', seat, command: { kind: 'bid', coins } as never });

/** Runs something that must change nothing. */
const unchanged = async (table: TestTable, act: () => Promise<unknown>): Promise<void> => {
  const before = JSON.stringify(table.raws);
  await act();
  expect(JSON.stringify(table.raws)).toBe(before);
};

describe('who asks', () => {
  test('is known by an accepted key, and answers for their own seat', async () => {
    const { table, ann, bob } = await begunTable(game);
    await unchanged(table, async () => {
      expect(problemOf(await bob.ask(bid('north')))).toBe('not-your-seat');
      expect(problemOf(await ann.ask(bid('nowhere')))).toBe('not-your-seat');
      expect(problemOf(await ann.ask(bid('__proto__')))).toBe('not-your-seat');
    });
    expect((await ann.ask(bid('north'))).ok).toBe(true);
  });

  test('is nobody when no user has announced its key', async () => {
    const { table } = await begunTable(game);
    const stranger = newKey(table.random);
    const asking = { seen: 1, link: linkAt(table.referee.timeline, 1), ask: bid('north') };
    const { envelope } = envelopeTo(table, stranger, asking);
    await unchanged(table, async () => {
      expect(problemOf(await table.referee.handle(envelope))).toBe('unknown-browser');
    });
  });

  test('cannot be another by claiming their key', async () => {
    const { table, ann, bob } = await begunTable(game);
    const proof = makeClaim(ann.key, 'ann', table.head);
    await table.referee.announce('eve', proof);
    await table.referee.announce('eve', ann.key.public);
    expect(table.referee.timeline.keys[ann.key.public]).toBe('ann');
    expect((await ann.ask(bid('north'))).ok).toBe(true);
    const forged = { ...bob.envelope(bid('north')), key: ann.key.public, id: ann.envelope(bid('north')).id };
    await unchanged(table, async () => {
      expect(problemOf(await table.referee.handle(forged))).toBe('letter-not-opened');
    });
  });

  test('of a user who has left the world is not served', async () => {
    const { table, ann } = await begunTable(game);
    delete table.roles['ann'];
    expect(problemOf(await ann.ask(bid('north')))).toBe('unknown-user');
  });
});

describe('an envelope', () => {
  // shows referee.6
  test('sent again is answered from the record, and done once', async () => {
    const { table, ann } = await begunTable(game);
    const envelope = ann.envelope(bid('north'));
    const first = await table.referee.handle(envelope);
    expect(first.ok).toBe(true);
    await unchanged(table, async () => {
      expect(await table.referee.handle(envelope)).toEqual(first);
      table.restart();
      expect(await table.referee.handle(envelope)).toEqual(first);
    });
  });

  test('holds for one table and one message only', async () => {
    const { table, ann } = await begunTable(game);
    const envelope = ann.envelope(bid('north'));
    const other = ann.envelope(bid('north'));
    await unchanged(table, async () => {
      expect(problemOf(await table.referee.handle({ ...envelope, table: 'another' }))).toBe('other-table');
      expect(problemOf(await table.referee.handle({ ...envelope, id: other.id }))).toBe('letter-not-opened');
    });
  });

  test('of any other form is refused', async () => {
    const { table, ann } = await begunTable(game);
    const good = ann.envelope(bid('north'));
    const forms: unknown[] = [
      undefined,
      null,
      7,
      'x',
      [],
      {},
      { ...good, format: 3 },
      { ...good, format: 1 },
      { ...good, box: 7 },
      { ...good, key: 'short' },
      { ...good, box: 'A'.repeat(40_000) },
      { ...good, id: 'not-mine' },
    ];
    await unchanged(table, async () => {
      for (const form of forms) expect(problemOf(await table.referee.handle(form))).toBe('letter-malformed');
      await fc.assert(
        fc.asyncProperty(fc.anything(), async value => {
          expect((await table.referee.handle(value)).ok).toBe(false);
        }),
      );
    });
  });

  test('with a malformed envelope is refused', async () => {
    const { table, ann } = await begunTable(game);
    const malformed: unknown[] = [
      {},
      { kind: 'poke' },
      { kind: 'constructor' },
      { kind: 'command', seat: 'north' },
      { kind: 'vote', seat: 'north', on: '3', yes: true },
      { kind: 'edit', edit: { kind: 'move', piece: 'x' } },
      { kind: 'number', seat: 'north', number: 'zz' },
    ];
    await unchanged(table, async () => {
      for (const one of malformed) expect(problemOf(await ann.ask(one as Ask))).toBe('letter-malformed');
    });
  });

  // shows referee.7
  test('with a command that no offer describes is refused by the rules', async () => {
    const { table, ann } = await begunTable(game);
    const commands = [{ coins: 9 }, { coins: 1, more: 1 }, {}, { coins: [1] }].map(one => ({ kind: 'bid', ...one }));
    const reason = async (command: Message) => reasonOf(await ann.ask({ kind: 'command', seat: 'north', command }));
    await unchanged(table, async () => {
      for (const command of commands) expect(await reason(command)).toBe('not-offered');
      expect(await reason({ kind: 'roll' })).toBe('not-an-answer');
    });
  });

  // shows referee.5
  test('is answered in a box that only its sender opens', async () => {
    const { table, ann, bob } = await begunTable(game);
    const sealed = ann.sealed(bid('north', 9));
    const answer = await table.referee.answer(sealed.envelope);
    expect(JSON.stringify(answer)).not.toContain('not-offered');
    expect(reasonOf(openReply(answer, ann.key, table.head.tableKey, sealed))).toBe('not-offered');
    expect(problemOf(openReply(answer, bob.key, table.head.tableKey, sealed))).toBe('reply-unreadable');
    const other = ann.sealed(bid('north'));
    expect(problemOf(openReply(answer, ann.key, table.head.tableKey, other))).toBe('reply-unreadable');
  });
});

describe('what was sent before something happened', () => {
  const atWindow = async () => {
    const setting = await begunTable(game, { seed: 4 });
    const { table, at } = setting;
    const top = () => table.referee.timeline.state.agenda[0]?.kind;
    for (let n = 0; n < 400 && top() !== 'window'; n++) await playOn(table, at, 1, undefined, n);
    expect(top()).toBe('window');
    return setting;
  };
  const pass = (seat: string): Ask => ({ kind: 'command', seat, command: { kind: 'pass' } });

  // shows referee.8
  test('is good when all are asked at once and answer at once', async () => {
    const { table, ann, bob } = await atWindow();
    const seen = table.referee.timeline.revision;
    const replies = await Promise.all([ann.ask(pass('north'), seen), bob.ask(pass('south'), seen)]);
    expect(replies.map(reply => reply.ok)).toEqual([true, true]);
  });

  // shows referee.8
  test('is stale when the question has changed', async () => {
    const { table, ann, bob, seats } = await begunTable(game);
    const seen = table.referee.timeline.revision;
    await ann.ask(bid(seats[0]));
    await bob.ask(bid(seats[1]));
    const {
      agenda: [step],
    } = table.referee.timeline.state;
    const asked = step && 'seat' in step ? String(step.seat) : '';
    const asker: Browser = asked === 'north' ? ann : bob;
    expect(problemOf(await asker.ask({ kind: 'command', seat: asked, command: { kind: 'stay' } }, seen))).toBe('stale');
  });

  // shows referee.8
  test('is stale when its sender has acted since: a double click does one thing', async () => {
    const { table, ann } = await begunTable(game);
    const seen = table.referee.timeline.revision;
    expect((await ann.ask(bid('north'), seen)).ok).toBe(true);
    const unseal: Ask = { kind: 'command', seat: 'north', command: { kind: 'unseal' } };
    expect(problemOf(await ann.ask(unseal, seen))).toBe('stale');
    expect(problemOf(await ann.ask(bid('north'), 9999))).toBe('stale');
  });
});

test('sent at the same time are judged one after another', async () => {
  const { table, ann, bob } = await begunTable(game);
  const seen = table.referee.timeline.revision;
  const replies = await Promise.all([
    ann.ask(bid('north', 0), seen),
    ann.ask(bid('north', 1), seen),
    bob.ask(bid('south', 2), seen),
    bob.ask(bid('south', 3), seen),
  ]);
  expect(replies.map(reply => reply.ok)).toEqual([true, false, true, false]);
  expect(openTimeline(game, table.head, table.raws, { keys: {} }).problems).toEqual([]);
});

// shows record.6
test('nothing hidden stands open in the record', async () => {
  interface Bay {
    readonly piles: Record<string, string[]>;
  }
  for (let seed = 1; seed <= 6; seed++) {
    const { table, at } = await begunTable(game, { seed });
    const known = new Set<string>();
    for (let n = 0; n < 60; n++) {
      await playOn(table, at, 1, undefined, seed * 100 + n);
      if (table.referee.timeline.secret !== undefined) break;
      const { piles } = table.referee.timeline.state as unknown as Bay;
      const open = JSON.stringify(table.raws);
      for (const card of piles['discards'] ?? []) known.add(card);
      const hidden = Object.values(piles)
        .flat()
        .filter(card => !known.has(card));
      for (const card of hidden) expect(open).not.toMatch(new RegExp(`\\b${card}\\b`));
      expect(open).not.toContain(table.tableSecret);
    }
  }
});

test('a key that nothing can be sealed to is refused: it would stop the table', async () => {
  const { table, ann } = await begunTable(game);
  await table.referee.announce('bob', 'A'.repeat(43));
  expect((await ann.ask(bid('north'))).ok).toBe(true);
});

test('a fault of the rules stops one request, not the table', async () => {
  const { table, ann, bob } = await begunTable(game);
  const steps = {
    ...game.steps,
    bid: {
      ...game.steps['bid'],
      seats: () => {
        throw new Error('a bug');
      },
    },
  };
  const { game: whole } = table;
  Object.assign(table, { game: { ...whole, steps } });
  table.restart();
  expect(problemOf(await ann.ask(bid('north')))).toBe('fault');
  expect(problemOf(await bob.ask({ kind: 'vote', seat: 'south', on: 1, yes: true }))).toBe('no-proposal');
});
