/** A user who can compute the coming dice, and tries to shift them by undo or by a change by hand. */
import { describe, expect, test } from 'vitest';
import { legal } from '../../kernel/offers';
import { toAct } from '../../kernel/agenda';
import { toy } from '../../kernel/testing/toy/toy';
import { EVERY_GAME } from '../../testing/all-games';
import { verify } from '../judgement/verify';
import { play } from '../referee/commands';
import type { AnyGame } from '../record/model';
import { cheatAt, type Drafted } from '../testing/cheating';
import { begunTable, playOn, seatedTable } from '../testing/seated-tables';

const games = EVERY_GAME;

describe.each(games.map(game => [game.id, game] as const))('%s', (_, game) => {
  // shows trust.4
  test('what can be taken back does not change what falls next, however often it is done', async () => {
    const { table, at } = await seatedTable(game, { seed: 3 });
    let tried = 0;
    for (let n = 0; n < 30 && tried < 3; n++) {
      const { timeline } = table.referee;
      const seat = toAct(game, timeline.state).find(one => at[one]) ?? '';
      const browser = at[seat];
      const [command] = browser ? legal(game, game.hide(timeline.state, seat), seat) : [];
      if (!browser || !command) return;
      const { dice } = timeline;
      await browser.ask({ kind: 'command', seat, command });
      const undone = await browser.ask({ kind: 'undo', seat });
      if (undone.ok) {
        tried++;
        expect(table.referee.timeline.dice).toEqual(dice);
      }
      if ((await playOn(table, at, 1, undefined, n)) === 0) break;
    }
    expect(verify(game, table.head, table.raws, table.tableSecret)).toMatchObject({ ok: true });
  });
});

describe('a change by hand', () => {
  const game = toy as unknown as AnyGame;

  // shows trust.4
  test('that shuffles leaves the dice of the game as they are', async () => {
    const { table, ann } = await begunTable(game, { mode: 'free' });
    const { dice } = table.referee.timeline;
    for (let n = 0; n < 3; n++) await ann.ask({ kind: 'edit', seat: 'north', edit: { kind: 'shuffle', pile: 'deck' } });
    expect(table.referee.timeline.dice).toEqual({ ...dice, hand: dice.hand + 3 });
    expect(verify(game, table.head, table.raws, table.tableSecret)).toMatchObject({ ok: true });
  });
});

describe('a referee who cheats', () => {
  // shows trust.5
  test('cannot say of a turn that it has rolled, to spend a number', async () => {
    const { table, ann } = await begunTable(toy as unknown as AnyGame);
    const cheat = cheatAt(table);
    const command = { kind: 'bid', coins: 1 };
    const asked = cheat.signedBy(ann, { kind: 'command', seat: 'north', command });
    const rolled = (draft: Drafted) => ({ ...draft, rolled: true });
    await play(cheat.altered(rolled), 'north', command, { sender: asked });
    expect(cheat.says()).toBe('verify-rolled');
  });
});
