/** Attempts to get another's key, or a seat whose secrets it opens. */
import { describe, expect, test } from 'vitest';
import { tableOf, type Browser } from '../testing/tables';
import { makeClaim } from '../record/signatures';
import { begunTable } from '../testing/seated-tables';
import { game, user, reasonOf } from '../testing/toy-table';

describe('a key', () => {
  // shows trust.3
  test('copied into my own flags is not mine, whatever I say with it', async () => {
    const table = await tableOf(game, { holders: { north: { kind: 'open' }, south: { kind: 'open' } } });
    const eve = await table.browser('eve');
    const bob: Browser = { ...eve, user: 'bob', key: (await begunTable(game)).bob.key };
    const proof = makeClaim(bob.key, 'bob', table.head);
    // without proof, with their proof, with a proof of mine, and with their proof for another table
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

describe('a seat that has secrets', () => {
  // shows trust.10
  test('is not taken by whoever plays another, nor given to them unless all agree', async () => {
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
