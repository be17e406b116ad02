/** Small helpers shared by several sections. */
import { within } from '../../../kernel/kit/edits';
import * as kit from '../../../kernel/kit/rules';
import type { Outcome } from '../../../kernel/rule';
import { MAX_MORALE, type State, type CivilWar } from '../state';
import type { Command, Event, Seat, Step } from '../vocabulary';

export type Result = Outcome<CivilWar>;
export type RuleFor<K extends Step['kind'], C extends Command['kind']> = kit.RuleFor<CivilWar, K, C>;
export type AtStep<K extends Step['kind']> = kit.AtStep<CivilWar, K>;
export type StepsHere<K extends Step['kind']> = kit.StepsHere<CivilWar, K>;

export const { own, isOpen, plain, done, choice, oneFewer, assemble } = kit.ruleKit<CivilWar>();

/**
 * The seat of a step that may be left with nothing to choose. It then ends by itself, unless a table was set up by
 * hand at this step.
 */
export const mayClose = own;

/** §morale Morale goes up or down, between 0 and 20; no event if nothing changes. */
export const moraleChange = ({ morale }: State, seat: Seat, by: number): readonly Event[] => {
  const change = within(morale[seat] + by, 0, MAX_MORALE) - morale[seat];
  return change ? [{ kind: 'morale-changed', seat, by: change }] : [];
};
