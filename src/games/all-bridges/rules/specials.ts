/** §4.1 Special Activities: at any one moment before, during or after the Command that they accompany. */
import type { Refusal } from '../../../kernel/refusal';
import { refuse } from '../refusals';
import type { State } from '../state';
import { SPECIALS, type CommandName, type Operation, type SpecialName, type Step } from '../vocabulary';
import { isOpen, operationOf, type Result } from './common';
import { coordinate, crackdown } from './crackdown';
import { dialogue } from './dialogue';
import { foreignRelations } from './foreign-relations';
import { personality } from './personality';
import type { SpecialPlan } from './plan';
import { politicalEvent } from './political-event';
import { prepare } from './prepare';
import { publish } from './publish';
import type { Rule } from '../../../kernel/rule';
import type { AllBridges } from '../types';
import type { CommandOf } from '../vocabulary';

const PLANS: Readonly<Record<SpecialName, SpecialPlan>> = {
  'political-event': politicalEvent,
  'foreign-relations': foreignRelations,
  prepare,
  coordinate,
  crackdown,
  personality,
  dialogue,
  publish,
};

export const specialPlanOf = (activity: SpecialName): SpecialPlan => PLANS[activity];
/** §4.1.1 May a Special Activity accompany this Command? */
export const suits = (activity: SpecialName, command: CommandName): boolean => PLANS[activity].suits(command);

const forbidsSpecial = (state: State, terms: Operation, activity: SpecialName): Refusal | undefined => {
  const { isWarOnly, rules, seats, section, start } = PLANS[activity];
  const { chosen, seat } = terms;
  if (!seats.includes(seat)) return refuse(section, 'not-this-faction');
  if (isWarOnly && state.phase === 1) return refuse(section, 'phase-two-only');
  if (chosen !== 'none' && !suits(activity, chosen)) {
    return refuse('§4.1.1', 'does-not-accompany', { activity, command: chosen });
  }
  return isOpen(rules, { state, seat, step: start(state, terms) }) ? undefined : refuse(section, 'nothing-to-select');
};

/** Is any Special Activity open beside this Command now? */
export const isSpecialPossible = (state: State, terms: Operation): boolean =>
  terms.special === 'open' && SPECIALS.some(activity => !forbidsSpecial(state, terms, activity));

/** A Special Activity begins: an Event may grant one too. */
export const specialStart = (state: State, terms: Operation, activity: SpecialName): Step =>
  PLANS[activity].start(state, terms);

/** Is this Special Activity open to a Faction on these terms? */
export const isSpecialOpen = (state: State, terms: Operation, activity: SpecialName): boolean =>
  !forbidsSpecial(state, terms, activity);

/** §4.1 Open while the Faction is asked something within its Command. */
export const specialActivity: Rule<AllBridges, Step, CommandOf<'special-activity'>> = {
  section: '§4.1',
  offers({ state, seat, step }) {
    const terms = operationOf(state, seat);
    return terms?.special === 'open' && 'seat' in step && step.seat === seat
      ? [{ kind: 'special-activity', activity: SPECIALS.filter(one => PLANS[one].seats.includes(seat)) }]
      : [];
  },
  forbids({ state, seat }, { activity }) {
    const terms = operationOf(state, seat);
    return terms && forbidsSpecial(state, terms, activity);
  },
  decide({ state, seat }, { activity }): Result {
    const terms = operationOf(state, seat);
    return terms
      ? {
          events: [{ kind: 'special-used', seat, activity }],
          then: [specialStart(state, terms, activity)],
        }
      : {};
  },
};
