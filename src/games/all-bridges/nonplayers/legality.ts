/** What the rules allow a Non-player: at the step on top, and at the first step of a Command not yet begun. */
import { eachCommand, matches } from '../../../kernel/offers';
import type { At, Rule } from '../../../kernel/rule';
import { anytime } from '../rules/anytime';
import { operation } from '../rules/common';
import { planOf, specialPlanOf } from '../rules/plans';
import { begunCommand, begunSpecial, type Begun } from '../rules/possible';
import type { State, AllBridges } from '../state';
import type { Command, CommandName, Operation, Seat, SpecialName, Step } from '../vocabulary';
import type { Legal } from './types';

/** Rules of any step and command. */
export type LooseRule = Rule<AllBridges, Step, Command>;
type LooseAt = At<AllBridges, Step>;

/** The rule for a command, if it is legal. */
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

const beginningAt = ({ seat, state, step }: Begun, rules: readonly unknown[]): Beginning => ({
  state,
  at: step.kind,
  // a plan's rules answer its first step; §1.4.2 own pieces may be taken back for it
  isLegal: given =>
    ruleFor([...rules, anytime.withdraw] as readonly LooseRule[], { state, seat, step }, given) !== undefined,
});
/** A Command as if it had just begun on some terms. */
export const beginning = (state: State, terms: Operation, command: CommandName): Beginning =>
  beginningAt(begunCommand(state, terms, command), planOf(command).rules);

/** A Special Activity as if it had just begun. */
export const beginningOf = (state: State, seat: Seat, activity: SpecialName): Beginning =>
  beginningAt(begunSpecial(state, operation(seat, {}), activity), specialPlanOf(activity).rules);
