/** §5.4 Free Commands of Events: the executing Faction chooses the Faction, and that one decides the details. */
import type { Memory } from '../../../kernel/effects';
import { NO_LIMIT, operation, type AskFor, type Result, type RuleFor, type StepsHere } from '../rules/common';
import { commandsOf } from '../rules/plans';
import { canCommand, mayRegain } from '../rules/possible';
import type { State } from '../state';
import type { CommandName, Operation, Seat, StepOf } from '../vocabulary';
import type { EffectOf } from './effect-types';
import { spacesOf, spaceThere } from './frame';

const commandsFor = (seat: Seat, { commands }: EffectOf<'command'>): readonly CommandName[] => {
  const all = commandsOf(seat);
  if (commands === 'all') return all;
  return commands === 'all-but-attack'
    ? all.filter(one => one !== 'attack')
    : commands.filter(one => all.includes(one));
};

/** The terms of the free Command for one Faction; a choice of Commands may also be declined. */
export const termsFor = (state: State, seat: Seat, effect: EffectOf<'command'>, memory: Memory = {}): Operation => {
  const { where = {}, most = NO_LIMIT, bonus = 0, byEvent = false, from } = effect;
  const commands = commandsFor(seat, effect);
  const there = spaceThere(memory);
  return operation(seat, {
    commands,
    free: true,
    limited: most === 1,
    most,
    bonus,
    byEvent,
    optional: commands.length > 1,
    within: spacesOf(state, seat, where, memory),
    ...(from && there ? { from: [there] } : {}),
  });
};

const amongOf = (seat: Seat, { who }: EffectOf<'command'>): readonly Seat[] => (who === 'you' ? [seat] : who);
/** Of the Factions that an effect names, with `seat` as "you", those that can carry it out. */
export const ableOf = (state: State, seat: Seat, effect: EffectOf<'command'>, memory: Memory): readonly Seat[] =>
  amongOf(seat, effect).filter(one => {
    const terms = termsFor(state, one, effect, memory);
    return canCommand(state, terms) || mayRegain(state, terms);
  });

/** The named Faction may act; if several could, the executing Faction chooses. */
export const granted = (_state: State, seat: Seat, effect: EffectOf<'command'>, memory: Memory): Result => ({
  then: [{ kind: 'grant', seat, among: amongOf(seat, effect), effect, memory }],
});

const given = (state: State, { effect, memory }: StepOf<'grant'>, faction: Seat): Result => ({
  then: [termsFor(state, faction, effect, memory)],
});

const grant: RuleFor<'grant', 'grant'> = {
  section: '§5.4',
  offers: ({ state, step }) => [{ kind: 'grant', faction: ableOf(state, step.seat, step.effect, step.memory) }],
  decide({ state, seat, step }, { faction }) {
    return { events: [{ kind: 'command-granted', seat, faction }], ...given(state, step, faction) };
  },
};

const grantStep: AskFor<'grant'> = {
  section: '§5.4',
  seats: (state, step) => (ableOf(state, step.seat, step.effect, step.memory).length > 1 ? [step.seat] : []),
  answers: { grant },
  stuck(state, step) {
    const [only] = ableOf(state, step.seat, step.effect, step.memory);
    return only ? given(state, step, only) : {};
  },
};

export const grantSteps = { grant: grantStep } satisfies StepsHere<'grant'>;
