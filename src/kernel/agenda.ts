/** The agenda: what must still be resolved. Folding events, and running automatic steps until a seat is asked. */
import type { Message, AgendaEvent, AnyEvent, GameTypes, Section } from './messages';
import type { Dice } from './dice';
import type { Rules } from './game';
import type { Outcome } from './rule';
import { Bug } from './refusal';
import { foldOf, stepOf, topOf } from './lookup';
import { hasAnswer } from './offers';
import { WAITS_BENEATH } from './options';

/** Frames: steps that lie under the steps they hold together (a battle, a trial, the rest of a card). */
interface HasAgenda {
  readonly agenda: readonly Message[];
}
type StepIn<S extends HasAgenda> = S['agenda'][number];
type FrameOf<S extends HasAgenda, K> = Extract<StepIn<S>, { readonly kind: K }>;

const isKind = <S extends HasAgenda, K extends string>(step: Message, kind: K): step is FrameOf<S, K> =>
  step.kind === kind;

/**
 * The topmost frame of a kind that satisfies `of`. Name the seat, so that an inner event does not hide the outer
 * player.
 */
export const frameOf = <S extends HasAgenda, K extends StepIn<S>['kind']>(
  state: S,
  kind: K,
  of: (frame: FrameOf<S, K>) => boolean = () => true,
): FrameOf<S, K> | undefined => {
  for (const step of state.agenda) if (isKind<S, K>(step, kind) && of(step)) return step;
  return undefined;
};

/**
 * For folds: the state with the topmost frame of a kind changed. Only a frame that stays on the agenda may be changed
 * like this; one that the rule itself puts back would lose it.
 */
export const changeFrame = <S extends HasAgenda, K extends StepIn<S>['kind']>(
  state: S,
  kind: K,
  change: (frame: FrameOf<S, K>) => StepIn<S>,
): S => {
  const at = state.agenda.findIndex(step => step.kind === kind);
  const frame = state.agenda[at];
  return frame && isKind<S, K>(frame, kind) ? { ...state, agenda: state.agenda.with(at, change(frame)) } : state;
};

/** The next state. One fold serves the referee's whole state and every seat's hidden one. */
export const evolve = <G extends GameTypes>(game: Rules<G>, state: G['state'], event: AnyEvent<G>): G['state'] => {
  if (event.kind === 'agenda') {
    const { keep, top, held } = event as AgendaEvent<G['step']>;
    const { held: _, ...rest } = state;
    const agenda = [...top, ...state.agenda.slice(state.agenda.length - keep)];
    return { ...rest, agenda, ...(held !== undefined && { held }) };
  }
  const fold = foldOf(game, event);
  if (!fold) throw new Bug(`no fold for ${event.kind}`);
  return fold(state, event);
};

/** The seats that owe an answer now. Empty when the game is over. */
export const toAct = <G extends GameTypes>(game: Rules<G>, state: G['state']): readonly G['seat'][] => {
  const step = topOf<G>(state);
  return step ? (stepOf(game, step).seats?.(state, step) ?? []) : [];
};

/** Steps in a row without a question before it counts as a bug. */
const LIMIT = 500;

/**
 * What changed: the longest common bottom is kept. It is compared by reference, because folds and steps share what
 * they leave alone.
 */
const agendaEvent = <T extends Message>(before: readonly T[], after: readonly T[], held?: number): AgendaEvent<T>[] => {
  let keep = 0;
  while (keep < after.length && keep < before.length && after.at(-1 - keep) === before.at(-1 - keep)) keep++;
  if (keep === after.length && keep === before.length) return [];
  // what lies on top waits by itself
  const isHeld = held !== undefined && held < after.length;
  return [{ kind: 'agenda', keep, top: after.slice(0, after.length - keep), ...(isHeld && { held }) }];
};

/**
 * Are the steps that waited at the bottom of an agenda still at the bottom of its replacement? A changed frame is another
 * object but the same step, so their kinds and the lowest step decide.
 */
const isBeneath = (before: readonly Message[], after: readonly Message[], held: number): boolean => {
  const left = after.slice(-held);
  return before.at(-1) === after.at(-1) && before.slice(-held).every(({ kind }, n) => kind === left[n]?.kind);
};

/** Has a change by hand stopped the game at a step that asks nobody? It waits until it is ticked off, or resolved. */
export const isWaiting = <G extends GameTypes>(game: Rules<G>, state: G['state']): boolean => {
  const step = topOf<G>(state);
  return !!step && (stepOf(game, step).run !== undefined || !hasAnswer(game, state, step));
};

/** An automatic step that lay beneath what was answered, and so follows any answer. */
export interface Beneath {
  readonly section: Section;
  /** So many events came before its own. */
  readonly before: number;
}

export interface Played<G extends GameTypes> {
  readonly state: G['state'];
  readonly events: readonly AnyEvent<G>[];
  /** The automatic steps that followed whatever was answered. */
  readonly beneath: readonly Beneath[];
}

/** What was played, closed with what became of the agenda. */
const played = <G extends GameTypes>(
  game: Rules<G>,
  from: G['state'],
  state: G['state'],
  events: readonly AnyEvent<G>[],
  held: number | undefined,
  beneath: readonly Beneath[] = [],
): Played<G> => {
  const agenda = agendaEvent(from.agenda as readonly G['step'][], state.agenda as readonly G['step'][], held);
  return {
    state: agenda.reduce<G['state']>((at, event) => evolve(game, at, event), state),
    events: [...events, ...agenda],
    beneath,
  };
};

/** Events of a change by hand, without what the rules would do after them. */
export const applyEvents = <G extends GameTypes>(
  game: Rules<G>,
  from: G['state'],
  events: readonly G['event'][],
): Played<G> => {
  const state = events.reduce<G['state']>((at, event) => evolve(game, at, event), from);
  return played(game, from, state, events, from.held);
};

/** The step on top counts as done: its effect was made by hand, and the steps after it come and wait. */
export const tickOff = <G extends GameTypes>(game: Rules<G>, from: G['state'], dice: Dice): Played<G> => {
  const step = topOf<G>(from);
  const { then = [], instead } = (step && stepOf(game, step).run?.(from, step, dice)) ?? {};
  const agenda = [...then, ...(instead ? [] : from.agenda.slice(1))];
  return played(game, from, { ...from, agenda }, [], from.held);
};

/**
 * Carries out an outcome: removes `drop` steps, folds its events, and runs automatic steps. It stops when a seat is
 * asked, or when the steps on top wait for a change by hand.
 */
export const playOut = <G extends GameTypes>(
  game: Rules<G>,
  from: G['state'],
  first: Outcome<G>,
  drop: number,
  dice: Dice,
  waiting = from.held,
): Played<G> => {
  let state = from;
  let held = waiting;
  const events: AnyEvent<G>[] = [];
  const beneath: Beneath[] = [];
  let waitBeneath = from.agenda.length - drop;
  // The answered step leaves first, so that its consequences find only what lies below it.
  const apply = ({ events: told = [], then = [], instead }: Outcome<G>, dropped: number) => {
    if (dropped) state = { ...state, agenda: state.agenda.slice(dropped) };
    for (const event of told) {
      events.push(event);
      state = evolve(game, state, event);
    }
    if (instead) {
      waitBeneath = -1;
      const keeps = state.options[WAITS_BENEATH.id] === true;
      if (held !== undefined && !(keeps && isBeneath(state.agenda, then, held))) held = undefined;
      state = { ...state, agenda: then };
    } else if (then.length) state = { ...state, agenda: [...then, ...state.agenda] };
  };
  apply(first, drop);
  for (let n = 0; ; n++) {
    if (n > LIMIT)
      throw new Bug(
        `steps do not end: ${state.agenda
          .slice(0, 3)
          .map(step => step.kind)
          .join(', ')}`,
      );
    const due = game.watch?.(state);
    if (due?.length) apply({ then: due }, 0);
    const step = topOf<G>(state);
    if (!step || (held !== undefined && state.agenda.length <= held)) break;
    const entry = stepOf(game, step);
    if (!entry.run && (!entry.stuck || hasAnswer(game, state, step))) break;
    const outcome = entry.run?.(state, step, dice) ?? entry.stuck?.(state, step);
    if (!outcome) break;
    // once one of them has run, all that follows is of its own
    if (beneath.length || state.agenda.length <= waitBeneath)
      beneath.push({ section: entry.section, before: events.length });
    apply(outcome, 1);
  }
  return played(game, from, state, events, held, beneath);
};
