/**
 * Reaction windows: several seats are asked at once whether they react, and each may pass. Nobody learns who has passed
 * before the window closes, and it closes for all at once: then its step leaves, and nothing else happens.
 */
import { playOut } from './agenda';
import type { Dice } from './dice';
import type { Rules } from './game';
import { stepOf, topOf } from './lookup';
import type { GameTypes, Message, Options } from './messages';
import { counted, type Verdict } from './referee';
import type { OptionSpec } from './options';

export interface WindowTimes {
  /** Seconds after which a seat that has not asked to wait passes; none: all are waited for. */
  readonly seconds?: number;
  /** Seconds after which two others may pass for a player who is away. */
  readonly away: number;
}

const LONG = 180;

/** What a table has agreed on; a table made without these options waits for all. */
export const windowTimes = ({ window, 'window-away': away }: Options): WindowTimes => {
  const seconds = Number(window);
  return { ...(seconds > 0 && { seconds }), away: Number(away) > 0 ? Number(away) : LONG };
};

/** An open window: who is asked, and the command with which a seat passes. */
export interface Window<G extends GameTypes> {
  readonly step: G['step'];
  readonly seats: readonly G['seat'][];
  readonly pass: G['command'];
}

export const windowOn = <G extends GameTypes>(game: Rules<G>, state: G['state']): Window<G> | undefined => {
  const step = topOf<G>(state);
  if (!step) return undefined;
  const { window: pass, seats } = stepOf(game, step);
  return pass && { step, pass, seats: seats?.(state, step) ?? [] };
};

/** The names of the standing answers that a seat may give in a game; none if it has no windows. */
export const standingAnswers = <G extends GameTypes>(game: Rules<G>): readonly string[] =>
  Object.keys(game.steps).flatMap(kind => Object.keys(stepOf(game, { kind }).standing ?? {}));

/**
 * Does a standing answer pass in the open window for a seat? It is computed from an observer's view: two
 * tables that differ in what is hidden give the same answer.
 */
export const letsPass = <G extends GameTypes>(
  game: Rules<G>,
  state: G['state'],
  seat: G['seat'],
  word: string,
): boolean => {
  const step = topOf<G>(state);
  const standing = step && stepOf(game, step).standing;
  return step !== undefined && standing?.[word]?.(game.hide(state, undefined), step, seat) === true;
};

/** Does a standing answer go on after a window that it did not let pass? */
export const resumes = <G extends GameTypes>(game: Rules<G>, word: string): boolean =>
  Object.keys(game.steps).some(kind => stepOf(game, { kind }).resumes?.includes(word));

/** Is this the command to pass? It has no fields. */
export const isPass = ({ pass }: { readonly pass: Message }, command: unknown): boolean =>
  typeof command === 'object' &&
  command !== null &&
  Object.keys(command).length === 1 &&
  'kind' in command &&
  command.kind === pass.kind;

/** The command to pass in the windows for which an answer of this name may stand; undefined if the game has none. */
export const standingPass = <G extends GameTypes>(game: Rules<G>, word: string): G['command'] | undefined => {
  const kind = Object.keys(game.steps).find(one => Object.hasOwn(stepOf(game, { kind: one }).standing ?? {}, word));
  return kind === undefined ? undefined : stepOf(game, { kind }).window;
};

/** The window closes: all who were asked have passed. */
export const closeWindow = <G extends GameTypes>(game: Rules<G>, state: G['state'], dice: Dice): Verdict<G> => {
  const own = counted(dice);
  return { ok: true, ...playOut(game, state, {}, 1, own), rolled: own.rolled };
};

/** The seconds that a page assumes where there is no clock. */
const USUAL = 20;
/** A page may pass by itself between these parts of a window. */
const EARLIEST = 0.4;
const LATEST = 0.8;

/**
 * When a page passes by itself (ms after the window opened): after a random part of the time. The part does not depend
 * on what the seat holds or could do, so the time does not show who could have reacted. `share` is from 0 to 1.
 */
export const passesAfter = ({ seconds = USUAL }: WindowTimes, share: number): number =>
  Math.round(seconds * 1_000 * (EARLIEST + (LATEST - EARLIEST) * share));

/** How long reaction windows stay open, as options for every game that has them. */
export const windowOptions = [
  { id: 'window', section: '§table', kind: 'choice', default: '30', values: ['until-all', '15', '30', '60'] },
  { id: 'window-away', section: '§table', kind: 'choice', default: '180', values: ['60', '180', '600'] },
] as const satisfies readonly OptionSpec[];
