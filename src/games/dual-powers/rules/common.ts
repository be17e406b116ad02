/** Small parts that several sections share. */
import type { Section } from '../../../kernel/messages';
import type { At, Outcome, Rule, Steps } from '../../../kernel/rule';
import { eachCommand } from '../../../kernel/offers';
import type { State } from '../state';
import type { DualPowers } from '../types';
import type { CommandOf, Command, Seat, Step, StepOf } from '../vocabulary';

export type Result = Outcome<DualPowers>;
export type RuleFor<K extends Step['kind'], C extends Command['kind']> = Rule<DualPowers, StepOf<K>, CommandOf<C>>;

/** The seat that a step names. */
export const own = (_state: State, { seat }: { readonly seat: Seat }): readonly Seat[] => [seat];

/** Has the rule a legal command here? Ask it of public rules only: who is asked is public. */
export const isOpen = <T, C extends Command>(rule: Rule<DualPowers, T, C>, at: At<DualPowers, T>): boolean =>
  rule.offers(at).some(form => eachCommand<C>(form, command => !rule.forbids?.(at, command)));

/** The command that leaves a step with nothing more done. */
export const doneAt = <T>(section: Section): Rule<DualPowers, T, CommandOf<'done'>> => ({
  section,
  offers: () => [{ kind: 'done' }],
  decide: () => ({}),
});

/** The command that gives up what a step allows: every action MAY be taken. */
export const declineAt = <T>(section: Section): Rule<DualPowers, T, CommandOf<'decline'>> => ({
  section,
  offers: () => [{ kind: 'decline' }],
  decide: ({ seat }) => ({ events: [{ kind: 'declined', seat }] }),
});

/** The steps that one section's file answers for. */
export type StepsHere<K extends Step['kind']> = Pick<Steps<DualPowers>, K>;
