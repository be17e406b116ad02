/** Small parts that several sections share. */
import type { Section } from '../../../kernel/messages';
import type { Asks, At, Outcome, Rule, Steps } from '../../../kernel/rule';
import { eachCommand } from '../../../kernel/offers';
import { MAX_MORALE, type State } from '../state';
import type { CivilWar } from '../types';
import type { Command, CommandOf, Event, Seat, Step, StepOf } from '../vocabulary';

export type Result = Outcome<CivilWar>;
export type RuleFor<K extends Step['kind'], C extends Command['kind']> = Rule<CivilWar, StepOf<K>, CommandOf<C>>;
export type AtStep<K extends Step['kind']> = At<CivilWar, StepOf<K>>;

/** The seat that a step names. */
export const own = (_state: State, { seat }: { readonly seat: Seat }): readonly Seat[] => [seat];

/**
 * The seat of a step that may be closed with nothing left to choose: it falls through by itself, unless a table was set
 * up by hand just there.
 */
export const mayClose = own;

/** Has the rule a legal command here? Ask it of public rules only: who is asked is public. */
export const isOpen = <T, C extends Command>(rule: Rule<CivilWar, T, C>, at: At<CivilWar, T>): boolean =>
  rule.offers(at).some(form => eachCommand<C>(form, command => !rule.forbids?.(at, command)));

/** The command that ends a phase. */
export const doneAt = <T>(section: Section): Rule<CivilWar, T, CommandOf<'done'>> => ({
  section,
  offers: () => [{ kind: 'done' }],
  decide: () => ({}),
});

/** §morale Morale goes up or down, between 0 and 20; no event if nothing changes. */
export const moraleChange = ({ morale }: State, seat: Seat, by: number): readonly Event[] => {
  const change = Math.max(0, Math.min(MAX_MORALE, morale[seat] + by)) - morale[seat];
  return change ? [{ kind: 'morale-changed', seat, by: change }] : [];
};

/** What one of several things leads to, when it is chosen or when it is the only one. */
interface Choosing<T, C extends Command, V extends string> {
  readonly section: Section;
  /** What may be chosen, from public facts. */
  among(at: At<CivilWar, T>): readonly V[];
  form(values: readonly V[]): ReturnType<Rule<CivilWar, T, C>['offers']>[number];
  chosen(command: C): V;
  outcome(at: At<CivilWar, T>, value: V): Result;
}

/** The rule of a choice, and who is asked for it. */
interface Choice<T, C extends Command> {
  readonly rule: Rule<CivilWar, T, C>;
  readonly asking: Pick<Asks<CivilWar, T>, 'section' | 'seats'> & Required<Pick<Asks<CivilWar, T>, 'stuck'>>;
}

/** A step that asks its seat for one of several things, and asks nobody when there is no more than one. */
export const choice = <T extends { readonly seat: Seat }, C extends Command, V extends string>({
  section,
  among,
  form,
  chosen,
  outcome,
}: Choosing<T, C, V>): Choice<T, C> => {
  const at = (state: State, step: T): At<CivilWar, T> => ({ state, seat: step.seat, step });
  return {
    rule: {
      section,
      offers: here => [form(among(here))],
      decide: (here, command) => outcome(here, chosen(command)),
    },
    asking: {
      section,
      seats: (state, step) => (among(at(state, step)).length > 1 ? [step.seat] : []),
      stuck(state, step) {
        const here = at(state, step);
        const [only] = among(here);
        return only === undefined ? {} : outcome(here, only);
      },
    },
  };
};

/** The steps that one section's file answers for. */
export type StepsHere<K extends Step['kind']> = Pick<Steps<CivilWar>, K>;
