/** Who would have other dice, and tries it at the seed. */
import { describe, expect, test } from 'vitest';
import { toy } from '../../kernel/testing/toy/toy';
import type { AnyGame, Holder, Reply } from '../record/model';
import { verify } from '../judgement/verify';
import { cheatAt } from '../testing/cheating';
import { addNumbers, commitNumbers, openNumbers, tableOf, ownNumber } from '../testing/tables';
import { hashOfNumber } from '../record/seed';

const game = toy as unknown as AnyGame;
const user = (id: string): Holder => ({ kind: 'user', user: id });
const problemOf = (reply: Reply) => ('problem' in reply ? reply.problem.problem : reply);
const reasonOf = (reply: Reply) => ('refusal' in reply ? reply.refusal.reason : reply);

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

  test('has the referee who plays show their number first, when they know of no other', async () => {
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

  test('waits for a number that is kept back; a new holder has all numbers drawn again, and Verify counts it', async () => {
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

describe('the seed, with a referee who leaves out their own checks,', () => {
  test('is not begun unasked while a seat waits for somebody', async () => {
    const table = await tableOf(game, { holders: { north: user('ann'), south: { kind: 'open' } } });
    const ann = await table.browser('ann');
    await commitNumbers(table, { north: ann });
    const cheat = cheatAt(table);
    await cheat.book.add({ kind: 'opening', seats: ['north'] });
    expect(cheat.says()).toBe('verify-opening');
  });

  test('is counted as drawn again, though the number that displeased was never written down', async () => {
    const table = await tableOf(game, { holders: { north: user('ann'), south: user('bob') } });
    const [ann, bob, gm] = [await table.browser('ann'), await table.browser('bob'), await table.browser('gm')];
    await commitNumbers(table, { north: ann, south: bob });
    // ann has sent her number; who referees has kept it back, and a friend of theirs sits in the south
    await gm.ask({ kind: 'seat', seat: 'south', holder: { kind: 'open' } });
    await gm.ask({ kind: 'seat', seat: 'south', holder: user('bob') });
    await addNumbers(table, { north: ann, south: bob });
    expect(verify(game, table.head, table.raws, table.tableSecret)).toMatchObject({ ok: true, redrawn: 1 });
  });

  test('is not drawn again when nobody has been asked for their number', async () => {
    const table = await tableOf(game, { holders: { north: user('ann'), south: user('bob') } });
    const [ann, bob, gm] = [await table.browser('ann'), await table.browser('bob'), await table.browser('gm')];
    await commitNumbers(table, { north: ann });
    await gm.ask({ kind: 'seat', seat: 'south', holder: { kind: 'open' } });
    await gm.ask({ kind: 'seat', seat: 'south', holder: user('bob') });
    await commitNumbers(table, { south: bob });
    await openNumbers(table, { north: ann, south: bob });
    expect(verify(game, table.head, table.raws, table.tableSecret)).toMatchObject({ ok: true, redrawn: 0 });
  });
});
