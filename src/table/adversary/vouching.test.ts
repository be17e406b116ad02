/** A holder of the table's key adds their own browser as somebody else's: none of that user's vouches for it. */
import { describe, expect, test } from 'vitest';
import { strangeAct } from '../judgement/browser-memory';
import { verify } from '../judgement/verify';
import { isPlain } from '../judgement/verify-report';
import type { Ask } from '../record/model';
import { makeClaim } from '../record/signatures';
import { deputise } from '../referee/deputies';
import { cheatAt } from '../testing/cheating';
import { addNumbers, tableOf, type TestTable } from '../testing/tables';
import { begunTable, playOn } from '../testing/seated-tables';
import { game, user, problemOf } from '../testing/toy-table';

const bid: Ask = { kind: 'command', seat: 'north', command: { kind: 'bid', coins: 1 } as never };
const reportOf = (table: TestTable) => {
  const found = verify(game, table.head, table.raws, table.tableSecret);
  if (!found.ok) throw new Error(found.problem.problem);
  return found;
};

/** Ann has played in one browser; another is known as hers, and plays a turn. */
const session = async () => {
  const one = await begunTable(game);
  const later = await one.table.browser('ann');
  expect((await later.ask(bid)).ok).toBe(true);
  return { ...one, later };
};

describe('a later browser of a game master who plays and hosts', () => {
  const playing = async () => {
    const roles = { gm: 'gm', bob: 'player' } as const;
    const table = await tableOf(game, { holders: { north: user('gm'), south: user('bob') }, roles });
    const desk = await table.browser('gm');
    await addNumbers(table, { north: desk, south: await table.browser('bob') });
    const phone = await table.browser('gm');
    return { table, desk, phone };
  };

  test('is handed the table’s key once the earlier one has vouched for it, and Verify accepts that', async () => {
    const { table, desk, phone } = await playing();
    expect(phone.sees('north').handed).toBeUndefined();
    await desk.ask({ kind: 'vouch', key: phone.key.public });
    expect(phone.sees('north').handed).toBe(table.tableSecret);
    expect(verify(game, table.head, table.raws, table.tableSecret)).toMatchObject({ ok: true });
  });

  test('is handed it earlier only by a referee who cheats, whom Verify names', async () => {
    const { table, phone } = await playing();
    const cheat = cheatAt(table);
    await deputise(cheat.book, 'gm', makeClaim(phone.key, 'gm', table.head));
    expect(cheat.says()).toBe('verify-deputy');
  });

  test('of a player who never had the key is handed nothing by being vouched for', async () => {
    const { ann, table } = await begunTable(game);
    const phone = await table.browser('ann');
    expect(await ann.ask({ kind: 'vouch', key: phone.key.public })).toMatchObject({ ok: true });
    expect(phone.sees('north').handed).toBeUndefined();
  });
});

describe('a later browser', () => {
  // shows trust.17
  test('is strange until an earlier one of the same user vouches for it, and then Verify has nothing to ask', async () => {
    const { table, ann, bob, later } = await session();
    expect(reportOf(table).seats['north']).toEqual({ turns: 1, browsers: 2, strange: 1 });
    expect((await ann.ask({ kind: 'vouch', key: later.key.public })).ok).toBe(true);
    expect(reportOf(table).seats['north']).toEqual({ turns: 1, browsers: 2, strange: 0 });
    await playOn(table, { north: later, south: bob }, 20);
    expect(isPlain(reportOf(table))).toBe(true);
  });

  test('is shown to the earlier one with its code, and no more once it is vouched for', async () => {
    const { table, ann, later } = await session();
    const strange = () => strangeAct(ann.sees('north'), 'ann', new Set([ann.key.public]), 0);
    expect(strange()).toMatchObject({ problem: 'acts-elsewhere', details: { key: later.key.public } });
    await ann.ask({ kind: 'vouch', key: later.key.public });
    expect(strange()).toBeUndefined();
    expect(table.referee.timeline.vouched).toEqual([later.key.public]);
  });

  // shows trust.17
  test('vouches for nobody before it counts, and for nobody else’s', async () => {
    const { table, ann, bob, later } = await session();
    const third = await table.browser('ann');
    const vouches = async (by: typeof ann, key: string) => problemOf(await by.ask({ kind: 'vouch', key }));
    expect(await vouches(later, third.key.public)).toBe('not-to-vouch');
    expect(await vouches(later, later.key.public)).toBe('not-to-vouch');
    expect(await vouches(bob, later.key.public)).toBe('not-to-vouch');
    expect(await vouches(ann, bob.key.public)).toBe('not-to-vouch');
    expect(await vouches(ann, ann.key.public)).toBe('not-to-vouch');
    await ann.ask({ kind: 'vouch', key: later.key.public });
    const { revision } = table.referee.timeline;
    expect(await vouches(ann, later.key.public)).toEqual({ ok: true, revision });
    expect((await later.ask({ kind: 'vouch', key: third.key.public })).ok).toBe(true);
  });
});

describe('a referee who cheats', () => {
  // shows trust.17
  test('cannot have the browser that they brought in vouch for itself, nor another', async () => {
    const { table, bob, later } = await session();
    for (const by of [later, bob]) {
      const cheat = cheatAt(table);
      const key = later.key.public;
      const asked = cheat.signedBy(by, { kind: 'vouch', key });
      await cheat.book.add({ kind: 'vouch', user: by.user, key }, { asked });
      expect(cheat.says()).toBe('verify-vouch');
    }
  });

  test('cannot vouch in the name of the earlier one', async () => {
    const { table, ann, later } = await session();
    const cheat = cheatAt(table);
    const asked = cheat.signedBy(ann, bid);
    await cheat.book.add({ kind: 'vouch', user: 'ann', key: later.key.public }, { asked });
    expect(cheat.says()).toBe('verify-unsigned');
  });
});
