/** The tests that every tutorial gets, ours and another module's: it plays to its end, and names only what is there. */
import { expect, test } from 'vitest';
import { toAct } from '../../kernel/agenda';
import type { Game } from '../../kernel/game';
import type { GameTypes } from '../../kernel/messages';
import { legal } from '../../kernel/offers';
import { defaultOptions } from '../../kernel/options';
import type { Tutorial } from '../../kernel/tutorial';
import { hitTargetsOf, meansTarget } from '../board/hit-targets';
import { place } from '../board/projection';
import { insteadOf, isAwaited, PARTS, played } from '../panels/tutorial-run';

export const tutorialTests = <G extends GameTypes>(game: Game<G>, tutorial: Tutorial<G>): void => {
  const { steps, seat } = tutorial;
  const presentation = game.presentation({ ...defaultOptions(game.options), ...tutorial.options });
  const at = (step: number, done = false) => played(game, tutorial, { step, done, given: {} });

  test('plays to its end', () => expect(at(steps.length - 1, true).faults).toEqual([]));

  test('waits for legal commands of the learner, each that it names', () => {
    for (const [n, { awaits = [] }] of steps.entries()) {
      const { state } = at(n);
      if (awaits.length) expect(toAct(game, state), `step ${n + 1}`).toContain(seat);
      const offered = awaits.length ? legal(game, game.hide(state, seat), seat) : [];
      for (const command of awaits) expect(offered, `step ${n + 1}`).toContainEqual(command);
    }
  });

  test('explains only commands that are possible at their step, and not the awaited one', () => {
    for (const [n, step] of steps.entries()) {
      const { instead = [] } = step;
      const others = instead.length
        ? legal(game, game.hide(at(n).state, seat), seat).filter(command => !isAwaited(step, command))
        : [];
      for (const one of instead)
        expect(
          others.some(command => insteadOf(step, command) === one.say),
          `step ${n + 1}: ${JSON.stringify(one.like)}`,
        ).toBe(true);
    }
  });

  test('highlights things on the board at the step, or a part of the column', () => {
    for (const [n, { spotlight = [] }] of steps.entries()) {
      const tabletop = presentation.tabletop(game.hide(at(n).state, seat));
      const placements = place(presentation.board, tabletop);
      const aims = hitTargetsOf(presentation.board, tabletop, placements);
      for (const id of spotlight) {
        const isThere =
          PARTS.some(part => part === id) ||
          aims.some(aim => meansTarget(aim, id, word => presentation.word(word))) ||
          placements.some(one => one.id === id || one.piece === id);
        expect(isThere, `step ${n + 1}: ${id}`).toBe(true);
      }
    }
  });
};
