/** Where the rules wait for hands, what a seat may do at any time is answered, and they still wait. */
import { expect, test } from 'vitest';
import { applyEvents, isWaiting } from '../kernel/agenda';
import { eventsOf } from '../kernel/change';
import type { GameEdit } from '../kernel/edit';
import { quickDice } from '../kernel/dice';
import { rulesIn, stepOf, topOf } from '../kernel/lookup';
import { eachCommand, eachForm, legal } from '../kernel/offers';
import { defaultOptions } from '../kernel/options';
import { edit as changeByHand, submit } from '../kernel/referee';
import { eachPosition } from '../kernel/testing/positions';
import type { AnyTypes } from '../table/record/model';
import { EVERY_GAME, OURS } from '../testing/all-games';

type State = AnyTypes['state'];

const ANYTIME = EVERY_GAME.filter(({ id, anytime }) => OURS.includes(id) && rulesIn(anytime).length);
/**
 * In Reds and Whites an Event is played at any time, but only in answer to what is asked: never where the rules wait.
 */
const ASKED_ONLY: readonly string[] = ['civil-war'];
/** Of one position so many are tried; and so many answers until the rules wait again. */
const TRIED = 3;
const ANSWERS = 12;

test.each(ANYTIME.map(game => [game.id, game] as const))('%s', (_, game) => {
  const found = { silent: 0, asked: 0, before: 0 };
  const options = defaultOptions(game.options);
  const how = { games: 1, cap: 500, every: 9, seed: 5, weigh: game.demo.eagerness, options: [options] };
  /** The commands a seat may give at any time. */
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
  /** Answers the top question of the agenda until none is left. */
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
        expect(Object.hasOwn(later, 'held')).toBe(false);
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

/** Games where what is asked begins with a move that hands make, and where the rules go on by themselves after it. */
const BEGUN = EVERY_GAME.filter(({ id }) => id === 'all-bridges');

test.each(BEGUN.map(game => [game.id, game] as const))(
  '%s: a step that hands have only begun is not over',
  (_, game) => {
    let found = 0;
    const options = defaultOptions(game.options);
    const how = { games: 2, cap: 200, every: 2, seed: 6, weigh: game.demo.eagerness, options: [options] };
    const { tabletop, board } = game.presentation(options);
    const boxes = board.slots.map(({ id }) => id).filter(id => id.startsWith('cylinder-'));
    const faults = eachPosition(game, how, ({ state }) => {
      const top = topOf<AnyTypes>(state);
      if (!top || !stepOf(game, top).begins) return;
      const moved = tabletop(state)
        .counters.filter(({ slot }) => boxes.includes(slot))
        .flatMap(({ piece, slot }) => boxes.map((to): GameEdit => ({ kind: 'move', piece, from: slot, to, count: 1 })));
      for (const edit of moved) {
        const events = eventsOf(game, state, edit, quickDice(1));
        if ('reason' in events) continue;
        const made = applyEvents(game, state, events).state;
        const verdict = changeByHand(game, state, edit, quickDice(1));
        if (!verdict.ok) return expect.fail(JSON.stringify(edit));
        expect(tabletop(verdict.state), JSON.stringify([top, edit])).toEqual(tabletop(made));
        if (topOf(verdict.state) === top && isWaiting(game, verdict.state)) found++;
      }
    });
    expect(faults).toEqual([]);
    expect(found).toBeGreaterThan(0);
  },
);

/** Tables where the rules answer for a seat, and who plays beside them. */
const NONPLAYERS = EVERY_GAME.flatMap(game => {
  const seats = game.options.find(({ id }) => id === 'nonplayers');
  return seats?.kind === 'choice'
    ? seats.values.filter(one => one !== 'none').map(one => [game.id, one, game] as const)
    : [];
});

test.each(NONPLAYERS)('%s, %s: what the rules answer for a seat on top of what waits', (_, nonplayers, game) => {
  let [found, before] = [0, 0];
  const options = { ...defaultOptions(game.options), nonplayers };
  const how = { games: 1, cap: 120, every: 1, seed: 7, weigh: game.demo.eagerness, options: [options] };
  const faults = eachPosition(game, how, ({ state, moves }) => {
    const move = moves.find(({ command }) => command.kind === 'let-play');
    // the agenda below the question and its window
    const waiting = state.agenda.slice(2);
    if (!move || !waiting.length) return;
    const held = { ...state, held: waiting.length };
    const verdict = submit(game, held, move.seat, move.command, quickDice(1));
    if (!verdict.ok) return expect.fail(verdict.refusal.reason);
    const left = verdict.state.agenda.slice(-waiting.length);
    expect(left, JSON.stringify(state.agenda)).toEqual(waiting);
    found++;
    // tables made before go on as they were
    const { 'waits-beneath': _mark, ...others } = state.options;
    const then = submit(game, { ...held, options: others }, move.seat, move.command, quickDice(1));
    if (then.ok && then.state.agenda.length < waiting.length) before++;
  });
  expect(faults).toEqual([]);
  expect(Math.min(found, before)).toBeGreaterThan(0);
});
