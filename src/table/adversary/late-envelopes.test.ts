/** A referee who holds an envelope back and uses it later. */
import { describe, expect, test } from 'vitest';
import { change, play } from '../referee/commands';
import { takeBack } from '../referee/undo';
import { cheatAt } from '../testing/cheating';
import { begunTable, playOn } from '../testing/seated-tables';
import { game, bid } from '../testing/toy-table';

describe('an envelope that was held back is not carried out at a table that its sender never saw:', () => {
  // shows trust.7
  test('an old bid in the place of another', async () => {
    const { table, ann, at } = await begunTable(game);
    const old = ann.envelope({ kind: 'command', seat: 'north', command: bid(0) });
    await ann.ask({ kind: 'command', seat: 'north', command: bid(1) });
    while (table.referee.timeline.state.agenda[0]?.kind !== 'bid' || table.referee.timeline.revision < 18)
      await playOn(table, at, 1);
    const cheat = cheatAt(table);
    await play(cheat.book, 'north', bid(0), { sender: cheat.kept(ann, old) });
    expect(cheat.says()).toBe('verify-late');
  });

  // shows trust.7
  test('a change by hand of before the mode was another', async () => {
    const { table, gm } = await begunTable(game);
    const edit = { kind: 'set', marker: 'coins-south', to: 5 } as const;
    const old = gm.envelope({ kind: 'edit', edit });
    await gm.ask({ kind: 'mode', mode: 'advised' });
    await gm.ask({ kind: 'mode', mode: 'enforced' });
    const cheat = cheatAt(table);
    await change(cheat.book, { user: 'gm' }, edit, cheat.kept(gm, old));
    expect(cheat.says()).toBe('verify-late');
  });

  // shows trust.7
  test('an undo after its seat has gone on', async () => {
    const { table, ann } = await begunTable(game, { mode: 'free' });
    const edit = { kind: 'set', marker: 'coins-north', to: 5 } as const;
    await ann.ask({ kind: 'edit', seat: 'north', edit });
    const old = ann.envelope({ kind: 'undo', seat: 'north' });
    await ann.ask({ kind: 'edit', seat: 'north', edit: { ...edit, to: 7 } });
    const cheat = cheatAt(table);
    await takeBack(cheat.book, 'north', cheat.book.timeline.revision - 1, { asked: cheat.kept(ann, old) });
    expect(cheat.says()).toBe('verify-late');
  });

  // shows trust.7
  test('a proposal of before another', async () => {
    const { table, ann } = await begunTable(game);
    const old = ann.envelope({ kind: 'propose', seat: 'north', what: { kind: 'mode', mode: 'free' } });
    await ann.ask({ kind: 'propose', seat: 'north', what: { kind: 'mode', mode: 'advised' } });
    const cheat = cheatAt(table);
    const asked = cheat.kept(ann, old);
    await cheat.book.add({ kind: 'proposal', seat: 'north', what: { kind: 'mode', mode: 'free' } }, { asked });
    expect(cheat.says()).toBe('verify-late');
  });
});

test('an envelope that the previous referee had may not be carried out by the one who serves now', async () => {
  const { table, gm } = await begunTable(game);
  const edit = { kind: 'set', marker: 'coins-south', to: 5 } as const;
  const old = gm.envelope({ kind: 'edit', edit });
  table.restart({ client: 'two', epoch: 2 });
  await table.referee.serve();
  const cheat = cheatAt(table);
  await change(cheat.book, { user: 'gm' }, edit, cheat.kept(gm, old));
  expect(cheat.says()).toBe('verify-late');
});

test('an envelope is carried out once', async () => {
  const { table, gm } = await begunTable(game);
  const edit = { kind: 'cards', from: 'deck', to: 'discards', count: 1 } as const;
  const cheat = cheatAt(table);
  const asked = cheat.signedBy(gm, { kind: 'edit', edit });
  await change(cheat.book, { user: 'gm' }, edit, asked);
  expect(cheat.says()).toBe('right');
  await change(cheat.book, { user: 'gm' }, edit, asked);
  expect(cheat.says()).toBe('verify-again');
});
