import { describe, expect, test } from 'vitest';
import { gameOf } from '../../testing/all-games';
import { explain } from '../../kernel/explain';
import type { Edit, GameEdit } from '../../kernel/edit';
import type { Ask, Mode } from '../record/model';
import type { Browser, TestTable } from '../testing/tables';
import { begunTable, playOn } from '../testing/seated-tables';
import { game, command, undo, coins, problemOf, reasonOf, last, bay, purse } from '../testing/toy-table';

const civilWar = gameOf('civil-war') ?? game;

describe('changes by hand', () => {
  interface Identities {
    readonly gm: Browser;
    readonly ann: Browser;
    readonly eve: Browser;
  }
  const attempt = async (mode: Mode, who: (people: Identities) => Browser, seat?: string) => {
    const setting = await begunTable(game, { mode });
    const eve = await setting.table.browser('eve');
    const ask: Ask = { kind: 'edit', edit: coins(9), ...(seat !== undefined && { seat }) };
    const reply = await who({ ...setting, eve }).ask(ask);
    return { ...setting, reply };
  };

  test('are for the game master in Enforced, or by consent', async () => {
    expect(reasonOf((await attempt('enforced', ({ ann }) => ann)).reply)).toBe('by-hand-needs-consent');
    const { reply, table } = await attempt('enforced', ({ gm }) => gm);
    expect(reply.ok).toBe(true);
    expect(last(table)).toMatchObject({ kind: 'turn', by: 'hand', seat: 'table', user: 'gm' });
    const { table: agreed, ann, bob } = await begunTable(game);
    await ann.ask({ kind: 'propose', seat: 'north', what: { kind: 'edit', edit: coins(9) } });
    await bob.ask({ kind: 'vote', seat: 'south', on: agreed.referee.timeline.revision, yes: true });
    expect(purse(agreed)).toBe(9);
  });

  test('are for everybody with a seat in Advised and Free', async () => {
    for (const mode of ['advised', 'free'] as const) {
      const { reply, table, ann } = await attempt(mode, one => one.ann, 'north');
      expect(reply.ok).toBe(true);
      expect(purse(table)).toBe(9);
      expect(ann.sees('north').state).toEqual(game.hide(table.referee.timeline.state, 'north'));
      expect(reasonOf((await attempt(mode, ({ eve }) => eve)).reply)).toBe('not-seated');
      expect(problemOf((await attempt(mode, one => one.ann, 'south')).reply)).toBe('not-your-seat');
    }
  });

  test('that make no sense are refused', async () => {
    const { table, ann } = await begunTable(game, { mode: 'free' });
    const before = JSON.stringify(table.raws);
    expect(reasonOf(await ann.ask({ kind: 'edit', edit: coins(99) }))).toBe('out-of-range');
    expect(JSON.stringify(table.raws)).toBe(before);
  });

  test("cannot ask whether a hidden card is in another's hand", async () => {
    const { table, bob } = await begunTable(game, { mode: 'advised' });
    const edit = (card: string) =>
      bob.ask({ kind: 'edit', edit: { kind: 'card', card, from: 'hand-north', to: 'discards' } });
    const held = bay(table).piles['hand-north']?.[0] ?? '';
    for (const card of [held, 'no-such-card', '?']) expect(reasonOf(await edit(card))).toBe('hand-needs-consent');
    const deck = (card: string) =>
      bob.ask({ kind: 'edit', edit: { kind: 'card', card, from: 'deck', to: 'discards' } });
    for (const card of [bay(table).piles['deck']?.[0] ?? '', 'no-such-card'])
      expect(reasonOf(await deck(card))).toBe('not-there');
    expect((await deck('?')).ok).toBe(true);
  });

  describe("that reach into another's hand", () => {
    const give: Edit = { kind: 'card', card: '?', from: 'hand-north', to: 'hand-south', at: 1 };
    const propose = (edit: Edit): Ask => ({ kind: 'propose', seat: 'north', what: { kind: 'edit', edit } });
    const answer = (table: TestTable, yes: boolean): Ask => ({
      kind: 'vote',
      seat: 'south',
      on: table.referee.timeline.proposals[0]?.revision ?? 0,
      yes,
    });

    test("need consent to look, to show, to take from, or to give to another's hand", async () => {
      const { ann } = await begunTable(game, { mode: 'free' });
      const ask = async (edit: Edit) => reasonOf(await ann.ask({ kind: 'edit', seat: 'north', edit }));
      expect(await ask({ kind: 'look', seat: 'north', pile: 'hand-south', count: 1 })).toBe('hand-needs-consent');
      expect(await ask({ kind: 'show', card: '?', pile: 'hand-south' })).toBe('hand-needs-consent');
      expect(await ask({ kind: 'cards', from: 'hand-south', to: 'hand-north', count: 1 })).toBe('hand-needs-consent');
      expect(await ask(give)).toBe('hand-needs-consent');
    });

    test('are made when the owner of the hand agrees, and nobody else is asked', async () => {
      const { table, ann, bob } = await begunTable(game, { mode: 'free' });
      const [first] = bay(table).piles['hand-north'] ?? [];
      const second = bay(table).piles['hand-north']?.at(-2) ?? first;
      expect(await ann.ask(propose(give))).toMatchObject({ ok: true });
      expect(await bob.ask(answer(table, true))).toMatchObject({ ok: true });
      expect(bay(table).piles['hand-south']?.at(-1)).toBe(second);
      expect(bob.sees('south').state).toEqual(game.hide(table.referee.timeline.state, 'south'));
    });

    test('are not made after a no, nor when the hand has changed in between', async () => {
      const { table, ann, bob } = await begunTable(game, { mode: 'free' });
      await ann.ask(propose(give));
      await bob.ask(answer(table, false));
      expect(table.referee.timeline.proposals).toEqual([]);
      await ann.ask(propose(give));
      await ann.ask({ kind: 'edit', seat: 'north', edit: { kind: 'deal', pile: 'deck', count: 1, to: 'hand-north' } });
      const held = bay(table).piles['hand-south'];
      await bob.ask(answer(table, true));
      expect(bay(table).piles['hand-south']).toEqual(held);
      expect(table.referee.timeline.proposals).toEqual([]);
    });

    test('a deck is dealt to every hand without asking', async () => {
      const { table, ann } = await begunTable(game, { mode: 'free' });
      const held = bay(table).piles['hand-south']?.length ?? 0;
      const edit: Edit = { kind: 'deal', pile: 'deck', count: 1 };
      expect(await ann.ask({ kind: 'edit', seat: 'north', edit })).toMatchObject({ ok: true });
      expect(bay(table).piles['hand-south']).toHaveLength(held + 1);
    });
  });

  /** A card that a seat could move against a rule. Other refusals are just malformed changes. */
  const breakingEdit = ({ referee, game: rules }: TestTable, seat: string) => {
    const seen = rules.hide(referee.timeline.state, seat);
    const { board, tabletop } = rules.presentation(referee.timeline.head.options);
    const { piles } = tabletop(seen);
    const places = [...piles.map(({ id }) => id), ...board.slots.map(({ id }) => id)];
    for (const { id: from, cards } of piles)
      for (const piece of cards)
        for (const to of places) {
          const edit: GameEdit = { kind: 'move', piece, from, to, count: 1 };
          const told = explain(rules, seen, seat, edit);
          if (told && 'refusal' in told && told.refusal.section !== '§table') return { edit, breaks: told.refusal };
        }
    return undefined;
  };

  test('name the rule they break in Advised', async () => {
    const { table, ann, at } = await begunTable(civilWar, { mode: 'advised', seed: 6 });
    const seat = 'red';
    let found = breakingEdit(table, seat);
    for (let n = 0; n < 100 && !found; n++) {
      await playOn(table, at, 1, undefined, n);
      found = breakingEdit(table, seat);
    }
    const { edit = coins(0), breaks } = found ?? {};
    expect(await ann.ask({ kind: 'edit', edit, seat })).toMatchObject({ ok: true });
    const named = breaks && expect.arrayContaining([expect.objectContaining({ section: breaks.section })]);
    expect(last(table)).toMatchObject({ by: 'hand', breaks: named });
  });

  test('are undone like any turn', async () => {
    const { table, ann } = await begunTable(game, { mode: 'advised' });
    await ann.ask({ kind: 'edit', edit: coins(9), seat: 'north' });
    expect((await ann.ask(undo('north'))).ok).toBe(true);
    expect(purse(table)).toBe(3);
  });

  test('by a game master without a seat can be undone by them', async () => {
    const { table, gm, ann } = await begunTable(game);
    await gm.ask({ kind: 'edit', edit: coins(9) });
    expect(problemOf(await ann.ask(undo('table')))).toBe('not-your-seat');
    expect((await gm.ask(undo('table'))).ok).toBe(true);
    expect(purse(table)).toBe(3);
  });

  test('skip the step on top', async () => {
    const { table, gm } = await begunTable(game);
    await gm.ask({ kind: 'edit', edit: { kind: 'skip' } });
    expect(table.referee.timeline.state.agenda[0]?.kind).not.toBe(undefined);
    expect(last(table)).toMatchObject({ by: 'hand' });
  });
});

describe('the mode', () => {
  test('is changed by the game master', async () => {
    const { table, gm, ann } = await begunTable(game);
    expect(problemOf(await ann.ask({ kind: 'mode', mode: 'free' }))).toBe('gm-only');
    await gm.ask({ kind: 'mode', mode: 'advised' });
    expect(table.referee.timeline.mode).toBe('advised');
  });
});

describe('the end', () => {
  test('by a command reveals the secrets, and nothing comes after it', async () => {
    const { table, ann, bob, gm } = await begunTable(game);
    await playOn(table, { north: ann, south: bob }, 500);
    expect(last(table)).toMatchObject({ kind: 'revealed', table: table.tableSecret });
    expect(reasonOf(await ann.ask(undo('north')))).toBe('game-over');
    expect(reasonOf(await ann.ask(command('north', 'pass')))).toBe('game-over');
    expect(reasonOf(await gm.ask({ kind: 'mode', mode: 'free' }))).toBe('game-over');
  });

  const endByHand = async () => {
    const setting = await begunTable(game);
    const { table, gm } = setting;
    for (let n = 0; n < 60 && !table.referee.timeline.ending; n++)
      await gm.ask({ kind: 'edit', edit: { kind: 'skip' } });
    expect(table.referee.timeline.ending).toBeDefined();
    return setting;
  };

  test('by hand may be a mistake: the reveal waits for a request', async () => {
    const { table, ann } = await endByHand();
    expect(table.referee.timeline.secret).toBeUndefined();
    expect((await ann.ask({ kind: 'reveal' })).ok).toBe(true);
    expect(table.referee.timeline.secret).toBeDefined();
  });

  test('is not revealed before it has come, nor by an onlooker', async () => {
    const { table, ann } = await begunTable(game);
    expect(reasonOf(await ann.ask({ kind: 'reveal' }))).toBe('not-over');
    expect(problemOf(await (await table.browser('eve')).ask({ kind: 'reveal' }))).toBe('not-seated');
  });
});
