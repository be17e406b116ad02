/** A referee who delays what all have agreed to until it suits them. */
import { expect, test } from 'vitest';
import { verify } from '../judgement/verify';
import { change, play } from '../referee/commands';
import { accept } from '../referee/seating';
import { newKey } from '../crypto/keys';
import { makeClaim } from '../record/signatures';
import { cheatAt } from '../testing/cheating';
import { begunTable } from '../testing/seated-tables';
import { game } from '../testing/toy-table';

const edit = { kind: 'set', marker: 'coins-north', to: 5 } as const;
const bid = { kind: 'bid', coins: 1 } as const;

const agreed = async () => {
  const { table, gm, ann, bob } = await begunTable(game);
  await ann.ask({ kind: 'propose', seat: 'north', what: { kind: 'edit', edit } });
  const on = table.referee.timeline.revision;
  const cheat = cheatAt(table);
  const vote = { kind: 'vote', seat: 'south', on, yes: true } as const;
  await cheat.book.add(vote, { asked: cheat.signedBy(bob, vote) });
  return { table, cheat, gm, ann, bob, on };
};

test('an agreed change is the next entry', async () => {
  const { cheat, on } = await agreed();
  await change(cheat.book, { seat: 'north', user: 'ann', fulfils: on }, edit);
  expect(cheat.says()).toBe('right');
});

// shows trust.8
test('an agreed change does not come after somebody has played on', async () => {
  const { cheat, bob, on } = await agreed();
  const sender = cheat.signedBy(bob, { kind: 'command', seat: 'south', command: bid });
  await play(cheat.book, 'south', bid, { sender });
  await change(cheat.book, { seat: 'north', user: 'ann', fulfils: on }, edit);
  expect(cheat.says()).toBe('verify-held-back');
});

test('an agreed change does not come after a game master has changed something else by hand', async () => {
  const { cheat, gm, on } = await agreed();
  const other = { ...edit, to: 9 };
  await change(cheat.book, { user: 'gm' }, other, cheat.signedBy(gm, { kind: 'edit', edit: other }));
  await change(cheat.book, { seat: 'north', user: 'ann', fulfils: on }, edit);
  expect(cheat.says()).toBe('verify-held-back');
});

// shows trust.8
test('an agreed change does not come after a browser was introduced', async () => {
  const { table, cheat, on } = await agreed();
  await accept(cheat.book, 'eve', makeClaim(newKey(table.random), 'eve', table.head));
  await change(cheat.book, { seat: 'north', user: 'ann', fulfils: on }, edit);
  expect(cheat.says()).toBe('verify-held-back');
});

test('a referee who could not write it does it first when they can, and Verify accepts that', async () => {
  const { table, ann, bob } = await begunTable(game);
  await ann.ask({ kind: 'propose', seat: 'north', what: { kind: 'edit', edit } });
  const on = table.referee.timeline.revision;
  let writes = 0;
  table.answer = () => 'stored';
  table.store = write => {
    writes++;
    write();
    table.isBroken = writes === 1;
  };
  await bob.ask({ kind: 'vote', seat: 'south', on, yes: true });
  expect(table.referee.timeline.proposals).toHaveLength(1);
  expect((await bob.ask({ kind: 'command', seat: 'south', command: bid })).ok).toBe(false);
  table.isBroken = false;
  expect((await bob.ask({ kind: 'command', seat: 'south', command: bid })).ok).toBe(true);
  expect(table.referee.timeline.proposals).toEqual([]);
  expect(verify(game, table.head, table.raws, table.tableSecret)).toMatchObject({ ok: true });
});
