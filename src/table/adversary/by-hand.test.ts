/** Changes by hand that attack others: ticks, loose cards, what a helper has done. */
import { describe, expect, test } from 'vitest';
import type { Edit } from '../../kernel/edit';
import { ownUndo } from '../board/own-undo';
import { compact, lexiconOf } from '../record/compact';
import { contextOf } from '../record/browser-parts';
import { sealSmall, seatSecret } from '../crypto/siv';
import { takeBack } from '../referee/undo';
import { change } from '../referee/commands';
import { cheatAt } from '../testing/cheating';
import { begunTable, playOn } from '../testing/seated-tables';
import { game, coins, problemOf, reasonOf } from '../testing/toy-table';

const TICK = { kind: 'tick' } as const;
/** The changes that a helper proposes, as one. */
const HELPED: Edit = {
  kind: 'together',
  edits: [
    { kind: 'set', marker: 'coins-north', to: 5 },
    { kind: 'set', marker: 'coins-south', to: 1 },
  ],
};

describe('a tick of the sequence of play', () => {
  test('is made for no other seat, and by nobody where the rules are enforced', async () => {
    const { gm, ann, bob } = await begunTable(game);
    expect(problemOf(await bob.ask({ kind: 'edit', seat: 'north', edit: TICK }))).toBe('not-your-seat');
    expect(reasonOf(await ann.ask({ kind: 'edit', seat: 'north', edit: TICK }))).toBe('by-hand-needs-consent');
    await gm.ask({ kind: 'mode', mode: 'free' });
    expect(problemOf(await bob.ask({ kind: 'edit', seat: 'north', edit: TICK }))).toBe('not-your-seat');
    expect((await ann.ask({ kind: 'edit', seat: 'north', edit: TICK })).ok).toBe(true);
  });

  test.each<readonly [string, string, { readonly seat: string; readonly user: string }]>([
    ['as it was made is found right', 'right', { seat: 'south', user: 'bob' }],
    ["in another's name is found out", 'verify-unsigned', { seat: 'north', user: 'ann' }],
    ['under another seat is found out', 'verify-unsigned', { seat: 'north', user: 'bob' }],
  ])('%s', async (_, finding, by) => {
    const { table, bob } = await begunTable(game, { mode: 'free' });
    const cheat = cheatAt(table);
    await change(cheat.book, by, TICK, cheat.signedBy(bob, { kind: 'edit', seat: 'south', edit: TICK }));
    expect(cheat.says()).toBe(finding);
  });

  test('is made once, and not when the sequence has gone on', async () => {
    const { table, bob, at } = await begunTable(game, { mode: 'free' });
    const kept = bob.envelope({ kind: 'edit', seat: 'south', edit: TICK });
    const once = cheatAt(table);
    const sender = once.kept(bob, kept);
    await change(once.book, { seat: 'south', user: 'bob' }, TICK, sender);
    await change(once.book, { seat: 'south', user: 'bob' }, TICK, sender);
    expect(once.says()).toBe('verify-again');
    for (let n = 0; n < 4; n++) await playOn(table, at, 3, undefined, n);
    expect(problemOf(await table.referee.handle(kept))).toBe('stale');
    const late = cheatAt(table);
    await change(late.book, { seat: 'south', user: 'bob' }, TICK, late.kept(bob, kept));
    expect(late.says()).toBe('verify-late');
  });
});

describe('a loose card', () => {
  const LOOSE = 'deck@300,300,down';
  const laid = async () => {
    const begun = await begunTable(game, { mode: 'free' });
    const { piles } = begun.ann.sees('north').state as unknown as { readonly piles: Record<string, readonly string[]> };
    const [card = ''] = piles['hand-north'] ?? [];
    const lay: Edit = { kind: 'card', card, from: 'hand-north', to: LOOSE };
    expect((await begun.ann.ask({ kind: 'edit', seat: 'north', edit: lay })).ok).toBe(true);
    return { ...begun, card };
  };

  test('face down is seen only by the seat that laid it there', async () => {
    const { gm, bob, card, table } = await laid();
    for (const state of [bob.sees('south').state, gm.sees().state]) {
      expect(JSON.stringify(state)).not.toContain(`"${card}"`);
    }
    expect(JSON.stringify(table.raws)).not.toContain(`"${card}"`);
  });

  test('is no way into another’s hand: only its holder lays it there', async () => {
    const { bob, ann } = await laid();
    const { piles } = ann.sees('north').state as unknown as { readonly piles: Record<string, readonly string[]> };
    const [card = ''] = piles['hand-north'] ?? [];
    for (const edit of [
      { kind: 'card', card, from: 'hand-north', to: 'deck@400,300,up' },
      { kind: 'card', card: '?', from: 'hand-north', to: 'deck@400,300,up' },
      { kind: 'look', seat: 'south', pile: 'hand-north', count: 1 },
    ] as const) {
      expect((await bob.ask({ kind: 'edit', seat: 'south', edit })).ok).toBe(false);
    }
  });

  test('is shown by the referee only to those who turned it', async () => {
    const { table, ann, card } = await laid();
    const cheat = cheatAt(table);
    const { book } = cheat;
    const move: Edit = { kind: 'card', card: '?', from: LOOSE, to: 'deck@500,300,down' };
    const asked = () => cheat.signedBy(ann, { kind: 'edit', seat: 'north', edit: move });
    const told = cheat.altered(draft => {
      const part = compact({ h: [[0, 'nobody', [card]]] }, lexiconOf(book.head.words));
      const place = contextOf(book.head, book.timeline.revision + 1);
      const box = sealSmall(part, seatSecret(book.tableSecret, 'south', 0), place);
      return { ...draft, sealed: [...(draft.sealed ?? []), { to: '@south', box }] };
    });
    await change(told, { seat: 'north', user: 'ann' }, move, asked());
    expect(cheat.says()).not.toBe('right');
  });
});

describe('what a helper has done', () => {
  test('is undone by the seat that applied it, and by no other', async () => {
    const { ann, bob, table } = await begunTable(game, { mode: 'free' });
    await ann.ask({ kind: 'edit', seat: 'north', edit: HELPED });
    expect(problemOf(await bob.ask({ kind: 'undo', seat: 'north' }))).toBe('not-your-seat');
    expect(reasonOf(await bob.ask({ kind: 'undo', seat: 'south' }))).toBe('undo-of-another');
    const presentation = game.presentation(table.head.options);
    expect(ownUndo(bob.sees('south'), presentation, 'south')).toEqual({ kind: 'none' });
    expect(ownUndo(ann.sees('north'), presentation, 'north')).toMatchObject({ kind: 'back' });
    const last = table.referee.timeline.revision;
    const cheat = cheatAt(table);
    const asked = cheat.signedBy(bob, { kind: 'undo', seat: 'south' });
    await takeBack(cheat.book, 'south', last - 1, { asked });
    expect(cheat.says()).toBe('verify-undo');
  });

  test('is not undone in the name of the seat that applied it', async () => {
    const { ann, bob, table } = await begunTable(game, { mode: 'free' });
    await ann.ask({ kind: 'edit', seat: 'north', edit: HELPED });
    const cheat = cheatAt(table);
    const asked = { ...cheat.signedBy(bob, { kind: 'undo', seat: 'north' }), user: 'ann' };
    await takeBack(cheat.book, 'north', cheat.book.timeline.revision - 1, { asked });
    expect(cheat.says()).toBe('verify-unsigned');
  });

  // shows trust.8
  test('stands as it was signed: no part of it is left out, and none is added', async () => {
    const { ann, table } = await begunTable(game, { mode: 'free' });
    for (const edit of [
      coins(5),
      { ...HELPED, edits: [...HELPED.edits, { kind: 'set', marker: 'coins-south', to: 0 }] },
    ]) {
      const cheat = cheatAt(table);
      const asked = cheat.signedBy(ann, { kind: 'edit', seat: 'north', edit: HELPED });
      await change(cheat.book, { seat: 'north', user: 'ann' }, edit as Edit, asked);
      expect(cheat.says()).toBe('verify-unsigned');
    }
  });
});
