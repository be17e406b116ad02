/** Moves left while nobody referees: carried out once, as they were signed, and only while they lie where they were left. */
import { describe, expect, test } from 'vitest';
import { entryKey, parseEntry } from '../record/codec';
import type { Ask, Entry, Envelope, Reply } from '../record/model';
import { lyingAt } from '../referee/left-move';
import { verify } from '../judgement/verify';
import { play } from '../referee/commands';
import { cheatAt } from '../testing/cheating';
import { atWindow } from '../testing/reaction-windows';
import { rewritten } from '../testing/rewriting';
import { AT, leftMove } from '../testing/left-moves';
import type { Browser } from '../testing/tables';
import { type LeftMove, parseLeft } from '../wire/envelopes';
import { begunTable } from '../testing/seated-tables';
import { game, bid } from '../testing/toy-table';

/** A table whose referee is gone, with the moves in users' flags; and a referee a week later. */
const weekly = async () => {
  const one = await begunTable(game);
  const { table } = one;
  const flags: Record<string, unknown> = {};
  table.io = { leftBy: user => flags[user] };
  let epoch = 2;
  return {
    ...one,
    flags,
    /** The new referee reads the flags, and tries each move as it is. */
    async comes(): Promise<Readonly<Record<string, Reply>>> {
      table.restart({ client: `page ${epoch}`, epoch: epoch++ });
      await table.referee.serve();
      const replies: Record<string, Reply> = {};
      for (const [user, lies] of Object.entries(flags)) {
        const left = parseLeft(lies, table.head.id);
        if (left) replies[user] = await table.referee.handle(left.envelope, user);
      }
      return replies;
    },
    moves: (): readonly Entry[] =>
      Object.keys(table.raws).flatMap(key => {
        const entry = parseEntry(table.raws[key] ?? '');
        return 'kind' in entry && entry.kind === 'turn' && entry.by === 'command' ? [entry] : [];
      }),
    verdict: () => {
      const found = verify(game, table.head, table.raws, table.tableSecret);
      return found.ok ? 'right' : found.problem.problem;
    },
  };
};
const ofNorth: Ask = { kind: 'command', seat: 'north', command: bid(1) };

describe('a move that was left', () => {
  test('is carried out when a referee comes, under its own name, and the record says when it was left', async () => {
    const { table, ann, flags, comes, moves, verdict } = await weekly();
    flags['ann'] = leftMove(table, ann, ofNorth);
    expect(await comes()).toMatchObject({ ann: { ok: true } });
    expect(moves()).toMatchObject([{ seat: 'north', left: AT }]);
    expect(verdict()).toBe('right');
    expect(lyingAt(ann.sees('north'), flags['ann'], ann.key)?.fate).toBe('done');
  });

  test('is read again by the browser that has left it, and by no other', async () => {
    const { table, ann, bob } = await weekly();
    const left = leftMove(table, ann, ofNorth);
    const read = ({ key, sees }: Browser) => lyingAt(sees('north'), left, key);
    expect(read(ann)).toMatchObject({ ask: { command: bid(1), left: AT }, isOwn: true });
    expect(read(bob)).toMatchObject({ ask: undefined, isOwn: false });
    expect(JSON.stringify(left)).not.toContain('coins');
  });

  // shows trust.6
  test('is carried out once, however often it is found', async () => {
    const { table, ann, flags, comes, moves } = await weekly();
    flags['ann'] = leftMove(table, ann, ofNorth);
    await comes();
    await comes();
    expect(moves()).toHaveLength(1);
  });

  // shows trust.6
  test('is not carried out again once it was undone, though it lies there still; Verify convicts who does it', async () => {
    const { table, ann, flags, comes, moves, verdict } = await weekly();
    const left = leftMove(table, ann, ofNorth);
    flags['ann'] = left;
    await comes();
    expect(await ann.ask({ kind: 'undo', seat: 'north' })).toMatchObject({ ok: true });
    await comes();
    expect(moves()).toHaveLength(1);
    expect(verdict()).toBe('right');
    const cheat = cheatAt(table);
    await play(cheat.book, 'north', bid(1), { sender: { ...cheat.kept(ann, left.envelope), left: AT } });
    expect(cheat.says()).toBe('verify-again');
  });

  // shows trust.6
  test('does nothing once it is taken back, though somebody has kept it, or is as whom they send it', async () => {
    const { table, ann, flags, comes, moves } = await weekly();
    const { envelope } = leftMove(table, ann, ofNorth);
    await comes();
    for (const from of ['ann', 'bob', 'gm', undefined])
      expect(await table.referee.handle(envelope, from)).toMatchObject({ problem: { problem: 'taken-back' } });
    flags['ann'] = leftMove(table, ann, { ...ofNorth, command: bid(0) });
    expect(await table.referee.handle(envelope, 'ann')).toMatchObject({ ok: false });
    expect(moves()).toEqual([]);
  });

  // shows trust.6
  test("counts in nobody else's flags, and nothing else counts as left by being put there", async () => {
    const { table, ann, bob, flags, comes, moves } = await weekly();
    flags['bob'] = leftMove(table, ann, ofNorth);
    expect(await comes()).toMatchObject({ bob: { ok: false } });
    flags['bob'] = leftMove(table, bob, ofNorth);
    expect(await comes()).toMatchObject({ bob: { ok: false, problem: { problem: 'not-your-seat' } } });
    delete flags['bob'];
    // a request that was refused, or lost in transit, is not a move that was left
    flags['ann'] = { at: AT, seen: table.referee.timeline.revision, envelope: ann.envelope(ofNorth) };
    expect(await comes()).toMatchObject({ ann: { ok: false, problem: { problem: 'sat-down-since' } } });
    expect(moves()).toEqual([]);
  });

  test('is handed back where the question is another by now, or the table was changed by hand', async () => {
    const { table, ann, bob, gm, flags, comes } = await weekly();
    const coins = { kind: 'set', marker: 'coins-south', to: 5 } as const;
    const old = leftMove(table, ann, ofNorth);
    await gm.ask({ kind: 'edit', edit: coins });
    flags['ann'] = old;
    expect(await comes()).toMatchObject({ ann: { ok: false, problem: { problem: 'stale' } } });
    const fate = (left: LeftMove) => lyingAt(ann.sees('north'), left, ann.key)?.fate;
    expect(fate(old)).toBe('late');
    const next = (flags['ann'] = leftMove(table, ann, ofNorth));
    expect(fate(next)).toBe('waits');
    await ann.ask({ ...ofNorth, command: bid(0) });
    await bob.ask({ kind: 'command', seat: 'south', command: bid(0) });
    expect(await comes()).toMatchObject({ ann: { ok: false, problem: { problem: 'stale' } } });
    expect(fate(next)).toBe('late');
  });

  test('that had arrived before it was left once more is not complained of', async () => {
    const { table, ann } = await weekly();
    const left = leftMove(table, ann, ofNorth);
    await ann.ask(ofNorth);
    expect(lyingAt(ann.sees('north'), left, ann.key)?.fate).toBe('done');
  });

  test('that was altered, or belongs to another table, is none', async () => {
    const { table, ann, flags, comes, moves } = await weekly();
    const left = leftMove(table, ann, ofNorth);
    const other = await begunTable(game, { id: 'tableofthetests2', seed: 5 });
    const box = `${left.envelope.box.slice(0, -4)}AAAA`;
    const altered: readonly Envelope[] = [
      { ...left.envelope, box },
      { ...left.envelope, id: `${left.envelope.id}x` },
      { ...left.envelope, key: other.bob.key.public },
    ];
    for (const envelope of altered) {
      flags['ann'] = { ...left, envelope };
      for (const reply of Object.values(await comes())) expect(reply.ok).toBe(false);
    }
    flags['ann'] = leftMove(other.table, other.ann, ofNorth);
    expect(await comes()).toEqual({});
    expect(moves()).toEqual([]);
  });

  test('is looked for among anything at all', async () => {
    const { table, ann, flags, comes, moves } = await weekly();
    const left = leftMove(table, ann, ofNorth);
    const long = 'x'.repeat(1_000_000);
    const deep = JSON.parse(`${'['.repeat(900)}${']'.repeat(900)}`) as unknown;
    const junk = [
      null,
      7,
      long,
      [left],
      deep,
      { ...left, at: 'Tuesday' },
      { ...left, seen: -1 },
      { ...left, envelope: { ...left.envelope, box: long } },
      { ...left, envelope: { ...left.envelope, id: long } },
      { ...left, envelope: deep },
      Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [String(n), long.slice(0, 100)])),
    ];
    for (const one of junk) {
      flags['ann'] = one;
      expect(await comes()).toEqual({});
    }
    expect(moves()).toEqual([]);
  });
});

describe('who verifies the record', () => {
  test('convicts a referee who tells another time, or takes for left what was sent', async () => {
    const { table, ann, flags, comes } = await weekly();
    flags['ann'] = leftMove(table, ann, ofNorth);
    await comes();
    const judged = (change: (entry: Entry) => object): string => {
      const raws = rewritten(table.head, table.raws, entry =>
        entry.kind === 'turn' && entry.by === 'command' ? [{ ...entry, ...change(entry) } as Entry] : [entry],
      );
      const found = verify(game, table.head, raws, table.tableSecret);
      return found.ok ? 'right' : found.problem.problem;
    };
    expect(judged(() => ({}))).toBe('right');
    expect(judged(() => ({ left: AT + 1 }))).toBe('verify-unsigned');
    expect(judged(() => ({ left: undefined }))).toMatch(/^verify-(?:late|unsigned)$/);
  });

  // shows trust.6
  test('convicts who carries out as left what they had kept back', async () => {
    const { table, ann } = await begunTable(game);
    const old = ann.envelope(ofNorth);
    table.restart({ client: 'two', epoch: 2 });
    await table.referee.serve();
    const cheat = cheatAt(table);
    await play(cheat.book, 'north', bid(1), { sender: { ...cheat.kept(ann, old), left: AT } });
    expect(cheat.says()).toBe('verify-unsigned');
  });
});

describe('a move that was taken back, and that a referee has copied before,', () => {
  const carriedOut = async (since: (ann: Browser, bob: Browser) => Promise<unknown>) => {
    const { table, ann, bob } = await begunTable(game);
    const { envelope } = leftMove(table, ann, ofNorth);
    await since(ann, bob);
    const cheat = cheatAt(table);
    const reply = await play(cheat.book, 'north', bid(1), { sender: { ...cheat.kept(ann, envelope), left: AT } });
    return reply.ok ? cheat.says() : 'against the rules';
  };

  test('is as good as its signature while nothing has happened: nobody can call back what they have signed', async () => {
    expect(await carriedOut(() => Promise.resolve())).toBe('right');
  });

  // shows trust.6, trust.7
  test.each<[string, (ann: Browser, bob: Browser) => Promise<unknown>]>([
    ['its seat has moved otherwise', ann => ann.ask({ ...ofNorth, command: bid(0) })],
    [
      'its seat has moved and taken that back',
      async ann => {
        await ann.ask({ ...ofNorth, command: bid(0) });
        await ann.ask({ kind: 'undo', seat: 'north' });
      },
    ],
    [
      'the question is another',
      async (ann, bob) => {
        await ann.ask({ ...ofNorth, command: bid(0) });
        await bob.ask({ kind: 'command', seat: 'south', command: bid(0) });
      },
    ],
  ])('is nothing once %s: the rules do not allow it, or Verify convicts who carries it out', async (_when, since) => {
    expect(await carriedOut(since)).toMatch(/^(?:verify-late|against the rules)$/);
  });
});

test('a pass that was left is kept until its window closes, and stands there as it was signed', async () => {
  const one = await atWindow();
  const { table, at } = one;
  const [absent = '', ...others] = one.window().seats;
  const browser = at[absent];
  if (!browser) throw new Error('nobody sits there');
  const left = leftMove(table, browser, { kind: 'command', seat: absent, command: { kind: 'pass' } });
  table.io = { ...table.io, leftBy: user => (user === browser.user ? left : undefined) };
  table.restart({ client: 'three', epoch: 3 });
  await table.referee.serve();
  for (const seat of one.seats) await table.browser(at[seat]?.user ?? '');
  expect(await table.referee.handle(left.envelope, browser.user)).toMatchObject({ ok: true, held: true });
  for (const seat of others) expect(await one.pass(seat)).toMatchObject({ ok: true });
  const close = parseEntry(table.raws[entryKey(one.entries())] ?? '');
  expect(close).toMatchObject({ by: 'window' });
  expect('passes' in close && close.passes?.find(({ seat }) => seat === absent)).toMatchObject({ left: AT });
  const found = verify(one.table.game, table.head, table.raws, table.tableSecret);
  expect(found.ok ? 'right' : found.problem.problem).toBe('right');
});
