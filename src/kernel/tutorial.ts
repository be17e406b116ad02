/**
 * A tutorial: a short game in which each step explains one thing and waits for one command. It is data alone, so that
 * anybody can write one (docs/writing-a-tutorial.md). The rules of the game judge every move of it.
 */
import { toAct } from './agenda';
import { diceOf, type Dice } from './chance';
import { quickDice } from './dice';
import type { AnyEvent } from './events';
import type { Rules } from './game';
import type { GuideLanguage, ShownRoll } from './guide';
import type { Atom, GameTypes, Message, Options } from './messages';
import { defaultOptions } from './options';
import { goOn, isBarrier, submit, type Verdict } from './referee';
import type { Refusal } from './refusal';

/** A text in each language. `{red-trotsky}` stands for the name of that card, place or seat. */
export type Said = Readonly<Record<GuideLanguage, string>>;

/** What another seat does, with the faces that its dice show. */
export interface ScriptedMove<G extends GameTypes> {
  readonly seat: G['seat'];
  readonly command: G['command'];
  readonly rolls?: readonly ShownRoll[];
}

export interface TutorialStep<G extends GameTypes> {
  /** What the others do before the step is shown. */
  readonly before?: readonly ScriptedMove<G>[];
  /** What stands here, and what there is to do. */
  readonly say: Said;
  /** What the text speaks of: ids of places, pieces and cards, or parts of the column (`PARTS`). The rest is dimmed. */
  readonly spotlight?: readonly string[];
  /** The commands that the step waits for, any of them. Without: it waits for "Next". */
  readonly awaits?: readonly G['command'][];
  readonly rolls?: readonly ShownRoll[];
  /** What happened, and why it matters. Without: the next step follows at once. */
  readonly then?: Said;
  /** Answers to other commands, the first that is alike: every field that is named has this value. */
  readonly instead?: readonly { readonly like: Readonly<Record<string, Atom>>; readonly say: Said }[];
}

/** Where a tutorial begins: what differs from the game set up. Cards that lie here are taken out of the other piles. */
export type Position<G extends GameTypes> = Partial<Omit<G['state'], 'piles'>> & {
  readonly piles?: Readonly<Record<string, readonly string[]>>;
};

export interface Tutorial<G extends GameTypes> {
  readonly id: string;
  readonly title: Said;
  /** The learner's seat. */
  readonly seat: G['seat'];
  /** Options that do not stand at their defaults. */
  readonly options?: Options;
  /** What the other seats answer by themselves, wherever the rules allow it: to pass. */
  readonly quiet?: readonly G['command'][];
  readonly position: Position<G>;
  readonly steps: readonly TutorialStep<G>[];
}

/** Parts of the column that a step can speak of. */
export const PARTS = ['goal', 'prompt', 'choices', 'keyFigures', 'hand'] as const;

/** How far somebody has come: the step, whether its command is given, and the command given at each step. */
export interface Progress {
  readonly step: number;
  readonly done: boolean;
  readonly given: Readonly<Record<number, Message>>;
}

export const BEGINNING: Progress = { step: 0, done: false, given: {} };

/** One move of a tutorial, as it was judged. */
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
  /** What is wrong with the script: a move that the rules refuse, dice that are not rolled or do not fit. */
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

/** So many quiet answers follow each other at most. */
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

/** Dice that show some faces first; what is rolled beyond them comes from a fixed seed. */
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

/** Plays a tutorial as far as somebody has come. The same progress always leads to the same state. */
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
  /** Each quiet answer brings the game on, so they come to an end; a script that has none is stopped all the same. */
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

/** Is this what the step waits for? */
export const isAwaited = <G extends GameTypes>({ awaits }: TutorialStep<G>, command: Message): boolean =>
  awaits?.some(one => isSame(command, one)) ?? false;

/** What a step says to a command that it does not wait for. */
export const insteadOf = <G extends GameTypes>({ instead }: TutorialStep<G>, command: Message): Said | undefined =>
  instead?.find(({ like }) => isLike(command, like))?.say;

/** What authors write the moves of the other seats with. */
export const scripted =
  <G extends GameTypes>() =>
  (seat: G['seat'], command: G['command'], ...rolls: readonly ShownRoll[]): ScriptedMove<G> => ({
    seat,
    command,
    rolls,
  });

/** How far somebody has come, from what a browser has kept; from the beginning, if that is nothing of ours. */
export const readProgress = (kept: unknown, steps: number): Progress => {
  if (typeof kept !== 'object' || kept === null || !('step' in kept)) return BEGINNING;
  const { step, done, given } = kept as Partial<Progress>;
  if (!Number.isInteger(step) || step === undefined || step < 0 || step >= steps) return BEGINNING;
  return { step, done: done === true, given: typeof given === 'object' ? given : {} };
};
