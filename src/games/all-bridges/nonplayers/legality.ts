/** What the rules allow a Non-player to ask: at the step on top, and at the first step of a Command not yet begun. */
import { eachCommand, matches } from '../../../kernel/offers';
import type { At, Rule } from '../../../kernel/rule';
import { operation } from '../rules/common';
import { planOf } from '../rules/plans';
import { specialPlanOf } from '../rules/specials';
import type { State } from '../state';
import type { AllBridges } from '../types';
import type { Command, CommandName, Operation, Seat, SpecialName, Step } from '../vocabulary';
import type { Legal } from './types';

/** Rules whose steps and commands nobody has told apart yet. */
export type LooseRule = Rule<AllBridges, Step, Command>;
type LooseAt = At<AllBridges, Step>;

/** The rule that a command follows, if it is legal. */
export const ruleFor = (rules: readonly LooseRule[], at: LooseAt, command: Command): LooseRule | undefined =>
  rules.find(rule => rule.offers(at).some(form => matches(form, command)) && !rule.forbids?.(at, command));

/** Every legal command of some rules. */
export const legalOf = (rules: readonly LooseRule[], at: LooseAt): readonly Command[] => {
  const all: Command[] = [];
  for (const rule of rules) {
    for (const form of rule.offers(at)) {
      eachCommand<Command>(form, command => {
        if (!rule.forbids?.(at, command)) all.push(command);
      });
    }
  }
  return all;
};

export interface Beginning {
  readonly state: State;
  readonly at: Step['kind'];
  readonly isLegal: Legal;
}

/** A Command as if it had just begun on some terms. */
export const beginning = (state: State, terms: Operation, command: CommandName): Beginning => {
  const { start, rules } = planOf(command);
  const chosen = { ...terms, chosen: command };
  const step = start(state, chosen);
  const begun = { ...state, agenda: [step, chosen, ...state.agenda] };
  // a plan's rules answer its first step
  const loose = rules as unknown as readonly LooseRule[];
  return {
    state: begun,
    at: step.kind,
    isLegal: given => ruleFor(loose, { state: begun, seat: terms.seat, step }, given) !== undefined,
  };
};

/** A Special Activity as if it had just begun. */
export const beginningOf = (state: State, seat: Seat, activity: SpecialName): Beginning => {
  const { start, rules } = specialPlanOf(activity);
  const step = start(state, operation(seat, {}));
  const begun = { ...state, agenda: [step, ...state.agenda] };
  const loose = rules as unknown as readonly LooseRule[];
  return {
    state: begun,
    at: step.kind,
    isLegal: given => ruleFor(loose, { state: begun, seat, step }, given) !== undefined,
  };
};
