import { describe, expect, test } from 'vitest';
import { EVERY_GAME } from '../testing/all-games';
import type { AnyTypes } from '../table/record/model';
import { defaultOptions } from './options';
import { quickDice } from './dice';
import { begin, sameQuestion, submit } from './referee';
import { lookingAhead } from './coming-actions';
import { differenceOf, settledBy } from './difference';
import { eachCommand, eachForm } from './offers';
import { toAct } from './agenda';
import { rulesIn, topOf } from './lookup';
import { windowOn } from './reaction-windows';
import { finished } from './slices';
import { eachPosition } from './testing/positions';

/** Positions of each game, one of so many; and of one kind of answer so many. */
const EVERY = 6;
const ANSWERS = 14;

describe.each(EVERY_GAME.map(game => [game.id, game] as const))('%s', (_id, game) => {
  test('what may come does not depend on who has asked before, as the referee and Verify ask in orders of their own', () => {
    const options = defaultOptions(game.options);
    const opened = () => game.hide(begin(game, game.setUp(options), quickDice(3)).state, undefined);
    const [one, other] = game.seats(options);
    const asked = opened();
    const deep = (state: typeof asked, seat: typeof one) => finished(lookingAhead(game, state, seat, 'deep'));
    deep(asked, one);
    const after = deep(asked, other);
    const alone = deep(opened(), other);
    const told = (all: typeof after) =>
      JSON.stringify(all.map(({ seat, command, courses }) => [seat, command, courses.map(({ end }) => end)]));
    expect(after).not.toBe(deep(asked, one));
    expect(told(after)).toBe(told(alone));
  });

  test('what is answered only in words leads on, to a window about each of the things it may be about', () => {
    const missing: string[] = [];
    const how = { games: 1, cap: 600, every: EVERY, seed: 4, weigh: game.demo.eagerness };
    const faults = eachPosition(game, { ...how, options: [defaultOptions(game.options)] }, ({ state }) => {
      const seat = toAct(game, state)[0];
      // in a window all may do what they could before
      if (seat === undefined || windowOn(game, state)) return;
      const seen = game.hide(state, seat);
      const found = finished(lookingAhead(game, seen, seat, 'asked'));
      const asked = new Set(found.map(({ from }) => JSON.stringify(from.agenda.slice(0, 2))));
      const often = new Map<string, number>();
      eachForm(game, seen, seat, (rule, at, form) =>
        eachCommand<AnyTypes['command']>(form, command => {
          const count = often.get(command.kind) ?? 0;
          if (count >= ANSWERS || rulesIn(game.anytime).includes(rule) || rule.forbids?.(at, command)) return false;
          often.set(command.kind, count + 1);
          const verdict = submit(game, state, seat, command, quickDice(2));
          if (!verdict.ok || verdict.rolled) return false;
          const next = game.hide(verdict.state, seat);
          if (differenceOf(settledBy(game.editRules, seen), settledBy(game.editRules, next), game.editRules.aside).size)
            return false;
          if (!next.agenda.length || sameQuestion(topOf(seen), topOf(next))) return false;
          if (!asked.has(JSON.stringify(next.agenda.slice(0, 2)))) missing.push(JSON.stringify([seat, command]));
          return false;
        }),
      );
    });
    expect([...faults, ...missing]).toEqual([]);
  });
});
