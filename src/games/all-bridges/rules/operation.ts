/** §3.1, §4.1 The frame of a Command: which one, and the Special Activity before, during or after it. */
import type { Refusal } from '../../../kernel/refusal';
import { refuse } from '../refusals';
import type { State } from '../state';
import { COMMANDS, type CommandName, type Operation, type Seat } from '../vocabulary';
import { doneAt, isOpen, own, type AskFor, type Result, type RuleFor, type StepsHere } from './common';
import { isSpecialPossible, suits } from './specials';
import { planOf } from './plans';

/** §3.2, §3.3 The Commands of a Faction. */
export const commandsOf = (seat: Seat): readonly CommandName[] =>
  COMMANDS.filter(command => planOf(command).seats.includes(seat));

/** Why this Command cannot be executed at all on these terms. */
const forbidsCommand = (state: State, terms: Operation, command: CommandName): Refusal | undefined => {
  const { isWarOnly, section, rules, start } = planOf(command);
  if (isWarOnly && state.phase === 1) return refuse(section, 'phase-two-only');
  if (terms.special !== 'open' && terms.special !== 'none' && !suits(terms.special, command)) {
    return refuse('§4.1.1', 'does-not-accompany', { activity: terms.special, command });
  }
  const at = { state: { ...state, agenda: [terms, ...state.agenda] }, seat: terms.seat, step: start(state, terms) };
  return isOpen(rules, at) ? undefined : refuse(section, 'nothing-to-select');
};

/** Is any of its Commands open to a Faction on these terms? */
export const canCommand = (state: State, terms: Operation): boolean =>
  terms.commands.some(command => !forbidsCommand(state, terms, command));

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
  offers: ({ step }) => (step.optional && step.chosen === 'none' ? [{ kind: 'decline' }] : []),
  decide: () => ({}),
};

/** One Command alone is begun without a question, unless a Special Activity may come before it. */
const beginsAlone = ({ chosen, commands, special }: Operation): boolean =>
  chosen === 'none' && commands.length === 1 && special !== 'open';

const operationStep: AskFor<'operation'> = {
  section: '§3.1',
  seats(state, step) {
    if (step.chosen !== 'none') return isSpecialPossible(state, step) ? own(state, step) : [];
    return !beginsAlone(step) && canCommand(state, step) ? own(state, step) : [];
  },
  answers: {
    'choose-command': choose,
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
