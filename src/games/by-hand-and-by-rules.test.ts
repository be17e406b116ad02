/** Players continue by hand and by the rules in turn, at every step: nothing is lost or doubled. */
import { describe, expect, test } from 'vitest';
import { isWaiting, toAct } from '../kernel/agenda';
import { chooser, quickDice } from '../kernel/dice';
import { legal } from '../kernel/offers';
import { edit, submit } from '../kernel/referee';
import { openPlay } from '../kernel/playthrough';
import { anyEdit } from '../kernel/testing/edits';
import { diceOfSeed, optionsOfGame } from '../kernel/testing/random-play';
import { EVERY_GAME } from '../testing/all-games';

const SESSIONS = 3;
const STEPS = 100;

describe.each(EVERY_GAME.map(game => [game.id, game] as const))('%s', (_id, game) => {
  test('ticking a step off moves no piece, and the rules continue from there', () => {
    let ticked = 0;
    let resolved = 0;
    for (let n = 0; n < SESSIONS; n++) {
      const dice = quickDice(950 + n);
      const choose = chooser(quickDice(900 + n));
      let { state } = openPlay(game, optionsOfGame(game, {}, n), diceOfSeed(900 + n));
      for (let turn = 0; turn < STEPS && state.agenda.length; turn++) {
        const how = choose(['command', 'command', 'command', 'tick', 'resolve', 'edit'] as const);
        const waits = isWaiting(game, state);
        if (how === 'tick') {
          const verdict = edit(game, state, { kind: 'tick' }, dice);
          if (!verdict.ok) return expect.fail('not ticked off');
          expect({ ...verdict.state, agenda: [] }).toEqual({ ...state, agenda: [] });
          state = verdict.state;
          ticked++;
        } else if (how === 'edit') {
          const verdict = edit(game, state, anyEdit(game, state, choose), dice);
          if (verdict.ok) ({ state } = verdict);
        } else if (how === 'resolve' || waits) {
          const verdict = edit(game, state, { kind: 'resolve' }, dice);
          if (!verdict.ok) return expect.fail('not resolved');
          expect(isWaiting(game, verdict.state)).toBe(false);
          // after the rules continue, somebody is asked who has an answer, or the game is over
          state = verdict.state;
          expect(game.invalid(state)).toBeUndefined();
          resolved++;
        } else {
          const [seat] = toAct(game, state);
          const command = seat === undefined ? undefined : choose(legal(game, game.hide(state, seat), seat));
          if (seat === undefined || command === undefined) return expect.fail('nobody is asked');
          const verdict = submit(game, state, seat, command, dice);
          if (!verdict.ok) return expect.fail(JSON.stringify(verdict.refusal));
          state = verdict.state;
        }
      }
    }
    expect(ticked).toBeGreaterThan(0);
    expect(resolved).toBeGreaterThan(0);
  });
});
