/** Replays a tutorial: from a learner's progress to the state, by the rules of the game. */
import { toAct } from '../../kernel/agenda';
import { diceOf, type Dice, quickDice } from '../../kernel/dice';
import type { AnyEvent, GameTypes, Message } from '../../kernel/messages';
import type { Rules } from '../../kernel/game';
import type { ShownRoll } from '../../kernel/guide';
import { defaultOptions } from '../../kernel/options';
import { goOn, isBarrier, submit, type Verdict } from '../../kernel/referee';
import type { Refusal } from '../../kernel/refusal';
import type { Said, Tutorial, TutorialStep } from '../../kernel/tutorial';

/** Parts of the column that a step can mention. */
export const PARTS = ['goal', 'prompt', 'choices', 'keyFigures', 'hand'] as const;

/** A learner's progress: the step, whether its command is given, and the command given at each step. */
export interface Progress {
  readonly step: number;
  readonly done: boolean;
  readonly given: Readonly<Record<number, Message>>;
}

export const BEGINNING: Progress = { step: 0, done: false, given: {} };

/** One judged move of a tutorial. */
export interface TutorialTurn<G extends GameTypes> {
  readonly seat: G['seat'] | 'table';
  readonly step: number;
  readonly events: readonly AnyEvent<G>[];
  readonly barrier: boolean;
}

export interface TutorialRun<G extends GameTypes> {
  readonly start: G['state'];
  readonly state: G['state'];
  readonly turns: readonly TutorialTurn<G>[];
  /** Faults of the script: a move that the rules refuse, dice that are not rolled or do not fit. */
  readonly faults: readonly TutorialFault[];
}

export interface TutorialFault {
  readonly step: number;
  readonly fault: 'refused' | 'dice';
  readonly refusal?: Refusal;
}

const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => [key, ...stringsIn(one)]);
};

/** The most quiet answers in a row. */
const MOST_QUIET = 100;

const isPiles = (value: unknown): value is Readonly<Record<string, readonly string[]>> =>
  typeof value === 'object' && value !== null;

/** The state in which a tutorial begins. */
export const positionOf = <G extends GameTypes>(game: Rules<G>, { options, position }: Tutorial<G>): G['state'] => {
  const start = game.setUp({ ...defaultOptions(game.options), ...options });
  const { piles: before } = start as { readonly piles?: unknown };
  const placed = new Set(stringsIn(position));
  const left = isPiles(before)
    ? Object.entries(before).map(([pile, cards]) => [pile, cards.filter(card => !placed.has(card))] as const)
    : [];
  return {
    ...start,
    ...position,
    ...(isPiles(before) && { piles: { ...Object.fromEntries(left), ...position.piles } }),
  };
};

/** Dice that show given faces first; later rolls come from a fixed seed. */
const showing = (rolls: readonly ShownRoll[], seed: number): { readonly dice: Dice; readonly fits: () => boolean } => {
  const left = [...rolls];
  const rest = quickDice(seed);
  let isUnsaid = false;
  const dice = diceOf({
    roll(count, sides) {
      const [notation, faces] = left.shift() ?? ['', []];
      if (notation === `${count}d${sides}` && faces.length === count) return faces;
      isUnsaid = true;
      return rest.roll(count, sides);
    },
    shuffle: items => items,
  });
  return { dice, fits: () => !isUnsaid && !left.length };
};

/** Plays a tutorial up to a progress. The same progress always leads to the same state. */
export const played = <G extends GameTypes>(
  game: Rules<G>,
  tutorial: Tutorial<G>,
  { step: last, done, given }: Progress,
): TutorialRun<G> => {
  const start = positionOf(game, tutorial);
  const turns: TutorialTurn<G>[] = [];
  const faults: TutorialFault[] = [];
  let state = start;
  const take = (verdict: Verdict<G>, seat: G['seat'] | 'table', step: number): void => {
    if (!verdict.ok) {
      faults.push({ step, fault: 'refused', refusal: verdict.refusal });
      return;
    }
    ({ state } = verdict);
    turns.push({ seat, step, events: verdict.events, barrier: isBarrier(game, verdict) });
  };
  const move = (seat: G['seat'], command: Message, rolls: readonly ShownRoll[], step: number): void => {
    const { dice, fits } = showing(rolls, turns.length);
    take(submit(game, state, seat, command, dice), seat, step);
    if (!fits()) faults.push({ step, fault: 'dice' });
    answerQuietly(step);
  };
  /** Quiet answers bring the game on and so end; a faulty script is stopped all the same. */
  const answerQuietly = (step: number): void => {
    for (let n = 0; n < MOST_QUIET; n++) {
      const asked = toAct(game, state).filter(seat => seat !== tutorial.seat);
      const found = asked
        .flatMap(seat => (tutorial.quiet ?? []).map(command => ({ seat, command })))
        .map(one => ({ ...one, verdict: submit(game, state, one.seat, one.command, showing([], turns.length).dice) }))
        .find(({ verdict }) => verdict.ok);
      if (!found) return;
      take(found.verdict, found.seat, step);
    }
  };
  take(goOn(game, state, showing([], 0).dice), 'table', 0);
  answerQuietly(0);
  for (const [n, { before = [], awaits, rolls = [] }] of tutorial.steps.slice(0, last + 1).entries()) {
    for (const { seat, command, rolls: shown = [] } of before) move(seat, command, shown, n);
    const command = given[n] ?? awaits?.[0];
    if (command && (n < last || done)) move(tutorial.seat, command, rolls, n);
  }
  return { start, state, turns, faults };
};

const isLike = (command: Message, like: Readonly<Record<string, unknown>> | Message): boolean =>
  Object.entries(like).every(([field, value]) =>
    Object.entries(command).some(([of, is]) => of === field && is === value),
  );

const isSame = (one: Message, other: Message): boolean => isLike(one, other) && isLike(other, one);

/** Does the step wait for this command? */
export const isAwaited = <G extends GameTypes>({ awaits }: TutorialStep<G>, command: Message): boolean =>
  awaits?.some(one => isSame(command, one)) ?? false;

/** What a step says about another command. */
export const insteadOf = <G extends GameTypes>({ instead }: TutorialStep<G>, command: Message): Said | undefined =>
  instead?.find(({ like }) => isLike(command, like))?.say;

/** A stored progress; the beginning if it is not one of ours. */
export const readProgress = (kept: unknown, steps: number): Progress => {
  if (typeof kept !== 'object' || kept === null || !('step' in kept)) return BEGINNING;
  const { step, done, given } = kept as Partial<Progress>;
  if (!Number.isInteger(step) || step === undefined || step < 0 || step >= steps) return BEGINNING;
  return { step, done: done === true, given: typeof given === 'object' ? given : {} };
};
