/** Undoing one’s own last turn, and proposals to undo. */
import { describe, expect, test } from 'vitest';
import type { Ask, EntryOf } from '../record/model';
import { begunTable, playOn } from '../testing/seated-tables';
import { game, command, undo, coins, problemOf, reasonOf, last, purse } from '../testing/toy-table';

describe('undo', () => {
  // shows undo.1
  test("takes back one's own last turn, and the history keeps it", async () => {
    const { table, ann } = await begunTable(game);
    const before = table.referee.timeline.state;
    await ann.ask(command('north', 'bid', { coins: 2 }));
    expect((await ann.ask(undo('north'))).ok).toBe(true);
    expect(table.referee.timeline.state).toEqual(before);
    expect(table.referee.timeline.moments.at(-2)).toMatchObject({
      undone: true,
      entry: { kind: 'turn', seat: 'north' },
    });
    expect(ann.sees('north').state).toEqual(game.hide(before, 'north'));
    expect((await ann.ask(command('north', 'bid', { coins: 2 }))).ok).toBe(true);
  });

  test('goes back one turn at a time', async () => {
    const { table, ann } = await begunTable(game);
    const before = table.referee.timeline.state;
    const asks = [command('north', 'bid', { coins: 2 }), command('north', 'unseal'), undo('north'), undo('north')];
    for (const ask of asks) expect(await ann.ask(ask)).toMatchObject({ ok: true });
    expect(table.referee.timeline.state).toEqual(before);
    expect(reasonOf(await ann.ask(undo('north')))).toBe('nothing-to-undo');
  });

  // shows undo.2
  test("is refused past another's turn and for another's seat", async () => {
    const { ann, bob } = await begunTable(game);
    await ann.ask(command('north', 'bid', { coins: 2 }));
    expect(reasonOf(await bob.ask(undo('south')))).toBe('undo-of-another');
    expect(problemOf(await bob.ask(undo('north')))).toBe('not-your-seat');
  });

  // shows undo.2
  test('is refused past what was revealed or rolled', async () => {
    const { table, ann, bob } = await begunTable(game);
    await ann.ask(command('north', 'bid', { coins: 2 }));
    await bob.ask(command('south', 'bid', { coins: 1 }));
    expect(last(table)).toMatchObject({ kind: 'turn', barrier: true });
    expect(reasonOf(await bob.ask(undo('south')))).toBe('undo-past-chance');
  });

  test('clicked twice at once takes back once', async () => {
    const { table, ann } = await begunTable(game);
    await ann.ask(command('north', 'bid', { coins: 2 }));
    await ann.ask(command('north', 'unseal'));
    const seen = table.referee.timeline.revision;
    expect((await ann.ask(undo('north'), seen)).ok).toBe(true);
    expect(problemOf(await ann.ask(undo('north'), seen))).toBe('stale');
  });

  test('makes every earlier request stale', async () => {
    const { table, ann, bob } = await begunTable(game);
    await ann.ask(command('north', 'bid', { coins: 2 }));
    const seen = table.referee.timeline.revision;
    await ann.ask(undo('north'));
    expect(problemOf(await bob.ask(command('south', 'bid', { coins: 1 }), seen))).toBe('stale');
  });
});

describe('consent', () => {
  const rolledBack = async () => {
    const setting = await begunTable(game);
    const to = setting.table.referee.timeline.revision;
    await setting.ann.ask(command('north', 'bid', { coins: 2 }));
    await setting.bob.ask(command('south', 'bid', { coins: 1 }));
    const propose: Ask = { kind: 'propose', seat: 'north', what: { kind: 'undo', to } };
    return { ...setting, to, propose };
  };

  // shows undo.3, trust.5
  test('of all takes back what nobody may alone, and what is done again rolls the same', async () => {
    const { table, ann, bob, to, propose } = await rolledBack();
    const rolled = last(table);
    await ann.ask(propose);
    expect(table.referee.timeline.proposals).toHaveLength(1);
    await bob.ask({ kind: 'vote', seat: 'south', on: table.referee.timeline.revision, yes: true });
    expect(last(table)).toMatchObject({ kind: 'undo', to, consent: true });
    expect(table.referee.timeline.proposals).toEqual([]);
    await ann.ask(command('north', 'bid', { coins: 2 }));
    await bob.ask(command('south', 'bid', { coins: 1 }));
    expect(rolled).toMatchObject({ barrier: true });
    expect(last(table)).toMatchObject({ events: (rolled as EntryOf<'turn'>).events });
  });

  test('ends with a single no, or when the game goes on', async () => {
    const { table, ann, bob, propose } = await rolledBack();
    await ann.ask(propose);
    const on = table.referee.timeline.revision;
    await bob.ask({ kind: 'vote', seat: 'south', on, yes: false });
    expect(table.referee.timeline.proposals).toEqual([]);
    expect(problemOf(await bob.ask({ kind: 'vote', seat: 'south', on, yes: true }))).toBe('no-proposal');
    await ann.ask(propose);
    await playOn(table, { north: ann, south: bob }, 1);
    expect(table.referee.timeline.proposals).toEqual([]);
  });

  test('is asked once a seat: a new proposal replaces the old one', async () => {
    const { table, ann, propose } = await rolledBack();
    await ann.ask(propose);
    await ann.ask({ kind: 'propose', seat: 'north', what: { kind: 'mode', mode: 'free' } });
    expect(table.referee.timeline.proposals.map(({ entry }) => entry.what.kind)).toEqual(['mode']);
  });

  test('cannot go behind the beginning or into the future', async () => {
    const { ann } = await begunTable(game);
    for (const to of [0, 3, 99]) {
      const reply = await ann.ask({ kind: 'propose', seat: 'north', what: { kind: 'undo', to } });
      expect(reasonOf(reply)).toBe('nothing-to-undo');
    }
  });

  test('of somebody who plays alone is given by proposing', async () => {
    const holders = { north: { kind: 'user', user: 'ann' }, south: { kind: 'open' } } as const;
    const { table, ann } = await begunTable(game, { holders });
    await ann.ask({ kind: 'propose', seat: 'north', what: { kind: 'mode', mode: 'free' } });
    expect(table.referee.timeline.mode).toBe('free');
  });

  test('that the rules cannot carry out is closed', async () => {
    const { table, ann, bob } = await begunTable(game);
    await ann.ask({ kind: 'propose', seat: 'north', what: { kind: 'edit', edit: coins(99) } });
    await bob.ask({ kind: 'vote', seat: 'south', on: table.referee.timeline.revision, yes: true });
    expect(last(table)).toMatchObject({ kind: 'vote', seat: 'table', yes: false });
    expect(table.referee.timeline.proposals).toEqual([]);
  });

  test('that could not be stored is carried out by the next referee', async () => {
    const { table, ann, bob } = await begunTable(game);
    await ann.ask({ kind: 'propose', seat: 'north', what: { kind: 'edit', edit: coins(9) } });
    const on = table.referee.timeline.revision;
    const envelope = bob.envelope({ kind: 'vote', seat: 'south', on, yes: true });
    const { raws, referee } = table;
    const isFull = () => Object.keys(raws).length > on;
    // the store accepts the vote and fails at what follows
    const almostFull = new Proxy(raws, { set: (target, key, value) => !isFull() && Reflect.set(target, key, value) });
    Object.assign(table, { raws: almostFull });
    expect((await referee.handle(envelope)).ok).toBe(true);
    Object.assign(table, { raws });
    await table.restart({ epoch: 2 }).serve();
    expect(purse(table)).toBe(9);
    expect(table.referee.timeline.proposals).toEqual([]);
  });
});
