/** A referee who carries out something else than all have agreed to. */
import { describe, expect, test } from 'vitest';
import type { Edit } from '../../kernel/edit';
import { verify } from '../judgement/verify';
import { change } from '../referee/commands';
import { cheatAt } from '../testing/cheating';
import { begunTable } from '../testing/seated-tables';
import { game, user } from '../testing/toy-table';

describe('what all have agreed to', () => {
  const drawn = { kind: 'card', card: '?', from: 'deck', to: 'hand-north' } as const;
  /** The same, in every other way to name a card by its place. */
  const alike: readonly Edit[] = [
    drawn,
    { kind: 'cards', from: 'deck', to: 'hand-north', count: 1 },
    { kind: 'deal', pile: 'deck', count: 1, to: 'hand-north' },
    { kind: 'look', seat: 'north', pile: 'deck', count: 1 },
    { kind: 'together', edits: [{ kind: 'cards', from: 'deck', to: 'hand-north', count: 1 }] },
  ];
  const agreedButShifted = async (edit: Edit = drawn) => {
    const begun = await begunTable(game);
    const { table, gm, ann } = begun;
    await ann.ask({ kind: 'propose', seat: 'north', what: { kind: 'edit', edit } });
    const on = table.referee.timeline.revision;
    await gm.ask({ kind: 'edit', edit: { kind: 'cards', from: 'deck', to: 'discards', count: 1 } });
    return { ...begun, on };
  };

  test('is refused by the table if it would concern another card by now, and Verify accepts that', async () => {
    const { table, bob, on } = await agreedButShifted();
    await bob.ask({ kind: 'vote', seat: 'south', on, yes: true });
    expect(table.referee.timeline.proposals).toEqual([]);
    expect(verify(game, table.head, table.raws, table.tableSecret)).toMatchObject({ ok: true });
  });

  // shows trust.8
  test.each(alike)('is not carried out with another card: $kind', async edit => {
    const { table, bob, on } = await agreedButShifted(edit);
    const cheat = cheatAt(table);
    const vote = { kind: 'vote', seat: 'south', on, yes: true } as const;
    await cheat.book.add(vote, { asked: cheat.signedBy(bob, vote) });
    const done = await change(cheat.book, { seat: 'north', user: 'ann', fulfils: on }, edit);
    expect(done.ok).toBe(true);
    expect(cheat.says()).toBe('verify-hand');
  });

  // shows trust.8
  test('is not refused by the table while it can be done', async () => {
    const { table, ann, bob } = await begunTable(game);
    await ann.ask({ kind: 'propose', seat: 'north', what: { kind: 'edit', edit: drawn } });
    const on = table.referee.timeline.revision;
    const cheat = cheatAt(table);
    const vote = { kind: 'vote', seat: 'south', on, yes: true } as const;
    await cheat.book.add(vote, { asked: cheat.signedBy(bob, vote) });
    await cheat.book.add({ kind: 'vote', seat: 'table', on, yes: false });
    expect(cheat.says()).toBe('verify-vote');
  });

  test('does not take a seat from a user who was given it in between', async () => {
    const { table, gm, ann } = await begunTable(game);
    await gm.ask({ kind: 'seat', seat: 'south', holder: { kind: 'open' } });
    const cheat = cheatAt(table);
    const what = { kind: 'seat', seat: 'south', user: 'ann' } as const;
    const propose = { kind: 'propose', seat: 'north', what } as const;
    await cheat.book.add({ kind: 'proposal', seat: 'north', what }, { asked: cheat.signedBy(ann, propose) });
    const fulfils = cheat.book.timeline.revision;
    const give = { kind: 'seat', seat: 'south', holder: { kind: 'bot', bot: 'deckhand' } } as const;
    await cheat.book.add({ ...give, user: 'gm', by: 'given' }, { asked: cheat.signedBy(gm, give) });
    await cheat.book.add({ kind: 'seat', seat: 'south', holder: user('ann'), user: 'ann', by: 'given', fulfils });
    expect(cheat.says()).toBe('verify-seat');
  });
});
