/** Holders of the table's key could know a die in advance, or choose it: so each roll mixes in players' shares. */
import { describe, expect, test } from 'vitest';
import type { Message } from '../../kernel/messages';
import { submit } from '../../kernel/referee';
import { isLate } from '../judgement/freshness';
import { verify } from '../judgement/verify';
import { secretOf } from '../record/head';
import type { Ask, EntryOf } from '../record/model';
import { diceOfTurn, seedOf } from '../record/seed';
import { mixedSeed, withShare } from '../record/shares';
import { linkAt } from '../record/timeline';
import { play } from '../referee/commands';
import type { Sender } from '../referee/referee-model';
import { diceOf, writeTurn } from '../referee/entry-writer';
import { type Cheat, cheatAt, type Drafted } from '../testing/cheating';
import { addNumbers, type Browser, envelopeTo, tableOf, type TestPlan, type TestTable } from '../testing/tables';
import { begunTable, playOn } from '../testing/seated-tables';
import { game, problemOf } from '../testing/toy-table';

const bid = (coins: number): Message => ({ kind: 'bid', coins }) as Message;
const lastTurn = ({ referee }: TestTable) =>
  referee.timeline.moments.findLast(({ entry }) => entry.kind === 'turn')?.entry as EntryOf<'turn'>;
const diesOf = ({ events }: Pick<EntryOf<'turn'>, 'events'>) =>
  JSON.stringify(events.filter(({ kind }) => kind === 'check-rolled'));

/** North is about to roll: north has won the bids and put to sea. */
const atSea = async (plan: Partial<TestPlan> = {}, user = 'ann') => {
  const holders = { north: { kind: 'user', user }, south: { kind: 'user', user: 'bob' } } as const;
  const table = await tableOf(game, { options: { storms: false }, holders, ...plan });
  const ann = await table.browser(user);
  const bob = await table.browser('bob');
  await addNumbers(table, { north: ann, south: bob });
  await ann.ask({ kind: 'command', seat: 'north', command: bid(3) });
  await bob.ask({ kind: 'command', seat: 'south', command: bid(0) });
  const { state } = table.referee.timeline;
  const hand = (state as unknown as { readonly piles: Readonly<Record<string, readonly string[]>> }).piles[
    'hand-north'
  ];
  const card = hand?.find(name => name.startsWith('fish')) ?? '';
  const fish = await ann.ask({ kind: 'command', seat: 'north', command: { kind: 'fish', card } as Message });
  expect(fish.ok).toBe(true);
  expect(state.agenda.length).toBeGreaterThan(0);
  return { table, ann, bob };
};
const ROLL = { kind: 'roll' };
const roll: Ask = { kind: 'command', seat: 'north', command: ROLL };

/** What a holder of the table's key can compute of a roll in advance, from everything that was shown. */
const foreseen = ({ head, tableSecret, referee }: TestTable, share?: string) => {
  const { dice, numbers, state } = referee.timeline;
  const seats = game.seats(head.options);
  const shares = { ...dice.shares, ...(share !== undefined && { north: share }) };
  const seed = mixedSeed(seedOf(secretOf(head, tableSecret) ?? '', seats, numbers), seats, shares);
  const verdict = submit(game, state, 'north', ROLL, diceOfTurn(seed, head, 'command', dice.game));
  return verdict.ok ? diesOf(verdict) : 'refused';
};

/** A request without its share, or with another. */
const unshared = ({ key }: Browser, table: TestTable, ask: Ask) => {
  const { timeline } = table.referee;
  const asking = { ask, seen: timeline.revision, link: linkAt(timeline, timeline.revision) };
  return envelopeTo(table, key, asking).envelope;
};

describe('the next roll of a player', () => {
  // shows trust.15
  test('is not known to whoever has the table’s key, though they have all that was shown before', async () => {
    const right = [];
    for (const seed of [1, 2, 3, 4, 5]) {
      const { table, ann } = await atSea({ seed });
      const before = foreseen(table);
      await ann.ask(roll);
      right.push(diesOf(lastTurn(table)) === before);
    }
    expect(right).toEqual([false, false, false, false, false]);
  });

  // shows trust.15
  test('follows from the share that its command shows, and from nothing else that can be chosen', async () => {
    const { table, ann } = await atSea();
    const asked = withShare(roll, ann.key.secret, table.referee.timeline);
    const share = asked.kind === 'command' ? asked.share : undefined;
    const before = foreseen(table, share);
    await ann.ask(roll);
    expect(diesOf(lastTurn(table))).toBe(before);
  });

  // shows trust.5
  test('falls alike after it was taken back by consent and is done again', async () => {
    const { table, ann, bob } = await atSea();
    const before = table.referee.timeline.revision;
    const { dice } = table.referee.timeline;
    await ann.ask(roll);
    const fallen = diesOf(lastTurn(table));
    await ann.ask({ kind: 'propose', seat: 'north', what: { kind: 'undo', to: before } });
    const on = table.referee.timeline.proposals[0]?.revision ?? 0;
    await bob.ask({ kind: 'vote', seat: 'south', on, yes: true });
    expect(table.referee.timeline.dice).toEqual(dice);
    await ann.ask(roll);
    expect(diesOf(lastTurn(table))).toBe(fallen);
    expect(verify(game, table.head, table.raws, table.tableSecret)).toMatchObject({ ok: true });
  });

  // shows trust.15
  test('falls alike though a referee kept the request back, and another takes it', async () => {
    const { table, ann } = await atSea();
    const asked = withShare(roll, ann.key.secret, table.referee.timeline);
    const known = foreseen(table, asked.kind === 'command' ? asked.share : undefined);
    const keptBack = ann.envelope(asked);
    table.restart({ client: 'two', epoch: 2 });
    await table.referee.serve();
    expect(problemOf(await table.referee.handle(keptBack))).toBe('sat-down-since');
    expect((await ann.ask(roll)).ok).toBe(true);
    expect(diesOf(lastTurn(table))).toBe(known);
    expect(verify(game, table.head, table.raws, table.tableSecret)).toMatchObject({ ok: true });
  });

  test('is not changed by what is done and taken back before it', async () => {
    const { table, ann } = await begunTable(game);
    const { dice } = table.referee.timeline;
    for (let n = 0; n < 5; n++) {
      await ann.ask({ kind: 'command', seat: 'north', command: bid(n % 3) });
      await ann.ask({ kind: 'undo', seat: 'north' });
      expect(table.referee.timeline.dice).toEqual(dice);
    }
  });

  // shows trust.5
  test('is asked for again where somebody else has rolled meanwhile: a referee cannot keep it for a later number', async () => {
    const { table, ann } = await atSea();
    const { timeline } = table.referee;
    const asked = withShare(roll, ann.key.secret, timeline);
    const last = timeline.moments.at(-1);
    if (!last) throw new Error('nothing has happened');
    const { revision, dice } = timeline;
    /** The same question, after a roll of another seat or of nobody's. */
    const after = (game: number) => {
      const rolled = { ...dice, game };
      const entry = { ...lastTurn(table), seat: 'south', r: revision + 1 };
      const moments = [...timeline.moments, { ...last, entry, dice: rolled }];
      return { ...timeline, moments, dice: rolled, revision: revision + 1 };
    };
    expect(isLate(after(dice.game), asked, revision)).toBe(false);
    expect(isLate(after(dice.game + 1), asked, revision)).toBe(true);
    expect(isLate(after(dice.game + 1), roll, revision)).toBe(false);
  });

  test('mixes no share of a holder of the table’s key, who would know it anyway', async () => {
    const { table, ann } = await atSea({ roles: { gm: 'gm', ann: 'gm', bob: 'player' } });
    const own = await atSea({}, 'gm');
    const before = foreseen(own.table);
    await own.ann.ask(roll);
    expect(own.table.referee.timeline.keepers).toContain('gm');
    expect(diesOf(lastTurn(own.table))).toBe(before);
    await ann.ask(roll);
    expect(table.referee.timeline.dice.shares['north']).toBeDefined();
  });
});

describe('the share of a command', () => {
  test('is shown only by commands that roll: others would reveal it before it is used', async () => {
    const { table } = await atSea();
    const turns = table.referee.timeline.moments.flatMap(({ entry }) => (entry.kind === 'turn' ? [entry] : []));
    expect(turns.length).toBeGreaterThan(3);
    expect(turns.filter(({ share }) => share !== undefined)).toEqual([]);
  });

  // shows trust.15
  test('is not held back, nor is another shown, by the browser that is bound to it', async () => {
    const { table, ann } = await atSea();
    const { dice } = table.referee.timeline;
    const other = 'A'.repeat(43);
    expect(problemOf(await table.referee.handle(unshared(ann, table, roll)))).toBe('share-needed');
    expect(problemOf(await ann.ask({ ...roll, share: other }))).toBe('other-share');
    expect(problemOf(await ann.ask({ ...roll, share: dice.shares['south'] ?? other }))).toBe('other-share');
    expect((await ann.ask(roll)).ok).toBe(true);
  });

  test('is not asked of another browser of the same user, which has committed to none; Verify counts it', async () => {
    const { table } = await atSea();
    const later = await table.browser('ann');
    expect((await later.ask(roll)).ok).toBe(true);
    const found = verify(game, table.head, table.raws, table.tableSecret);
    expect(found).toMatchObject({ ok: true, seats: { north: { browsers: 2 } } });
  });

  test('is shown by the same browser again when its user has left the seat and come back', async () => {
    const { table, ann } = await atSea();
    const gm = await table.browser('gm');
    await ann.ask({ kind: 'leave', seat: 'north' });
    await gm.ask({ kind: 'seat', seat: 'north', holder: { kind: 'user', user: 'ann' } });
    expect((await ann.ask(roll)).ok).toBe(true);
    expect(lastTurn(table).share).toBeDefined();
    expect(verify(game, table.head, table.raws, table.tableSecret)).toMatchObject({ ok: true });
  });

  // shows trust.15
  test('costs an entry less than 200 bytes, and the one who rolls no message more', async () => {
    const { table, ann } = await atSea();
    const before = table.referee.timeline.revision;
    await ann.ask(roll);
    expect(table.referee.timeline.revision).toBe(before + 1);
    const { share = '' } = lastTurn(table);
    expect(JSON.stringify({ share }).length).toBeLessThan(200);
  });
});

describe('a referee who cheats', () => {
  const cheating = async (change: (draft: Drafted) => object) => {
    const { table, ann } = await atSea();
    const cheat = cheatAt(table);
    const sender = cheat.signedBy(ann, roll);
    await play(cheat.altered(change), 'north', ROLL, { sender });
    return cheat.says();
  };

  test('is accepted as long as they are honest', async () => {
    expect(await cheating(draft => draft)).toBe('right');
  });

  // shows trust.15
  test('cannot leave out the share that a player shows, so that the die is the one they know', async () => {
    const { table, ann } = await atSea();
    const rollsBare = async (cheat: Cheat, sender: Sender) => {
      const led = submit(game, cheat.book.timeline.state, 'north', ROLL, diceOf(cheat.book, 'command'));
      if (led.ok) await writeTurn(cheat.book, { seat: 'north', by: 'command' }, { command: ROLL }, led, sender);
      return cheat.says();
    };
    const cheat = cheatAt(table);
    const { share: _, ...bare } = cheat.signedBy(ann, roll);
    expect(await rollsBare(cheat, bare)).toBe('verify-unsigned');
    const other = cheatAt(table);
    expect(await rollsBare(other, other.kept(ann, unshared(ann, table, roll)))).toBe('verify-share');
  });

  test('cannot put another share in its place', async () => {
    expect(await cheating(draft => ({ ...draft, share: 'A'.repeat(43) }))).toBe('verify-unsigned');
  });

  // shows trust.15
  test('cannot bind a player to a chain of their own', async () => {
    const { table, ann } = await begunTable(game);
    const cheat = cheatAt(table);
    const asked = cheat.signedBy(ann, { kind: 'commit', seat: 'north', hash: '0'.repeat(64), root: 'A'.repeat(43) });
    await cheat.book.add({ kind: 'commitment', seat: 'north', hash: '0'.repeat(64), root: 'A'.repeat(43) }, { asked });
    expect(cheat.says()).toBe('verify-commitment');
  });
});

test('Verify says how many rolls mixed in a fresh share', async () => {
  const { table, at } = await begunTable(game);
  await playOn(table, at, 40);
  const told = verify(game, table.head, table.raws, table.tableSecret);
  expect(told).toMatchObject({ ok: true });
  if (!told.ok) return;
  expect(told.rolls).toBeGreaterThan(1);
  expect(told.fresh).toBe(told.rolls);
});
