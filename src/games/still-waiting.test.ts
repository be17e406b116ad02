/** Where the rules wait for hands, what a seat may do at any time is answered, and they still wait. */
import { expect, test } from 'vitest';
import { isWaiting } from '../kernel/agenda';
import { quickDice } from '../kernel/dice';
import { rulesIn, topOf } from '../kernel/lookup';
import { eachCommand, eachForm, legal } from '../kernel/offers';
import { defaultOptions } from '../kernel/options';
import { edit as changeByHand, submit } from '../kernel/referee';
import { eachPosition } from '../kernel/testing/positions';
import type { AnyTypes } from '../table/record/model';
import { EVERY_GAME, OURS } from '../testing/all-games';

type State = AnyTypes['state'];

const ANYTIME = EVERY_GAME.filter(({ id, anytime }) => OURS.includes(id) && rulesIn(anytime).length);
/** In Reds and Whites an Event is played at any time, but only in answer to what is asked: never where the rules wait. */
const ASKED_ONLY: readonly string[] = ['civil-war'];
/** Of one position so many are tried; and so many answers until the rules wait again. */
const TRIED = 3;
const ANSWERS = 12;

test.each(ANYTIME.map(game => [game.id, game] as const))('%s', (_, game) => {
  const found = { silent: 0, asked: 0, before: 0 };
  const options = defaultOptions(game.options);
  const how = { games: 1, cap: 500, every: 9, seed: 5, weigh: game.demo.eagerness, options: [options] };
  /** What a seat may do here at any time. */
  const atAnyTime = (state: State, seat: AnyTypes['seat']): readonly AnyTypes['command'][] => {
    const all: AnyTypes['command'][] = [];
    eachForm(game, game.hide(state, seat), seat, (rule, at, form) =>
      eachCommand<AnyTypes['command']>(form, command => {
        if (rulesIn(game.anytime).includes(rule) && !rule.forbids?.(at, command)) all.push(command);
        return all.length >= TRIED;
      }),
    );
    return all;
  };
  /** Answers whatever lies on top of what waits. */
  const answered = (from: State, depth: number): State => {
    let state = from;
    for (let n = 0; n < ANSWERS && state.agenda.length > depth; n++) {
      const next = game
        .seats(state.options)
        .flatMap(seat => legal(game, game.hide(state, seat), seat).map(command => ({ seat, command })));
      const answer = next
        .map(({ seat, command }) => submit(game, state, seat, command, quickDice(2)))
        .find(verdict => verdict.ok && verdict.state.agenda.length < state.agenda.length);
      if (!answer?.ok) break;
      state = answer.state;
    }
    return state;
  };
  const faults = eachPosition(game, how, ({ state }) => {
    const ticked = changeByHand(game, state, { kind: 'tick' }, quickDice(1));
    if (!ticked.ok || !ticked.state.agenda.length || !isWaiting(game, ticked.state)) return;
    const waiting = ticked.state;
    for (const seat of game.seats(waiting.options))
      for (const command of atAnyTime(waiting, seat)) {
        const verdict = submit(game, waiting, seat, command, quickDice(1));
        if (!verdict.ok) continue;
        const isAsked = verdict.state.agenda.length > waiting.agenda.length;
        const later = isAsked ? answered(verdict.state, waiting.agenda.length) : verdict.state;
        if (later.agenda.length > waiting.agenda.length) continue;
        expect(topOf(later), JSON.stringify([topOf(waiting), command])).toEqual(topOf(waiting));
        expect(later.held).toBeUndefined();
        found[isAsked ? 'asked' : 'silent']++;
        // tables made before go on as they were
        const { 'still-waiting': _mark, ...before } = waiting.options;
        const then = submit(game, { ...waiting, options: before }, seat, command, quickDice(1));
        if (then.ok && topOf(then.state) !== topOf(waiting)) found.before++;
      }
  });
  expect(faults).toEqual([]);
  if (ASKED_ONLY.includes(game.id)) return;
  expect(found.silent + found.asked, JSON.stringify(found)).toBeGreaterThan(0);
  expect(found.before).toBeGreaterThan(0);
});
