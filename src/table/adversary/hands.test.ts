/** A game master who plays, and tries to see or change what is in others' hands. */
import { describe, expect, test } from 'vitest';
import { verify } from '../judgement/verify';
import { deputise } from '../referee/deputies';
import { change } from '../referee/commands';
import { cheatAt } from '../testing/cheating';
import { begunTable } from '../testing/seated-tables';
import { game, user } from '../testing/toy-table';

describe('a game master who plays, while the rules are enforced,', () => {
  const looks = { kind: 'look', seat: 'north', pile: 'hand-south', count: 3 } as const;
  const takes = { kind: 'cards', from: 'hand-south', to: 'hand-north', count: 1 } as const;
  const roles = { gm: 'gm', ann: 'gm', bob: 'player', eve: 'player' } as const;

  // shows trust.10
  test.each([looks, takes])("does nothing to another's hand without their yes: $kind", async edit => {
    const { table, gm, ann, bob } = await begunTable(game, { roles: { ...roles } });
    const refused = { refusal: { reason: 'hand-needs-consent' } };
    expect(await ann.ask({ kind: 'edit', seat: 'north', edit })).toMatchObject(refused);
    expect(await ann.ask({ kind: 'edit', edit })).toMatchObject(refused);
    const cheat = cheatAt(table);
    await change(cheat.book, { seat: 'north', user: 'ann' }, edit, cheat.signedBy(ann, { kind: 'edit', edit }));
    expect(cheat.says()).toBe('verify-hand');
    await ann.ask({ kind: 'propose', seat: 'north', what: { kind: 'edit', edit } });
    const on = table.referee.timeline.revision;
    await bob.ask({ kind: 'vote', seat: 'south', on, yes: true });
    expect(table.referee.timeline.proposals).toEqual([]);
    // a game master who does not play corrects mistakes
    expect((await gm.ask({ kind: 'edit', edit: takes })).ok).toBe(true);
    expect(verify(game, table.head, table.raws, table.tableSecret)).toMatchObject({ ok: true });
  });

  // shows trust.10
  test('does nothing to another’s hand after they have left their seat for it', async () => {
    const { table, ann } = await begunTable(game, { roles: { ...roles } });
    await ann.ask({ kind: 'leave', seat: 'north' });
    expect(await ann.ask({ kind: 'edit', edit: looks })).toMatchObject({ refusal: { reason: 'hand-needs-consent' } });
    const cheat = cheatAt(table);
    await change(cheat.book, { user: 'ann' }, looks, cheat.signedBy(ann, { kind: 'edit', edit: looks }));
    expect(cheat.says()).toBe('verify-hand');
  });
});

describe('a game master who plays, and leaves their seat for a moment,', () => {
  const left = async () => {
    const begun = await begunTable(game, { roles: { gm: 'gm', ann: 'gm', bob: 'player', eve: 'gm' } });
    await begun.ann.ask({ kind: 'leave', seat: 'north' });
    return begun;
  };
  const reasonOf = (reply: object) => ('refusal' in reply ? (reply.refusal as { reason: string }).reason : reply);

  // shows trust.10
  test('is not handed the key of the table', async () => {
    const { table, ann } = await left();
    expect(table.referee.timeline.keepers).toEqual(['gm']);
    const cheat = cheatAt(table);
    await deputise(cheat.book, 'ann', cheat.signedBy(ann, { kind: 'start' }).claim);
    expect(cheat.says()).toBe('verify-deputy');
  });

  test('is not trusted with it by their own word', async () => {
    const { ann } = await left();
    expect(reasonOf(await ann.ask({ kind: 'trust', user: 'ann', trusted: true }))).toBe('trust-needs-consent');
  });

  // shows secrets.9, trust.10
  test("sees no other's hand unless all agree", async () => {
    const { ann } = await left();
    const open = { kind: 'seat', seat: 'south', holder: { kind: 'open' } } as const;
    const give = { kind: 'seat', seat: 'south', holder: user('ann') } as const;
    expect(reasonOf(await ann.ask(give))).toBe('seat-needs-consent');
    await ann.ask(open);
    expect(reasonOf(await ann.ask({ kind: 'claim', seat: 'south' }))).toBe('seat-has-secrets');
    // nobody else plays by now, but bob was not asked
    expect(reasonOf(await ann.ask(give))).toBe('seat-needs-consent');
    const other = await left();
    const cheat = cheatAt(other.table);
    const asked = cheat.signedBy(other.ann, give);
    await cheat.book.add({ ...give, user: 'ann', by: 'given' }, { asked });
    expect(cheat.says()).toBe('verify-seat');
  });

  // shows trust.10
  test('who sits again, and alone, asks themselves in vain for the seat of one whom they have put out', async () => {
    const { table, ann } = await begunTable(game, { roles: { gm: 'gm', ann: 'gm', bob: 'player' } });
    await ann.ask({ kind: 'seat', seat: 'south', holder: { kind: 'open' } });
    const what = { kind: 'seat', seat: 'south', user: 'ann' } as const;
    expect((await ann.ask({ kind: 'propose', seat: 'north', what })).ok).toBe(true);
    expect(table.referee.timeline.holders['south']).toEqual({ kind: 'open' });
    await ann.ask({ kind: 'seat', seat: 'south', holder: user('bob') });
    expect(verify(game, table.head, table.raws, table.tableSecret)).toMatchObject({ ok: true });
  });

  test('is given the seat of one who has left it themselves, where nobody else plays', async () => {
    const { table, ann, bob } = await begunTable(game, { roles: { gm: 'gm', ann: 'gm', bob: 'player' } });
    await bob.ask({ kind: 'leave', seat: 'south' });
    expect((await ann.ask({ kind: 'seat', seat: 'south', holder: user('ann') })).ok).toBe(true);
    expect(verify(game, table.head, table.raws, table.tableSecret)).toMatchObject({ ok: true });
  });

  test('gets their own seat back', async () => {
    const { table, gm } = await left();
    expect((await gm.ask({ kind: 'seat', seat: 'north', holder: user('ann') })).ok).toBe(true);
    expect(verify(game, table.head, table.raws, table.tableSecret)).toMatchObject({ ok: true });
  });
});
