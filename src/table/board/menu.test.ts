/** If a change may mean several actions, the one that fits the change and the moment comes first. */
import { expect, test } from 'vitest';
import { toAct } from '../../kernel/agenda';
import { advise } from '../../kernel/advice';
import { defaultOptions } from '../../kernel/options';
import { eachPosition } from '../../kernel/testing/positions';
import { EVERY_GAME, OURS } from '../../testing/all-games';
import { isAnytime } from '../panels/choices';
import { sameFaces } from './by-hand';
import { likelyFirst } from './menu';
import { changesBetween, makesSense } from './testing/changes';
import type { Message } from '../../kernel/messages';
import { submit } from '../../kernel/referee';

const EVERY = 4;

/** A measure of how much happens, without the agenda. */
const eventKeys = (events: readonly Message[]): number =>
  new Set(
    events
      .filter(({ kind }) => !['agenda', 'cards-shown', 'cards-laid'].includes(kind))
      .map(one => JSON.stringify(one)),
  ).size;

test.each(EVERY_GAME.map(game => [game.id, game] as const))('%s', (_, game) => {
  const options = defaultOptions(game.options);
  const presentation = game.presentation(options);
  let found = 0;
  const how = { games: 1, cap: 300, every: EVERY, seed: 8, weigh: game.demo.eagerness, options: [options] };
  const faults = eachPosition(game, how, ({ state, moves, choose }) => {
    const { seat, command } = choose(moves);
    if (!toAct(game, state).includes(seat)) return;
    const verdict = submit(game, state, seat, command, sameFaces);
    if (!verdict.ok) return;
    const seen = game.hide(state, seat);
    for (const edit of changesBetween({ game, presentation }, seen, game.hide(verdict.state, seat))) {
      if (!makesSense(game, seen, edit)) continue;
      const advice = advise(game, seen, seat, edit);
      if ('reason' in advice || advice.commands.length < 2) continue;
      const order = likelyFirst(game, seen, advice);
      const [first, ...others] = order;
      if (!first) return 'nothing is first';
      expect(new Set(order)).toEqual(new Set(advice.commands));
      if (advice.exact) expect(first).toEqual(advice.commands[0]);
      const anytime = isAnytime(game, seen);
      const isLate = !advice.exact && anytime(first.kind) && others.some(({ kind }) => !anytime(kind));
      expect(isLate, JSON.stringify([edit, first])).toBe(false);
      found++;
      if (advice.exact) continue;
      // what else changes, if neither a die nor a hidden card decides it
      const size = (one: Message): number | undefined => {
        const played = submit(game, seen, seat, one, sameFaces);
        return played.ok && !played.rolled && !JSON.stringify(played.events).includes('"?"')
          ? eventKeys(played.events)
          : undefined;
      };
      const own = size(first);
      const less = others.filter(
        one => own !== undefined && anytime(one.kind) === anytime(first.kind) && (size(one) ?? own) < own,
      );
      expect(less, JSON.stringify([edit, first])).toEqual([]);
    }
    return;
  });
  expect(faults).toEqual([]);
  // Kremlin's questions hardly ever move anything at once
  if (OURS.includes(game.id) && game.id !== 'kremlin') expect(found).toBeGreaterThan(0);
});
