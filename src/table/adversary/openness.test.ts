/** Keys stored in the world: nobody opens a table alone, and no browser gives away its key for a forged entry. */
import { describe, expect, test } from 'vitest';
import { commonKey, isAlone, mayShare } from '../judgement/openness';
import { isFairHead, publicPosition } from '../judgement/redeal';
import { verify } from '../judgement/verify';
import type { Holder } from '../record/model';
import { readAs } from '../record/timeline';
import { cheatAt } from '../testing/cheating';
import { addNumbers, tableOf } from '../testing/tables';
import { begunTable } from '../testing/seated-tables';
import { game, user } from '../testing/toy-table';

const bot: Holder = { kind: 'bot', bot: 'deckhand' };
const OPEN = { kind: 'openness', open: true } as const;
const SEALED = { kind: 'openness', open: false } as const;

/** Both people have agreed to open a sealed table. */
const openedTable = async () => {
  const begun = await begunTable(game);
  const { table, ann, bob } = begun;
  await ann.ask({ kind: 'propose', seat: 'north', what: OPEN });
  const on = table.referee.timeline.revision;
  await bob.ask({ kind: 'vote', seat: 'south', on, yes: true });
  return { ...begun, on };
};

const keysOf = (...browsers: readonly { readonly key: { readonly public: string } }[]): ReadonlySet<string> =>
  new Set(browsers.map(({ key }) => key.public));

describe('a table', () => {
  test('is alone with one person and bots, and not with an open seat or a second person', () => {
    expect(isAlone({ north: user('ann'), south: bot })).toBe(true);
    expect(isAlone({ north: user('ann'), south: user('ann') })).toBe(true);
    expect(isAlone({ north: bot, south: bot })).toBe(true);
    expect(isAlone({ north: user('ann'), south: { kind: 'open' } })).toBe(false);
    expect(isAlone({ north: user('ann'), south: user('bob') })).toBe(false);
  });

  // shows trust.19
  test('is opened when all have agreed, sealed again likewise, and Verify says from where to where', async () => {
    const { table, ann, bob } = await openedTable();
    const opened = table.referee.timeline;
    expect(opened).toMatchObject({ open: true, openSince: opened.revision });
    await bob.ask({ kind: 'propose', seat: 'south', what: SEALED });
    expect(table.referee.timeline.open).toBe(true);
    await ann.ask({ kind: 'vote', seat: 'north', on: table.referee.timeline.revision, yes: true });
    const { open, openSince } = table.referee.timeline;
    expect(open).toBe(false);
    expect(verify(game, table.head, table.raws, table.tableSecret)).toMatchObject({
      ok: true,
      opened: [{ from: opened.openSince, to: openSince }],
    });
  });

  test('that is open from the beginning says so in its head', async () => {
    const { table } = await begunTable(game, { open: true });
    expect(table.head.open).toBe(true);
    expect(table.referee.timeline.open).toBe(true);
    expect(verify(game, table.head, table.raws, table.tableSecret)).toMatchObject({ ok: true, opened: [{ from: 0 }] });
  });

  test('at which one person plays is opened and sealed by them alone, once the game has begun', async () => {
    const table = await tableOf(game, { holders: { north: user('ann'), south: bot } });
    const ann = await table.browser('ann');
    const early = await ann.ask({ kind: 'propose', seat: 'north', what: OPEN });
    expect(early).toMatchObject({ ok: false, problem: { problem: 'not-begun' } });
    await addNumbers(table, { north: ann });
    await ann.ask({ kind: 'propose', seat: 'north', what: OPEN });
    expect(table.referee.timeline.open).toBe(true);
    await ann.ask({ kind: 'propose', seat: 'north', what: SEALED });
    expect(table.referee.timeline.open).toBe(false);
  });

  test('that is proposed to stay as it is does so, and the record says nothing', async () => {
    const { table, ann } = await begunTable(game);
    const { revision } = table.referee.timeline;
    expect(await ann.ask({ kind: 'propose', seat: 'north', what: SEALED })).toEqual({ ok: true, revision });
  });

  test('is not opened by a proposal that one player has refused', async () => {
    const { table, ann, bob } = await begunTable(game);
    await ann.ask({ kind: 'propose', seat: 'north', what: OPEN });
    await bob.ask({ kind: 'vote', seat: 'south', on: table.referee.timeline.revision, yes: false });
    expect(table.referee.timeline).toMatchObject({ open: false, proposals: [] });
  });

  // shows trust.19
  test('that is sealed holds nothing of its keys in its record, and one that is open neither', async () => {
    for (const open of [false, true]) {
      const { table, ann, bob } = await begunTable(game, { open });
      const told = JSON.stringify([table.head, table.raws]);
      for (const secret of [table.tableSecret, ann.key.secret, bob.key.secret]) expect(told).not.toContain(secret);
    }
  });

  test('does not show another’s hand by being open: the record is sealed as it was', async () => {
    const { bob } = await openedTable();
    const { state } = bob.sees('south');
    expect(state).toEqual(bob.sees().game.hide(state, 'south'));
    expect(JSON.stringify(bob.sees('north').state)).toBe(JSON.stringify(bob.sees().state));
  });
});

describe('a mark that nobody agreed to', () => {
  // shows trust.19
  test('opens nothing, and Verify names it', async () => {
    const { table, ann } = await begunTable(game);
    const cheat = cheatAt(table);
    await cheat.book.add({ ...OPEN, user: 'ann' });
    expect(cheat.book.timeline.open).toBe(false);
    expect(cheat.says()).toBe('verify-unsigned');
    const proposed = cheatAt(table);
    await proposed.book.add(
      { kind: 'proposal', seat: 'north', what: OPEN },
      { asked: proposed.signedBy(ann, { kind: 'propose', seat: 'north', what: OPEN }) },
    );
    await proposed.book.add({ ...OPEN, user: 'ann', fulfils: proposed.book.timeline.revision });
    expect(proposed.book.timeline.open).toBe(false);
    expect(proposed.says()).toBe('verify-openness');
  });

  test('for another proposal than was accepted opens nothing either', async () => {
    const { table, ann, bob, on } = await openedTable();
    const cheat = cheatAt(table);
    await cheat.book.add({ ...SEALED, user: 'ann', fulfils: on });
    expect(cheat.book.timeline.open).toBe(true);
    expect(cheat.says()).toBe('verify-openness');
    expect([ann, bob].every(one => mayShare(one.sees(), one.user, keysOf(one)))).toBe(true);
  });

  // shows trust.19
  test('is carried by no vote that a referee makes up: the player’s browser keeps its key', async () => {
    const { table, ann, bob } = await begunTable(game);
    await ann.ask({ kind: 'propose', seat: 'north', what: OPEN });
    const on = table.referee.timeline.revision;
    const cheat = cheatAt(table);
    await cheat.book.add({ kind: 'vote', seat: 'south', on, yes: true });
    await cheat.book.add({ ...OPEN, user: 'ann', fulfils: on });
    const forged = readAs(cheat.book.timeline, bob.reader('south'));
    // the record alone is not enough reason to give away a key
    expect(forged.open).toBe(true);
    expect(mayShare(forged, 'bob', keysOf(bob))).toBe(false);
    expect(mayShare(forged, 'ann', keysOf(ann))).toBe(true);
    expect(cheat.says()).toBe('verify-unsigned at 13');
  });

  test('does not come with a table that is redealt from a sealed one', async () => {
    const { table } = await begunTable(game);
    const { timeline } = table.referee;
    const { revision, hash: link, head: old } = timeline;
    const position = publicPosition(timeline) as unknown as Readonly<Record<string, unknown>>;
    const head = { ...old, id: 'another', anew: { table: old.id, revision, link, position, agreed: [] } };
    expect(isFairHead(timeline, head)).toBe(true);
    expect(isFairHead(timeline, { ...head, open: true })).toBe(false);
  });
});

describe('the keys of a user', () => {
  test('are stored in the world only where they have agreed, or came after that', async () => {
    const { ann, bob, table } = await openedTable();
    const phone = await table.browser('bob');
    expect(mayShare(bob.sees(), 'bob', keysOf(bob))).toBe(true);
    expect(mayShare(phone.sees(), 'bob', keysOf(phone))).toBe(false);
    expect(mayShare(phone.sees(), 'eve', keysOf(phone))).toBe(true);
    const sealed = await begunTable(game);
    expect(mayShare(sealed.ann.sees(), 'ann', keysOf(ann))).toBe(false);
  });

  test('are one: the key that their seat is bound to, else the first that the record knew', async () => {
    const table = await tableOf(game, { holders: { north: user('ann'), south: bot }, open: true });
    const [desk, phone] = [await table.browser('ann'), await table.browser('ann')];
    const shared = [phone.key, desk.key];
    expect(commonKey(phone.sees(), ['north'], shared)).toBe(desk.key);
    await phone.ask({ kind: 'commit', seat: 'north', hash: '0'.repeat(64) });
    expect(commonKey(desk.sees(), ['north'], shared)).toBe(phone.key);
    expect(commonKey(desk.sees(), ['north'], [])).toBeUndefined();
  });
});
