/** What players and referees who cheat have tried, each from their own side. Forged fields at large: forging.test.ts. */
import { describe, expect, test } from 'vitest';
import { toy } from '../kernel/testing/toy/toy';
import { makeClaim } from './sealing/claims';
import { newMessageId, sealLetter } from './sealing/letters';
import { newKey } from './sealing/sealing';
import { chooser, quickDice } from '../kernel/dice';
import { entryKey, makeEntry } from './record/codec';
import { secretOf } from './record/head';
import { type AnyGame, type Entry, type Holder, MOST_PROOFS, type Reply } from './record/model';
import { hashOfNumber } from './record/seed';
import { linkAt, openTimeline } from './record/timeline';
import { exportRecord } from './record/export';
import { importRecord } from './record/transfer';
import { verify } from './record/verify';
import { eventfulTable } from './testing/eventful';
import { rewritten } from './testing/rewriting';
import {
  addNumbers,
  begunTable,
  type Browser,
  commitNumbers,
  openNumbers,
  ownNumber,
  playOn,
  tableOf,
} from './testing/tables';

const game = toy as unknown as AnyGame;
const user = (id: string): Holder => ({ kind: 'user', user: id });
const problemOf = (reply: Reply) => ('problem' in reply ? reply.problem.problem : reply);
const reasonOf = (reply: Reply) => ('refusal' in reply ? reply.refusal.reason : reply);

describe('a referee who cheats is convicted', () => {
  const record = eventfulTable(game, 4, 500);

  test('of nothing, if he did not', async () => {
    const { table } = await record;
    expect(table.referee.timeline.secret).toBeDefined();
    expect(verify(game, table.head, table.raws)).toMatchObject({ ok: true });
  });

  const first = (test: (entry: Entry) => boolean, change: (entry: Entry) => readonly Entry[]) => {
    let isDone = false;
    return (entry: Entry): readonly Entry[] => {
      if (isDone || !test(entry)) return [entry];
      isDone = true;
      return change(entry);
    };
  };
  const a = (kind: Entry['kind']) => (entry: Entry) => entry.kind === kind;
  const isHand = (entry: Entry) => entry.kind === 'turn' && entry.by === 'hand';
  const isCommand = (entry: Entry) => entry.kind === 'turn' && entry.by === 'command';
  const isRollback = (entry: Entry) => entry.kind === 'undo' && entry.consent;
  const with_ = (more: object) => (entry: Entry) => [{ ...entry, ...more } as Entry];

  test.each<readonly [string, string, (entry: Entry) => readonly Entry[]]>([
    ['skipping a number of the dice', 'verify-dice-number', first(isCommand, entry => with_({ n: 9 })(entry))],
    ['a counter of dice that wraps', 'entry-malformed', first(isCommand, with_({ n: 2 ** 32 }))],
    ['a raised epoch, after which all is outdated', 'verify-epoch', first(isCommand, with_({ e: 9 }))],
    ['a rollback without one vote', 'verify-undo', entry => (entry.kind === 'vote' ? [] : [entry])],
    ['a vote told as no', 'verify-unsigned', first(a('vote'), with_({ yes: false }))],
    ['a vote of the seat that asks', 'verify-unsigned', first(a('vote'), with_({ seat: 'north' }))],
    [
      'another mode than was agreed',
      'verify-mode',
      first(entry => entry.kind === 'mode' && entry.fulfils !== undefined, with_({ mode: 'free' })),
    ],
    ['an undo by another seat than proposed it', 'verify-undo', first(isRollback, with_({ seat: 'south' }))],
    ["a change by hand in another user's name", 'verify-unsigned', first(isHand, with_({ user: 'eve' }))],
    ['an invented broken rule', 'verify-breaks', first(isHand, with_({ breaks: [{ section: '§9', reason: 'x' }] }))],
    ['the fulfilment of nothing', 'verify-undo', first(isRollback, with_({ fulfils: 2 }))],
    ['a field that nobody knows', 'entry-malformed', first(isCommand, with_({ note: 'x' }))],
    [
      'secrets revealed too early',
      'verify-revealed',
      first(a('look'), ({ r, e, p, t }) => [
        { r, e, p, t, kind: 'revealed', secret: 'ab'.repeat(32), table: 'c'.repeat(43) },
      ]),
    ],
    ['a seat given by nobody', 'verify-unsigned', first(a('seat'), with_({ holder: user('eve') }))],
    ['trust that nobody gave', 'verify-unsigned', first(a('trust'), with_({ user: 'bob' }))],
    [
      'a command without its signature',
      'verify-unsigned',
      first(isCommand, entry => {
        const { m: _, seen: __, ...rest } = entry;
        return [rest as Entry];
      }),
    ],
    ['a message carried out twice', 'verify-again', first(a('proposal'), entry => [entry, entry])],
    ['a proposal left out', 'verify-vote', first(a('proposal'), () => [])],
  ])('of %s', async (_, problem, change) => {
    const { table } = await record;
    const raws = rewritten(table.head, table.raws, change);
    const verdict = verify(game, table.head, raws, table.tableSecret);
    // what is left out shifts all that was signed after it: then the signatures tell it first
    expect([problem, 'verify-unsigned', 'verify-signed-by-nobody', 'verify-late', 'verify-undo']).toContain(
      verdict.ok ? 'right' : verdict.problem.problem,
    );
  });

  test("of a card taken out of another's hand without his yes", async () => {
    const { table, ann, bob } = await begunTable(game, { mode: 'free' });
    const edit = { kind: 'cards', from: 'hand-south', to: 'hand-north', count: 1 } as const;
    await ann.ask({ kind: 'propose', seat: 'north', what: { kind: 'edit', edit } });
    const on = table.referee.timeline.proposals[0]?.revision ?? 0;
    await bob.ask({ kind: 'vote', seat: 'south', on, yes: true });
    const verdictOf = (change: (entry: Entry) => readonly Entry[]) => {
      const verdict = verify(game, table.head, rewritten(table.head, table.raws, change), table.tableSecret);
      return verdict.ok ? 'right' : verdict.problem.problem;
    };
    expect(verdictOf(entry => [entry])).toBe('right');
    expect(verdictOf(entry => (entry.kind === 'vote' ? [] : [entry]))).toBe('verify-hand');
    expect(verdictOf(first(isHand, with_({ fulfils: on - 1 })))).toBe('verify-hand');
  });

  test('of a rollback after the secret was revealed', async () => {
    const { table } = await record;
    const { hash, revision, epoch: e } = openTimeline(game, table.head, table.raws, { keys: {} });
    const undo: Entry = {
      r: revision + 1,
      e,
      p: hash,
      t: 1,
      kind: 'undo',
      seat: 'north',
      to: revision - 3,
      consent: true,
    };
    const raws = { ...table.raws, [entryKey(undo.r)]: makeEntry(undo) };
    expect(verify(game, table.head, raws)).toMatchObject({
      revision: undo.r,
      problem: { problem: 'verify-after-end' },
    });
  });
});

describe('the seed', () => {
  const gathered = async (holders = { north: user('ann'), south: user('gm') }) => {
    const table = await tableOf(game, { holders });
    const ann = await table.browser('ann');
    const gm = await table.browser('gm');
    return { table, ann, gm };
  };

  test('shows no number before all are bound to theirs', async () => {
    const { table, ann } = await gathered();
    await commitNumbers(table, { north: ann });
    const { number } = ownNumber(table, ann, 'north');
    expect(problemOf(await ann.ask({ kind: 'number', seat: 'north', number }))).toBe('number-too-early');
  });

  test('has the referee who plays show his number first, when he knows of no other', async () => {
    const { table, ann, gm } = await gathered();
    await commitNumbers(table, { north: ann, south: gm });
    const { number } = ownNumber(table, ann, 'north');
    expect(problemOf(await ann.ask({ kind: 'number', seat: 'north', number }))).toBe('number-too-early');
    await openNumbers(table, { south: gm });
    expect((await ann.ask({ kind: 'number', seat: 'north', number })).ok).toBe(true);
    expect(table.referee.timeline.begun).toBe(true);
  });

  test('takes no other number than the one that was bound', async () => {
    const { table, ann, gm } = await gathered();
    await commitNumbers(table, { north: ann, south: gm });
    expect(problemOf(await gm.ask({ kind: 'number', seat: 'south', number: 'ab'.repeat(16) }))).toBe('other-number');
    expect(
      problemOf(
        await gm.ask({ kind: 'commit', seat: 'south', hash: hashOfNumber(table.head.id, 'south', 'ab'.repeat(16)) }),
      ),
    ).toBe('number-given');
  });

  test('waits for a number that is kept back; a new holder has all numbers drawn anew, and Verify counts it', async () => {
    const { table, ann, gm } = await gathered();
    await commitNumbers(table, { north: ann, south: gm });
    await openNumbers(table, { south: gm });
    expect(reasonOf(await gm.ask({ kind: 'start' }))).toBe('numbers-missing');
    const bob = await table.browser('bob');
    const before = ownNumber(table, gm, 'south').number;
    await gm.ask({ kind: 'seat', seat: 'north', holder: user('bob') });
    expect(table.referee.timeline.numbers).toEqual({});
    expect(ownNumber(table, gm, 'south').number).not.toBe(before);
    await addNumbers(table, { north: bob, south: gm });
    expect(table.referee.timeline.begun).toBe(true);
    expect(verify(game, table.head, table.raws, table.tableSecret)).toMatchObject({ ok: true, redrawn: 1 });
  });
});

describe('a key', () => {
  test('copied into my own flags is not mine, whatever I say with it', async () => {
    const table = await tableOf(game, { holders: { north: { kind: 'open' }, south: { kind: 'open' } } });
    const eve = await table.browser('eve');
    const bob: Browser = { ...eve, user: 'bob', key: (await begunTable(game)).bob.key };
    const proof = makeClaim(bob.key, 'bob', table.head);
    // bare, with his proof, with a proof of mine, and with his proof for another table
    await table.referee.announce('eve', bob.key.public);
    await table.referee.announce('eve', proof);
    await table.referee.announce('eve', { ...makeClaim(eve.key, 'eve', table.head), key: bob.key.public });
    await table.referee.announce('bob', makeClaim(bob.key, 'bob', { ...table.head, id: 'another table' }));
    await table.referee.announce('bob', makeClaim(bob.key, 'bob', { ...table.head, world: 'another world' }));
    await eve.ask({ kind: 'claim', seat: 'north' });
    expect(Object.keys(table.referee.timeline.keys)).toEqual([eve.key.public]);
    await table.referee.announce('bob', proof);
    await table.referee.announce('eve', makeClaim(bob.key, 'eve', table.head));
    await eve.ask({ kind: 'leave', seat: 'north' });
    expect(table.referee.timeline.keys[bob.key.public]).toBeUndefined();
  });
});

describe('a message', () => {
  test('that was refused does nothing when its opponent sends it again, after a reload neither', async () => {
    const { table, gm, ann, at } = await begunTable(game);
    const refused = [
      gm.envelope({ kind: 'edit', edit: { kind: 'remove', piece: 'ghost', from: 'deck', count: 1 } }),
      gm.envelope({ kind: 'trust', user: 'eve', trusted: false }),
      gm.envelope({ kind: 'look', open: false }),
      ann.envelope({ kind: 'claim', seat: 'south' }),
      ann.envelope({ kind: 'mode', mode: 'free' }),
      ann.envelope({ kind: 'propose', seat: 'south', what: { kind: 'mode', mode: 'free' } }),
    ];
    for (const envelope of refused) await table.referee.handle(envelope);
    table.roles['ann'] = 'gm';
    await gm.ask({ kind: 'trust', user: 'eve', trusted: true });
    await gm.ask({ kind: 'look', open: true });
    await gm.ask({ kind: 'seat', seat: 'south', holder: { kind: 'open' } });
    const record = JSON.stringify(table.raws);
    for (const envelope of refused) await table.referee.handle(envelope);
    expect(JSON.stringify(table.raws)).toBe(record);
    table.restart();
    await table.referee.serve();
    const later = JSON.stringify(table.raws);
    for (const envelope of refused) {
      const reply = await table.referee.handle(envelope);
      expect(problemOf(reply)).toBe('sat-down-since');
    }
    expect(JSON.stringify(table.raws)).toBe(later);
    expect(Object.keys(at)).toHaveLength(2);
  });

  test('of a browser that was not known yet, or of a user who was not there, is not carried out when he is', async () => {
    const { table, ann } = await begunTable(game, { holders: { north: user('ann'), south: { kind: 'open' } } });
    const eve = { ...ann, user: 'eve', key: newKey(table.random) };
    const asking = { ask: { kind: 'claim', seat: 'south' }, seen: 1, link: linkAt(table.referee.timeline, 1) } as const;
    const early = sealLetter(asking, eve.key, table.head, newMessageId(eve.key, table.random), table.random);
    expect(problemOf(await table.referee.handle(early))).toBe('unknown-browser');
    const away = ann.envelope({ kind: 'leave', seat: 'north' });
    delete table.roles['ann'];
    expect(problemOf(await table.referee.handle(away))).toBe('unknown-user');
    table.roles['ann'] = 'player';
    await table.referee.announce('eve', makeClaim(eve.key, 'eve', table.head));
    expect(problemOf(await table.referee.handle(early))).toBe('unknown-browser');
    expect(problemOf(await table.referee.handle(away))).toBe('unknown-browser');
    expect(table.referee.timeline.holders).toEqual(table.head.holders);
  });

  test('held back until the table is another one is not carried out', async () => {
    const { table, gm, ann, at } = await begunTable(game);
    const edit = gm.envelope({ kind: 'edit', edit: { kind: 'set', marker: 'coins-south', to: 5 } });
    await playOn(table, at, 12);
    expect(problemOf(await table.referee.handle(edit))).toBe('stale');
    const proposal = ann.envelope({ kind: 'propose', seat: 'north', what: { kind: 'mode', mode: 'free' } });
    await gm.ask({ kind: 'mode', mode: 'advised' });
    expect(problemOf(await table.referee.handle(proposal))).toBe('stale');
  });

  test('signed of another record is not carried out', async () => {
    const [one, other] = [await begunTable(game, { seed: 1 }), await begunTable(game, { seed: 2 })];
    const envelope = one.ann.envelope({ kind: 'undo', seat: 'north' });
    expect(problemOf(await other.table.referee.handle(envelope))).toBe('unknown-browser');
  });
});

describe('a seat that has secrets', () => {
  test('is not taken by whoever plays another, nor given to him unless all agree', async () => {
    const { table, gm, ann, bob } = await begunTable(game, {
      roles: { gm: 'gm', ann: 'player', bob: 'gm', eve: 'player' },
    });
    await gm.ask({ kind: 'seat', seat: 'south', holder: { kind: 'open' } });
    expect(reasonOf(await ann.ask({ kind: 'claim', seat: 'south' }))).toBe('seat-has-secrets');
    expect(reasonOf(await bob.ask({ kind: 'claim', seat: 'south' }))).toBe('seat-has-secrets');
    expect((await gm.ask({ kind: 'seat', seat: 'south', holder: user('eve') })).ok).toBe(true);
    expect(reasonOf(await gm.ask({ kind: 'seat', seat: 'south', holder: user('ann') }))).toBe('seat-needs-consent');
    expect(table.referee.timeline.holders['south']).toEqual(user('eve'));
  });
});

describe('a hostile file', () => {
  test('of forty thousand entries is refused, and a record of them is read no further than any game goes', async () => {
    const { table } = await begunTable(game);
    const junk = Object.fromEntries(Array.from({ length: 40_000 }, (_, n) => [entryKey(n + 1), `{"kind":"x${n}"}`]));
    expect(importRecord(exportRecord(table.head, junk))).toMatchObject({ problem: 'too-many-entries' });
    const { problems } = openTimeline(game, table.head, junk, { keys: {} });
    expect(problems.length).toBeLessThan(1000);
    expect(verify(game, table.head, junk, table.tableSecret)).toMatchObject({
      problem: { problem: 'too-many-entries' },
    });
  });

  test('of thousands of keys, each with a proof that is none, is not looked at for longer than a table has browsers', async () => {
    const { table } = await begunTable(game);
    const { head } = table;
    const proof = 'A'.repeat(86);
    const count = MOST_PROOFS + 50;
    const keys = Array.from({ length: count }, () => newKey(table.random).public);
    const entries = keys.map((key, n) => {
      const entry = { r: 1, e: 1, p: 'A'.repeat(22), t: 1, kind: 'key', user: 'x', key, proof, seats: [] } as const;
      return [entryKey(n + 1), makeEntry(entry)] as const;
    });
    const read = openTimeline(
      game,
      head,
      rewritten(head, Object.fromEntries(entries), one => [one]),
      { keys: {} },
    );
    expect([read.proofs, read.keys, read.moments.length]).toEqual([MOST_PROOFS, {}, count]);
  });

  test('with thirty million pieces, or an option that the game does not know, is named for it', async () => {
    const { table, gm } = await begunTable(game);
    const edit = { kind: 'add', piece: 'coin', to: 'deck', count: 30_000_000 } as const;
    expect(problemOf(await gm.ask({ kind: 'edit', edit }))).toBe('letter-malformed');
    const head = { ...table.head, options: { ...table.head.options, cheat: true } };
    expect(verify(game, head, table.raws, table.tableSecret)).toMatchObject({
      revision: 0,
      problem: { problem: 'unknown-option' },
    });
  });
});

test.each(Array.from({ length: 10 }, (_, seed) => [seed + 1]))(
  'table %i of changing seats, browsers, reloads and referees verifies',
  async seed => {
    const pick = chooser(quickDice(seed));
    const { table, gm, ann, bob } = await begunTable(game, { seed });
    const eve = await table.browser('eve');
    const people = { ann, bob, eve };
    const at: Record<string, Browser> = { north: ann, south: bob };
    let epoch = 1;
    for (let n = 0; n < 12; n++) {
      await playOn(table, at, 3, undefined, seed * 100 + n);
      const what = pick(['seat', 'browser', 'reload', 'takeover'] as const);
      const seat = pick(['north', 'south']);
      if (what === 'seat') {
        const name = pick(['ann', 'bob', 'eve'] as const);
        const reply = await gm.ask({ kind: 'seat', seat, holder: user(name) });
        if (reply.ok) at[seat] = people[name];
      }
      if (what === 'browser') at[seat] = await table.browser(at[seat]?.user ?? '');
      if (what === 'takeover') epoch++;
      if (what === 'takeover' || what === 'reload') {
        table.restart({ client: epoch === 1 ? 'one' : `client ${epoch}`, epoch });
        await table.referee.serve();
        for (const one of [...Object.values(people), ...Object.values(at)]) {
          await table.referee.announce(one.user, makeClaim(one.key, one.user, table.head));
        }
      }
    }
    expect(secretOf(table.head, table.tableSecret)).toBeDefined();
    expect(verify(game, table.head, table.raws, table.tableSecret)).toMatchObject({ ok: true, bots: 0 });
  },
);
