/** Judging untrusted input: a command or a change by hand, and the first turn of a game. */
import { applyEvents, isWaiting, playOut, tickOff, type Played } from './agenda';
import { type Dice, diceOf } from './dice';
import { eventsOf } from './change';
import type { Edit } from './edit';
import type { Rules } from './game';
import type { Message, GameTypes } from './messages';
import { type Refusal, refuse } from './refusal';
import { stepOf, topOf } from './lookup';
import { hasAnswer, matches, mayAnswer, takerOf, wrongField } from './offers';
import { HANDS_FIRST, STILL_WAITING } from './options';

export type Verdict<G extends GameTypes> =
  | (Played<G> & { readonly ok: true; readonly rolled: boolean })
  | { readonly ok: false; readonly refusal: Refusal };

/** Dice that remember whether they were rolled. */
export const counted = (dice: Dice): Dice & { rolled: boolean } => {
  const own = {
    rolled: false,
    roll(count: number, sides: number) {
      own.rolled = true;
      return dice.roll(count, sides);
    },
    shuffle<T>(items: readonly T[]) {
      own.rolled = true;
      return dice.shuffle(items);
    },
    one(sides: number) {
      own.rolled = true;
      return dice.one(sides);
    },
  };
  return own;
};

/** The first turn of a game: shuffles, deals, and runs all automatic steps. */
export const begin = <G extends GameTypes>(game: Rules<G>, state: G['state'], dice: Dice): Played<G> =>
  playOut(game, state, {}, 0, dice);

/** A field's name is shown no longer than this. */
const LONGEST_FIELD = 40;

const kindOf = (command: unknown): string =>
  typeof command === 'object' && command !== null && 'kind' in command && typeof command.kind === 'string'
    ? command.kind
    : '';

/** An untrusted command, judged and carried out. Refusals change nothing. */
export const submit = <G extends GameTypes>(
  game: Rules<G>,
  state: G['state'],
  seat: G['seat'],
  command: unknown,
  dice: Dice,
): Verdict<G> => {
  const step = topOf<G>(state);
  if (!step) return { ok: false, refusal: refuse('§table', 'game-over') };
  const kind = kindOf(command);
  const seen = game.hide(state, seat);
  const taker = takerOf(game, seen, seat, kind);
  if (!taker) {
    const reason = mayAnswer(game, seen, seat) ? 'not-an-answer' : 'not-asked';
    return { ok: false, refusal: refuse(stepOf(game, step).section, reason, { step: step.kind }) };
  }
  const { rule, isAnswer } = taker;
  const seenAt = { state: seen, seat, step };
  const forms = rule.offers(seenAt);
  if (!forms.some(form => matches(form, command))) {
    // the name of an unknown field is the sender's own text
    const field = wrongField(forms, command)?.slice(0, LONGEST_FIELD);
    return { ok: false, refusal: refuse(rule.section, 'not-offered', field === undefined ? undefined : { field }) };
  }
  const given = command as G['command'];
  const refusal = rule.forbids?.(seenAt, given);
  if (refusal) return { ok: false, refusal };
  const own = counted(dice);
  const outcome = rule.decide({ state, seat, step }, given, own);
  const waits = !isAnswer && state.options[STILL_WAITING.id] === true && isWaiting(game, state);
  const held = waits ? state.agenda.length : state.held;
  const after = playOut(game, state, outcome, isAnswer ? 1 : 0, own, held);
  return { ok: true, ...after, rolled: own.rolled };
};

const isRunning = <G extends GameTypes>(game: Rules<G>, state: G['state']): boolean => {
  const top = topOf<G>(state);
  return top !== undefined && stepOf(game, top).run !== undefined;
};

/** Only to see whether anything happens. */
const EVEN: Dice = diceOf({ roll: count => Array.from({ length: count }, () => 1), shuffle: items => items });

/** Would the rules do anything by themselves before they ask again? */
const doesMore = <G extends GameTypes>(game: Rules<G>, state: G['state']): boolean =>
  playOut(game, state, {}, 0, EVEN).events.some(({ kind }) => kind !== 'agenda');

/**
 * Was a step's question answered by hand, so that the rules would ask it again? Or begun by hand, so that they would go
 * on too early? Then they wait until the step has an answer again or is ticked off.
 */
const isOvertaken = <G extends GameTypes>(game: Rules<G>, state: G['state'], after: G['state']): boolean => {
  const top = topOf<G>(state);
  if (!top || state.options[HANDS_FIRST.id] !== true || topOf<G>(after) !== top) return false;
  if (game.watch?.(after)?.length) return false;
  const { stuck, begins } = stepOf(game, top);
  if (!stuck || hasAnswer(game, after, top)) return false;
  if (stuck(after, top).events?.length) return true;
  return begins === true && state.options[STILL_WAITING.id] === true && doesMore(game, after);
};

/** A change by hand, then all automatic steps, unless a change by hand has stopped them. */
export const edit = <G extends GameTypes>(game: Rules<G>, state: G['state'], change: Edit, dice: Dice): Verdict<G> => {
  const own = counted(dice);
  if (change.kind === 'skip') {
    if (!state.agenda.length) return { ok: false, refusal: refuse('§table', 'game-over') };
    return { ok: true, ...playOut(game, state, {}, 1, own), rolled: own.rolled };
  }
  if (change.kind === 'tick' || change.kind === 'resolve') {
    if (!state.agenda.length) return { ok: false, refusal: refuse('§table', 'game-over') };
    const after = change.kind === 'tick' ? tickOff(game, state, own) : playOut(game, state, {}, 0, own);
    return { ok: true, ...after, rolled: own.rolled };
  }
  const events = eventsOf(game, state, change, own);
  if ('reason' in events) return { ok: false, refusal: events };
  const made = applyEvents(game, state, events);
  // if it was stopped by hand where the rules would have run on, it goes on by hand
  const waits = isRunning(game, state) || isOvertaken(game, state, made.state);
  const after = waits ? made : playOut(game, state, { events }, 0, own);
  return { ok: true, ...after, rolled: own.rolled };
};

/** What runs by itself in a replaced state. */
export const goOn = <G extends GameTypes>(game: Rules<G>, state: G['state'], dice: Dice): Verdict<G> => {
  const own = counted(dice);
  return { ok: true, ...playOut(game, state, {}, 0, own), rolled: own.rolled };
};

/** After a roll or a reveal somebody knows something new: no undo past it without consent. */
export const isBarrier = <G extends GameTypes>(
  game: Rules<G>,
  turn: { readonly rolled: boolean; readonly events: readonly Message[] },
): boolean => turn.rolled || turn.events.some(event => game.reveals.has(event.kind as G['event']['kind']));

/** Does the question still stand that the seat answered? Only the list of seats still waited for may have changed. */
export const sameQuestion = (seen: Message | undefined, now: Message | undefined): boolean => {
  if (seen === now) return true;
  if (!seen || !now) return false;
  const { waiting: _, ...then } = seen as Message & { waiting?: unknown };
  const { waiting: __, ...current } = now as Message & { waiting?: unknown };
  return JSON.stringify(then) === JSON.stringify(current);
};
