/** After hands did part of a step, the rules do not repeat it. Older tables keep the old rule. */
import { expect, test } from 'vitest';
import { applyEvents, isWaiting, toAct } from '../kernel/agenda';
import { eventsOf } from '../kernel/change';
import { quickDice } from '../kernel/dice';
import type { GameEdit } from '../kernel/edit';
import { stepOf, topOf } from '../kernel/lookup';
import { eachCommand, eachForm, hasAnswer } from '../kernel/offers';
import { defaultOptions } from '../kernel/options';
import { edit as changeByHand } from '../kernel/referee';
import { eachPosition } from '../kernel/testing/positions';
import type { AnyGame, AnyTypes } from '../table/record/model';
import { sameFaces } from '../table/board/by-hand';
import { changesBetween, makesSense } from '../table/board/testing/changes';
import { EVERY_GAME } from '../testing/all-games';

type State = AnyTypes['state'];

/** Games where a step that nobody can answer any more resolves by itself, and hands may have done it already. */
const OVERTAKEN: readonly string[] = ['civil-war', 'prelude'];
/** So many games of these, and every position; of the others one, now and then. */
const GAMES = 3;
const EVERY = 9;

/** The first hand movement of each action that a seat may take. */
const firstOf = (game: AnyGame, state: State, seat: string): readonly GameEdit[] => {
  const presentation = game.presentation(state.options);
  const found = new Map<string, GameEdit>();
  eachForm(game, state, seat, (rule, at, form) =>
    eachCommand<AnyTypes['command']>(form, command => {
      if (rule.forbids?.(at, command)) return false;
      const after = applyEvents(game, state, rule.decide(at, command, sameFaces).events ?? []).state;
      const edit = changesBetween({ game, presentation }, state, after).find(one => makesSense(game, state, one));
      if (edit) found.set(JSON.stringify(edit), edit);
      return found.size >= 4;
    }),
  );
  return [...found.values()];
};

test.each(EVERY_GAME.map(game => [game.id, game] as const))(
  '%s: the rules wait where hands have gone before',
  (_, game) => {
    const { tabletop } = game.presentation(defaultOptions(game.options));
    let [found, others] = [0, 0];
    const options = [defaultOptions(game.options)];
    const [games, every] = OVERTAKEN.includes(game.id) ? [GAMES, 1] : [1, EVERY];
    const faults = eachPosition(game, { games, cap: 240, every, seed: 5, options }, ({ state }) => {
      const top = topOf<AnyTypes>(state);
      const [seat] = toAct(game, state);
      const stuck = top && stepOf(game, top).stuck;
      if (!top || !stuck || seat === undefined) return;
      for (const edit of firstOf(game, state, seat)) {
        const events = eventsOf(game, state, edit, quickDice(1));
        if ('reason' in events) continue;
        const made = applyEvents(game, state, events).state;
        const goesOn = topOf<AnyTypes>(made) === top && !game.watch?.(made)?.length && !hasAnswer(game, made, top);
        if (!goesOn || !stuck(made, top).events?.length) continue;
        const now = changeByHand(game, state, edit, quickDice(1));
        if (!now.ok) return expect.fail(JSON.stringify(edit));
        expect(tabletop(now.state), JSON.stringify([top, edit])).toEqual(tabletop(made));
        expect(isWaiting(game, now.state)).toBe(true);
        // an unrelated change does not count
        const other = game
          .presentation(state.options)
          .tabletop(now.state)
          .markers.flatMap(({ id }) => [0, 1, 2].map(to => ({ kind: 'set', marker: id, to }) as GameEdit))
          .find(one => {
            const told = eventsOf(game, now.state, one, quickDice(1));
            if ('reason' in told) return false;
            const after = applyEvents(game, now.state, told).state;
            return topOf<AnyTypes>(after) === top && !hasAnswer(game, after, top) && !game.watch?.(after)?.length;
          });
        if (other) {
          const later = changeByHand(game, now.state, other, quickDice(1));
          const told = eventsOf(game, now.state, other, quickDice(1));
          if (!later.ok || 'reason' in told) return expect.fail(JSON.stringify(other));
          expect(tabletop(later.state)).toEqual(tabletop(applyEvents(game, now.state, told).state));
          others++;
        }
        const { 'hands-first': _mark, ...before } = state.options;
        const then = changeByHand(game, { ...state, options: before }, edit, quickDice(1));
        expect(then.ok && then.state.agenda).not.toEqual(now.state.agenda);
        found++;
      }
    });
    expect(faults).toEqual([]);
    if (OVERTAKEN.includes(game.id)) expect(Math.min(found, others)).toBeGreaterThan(0);
  },
);
