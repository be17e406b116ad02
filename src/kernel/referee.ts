/** Judging what comes from outside: a command or a change by hand, and the first turn of a game. */
import { applyEvents, playOut, tickOff, type Played } from './agenda';
import type { Dice } from './chance';
import { eventsOf } from './change';
import type { Edit } from './edit';
import type { Rules } from './game';
import type { AnyEvent } from './events';
import type { Message, GameTypes } from './messages';
import type { Refusal } from './refusal';
import { refuse } from './refusal';
import { stepOf, topOf } from './lookup';
import { matches, mayAnswer, takerOf, wrongField } from './offers';

export type Verdict<G extends GameTypes> =
  | {
      readonly ok: true;
      readonly state: G['state'];
      readonly events: readonly AnyEvent<G>[];
      readonly rolled: boolean;
    }
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

/** The first turn of a game: shuffles, deals, and whatever comes by itself. */
export const begin = <G extends GameTypes>(game: Rules<G>, state: G['state'], dice: Dice): Played<G> =>
  playOut(game, state, {}, 0, dice);

/** A field's name is shown no longer than this. */
const LONGEST_FIELD = 40;

const kindOf = (command: unknown): string =>
  typeof command === 'object' && command !== null && 'kind' in command && typeof command.kind === 'string'
    ? command.kind
    : '';

/** A command from outside, judged and carried out. Refusals change nothing. */
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
    // the name of an unknown field is the sender's own word
    const field = wrongField(forms, command)?.slice(0, LONGEST_FIELD);
    return { ok: false, refusal: refuse(rule.section, 'not-offered', field === undefined ? undefined : { field }) };
  }
  const given = command as G['command'];
  const refusal = rule.forbids?.(seenAt, given);
  if (refusal) return { ok: false, refusal };
  const own = counted(dice);
  const after = playOut(game, state, rule.decide({ state, seat, step }, given, own), isAnswer ? 1 : 0, own);
  return { ok: true, ...after, rolled: own.rolled };
};

/** A change by hand, then whatever comes by itself, unless it was stopped by hand. */
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
  // what was stopped by hand, where the rules would have run on, goes on by hand
  const top = topOf<G>(state);
  const after =
    top && stepOf(game, top).run ? applyEvents(game, state, events) : playOut(game, state, { events }, 0, own);
  return { ok: true, ...after, rolled: own.rolled };
};

/** Whatever comes by itself from a state that was put there, not reached. */
export const goOn = <G extends GameTypes>(game: Rules<G>, state: G['state'], dice: Dice): Verdict<G> => {
  const own = counted(dice);
  return { ok: true, ...playOut(game, state, {}, 0, own), rolled: own.rolled };
};

/** After a roll or a reveal somebody knows what they did not know: no undo past it without consent. */
export const isBarrier = <G extends GameTypes>(
  game: Rules<G>,
  turn: { readonly rolled: boolean; readonly events: readonly Message[] },
): boolean => turn.rolled || turn.events.some(event => game.reveals.has(event.kind as G['event']['kind']));

/** Is what the seat answered still what is asked? Only who is still waited for may have changed meanwhile. */
export const sameQuestion = (seen: Message | undefined, now: Message | undefined): boolean => {
  if (seen === now) return true;
  if (!seen || !now) return false;
  const { waiting: _, ...then } = seen as Message & { waiting?: unknown };
  const { waiting: __, ...current } = now as Message & { waiting?: unknown };
  return JSON.stringify(then) === JSON.stringify(current);
};
