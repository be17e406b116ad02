/** Can the game handle a state that was set by hand? Its rules may still fail on its values. */
import { toAct } from '../../src/kernel/agenda';
import { readOptions } from '../../src/kernel/options';
import type { AnyGame, AnyTypes } from '../../src/table/record/model';
import { isObject } from '../../src/kernel/reading';
import { quoted } from './reading';

type State = AnyTypes['state'];

const sortOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'a list';
  return value === null ? 'null' : typeof value === 'object' ? 'an object' : `a ${typeof value}`;
};

/** Where a value has another type than the one it replaces, or lacks a field. */
const differing = (was: unknown, is: unknown, at: string): string | undefined => {
  if (was === null || was === undefined) return undefined;
  if (sortOf(was) !== sortOf(is)) return `${at || '/'} is ${sortOf(was)}, not ${quoted(is)}`;
  if (typeof is === 'number' && !Number.isFinite(is)) return `${at} is too large a number`;
  if (Array.isArray(was) && Array.isArray(is)) {
    const [like] = was;
    const invalid = is.findIndex(one => like !== undefined && sortOf(one) !== sortOf(like));
    return invalid < 0 ? undefined : `${at}/${invalid} is ${sortOf(like)}, not ${quoted(is[invalid])}`;
  }
  if (!isObject(was) || !isObject(is)) return undefined;
  for (const [field, value] of Object.entries(was)) {
    const place = `${at}/${field}`;
    const found = Object.hasOwn(is, field) ? differing(value, is[field], place) : `${place} is missing`;
    if (found !== undefined) return found;
  }
  return undefined;
};

const isStep = (game: AnyGame, step: unknown): boolean =>
  isObject(step) && typeof step['kind'] === 'string' && Object.hasOwn(game.steps, step['kind']);

const agendaProblem = (game: AnyGame, agenda: readonly unknown[]): string | undefined => {
  const invalid = agenda.findIndex(step => !isStep(game, step));
  return invalid < 0 ? undefined : `/agenda/${invalid} is no step of ${game.id}`;
};

/** A value that means nothing in the game, or an option that the game does not have. */
const senseless = (game: AnyGame, state: State): string | undefined => {
  const {
    problems: [wrong],
  } = readOptions(game.options, state.options);
  const invalid = game.invalid(state);
  if (wrong) return `/options/${wrong.option} cannot be ${quoted(state.options[wrong.option])}`;
  return invalid && `${invalid.at} is ${invalid.wanted}, not ${quoted(invalid.given)}`;
};

/** The first fault of a state: a meaningless value, or one that the game cannot read. */
export const stateProblem = (game: AnyGame, state: State): string | undefined => {
  const step = agendaProblem(game, state.agenda);
  if (step !== undefined) return step;
  try {
    const found = senseless(game, state);
    if (found !== undefined) return found;
    const presentation = game.presentation(state.options);
    for (const seat of [...game.seats(state.options), undefined]) presentation.tabletop(game.hide(state, seat));
    toAct(game, state);
    game.status(state);
    game.ending(state);
    return undefined;
  } catch (error) {
    return `the game cannot read it: ${error instanceof Error ? error.message : String(error)}`;
  }
};

/** A replacement state: the same types of values, and readable; or what is wrong with it. */
export const readState = (
  game: AnyGame,
  was: State,
  is: unknown,
): { readonly is: State } | { readonly problem: string } => {
  const problem = differing({ ...was, agenda: [] }, is, '');
  if (problem !== undefined) return { problem };
  // it has every field of the state before it, of the same type
  const state = is as State;
  const unsound = stateProblem(game, state);
  return unsound === undefined ? { is: state } : { problem: unsound };
};
