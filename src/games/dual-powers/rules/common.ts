/** Small helpers shared by several sections. */
import * as kit from '../../../kernel/kit/rules';
import type { Section } from '../../../kernel/messages';
import type { Outcome, Rule } from '../../../kernel/rule';
import type { DualPowers } from '../state';
import type { Command, CommandOf, Step } from '../vocabulary';

export type Result = Outcome<DualPowers>;
export type RuleFor<K extends Step['kind'], C extends Command['kind']> = kit.RuleFor<DualPowers, K, C>;
export type StepsHere<K extends Step['kind']> = kit.StepsHere<DualPowers, K>;

export const { own, isOpen, plain, done, assemble } = kit.ruleKit<DualPowers>();

/** The command that declines what a step allows: every action MAY be taken. */
export const declineAt = <T>(section: Section): Rule<DualPowers, T, CommandOf<'decline'>> =>
  plain('decline', section, ({ seat }) => ({ events: [{ kind: 'declined', seat }] }));
