/** A change by hand that could begin an action in many places: all are kept as candidates. */
import { expect, test } from 'vitest';
import { evolve, toAct } from '../../kernel/agenda';
import { begunIn } from '../../kernel/begun-actions';
import { quickDice } from '../../kernel/dice';
import type { GameEdit } from '../../kernel/edit';
import { defaultOptions } from '../../kernel/options';
import { finished } from '../../kernel/slices';
import { eachPosition } from '../../kernel/testing/positions';
import { OURS, EVERY_GAME } from '../../testing/all-games';
import type { AnyGame, AnyTypes } from '../record/model';
import { eachChangeOf } from './testing/changes';

/** How many places count as many. */
const MANY = 9;
const LOOKED = 4;

/** The legal commands of a seat by the first change by hand each would take. */
const firstChanges = (game: AnyGame, seen: AnyTypes['state'], seat: string): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  eachChangeOf(game, seen, seat, (command, edits) => {
    for (const edit of edits) {
      const alike = found.get(JSON.stringify(edit)) ?? [];
      alike.push(JSON.stringify(command));
      found.set(JSON.stringify(edit), alike);
    }
    return false;
  });
  return found;
};

/** Games in which one payment covers many places. */
const IN_MANY_PLACES: readonly string[] = ['all-bridges'];

test.each(EVERY_GAME.filter(({ id }) => OURS.includes(id)).map(game => [game.id, game] as const))('%s', (_, game) => {
  let looked = 0;
  const options = [defaultOptions(game.options)];
  const how = { games: 3, cap: 120, every: 4, seed: 8, weigh: game.demo.eagerness, options };
  const faults = eachPosition(game, how, ({ state }) => {
    const seat = toAct(game, state)[0];
    if (seat === undefined || looked >= LOOKED) return;
    const seen = game.hide(state, seat);
    for (const [text, commands] of firstChanges(game, seen, seat)) {
      if (commands.length < MANY) continue;
      const edit = JSON.parse(text) as GameEdit;
      const made = game.edit(seen, edit, quickDice(1));
      if ('reason' in made) continue;
      const after = made.reduce<AnyTypes['state']>((now, event) => evolve(game, now, event), seen);
      const left = [
        { state: seen, by: undefined },
        { state: after, by: seat, edit },
      ];
      const begun = new Set(finished(begunIn(game, left)).map(({ command }) => JSON.stringify(command)));
      // not all are computed ahead, but none of those that are may be dropped
      expect(
        commands.filter(one => !begun.has(one)),
        text,
      ).toEqual([]);
      looked++;
      return;
    }
  });
  expect(faults).toEqual([]);
  if (IN_MANY_PLACES.includes(game.id)) expect(looked).toBeGreaterThan(0);
});
