/** The tables of a game, looked up by a message's own kind. */
import type { Dice } from './dice';
import type { Rules } from './game';
import type { AnyEvent, Message, Section, GameTypes } from './messages';
import type { Answers, Asks, Outcome, Rule } from './rule';
import { Bug } from './refusal';

/** A rule whose command and step are known only by kind. */
export type AnyRule<G extends GameTypes> = Rule<G, G['step'], G['command']>;
/** A step's entry: it asks (it has `answers` and `seats`) or it runs. */
export interface AnyStep<G extends GameTypes> extends Partial<Asks<G, G['step']>> {
  readonly section: Section;
  run?(state: G['state'], step: G['step'], dice: Dice): Outcome<G>;
}

export { Bug };

/**
 * The entry of a kind in a table of a game that is known by its types alone, if it has one. The tables are keyed by
 * `kind`, so looking a message up by its own kind is sound; the compiler cannot see it.
 */
export const entryOf = <T>(table: unknown, kind: string): T | undefined =>
  typeof table === 'object' && table !== null && Object.hasOwn(table, kind)
    ? (table as Record<string, T>)[kind]
    : undefined;

/** An entry as a function of any message of the union: it is only called with the one it was looked up for. */
type Taking<M extends Message, F> = F extends (...given: infer A) => infer R
  ? (...given: { readonly [I in keyof A]: A[I] extends M ? M : A[I] }) => R
  : never;

/** The entry of a table that has one for each kind of message. */
export const lookUp = <M extends Message, T extends { readonly [K in M['kind']]: (...given: never[]) => unknown }>(
  table: T,
  message: M,
): Taking<M, T[M['kind']]> => {
  const entry = entryOf<Taking<M, T[M['kind']]>>(table, message.kind);
  if (!entry) throw new Bug(`nothing for ${message.kind}`);
  return entry;
};

export const stepOf = <G extends GameTypes>(game: Rules<G>, step: Message): AnyStep<G> => {
  const entry = entryOf<AnyStep<G>>(game.steps, step.kind);
  if (!entry) throw new Bug(`no step ${step.kind}`);
  return entry;
};

export const ruleIn = <G extends GameTypes, T>(
  answers: Answers<G, T> | undefined,
  kind: string,
): AnyRule<G> | undefined => entryOf<AnyRule<G>>(answers, kind);

export const rulesIn = <G extends GameTypes, T>(answers: Answers<G, T> | undefined): readonly AnyRule<G>[] =>
  answers ? (Object.values(answers) as AnyRule<G>[]) : [];

/** The fold of an event; undefined for a kind this edition does not know. */
export const foldOf = <G extends GameTypes>(game: Rules<G>, event: Message) =>
  entryOf<(state: G['state'], event: AnyEvent<G>) => G['state']>(game.folds, event.kind);

/** The step on top of the agenda: the current question. */
export const topOf = <G extends GameTypes>(state: G['state']): G['step'] | undefined =>
  // an agenda holds steps of its game: `GameTypes` cannot say that without a cycle
  state.agenda[0] as G['step'] | undefined;
