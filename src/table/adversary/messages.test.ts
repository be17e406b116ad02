/** Messages that are sent again, held back, or sent elsewhere. */
import { describe, expect, test } from 'vitest';
import { envelopeTo } from '../testing/tables';
import { makeClaim } from '../record/signatures';
import { newKey } from '../crypto/keys';
import { linkAt } from '../record/timeline';
import { begunTable, playOn } from '../testing/seated-tables';
import { game, user, problemOf } from '../testing/toy-table';

describe('a message', () => {
  // shows trust.6
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

  test('of an unknown browser, or of a user who was not there, is not carried out when they are', async () => {
    const { table, ann } = await begunTable(game, { holders: { north: user('ann'), south: { kind: 'open' } } });
    const eve = { ...ann, user: 'eve', key: newKey(table.random) };
    const asking = { ask: { kind: 'claim', seat: 'south' }, seen: 1, link: linkAt(table.referee.timeline, 1) } as const;
    const early = envelopeTo(table, eve.key, asking).envelope;
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

  // shows trust.7
  test('held back until the table is another one is not carried out', async () => {
    const { table, gm, ann, at } = await begunTable(game);
    const edit = gm.envelope({ kind: 'edit', edit: { kind: 'set', marker: 'coins-south', to: 5 } });
    await playOn(table, at, 12);
    expect(problemOf(await table.referee.handle(edit))).toBe('stale');
    const proposal = ann.envelope({ kind: 'propose', seat: 'north', what: { kind: 'mode', mode: 'free' } });
    await gm.ask({ kind: 'mode', mode: 'advised' });
    expect(problemOf(await table.referee.handle(proposal))).toBe('stale');
  });

  // shows trust.7
  test('signed of another record is not carried out', async () => {
    const [one, other] = [await begunTable(game, { seed: 1 }), await begunTable(game, { seed: 2 })];
    const envelope = one.ann.envelope({ kind: 'undo', seat: 'north' });
    expect(problemOf(await other.table.referee.handle(envelope))).toBe('unknown-browser');
  });
});
