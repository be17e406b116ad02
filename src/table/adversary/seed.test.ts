/** A user who wants other dice and attacks the seed. */
import { describe, expect, test } from 'vitest';
import { verify } from '../judgement/verify';
import { cheatAt } from '../testing/cheating';
import { addNumbers, commitNumbers, openNumbers, tableOf, ownNumber } from '../testing/tables';
import { hashOfNumber } from '../record/seed';
import { game, user, problemOf, reasonOf } from '../testing/toy-table';

describe('the seed', () => {
  const gathered = async (holders = { north: user('ann'), south: user('gm') }) => {
    const table = await tableOf(game, { holders });
    const ann = await table.browser('ann');
    const gm = await table.browser('gm');
    return { table, ann, gm };
  };

  // shows dice.1, trust.4
  test('shows no number before all are bound to theirs', async () => {
    const { table, ann } = await gathered();
    await commitNumbers(table, { north: ann });
    const { number } = ownNumber(table, ann, 'north');
    expect(problemOf(await ann.ask({ kind: 'number', seat: 'north', number }))).toBe('number-too-early');
  });

  // shows dice.1, trust.5
  test('has the referee who plays show their number first, when they know of no other', async () => {
    const { table, ann, gm } = await gathered();
    await commitNumbers(table, { north: ann, south: gm });
    const { number } = ownNumber(table, ann, 'north');
    expect(problemOf(await ann.ask({ kind: 'number', seat: 'north', number }))).toBe('number-too-early');
    await openNumbers(table, { south: gm });
    expect((await ann.ask({ kind: 'number', seat: 'north', number })).ok).toBe(true);
    expect(table.referee.timeline.begun).toBe(true);
  });

  // shows trust.4
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

  // shows trust.5
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

describe('the seed is not the referee’s alone', () => {
  const both = { north: user('ann'), south: user('gm') };

  // shows trust.5
  test('a game does not begin before a seat has committed, or on the referee’s number only', async () => {
    for (const bound of [[], ['south']]) {
      const table = await tableOf(game, { holders: both });
      const [ann, gm] = [await table.browser('ann'), await table.browser('gm')];
      const at = { north: ann, south: gm };
      await commitNumbers(table, Object.fromEntries(Object.entries(at).filter(([seat]) => bound.includes(seat))));
      expect(reasonOf(await gm.ask({ kind: 'start' }))).toBe('seed-unshared');
      const cheat = cheatAt(table);
      const asked = cheat.signedBy(gm, { kind: 'start' });
      await cheat.book.add({ kind: 'opening', seats: bound, user: 'gm' }, { asked });
      expect(cheat.says()).toBe('verify-opening');
    }
  });

  // shows trust.5
  test('Verify names the seats without a part in it', async () => {
    const table = await tableOf(game, { holders: { north: user('ann'), south: user('bob') } });
    const [ann, gm] = [await table.browser('ann'), await table.browser('gm')];
    await commitNumbers(table, { north: ann });
    expect((await gm.ask({ kind: 'start' })).ok).toBe(true);
    await openNumbers(table, { north: ann });
    const verdict = verify(game, table.head, table.raws, table.tableSecret);
    expect(verdict).toMatchObject({ ok: true, unbound: ['south'] });
  });

  test('where nobody else plays, there is nobody to be cheated', async () => {
    const table = await tableOf(game, { holders: { north: user('gm'), south: { kind: 'open' } } });
    const gm = await table.browser('gm');
    expect((await gm.ask({ kind: 'start' })).ok).toBe(true);
    expect(table.referee.timeline.begun).toBe(true);
  });

  // shows trust.5
  test('when the record is rolled back and written otherwise: a number that was seen does not come again', async () => {
    const table = await tableOf(game, { holders: both });
    const [ann, gm] = [await table.browser('ann'), await table.browser('gm')];
    const before = { ...table.raws };
    await commitNumbers(table, { north: ann, south: gm });
    const { number } = ownNumber(table, ann, 'north');
    for (const key of Object.keys(table.raws)) if (!(key in before)) delete table.raws[key];
    table.restart({ client: 'one' });
    await table.referee.serve();
    await commitNumbers(table, { south: gm, north: ann });
    expect(ownNumber(table, ann, 'north').number).not.toBe(number);
  });
});

describe('the seed, with a referee who leaves out their own checks,', () => {
  // shows trust.5
  test('is not begun unasked while a seat waits for somebody', async () => {
    const table = await tableOf(game, { holders: { north: user('ann'), south: { kind: 'open' } } });
    const ann = await table.browser('ann');
    await commitNumbers(table, { north: ann });
    const cheat = cheatAt(table);
    await cheat.book.add({ kind: 'opening', seats: ['north'] });
    expect(cheat.says()).toBe('verify-opening');
  });

  // shows trust.5
  test('is counted as drawn again, though the number that displeased was never written down', async () => {
    const table = await tableOf(game, { holders: { north: user('ann'), south: user('bob') } });
    const [ann, bob, gm] = [await table.browser('ann'), await table.browser('bob'), await table.browser('gm')];
    await commitNumbers(table, { north: ann, south: bob });
    // ann has sent her number; the referee has held it back, and a friend of theirs sits in the south
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
