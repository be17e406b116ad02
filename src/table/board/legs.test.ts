/**
 * The piece of an action may be put down before everything that leads to it: the box, the Command, the space. That breaks
 * no rule, in every game. Several moves of one piece in one drag are beyond it: `RT_SEEDS=5` has two.
 */
import { expect, test } from 'vitest';
import { advise } from '../../kernel/advice';
import { toAct } from '../../kernel/agenda';
import { chooser, quickDice } from '../../kernel/dice';
import type { GameEdit } from '../../kernel/edit';
import { defaultOptions } from '../../kernel/options';
import { openPlay } from '../../kernel/playthrough';
import type { Refusal } from '../../kernel/refusal';
import { diceOfSeed, movesOf, pickMove } from '../../kernel/testing/random-play';
import { EVERY_GAME } from '../../testing/all-games';
import type { AnyTypes } from '../record/model';
import { changesBetween } from './tabletop-diff';
import { makesSense } from './testing/changes';

const SEEDS = (process.env['RT_SEEDS'] ?? '4').split(',').map(Number);

/** Decisions of a game; the longest action; how many drags are judged. */
const DECISIONS = 260;
const LONGEST = 5;
const ENOUGH = 25;

interface Held {
  readonly seen: AnyTypes['state'];
  readonly seat: string;
  readonly beneath: number;
  readonly commands: readonly AnyTypes['command'][];
}

test.each(EVERY_GAME.flatMap(game => SEEDS.map(seed => [game.id, seed, game] as const)))(
  '%s, seed %i: a drag over several decisions of one action breaks no rule',
  (_, seed, game) => {
    const options = defaultOptions(game.options);
    const presentation = game.presentation(options);
    const play = openPlay(game, options, diceOfSeed(seed));
    const choose = chooser(quickDice(seed));
    const accused: string[] = [];
    let judged = 0;
    let held: Held | undefined;
    for (let n = 0; n < DECISIONS && play.state.agenda.length && judged < ENOUGH; n++) {
      const { state } = play;
      const { seat, command } = pickMove(movesOf(game, state), choose, game.demo.eagerness);
      const goesOn = held && held.seat === seat && state.agenda.length > held.beneath && held.commands.length < LONGEST;
      held =
        held && goesOn
          ? { ...held, commands: [...held.commands, command] }
          : { seen: game.hide(state, seat), seat, beneath: state.agenda.length - 1, commands: [command] };
      play.submit(seat, command);
      // what follows a die or a revealed card is no matter of hands
      if (play.turns.at(-1)?.barrier !== false) {
        held = undefined;
        continue;
      }
      if (held.commands.length < 2) continue;
      const { seen } = held;
      const moves = changesBetween({ game, presentation }, seen, game.hide(play.state, seat)).filter(
        (edit): edit is Extract<GameEdit, { kind: 'move' }> => edit.kind === 'move' && makesSense(game, seen, edit),
      );
      for (const move of moves) {
        judged++;
        const advice = advise(game, seen, seat, move);
        // what is against a law of any moment stays so until it is done
        const isUnlawful = ({ section, reason }: Refusal): boolean =>
          game.editRules.laws.some(law => law.section === section && law.reason === reason);
        if ('reason' in advice || (advice.breaks.length && !advice.breaks.some(isUnlawful)))
          accused.push(
            JSON.stringify([held.commands, move, 'reason' in advice ? advice : advice.breaks, toAct(game, seen)]),
          );
      }
    }
    expect(accused).toEqual([]);
    if (game.id === 'all-bridges') expect(judged).toBeGreaterThan(10);
  },
);
