/** A rule of the rulebook: the step it answers, what may be tried, what forbids it, what then happens. */
import type { Dice } from './dice';
import type { GameTypes, Kind, Message, Of, Section } from './messages';
import type { Refusal } from './refusal';

/** A family of commands: every combination of the listed values is worth trying; `forbids` narrows it. */
export type Form<C extends Message> = C extends Message
  ? { readonly kind: C['kind'] } & { readonly [F in Exclude<keyof C, 'kind'>]: readonly C[F][] }
  : never;

/** Who answers which step, in which state. */
export interface At<G extends GameTypes, T> {
  readonly state: G['state'];
  readonly seat: G['seat'];
  readonly step: T;
}

/** What a command or an automatic step leads to: the events are folded, then `then` replaces the step. */
export interface Outcome<G extends GameTypes> {
  readonly events?: readonly G['event'][];
  readonly then?: readonly G['step'][];
  /** Everything else that was to come is dropped: the game ends, the calendar jumps. */
  readonly instead?: true;
}

/** One command of the rulebook under the step it answers: what may be tried, what forbids it, what then happens. */
export interface Rule<G extends GameTypes, T, C extends Message> {
  readonly section: Section;
  /** `state` is what the seat can see, here and in `forbids`: legality cannot leak a secret. */
  offers(at: At<G, T>): readonly Form<C>[];
  forbids?(at: At<G, T>, command: C): Refusal | undefined;
  /** `state` is whole on the referee's table, and hidden when odds are calculated: it must survive '?'. */
  decide(at: At<G, T>, command: C, dice: Dice): Outcome<G>;
}

export type Answers<G extends GameTypes, T> = { readonly [K in Kind<G['command']>]?: Rule<G, T, Of<G['command'], K>> };

/** A step that waits for seats. */
export interface Asks<G extends GameTypes, T> {
  readonly section: Section;
  /** Who owes an answer: from public facts only, computed now and not stored where it follows from the state. */
  seats(state: G['state'], step: T): readonly G['seat'][];
  /** Who may answer though they need not (take back what they have sealed). */
  may?(state: G['state'], step: T): readonly G['seat'][];
  readonly answers: Answers<G, T>;
  /**
   * What follows when nobody is asked, or nobody asked has a legal answer. Absent: that is a bug, and fuzz finds
   * it.
   */
  stuck?(state: G['state'], step: T): Outcome<G>;
  /** What hands do of it only begins what is asked: nobody knows when they are done, so the rules wait. */
  readonly begins?: true;
  /** It is a reaction window (`windows.ts`): all are asked at once, and this is the command to pass. */
  readonly window?: G['command'];
  /**
   * Standing answers that a seat may give to windows in advance, by key (`RT.<game>.standing.<word>`): does this one
   * pass here? `state` is an observer's view, so neither the answer nor its time shows what a seat holds.
   */
  readonly standing?: Readonly<Record<string, (state: G['state'], step: T, seat: G['seat']) => boolean>>;
  /** Those of them that stop at single windows only: they go on once their seat has answered such a window. */
  readonly resumes?: readonly string[];
}

/** A step that runs by itself. Dice only for randomness that follows nobody's choice (setup, reshuffle). */
export interface Runs<G extends GameTypes, T> {
  readonly section: Section;
  run(state: G['state'], step: T, dice: Dice): Outcome<G>;
}

export type Steps<G extends GameTypes> = {
  readonly [K in Kind<G['step']>]: Asks<G, Of<G['step'], K>> | Runs<G, Of<G['step'], K>>;
};

/** The command kinds no step answers. `satisfies Steps<G>` keeps the keys; a game asserts that this is never. */
export type Unanswered<G extends GameTypes, T, A = object> = Exclude<
  Kind<G['command']>,
  { [K in keyof T]: T[K] extends { readonly answers: infer R } ? keyof R : never }[keyof T] | keyof A
>;
