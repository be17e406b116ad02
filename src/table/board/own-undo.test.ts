import { describe, expect, test } from 'vitest';
import type { Change, GameEdit } from '../../kernel/edit';
import type { State } from '../../games/civil-war/state';
import { gameOf } from '../../testing/all-games';
import type { AnyGame } from '../record/model';
import { ownUndo } from './own-undo';
import { begunTable } from '../testing/seated-tables';

const civilWar = gameOf('civil-war') as AnyGame;
const lenin = (to: string): GameEdit => ({ kind: 'add', piece: 'red-lenin', to, count: 1 });
const leninGoes = (from: string, to: string): GameEdit => ({ kind: 'move', piece: 'red-lenin', from, to, count: 1 });
const turn = (to: number): GameEdit => ({ kind: 'set', marker: 'turn', to });

/** A table at which the Reds hold Lenin: a card taken from the middle of a deck cannot be put back there. */
const dealt = async (seed = 5): ReturnType<typeof begunTable> => {
  const made = await begunTable(civilWar, { mode: 'free', seed });
  const { piles } = made.ann.sees('red').state as unknown as State;
  return piles['red-hand'].includes('red-lenin') ? made : dealt(seed + 1);
};

const evening = async () => {
  const { table, ann, bob } = await dealt();
  const presentation = civilWar.presentation(table.head.options);
  const red = (edit: Change) => ann.ask({ kind: 'edit', edit, seat: 'red' });
  const gone = new Set<number>();
  const state = () => table.referee.timeline.state as unknown as State;
  return {
    red,
    white: (edit: GameEdit) => bob.ask({ kind: 'edit', edit, seat: 'white' }),
    undo: () => ownUndo(ann.sees('red'), presentation, 'red', gone),
    /** Takes back as many changes as possible. */
    async takeBack() {
      const found = ownUndo(ann.sees('red'), presentation, 'red', gone);
      if (found.kind !== 'back') return expect.fail(found.kind);
      expect(await red(found.edit)).toMatchObject({ ok: true });
      gone.add(found.moment.entry.r).add(table.referee.timeline.revision);
    },
    where: () => state().armies.map(({ leader, front }) => `${leader} ${front}`),
    turn: () => state().turn,
    hand: () => ann.sees('red').state as unknown as State,
  };
};

describe('my own last change by hand', () => {
  test('is taken back although another seat has drawn, moved and turned something else since', async () => {
    const { red, white, takeBack, where, turn: now } = await evening();
    await red(lenin('east-red'));
    await white({ kind: 'deal', pile: 'white-deck', count: 2, to: 'white-hand' });
    await white(turn(4));
    await takeBack();
    expect(where()).toEqual([]);
    expect(now()).toBe(4);
  });

  test('stays if another seat has moved the same counter on, and names that move', async () => {
    const { red, white, undo } = await evening();
    await red(lenin('east-red'));
    await white(turn(4));
    await white(leninGoes('east-red', 'south-red'));
    await white(turn(5));
    expect(undo()).toMatchObject({
      kind: 'in-the-way',
      moment: { events: [{ kind: 'leader-moved', leader: 'red-lenin', front: 'south' }] },
    });
  });

  test('can be taken back again after that move was reversed', async () => {
    const { red, white, takeBack, where } = await evening();
    await red(lenin('east-red'));
    await white(leninGoes('east-red', 'south-red'));
    await white(leninGoes('south-red', 'east-red'));
    await takeBack();
    expect(where()).toEqual([]);
  });

  test('goes back one change after another', async () => {
    const { red, white, takeBack, where, undo } = await evening();
    await red(lenin('east-red'));
    await red(leninGoes('east-red', 'south-red'));
    await white(turn(4));
    await takeBack();
    expect(where()).toEqual(['red-lenin east']);
    await takeBack();
    expect(where()).toEqual([]);
    expect(undo()).toEqual({ kind: 'none' });
  });

  test('returns a card from where it was laid', async () => {
    const { red, white, takeBack, hand } = await evening();
    const [before, laid] = [[...hand().piles['red-hand']].sort(), hand().piles['red-discard']];
    const card = hand().piles['red-hand'][0] ?? '';
    await red({ kind: 'card', card, from: 'red-hand', to: 'red-discard' });
    expect(hand().piles['red-discard']).toHaveLength(laid.length + 1);
    await white(turn(4));
    await takeBack();
    expect([...hand().piles['red-hand']].sort()).toEqual(before);
    expect(hand().piles['red-discard']).toEqual(laid);
  });

  test('cannot unsee cards: looked at or shuffled, they stay so', async () => {
    const { red, white, undo } = await evening();
    await red({ kind: 'look', seat: 'red', pile: 'red-deck', count: 2 });
    await white(turn(4));
    expect(undo()).toMatchObject({ kind: 'seen' });
    await red({ kind: 'shuffle', pile: 'red-deck' });
    expect(undo()).toMatchObject({ kind: 'seen' });
  });

  test('does not exist before anything was changed', async () => {
    const { white, undo } = await evening();
    await white(turn(4));
    expect(undo()).toEqual({ kind: 'none' });
  });
});
