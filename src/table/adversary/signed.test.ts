/** A referee who leaves out their own checks: Verify finds what they write with honest envelopes and the table's key. */
import { describe, expect, test } from 'vitest';
import { play } from '../referee/commands';
import { takeBack } from '../referee/undo';
import { cheatAt } from '../testing/cheating';
import { begunTable, playOn } from '../testing/seated-tables';
import { game, user, bid } from '../testing/toy-table';

describe('what follows is signed by everybody, and yet they are convicted', () => {
  test('of dice whose number is not the next', async () => {
    const { table, ann } = await begunTable(game);
    const cheat = cheatAt(table);
    const sender = cheat.signedBy(ann, { kind: 'command', seat: 'north', command: bid(1) });
    const timeline = {
      ...cheat.book.timeline,
      dice: { ...cheat.book.timeline.dice, game: cheat.book.timeline.dice.game + 1 },
    };
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

  test('of a seat with secrets that somebody takes, and of a browser that does not get its seat’s view', async () => {
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
