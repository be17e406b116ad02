/** §3.1, §4.1 The frame of a Command: which one, and the Special Activity before, during or after it. */
import type { Rule } from '../../../kernel/rule';
import { refuse } from '../refusals';
import type { State, AllBridges } from '../state';
import { SPECIALS, type CommandName, type CommandOf, type Operation, type SpecialName, type Step } from '../vocabulary';
import { doneAt, operationOf, own, type AskFor, type Result, type RuleFor, type StepsHere } from './common';
import { planOf, specialPlanOf } from './plans';
import { canAct, canCommand, forbidsCommand, forbidsSpecial, isSpecialPossible, mayRegain } from './possible';

const begun = (state: State, terms: Operation, command: CommandName): Result => ({
  events: [{ kind: 'command-chosen', seat: terms.seat, command }],
  then: [planOf(command).start(state, terms), { ...terms, chosen: command }],
});

const choose: RuleFor<'operation', 'choose-command'> = {
  section: '§3.1',
  offers: ({ step }) => (step.chosen === 'none' ? [{ kind: 'choose-command', command: step.commands }] : []),
  forbids: ({ state, step }, { command }) => forbidsCommand(state, step, command),
  decide: ({ state, step }, { command }) => begun(state, step, command),
};

const decline: RuleFor<'operation', 'decline'> = {
  section: '§5.4',
  offers: ({ state, step }) =>
    step.chosen === 'none' && (step.optional || mayRegain(state, step)) ? [{ kind: 'decline' }] : [],
  decide: () => ({}),
};

/** A Special Activity begins: an Event may grant one too. */
export const specialStart = (state: State, terms: Operation, activity: SpecialName): Step =>
  specialPlanOf(activity).start(state, terms);

/** §4.1 Before or after the Command. */
const specialActivity: RuleFor<'operation', 'special-activity'> = {
  section: '§4.1',
  offers: ({ step }) =>
    step.special === 'open'
      ? [{ kind: 'special-activity', activity: SPECIALS.filter(one => specialPlanOf(one).seats.includes(step.seat)) }]
      : [],
  forbids: ({ state, step }, { activity }) => forbidsSpecial(state, step, activity),
  decide: ({ state, seat, step }, { activity }) => ({
    events: [{ kind: 'special-used', seat, activity }],
    then: [specialStart(state, step, activity), { ...step, special: activity }],
  }),
};
/** §4.1 During the Command, whenever the Faction is asked something in it. */
export const specialMeanwhile: Rule<AllBridges, Step, CommandOf<'special-activity'>> = {
  section: '§4.1',
  offers({ state, seat, step }) {
    const terms = operationOf(state, seat);
    return terms && step.kind !== 'operation' && 'seat' in step && step.seat === seat
      ? specialActivity.offers({ state, seat, step: terms })
      : [];
  },
  forbids({ state, seat }, { activity }) {
    const terms = operationOf(state, seat);
    return terms && forbidsSpecial(state, terms, activity);
  },
  decide({ state, seat }, { activity }): Result {
    const terms = operationOf(state, seat);
    return terms
      ? { events: [{ kind: 'special-used', seat, activity }], then: [specialStart(state, terms, activity)] }
      : {};
  },
};

/** A single Command begins without a question, unless a Special Activity may precede it. */
const beginsAlone = ({ chosen, commands, special }: Operation): boolean =>
  chosen === 'none' && commands.length === 1 && special !== 'open';

const operationStep: AskFor<'operation'> = {
  section: '§3.1',
  seats(state, step) {
    if (step.chosen !== 'none') return isSpecialPossible(state, step) ? own(state, step) : [];
    const isAsked = beginsAlone(step) ? !canCommand(state, step) && mayRegain(state, step) : canAct(state, step);
    return isAsked ? own(state, step) : [];
  },
  answers: {
    'choose-command': choose,
    'special-activity': specialActivity,
    decline,
    done: doneAt<'operation'>('§4.1', undefined, ({ step }) =>
      step.chosen === 'none' ? refuse('§3.1', 'command-first') : undefined,
    ),
  },
  stuck(state, step) {
    const [command] = step.commands;
    return beginsAlone(step) && command && canCommand(state, step) ? begun(state, step, command) : {};
  },
};

export const operationSteps = { operation: operationStep } satisfies StepsHere<'operation'>;
