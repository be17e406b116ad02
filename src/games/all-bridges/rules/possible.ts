/** §3.1, §4.1 What can a Faction do? The one file that decides which Commands and Special Activities are open to it. */
import type { Refusal } from '../../../kernel/refusal';
import type { At } from '../../../kernel/rule';
import { SPACES } from '../data/map';
import { isNonplayer, isToTheLetter } from '../options';
import { refuse } from '../refusals';
import { availableCells, cellsIn } from '../selectors';
import type { State, AllBridges } from '../state';
import { SPECIALS, type CommandName, type Operation, type SpecialName, type Step } from '../vocabulary';
import { forbidsNowhere, isOpen, lackIn } from './common';
import { planOf, specialPlanOf, suits } from './plans';

/** A table on which a Command or Special Activity has just begun: its first step asks the Faction. */
export type Begun = At<AllBridges, Step>;

const begun = (state: State, terms: Operation, step: Step, below: readonly Step[]): Begun => ({
  state: { ...state, agenda: [step, ...below, ...state.agenda] },
  seat: terms.seat,
  step,
});
/** A Command as if it had just begun on some terms. */
export const begunCommand = (state: State, terms: Operation, command: CommandName): Begun => {
  const chosen = { ...terms, chosen: command };
  return begun(state, terms, planOf(command).start(state, chosen), [chosen]);
};
/** A Special Activity as if it had just begun. */
export const begunSpecial = (state: State, terms: Operation, activity: SpecialName): Begun =>
  begun(state, terms, specialPlanOf(activity).start(state, terms), []);

/** Why a Faction cannot execute this Command on these terms; undefined if it can. */
export const forbidsCommand = (state: State, terms: Operation, command: CommandName): Refusal | undefined => {
  const { isWarOnly, section, rules } = planOf(command);
  if (isWarOnly && state.phase === 1) return refuse(section, 'phase-two-only');
  if (terms.special !== 'open' && terms.special !== 'none' && !suits(terms.special, command)) {
    return refuse('§4.1.1', 'does-not-accompany', { activity: terms.special, command });
  }
  const begun = begunCommand(state, terms, command);
  if (isOpen(rules, begun)) return undefined;
  if (command === 'rally' && mayRegain(state, terms)) return refuse('§1.4.2', 'none-available');
  // only Politics selects no space at all
  const nowhere = command === 'politics' ? forbidsNowhere(begun.state, terms.seat) : undefined;
  return nowhere ?? lackIn(rules, begun) ?? refuse(section, 'nothing-to-select');
};
/** Is any of its Commands open to a Faction on these terms, with the Resources it has? */
export const canCommand = (state: State, terms: Operation): boolean =>
  terms.commands.some(command => !forbidsCommand(state, terms, command));

/**
 * §1.4.2 May a Faction first take a Cell back from the map, for a Rally given by an Event? No Cell is Available, and
 * with one the Rally would be possible.
 */
export const mayRegain = (state: State, terms: Operation): boolean => {
  const { commands, free, seat } = terms;
  if (!free || !commands.includes('rally') || !isToTheLetter(state) || isNonplayer(state, seat)) return false;
  const from = availableCells(state, seat) ? undefined : SPACES.find(space => cellsIn(state, space, seat));
  if (!from) return false;
  const here = state.spaces[from];
  const stance = here[seat].active ? 'active' : 'inactive';
  const less = { ...here, [seat]: { ...here[seat], [stance]: here[seat][stance] - 1 } };
  return canCommand({ ...state, spaces: { ...state.spaces, [from]: less } }, terms);
};

/** Why a Faction cannot use this Special Activity on these terms; undefined if it can. */
export const forbidsSpecial = (state: State, terms: Operation, activity: SpecialName): Refusal | undefined => {
  const { isWarOnly, rules, seats, section } = specialPlanOf(activity);
  const { chosen, seat } = terms;
  if (!seats.includes(seat)) return refuse(section, 'not-this-faction');
  if (isWarOnly && state.phase === 1) return refuse(section, 'phase-two-only');
  if (chosen !== 'none' && !suits(activity, chosen)) {
    return refuse('§4.1.1', 'does-not-accompany', { activity, command: chosen });
  }
  if (!isOpen(rules, begunSpecial(state, terms, activity))) return refuse(section, 'nothing-to-select');
  // §4.1 it accompanies a Command: before that is chosen, one must remain possible
  return chosen === 'none' && terms.commands.length && !canCommandAfter(state, terms, activity)
    ? refuse('§4.1', 'no-command-possible')
    : undefined;
};
/** Is a Command open after this Special Activity, with the most it can bring? */
const canCommandAfter = (state: State, terms: Operation, activity: SpecialName): boolean => {
  const { seat } = terms;
  const brought = specialPlanOf(activity).brings?.(state, seat) ?? 0;
  const richer = { ...state, resources: { ...state.resources, [seat]: state.resources[seat] + brought } };
  return canCommand(richer, { ...terms, special: activity });
};

/** Is this Special Activity open to a Faction on these terms? */
export const isSpecialOpen = (state: State, terms: Operation, activity: SpecialName): boolean =>
  !forbidsSpecial(state, terms, activity);
/** Is any Special Activity open beside this Command now? */
export const isSpecialPossible = (state: State, terms: Operation): boolean =>
  terms.special === 'open' && SPECIALS.some(activity => isSpecialOpen(state, terms, activity));

/** §4.1 Can a Faction act on these terms: at once, or with the Resources of a preceding Special Activity? */
export const canAct = (state: State, terms: Operation): boolean =>
  canCommand(state, terms) || isSpecialPossible(state, terms);
