/** The changes by hand that turn one table into another: a piece that is turned and moved is the same piece. */
import { describe, expect, test } from 'vitest';
import { evolve } from '../../kernel/agenda';
import { chooser, quickDice } from '../../kernel/dice';
import type { GameEdit } from '../../kernel/edit';
import { defaultOptions } from '../../kernel/options';
import { openPlay } from '../../kernel/playthrough';
import { playRandomly, diceOfSeed } from '../../kernel/testing/random-play';
import { EVERY_GAME, gameOf } from '../../testing/all-games';
import type { AnyGame, AnyTypes } from '../record/model';
import { changesBetween } from './tabletop-diff';
import { makesSense } from './testing/changes';

const TURNS = 150;

const opened = (id: string) => {
  const game = gameOf(id);
  if (!game) throw new Error(`no game ${id}`);
  const options = defaultOptions(game.options);
  return { game, presentation: game.presentation(options), state: openPlay(game, options, diceOfSeed(1)).state };
};

const made = (game: AnyGame, state: AnyTypes['state'], ...edits: readonly GameEdit[]): AnyTypes['state'] =>
  edits.reduce((now, edit) => {
    const events = game.edit(now, edit, quickDice(1));
    if ('reason' in events) throw new Error(`${JSON.stringify(edit)}: ${events.reason}`);
    return events.reduce<AnyTypes['state']>((next, event) => evolve(game, next, event), now);
  }, state);

describe('the changes by hand between two tables', () => {
  test('move a token once that goes home and lies there fresh by itself', () => {
    const { game, presentation, state } = opened('dual-powers');
    const tired = made(
      game,
      state,
      { kind: 'add', piece: 'soviet-1-1', to: 'red', count: 1 },
      { kind: 'flip', piece: 'soviet-1-1', at: 'red' },
    );
    const home: GameEdit = { kind: 'move', piece: 'soviet-1-1-exhausted', from: 'red', to: 'soviet-supply', count: 1 };
    expect(changesBetween({ game, presentation }, tired, made(game, tired, home))).toEqual([home]);
  });

  test('move a token from the supply, then turn it to its spent side', () => {
    const { game, presentation, state } = opened('dual-powers');
    const edits: readonly GameEdit[] = [
      { kind: 'move', piece: 'soviet-1-1', from: 'soviet-supply', to: 'red', count: 1 },
      { kind: 'flip', piece: 'soviet-1-1', at: 'red' },
    ];
    expect(changesBetween({ game, presentation }, state, made(game, state, ...edits))).toEqual(edits);
  });

  test('turn a Cell before moving it to another space', () => {
    const { game, presentation, state } = opened('all-bridges');
    const before = made(game, state, { kind: 'add', piece: 'reds-inactive', to: 'in-helsinki', count: 1 });
    const edits: readonly GameEdit[] = [
      { kind: 'flip', piece: 'reds-inactive', at: 'in-helsinki' },
      { kind: 'move', piece: 'reds-active', from: 'in-helsinki', to: 'in-hame', count: 1 },
    ];
    const of = { game, presentation };
    const counters = changesBetween(of, before, made(game, before, ...edits)).filter(({ kind }) => kind !== 'set');
    expect(counters).toEqual(edits);
  });

  test('name a card that lies open as a piece only as a card', () => {
    const { game, presentation, state } = opened('prelude');
    const pool = presentation.tabletop(state).piles.find(({ id }) => id === 'pool')?.cards[0];
    const card = pool ?? 'card-36';
    const before = pool ? state : made(game, state, { kind: 'add', piece: card, to: 'pool', count: 1 });
    const edit: GameEdit = { kind: 'card', card, from: 'pool', to: 'discards' };
    expect(changesBetween({ game, presentation }, before, made(game, before, edit))).toEqual([edit]);
  });
});

/** The piece after turning this one over. */
const otherSide = (game: AnyGame, state: AnyTypes['state'], piece: string, at: string): string | undefined => {
  const { tabletop } = game.presentation(state.options);
  const there = (now: AnyTypes['state']): readonly string[] =>
    tabletop(now).counters.flatMap(one => (one.slot === at ? [one.piece] : []));
  const flip: GameEdit = { kind: 'flip', piece, at };
  if (!makesSense(game, state, flip)) return undefined;
  const before = there(state);
  return there(made(game, state, flip)).find(one => one !== piece && !before.includes(one));
};

test.each(EVERY_GAME.map(game => [game.id, game] as const))(
  '%s: every piece that can be turned over has another side',
  (_, game) => {
    const options = defaultOptions(game.options);
    const presentation = game.presentation(options);
    const play = openPlay(game, options, diceOfSeed(2));
    const how = { choose: chooser(quickDice(2)), cap: TURNS, weigh: game.demo.eagerness };
    for (const { before, seat, command } of playRandomly(game, play, how)) {
      const [seen, end] = [game.hide(before, seat), game.hide(play.state, seat)];
      const edits = changesBetween({ game, presentation }, seen, end);
      const removed = edits.flatMap(edit => (edit.kind === 'remove' ? [edit.piece] : []));
      let now = seen;
      for (const edit of edits) {
        const isKnown = makesSense(game, now, edit);
        if (edit.kind === 'flip') expect(isKnown, JSON.stringify([command, edit])).toBe(true);
        if (isKnown) now = made(game, now, edit);
        // a turned piece must not appear as one removed and another added
        if (edit.kind === 'add')
          expect(removed, JSON.stringify(edits)).not.toContain(otherSide(game, end, edit.piece, edit.to));
      }
    }
  },
);
