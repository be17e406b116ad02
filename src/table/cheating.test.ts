/** A referee who leaves out his own checks: what he then writes with honest letters and the table's key is found out. */
import { describe, expect, test } from 'vitest';
import { toy } from '../kernel/testing/toy/toy';
import type { AnyGame, Holder } from './record/model';
import { verify } from './record/verify';
import { deputise } from './referee/trusting';
import { change, play } from './referee/turns';
import { takeBack } from './referee/taking-back';
import { cheatAt } from './testing/cheating';
import { addNumbers, begunTable, commitNumbers, openNumbers, playOn, tableOf } from './testing/tables';

const game = toy as unknown as AnyGame;
const user = (id: string): Holder => ({ kind: 'user', user: id });
const bid = (coins: number) => ({ kind: 'bid', coins }) as const;

describe('a letter that was kept back is not carried out at a table that its sender never saw:', () => {
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

test('a letter that the referee before had may not be carried out by the one who has sat down since', async () => {
  const { table, gm } = await begunTable(game);
  const edit = { kind: 'set', marker: 'coins-south', to: 5 } as const;
  const old = gm.envelope({ kind: 'edit', edit });
  table.restart({ client: 'two', epoch: 2 });
  await table.referee.serve();
  const cheat = cheatAt(table);
  await change(cheat.book, { user: 'gm' }, edit, cheat.kept(gm, old));
  expect(cheat.says()).toBe('verify-late');
});

test('a letter is carried out once', async () => {
  const { table, gm } = await begunTable(game);
  const edit = { kind: 'cards', from: 'deck', to: 'discards', count: 1 } as const;
  const cheat = cheatAt(table);
  const asked = cheat.signedBy(gm, { kind: 'edit', edit });
  await change(cheat.book, { user: 'gm' }, edit, asked);
  expect(cheat.says()).toBe('right');
  await change(cheat.book, { user: 'gm' }, edit, asked);
  expect(cheat.says()).toBe('verify-again');
});

describe('a game master who plays, while the rules are enforced,', () => {
  const looks = { kind: 'look', seat: 'north', pile: 'hand-south', count: 3 } as const;
  const takes = { kind: 'cards', from: 'hand-south', to: 'hand-north', count: 1 } as const;
  const roles = { gm: 'gm', ann: 'gm', bob: 'player', eve: 'player' } as const;

  test.each([looks, takes])("does nothing to another's hand without his yes: $kind", async edit => {
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
    // who does not play mends what went wrong
    expect((await gm.ask({ kind: 'edit', edit: takes })).ok).toBe(true);
    expect(verify(game, table.head, table.raws, table.tableSecret)).toMatchObject({ ok: true });
  });

  test('nor when he has left his seat for it', async () => {
    const { table, ann } = await begunTable(game, { roles: { ...roles } });
    await ann.ask({ kind: 'leave', seat: 'north' });
    expect(await ann.ask({ kind: 'edit', edit: looks })).toMatchObject({ refusal: { reason: 'hand-needs-consent' } });
    const cheat = cheatAt(table);
    await change(cheat.book, { user: 'ann' }, looks, cheat.signedBy(ann, { kind: 'edit', edit: looks }));
    expect(cheat.says()).toBe('verify-hand');
  });
});

describe('what all have agreed to', () => {
  const drawn = { kind: 'card', card: '?', from: 'deck', to: 'hand-north' } as const;
  const agreedButShifted = async () => {
    const begun = await begunTable(game);
    const { table, gm, ann } = begun;
    await ann.ask({ kind: 'propose', seat: 'north', what: { kind: 'edit', edit: drawn } });
    const on = table.referee.timeline.revision;
    await gm.ask({ kind: 'edit', edit: { kind: 'cards', from: 'deck', to: 'discards', count: 1 } });
    return { ...begun, on };
  };

  test('but would be about another card by now is refused by the table, and Verify finds that right', async () => {
    const { table, bob, on } = await agreedButShifted();
    await bob.ask({ kind: 'vote', seat: 'south', on, yes: true });
    expect(table.referee.timeline.proposals).toEqual([]);
    expect(verify(game, table.head, table.raws, table.tableSecret)).toMatchObject({ ok: true });
  });

  test('is not carried out with another card', async () => {
    const { table, bob, on } = await agreedButShifted();
    const cheat = cheatAt(table);
    const vote = { kind: 'vote', seat: 'south', on, yes: true } as const;
    await cheat.book.add(vote, { asked: cheat.signedBy(bob, vote) });
    await change(cheat.book, { seat: 'north', user: 'ann', fulfils: on }, drawn);
    expect(cheat.says()).toBe('verify-hand');
  });

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

  test('does not take a seat from somebody who was given it since', async () => {
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

describe('the seed', () => {
  test('is not begun unasked while a seat waits for somebody', async () => {
    const table = await tableOf(game, { holders: { north: user('ann'), south: { kind: 'open' } } });
    const ann = await table.browser('ann');
    await commitNumbers(table, { north: ann });
    const cheat = cheatAt(table);
    await cheat.book.add({ kind: 'opening', seats: ['north'] });
    expect(cheat.says()).toBe('verify-opening');
  });

  test('is counted as drawn anew, though the number that displeased was never written down', async () => {
    const table = await tableOf(game, { holders: { north: user('ann'), south: user('bob') } });
    const [ann, bob, gm] = [await table.browser('ann'), await table.browser('bob'), await table.browser('gm')];
    await commitNumbers(table, { north: ann, south: bob });
    // ann has sent her number; who referees has kept it back, and a friend of his sits in the south
    await gm.ask({ kind: 'seat', seat: 'south', holder: { kind: 'open' } });
    await gm.ask({ kind: 'seat', seat: 'south', holder: user('bob') });
    await addNumbers(table, { north: ann, south: bob });
    expect(verify(game, table.head, table.raws, table.tableSecret)).toMatchObject({ ok: true, redrawn: 1 });
  });

  test('is not drawn anew when nobody has been asked for his number', async () => {
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

describe('a game master who plays, and leaves his seat for a moment,', () => {
  const left = async () => {
    const begun = await begunTable(game, { roles: { gm: 'gm', ann: 'gm', bob: 'player', eve: 'gm' } });
    await begun.ann.ask({ kind: 'leave', seat: 'north' });
    return begun;
  };
  const reasonOf = (reply: object) => ('refusal' in reply ? (reply.refusal as { reason: string }).reason : reply);

  test('is not handed the key of the table', async () => {
    const { table, ann } = await left();
    expect(table.referee.timeline.keepers).toEqual(['gm']);
    const cheat = cheatAt(table);
    await deputise(cheat.book, 'ann', cheat.signedBy(ann, { kind: 'start' }).claim);
    expect(cheat.says()).toBe('verify-deputy');
  });

  test('is not trusted with it by himself', async () => {
    const { ann } = await left();
    expect(reasonOf(await ann.ask({ kind: 'trust', user: 'ann', trusted: true }))).toBe('trust-needs-consent');
  });

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

  test('who sits again, and alone, asks himself in vain for the seat of one whom he has put out', async () => {
    const { table, ann } = await begunTable(game, { roles: { gm: 'gm', ann: 'gm', bob: 'player' } });
    await ann.ask({ kind: 'seat', seat: 'south', holder: { kind: 'open' } });
    const what = { kind: 'seat', seat: 'south', user: 'ann' } as const;
    expect((await ann.ask({ kind: 'propose', seat: 'north', what })).ok).toBe(true);
    expect(table.referee.timeline.holders['south']).toEqual({ kind: 'open' });
    await ann.ask({ kind: 'seat', seat: 'south', holder: user('bob') });
    expect(verify(game, table.head, table.raws, table.tableSecret)).toMatchObject({ ok: true });
  });

  test('is given the seat of one who has left it himself, where nobody else plays', async () => {
    const { table, ann, bob } = await begunTable(game, { roles: { gm: 'gm', ann: 'gm', bob: 'player' } });
    await bob.ask({ kind: 'leave', seat: 'south' });
    expect((await ann.ask({ kind: 'seat', seat: 'south', holder: user('ann') })).ok).toBe(true);
    expect(verify(game, table.head, table.raws, table.tableSecret)).toMatchObject({ ok: true });
  });

  test('gets his own seat back', async () => {
    const { table, gm } = await left();
    expect((await gm.ask({ kind: 'seat', seat: 'north', holder: user('ann') })).ok).toBe(true);
    expect(verify(game, table.head, table.raws, table.tableSecret)).toMatchObject({ ok: true });
  });
});

describe('what follows is signed by everybody, and yet he is convicted', () => {
  test('of dice whose number is not the next', async () => {
    const { table, ann } = await begunTable(game);
    const cheat = cheatAt(table);
    const sender = cheat.signedBy(ann, { kind: 'command', seat: 'north', command: bid(1) });
    const timeline = { ...cheat.book.timeline, nextDice: cheat.book.timeline.nextDice + 1 };
    await play({ ...cheat.book, timeline }, 'north', bid(1), { sender });
    expect(cheat.says()).toBe('verify-dice-number');
  });

  test('of taking back what chance has decided', async () => {
    const { table, gm } = await begunTable(game);
    await gm.ask({ kind: 'edit', edit: { kind: 'shuffle', pile: 'deck' } });
    const cheat = cheatAt(table);
    const asked = cheat.signedBy(gm, { kind: 'undo', seat: 'table' });
    await takeBack(cheat.book, 'table', cheat.book.timeline.revision - 1, { asked });
    expect(cheat.says()).toBe('verify-undo');
  });

  test('of another mode than all have agreed to, and of another place to go back to', async () => {
    for (const what of [{ kind: 'mode', mode: 'advised' } as const, { kind: 'undo', to: 10 } as const]) {
      const { table, ann, bob, at } = await begunTable(game);
      await playOn(table, at, 2);
      const to = table.referee.timeline.revision - 1;
      const asked = what.kind === 'undo' ? { ...what, to } : what;
      await ann.ask({ kind: 'propose', seat: 'north', what: asked });
      const on = table.referee.timeline.revision;
      const cheat = cheatAt(table);
      const vote = { kind: 'vote', seat: 'south', on, yes: true } as const;
      await cheat.book.add(vote, { asked: cheat.signedBy(bob, vote) });
      if (what.kind === 'undo') await takeBack(cheat.book, 'north', to - 1, { fulfils: on });
      else await cheat.book.add({ kind: 'mode', mode: 'free', user: 'ann', fulfils: on });
      expect(cheat.says()).toBe(`verify-${what.kind}`);
    }
  });

  test('of a seat with secrets that somebody takes, and of a browser that is not told what its seat sees', async () => {
    const { table, gm, ann } = await begunTable(game);
    await gm.ask({ kind: 'seat', seat: 'south', holder: { kind: 'open' } });
    const eve = await table.browser('eve');
    const cheat = cheatAt(table);
    const asked = cheat.signedBy(eve, { kind: 'claim', seat: 'south' });
    await cheat.book.add({ kind: 'seat', seat: 'south', holder: user('eve'), user: 'eve', by: 'claim' }, { asked });
    expect(cheat.says()).toBe('verify-seat');
    const other = cheatAt(table);
    const { key, proof } = other.signedBy(ann, { kind: 'start' }).claim;
    await other.book.add({ kind: 'key', user: 'ann', key, proof, seats: ['north'] });
    expect(other.says()).toBe('verify-key');
  });
});
