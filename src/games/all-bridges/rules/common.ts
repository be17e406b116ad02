/** Small helpers shared by several sections: payment, the terms of a Command, selecting step by step. */
import { SPACES, type Space } from '../data/map';
import { cellsIn } from '../selectors';
import type { State, AllBridges } from '../state';
import type {
  Arrived,
  Moved,
  Seat,
  Stance,
  Command,
  CommandName,
  CommandOf,
  Event,
  Operation,
  Step,
  StepOf,
} from '../vocabulary';
import * as kit from '../../../kernel/kit/rules';
import type { Section } from '../../../kernel/messages';
import type { Refusal } from '../../../kernel/refusal';
import { refuse } from '../refusals';
import type { Asks, At, Outcome, Rule } from '../../../kernel/rule';
import { frameOf } from '../../../kernel/agenda';
import { eachCommand } from '../../../kernel/offers';
import { resourcesChange } from '../changes';
import { isNonplayer, isToTheLetter } from '../options';

/** §3.2.5, §3.3.2 The pieces that arrived in each space in this Command, and may not move again. */
const NONE_ARRIVED = { active: 0, inactive: 0, russians: 0 };
export const NOTHING_MOVED: Moved = { arrived: {}, markers: [], cells: 0, russians: 0, origins: [] };

/** Pieces of a sort that have arrived in a space during this Command. */
export const arrivedIn = (arrived: Arrived, space: Space, piece: Stance | 'russians'): number =>
  (arrived[space] ?? NONE_ARRIVED)[piece];
/** One more piece has arrived in a space. */
export const withArrival = (arrived: Arrived, space: Space, piece: Stance | 'russians'): Arrived => {
  const before = arrived[space] ?? NONE_ARRIVED;
  return { ...arrived, [space]: { ...before, [piece]: before[piece] + 1 } };
};
/** §3.2.5, §3.3.2 Cells that have not moved yet in this Command. */
export const movable = (state: State, arrived: Arrived, space: Space, seat: Seat, stance: Stance): number =>
  cellsIn(state, space, seat, stance) - arrivedIn(arrived, space, stance);

export type Result = Outcome<AllBridges>;
export type RuleFor<K extends Step['kind'], C extends Command['kind']> = kit.RuleFor<AllBridges, K, C>;
export type AskFor<K extends Step['kind']> = Asks<AllBridges, StepOf<K>>;
export type AtStep<K extends Step['kind']> = kit.AtStep<AllBridges, K>;
export type StepsHere<K extends Step['kind']> = kit.StepsHere<AllBridges, K>;

export const { own, assemble } = kit.ruleKit<AllBridges>();
export const nothing = (): Result => ({});

/** The one face of a single die. */
export const faceOf = (faces: readonly number[]): number => faces[0] ?? 1;

// ---------------------------------------------------------------- terms
export const NO_LIMIT = 99;

/** A full Command in a Faction's turn; `terms` override its terms. */
export const operation = (seat: Seat, terms: Partial<Omit<Operation, 'kind' | 'seat'>>): Operation => ({
  kind: 'operation',
  seat,
  commands: [],
  special: 'none',
  limited: false,
  free: false,
  optional: false,
  chosen: 'none',
  within: 'anywhere',
  from: 'anywhere',
  most: NO_LIMIT,
  bonus: 0,
  byEvent: false,
  ...terms,
});

export const operationOf = (state: State, seat: Seat): Operation | undefined =>
  frameOf(state, 'operation', frame => frame.seat === seat);

/** The terms of a seat's Command: those of the frame beneath, or a full Command's. */
export const termsOf = (state: State, seat: Seat): Operation => operationOf(state, seat) ?? operation(seat, {});

// ---------------------------------------------------------------- plans
/** How a Command begins, and for whom. */
export interface Plan {
  readonly section: Section;
  readonly seats: readonly Seat[];
  /** §2.4 Only in Phase II. */
  readonly isWarOnly: boolean;
  /** Its first step. */
  start(state: State, terms: Operation): Step;
  /** Effective commands of its first step: while one is open, the Command can be executed. */
  readonly rules: readonly Rule<AllBridges, never, never>[];
}

/** How a Special Activity begins, and beside which Commands. */
export interface SpecialPlan extends Plan {
  /** §4.1.1 May it accompany this Command? */
  suits(command: CommandName): boolean;
  /** The most Resources it can bring now; left out if none. */
  brings?(state: State, seat: Seat): number;
}

// ---------------------------------------------------------------- payment
/** §3.1.2, §8.1.3 Is it free? A free Command is, and everything of a Non-player. */
export const isFree = (state: State, seat: Seat): boolean => isNonplayer(state, seat) || termsOf(state, seat).free;
/** A Faction's payment in its Command; none if the Command is free, §3.1.2. */
export const pay = (state: State, seat: Seat, cost: number): readonly Event[] =>
  isFree(state, seat) ? [] : resourcesChange(state, seat, -cost);
/** A payment that even a free Command makes (Agitation, §3.1.2), or outside a Command. */
export const payAlways = (state: State, seat: Seat, cost: number): readonly Event[] =>
  isNonplayer(state, seat) ? [] : resourcesChange(state, seat, -cost);

const POOR = 'too-few-resources';
export const poorAlways = (state: State, seat: Seat, cost: number, section: Section): Refusal | undefined =>
  state.resources[seat] < cost && !isNonplayer(state, seat)
    ? refuse(section, POOR, { cost, resources: state.resources[seat] })
    : undefined;
export const poor = (state: State, seat: Seat, cost: number, section: Section): Refusal | undefined =>
  isFree(state, seat) ? undefined : poorAlways(state, seat, cost, section);

/** §4.1 A Special Activity accompanies a Command: until that is chosen, one Resource must remain to pay for it. */
export const keepsForCommand = (state: State, seat: Seat, cost: number): Refusal | undefined =>
  operationOf(state, seat)?.chosen === 'none' && !isFree(state, seat) && state.resources[seat] - cost < 1
    ? refuse('§4.1', 'keep-for-command')
    : undefined;

// ---------------------------------------------------------------- selecting
export const isAmong = (spaces: 'anywhere' | readonly Space[], space: Space): boolean =>
  spaces === 'anywhere' || spaces.includes(space);

/**
 * §5.4 A free Command given by an Event in some spaces must be carried out there: an option without a space (a cube,
 * a die for Cells anywhere) is refused.
 */
export const forbidsNowhere = (state: State, seat: Seat): Refusal | undefined => {
  const { within } = termsOf(state, seat);
  return within !== 'anywhere' && within.length < SPACES.length && isToTheLetter(state)
    ? refuse('§5.4', 'in-no-space')
    : undefined;
};

/** Why a space cannot be selected now, by the rules common to all Commands. */
export const forbidsSelection = (
  state: State,
  seat: Seat,
  selected: readonly Space[],
  space: Space,
): Refusal | undefined => {
  const { limited, most, within } = termsOf(state, seat);
  if (selected.includes(space)) return refuse('§3.1', 'already-selected');
  if (limited && selected.length) return refuse('§2.2.4', 'one-space-only');
  if (selected.length >= most) return refuse('§5.4', 'no-more-spaces', { most });
  return isAmong(within, space) ? undefined : refuse('§5.4', 'not-that-space');
};

type AnyRuleAt<T> = { readonly rules: readonly Rule<AllBridges, T, never>[]; readonly at: At<AllBridges, T> };
/** Rules whose commands select something; the compiler cannot type a list of different commands. */
export const ruleList = <T>(...rules: readonly unknown[]): readonly Rule<AllBridges, T, never>[] =>
  rules as readonly Rule<AllBridges, T, never>[];

const some = <T>({ rules, at }: AnyRuleAt<T>, passes: (refusal: Refusal | undefined) => boolean): boolean =>
  rules.some(rule =>
    rule.offers(at).some(form => eachCommand<never>(form, command => passes(rule.forbids?.(at, command)))),
  );
/** Has one of the rules a legal command here? */
export const isOpen = <T>(rules: readonly Rule<AllBridges, T, never>[], at: At<AllBridges, T>): boolean =>
  some({ rules, at }, refusal => !refusal);
/** Would one of the rules be open with enough Resources? */
export const isOpenForMoney = <T>(rules: readonly Rule<AllBridges, T, never>[], at: At<AllBridges, T>): boolean =>
  some({ rules, at }, refusal => !refusal || refusal.reason === POOR);
/** The refusal if only a lack of Resources prevents a command. */
export const lackIn = <T>(rules: readonly Rule<AllBridges, T, never>[], at: At<AllBridges, T>): Refusal | undefined => {
  let lack: Refusal | undefined;
  some({ rules, at }, refusal => {
    if (refusal?.reason === POOR) lack = refusal;
    return lack !== undefined;
  });
  return lack;
};

/**
 * Who is asked by a step that keeps selecting: nobody if nothing is left to select. While a Special Activity may
 * still bring Resources, their lack alone ends nothing.
 */
export const whileOpen =
  <T extends { readonly seat: Seat }>(rules: readonly Rule<AllBridges, T, never>[]) =>
  (state: State, step: T): readonly Seat[] => {
    const { seat } = step;
    const at = { state, seat, step };
    const hopes = termsOf(state, seat).special === 'open';
    return (hopes ? isOpenForMoney(rules, at) : isOpen(rules, at)) ? [seat] : [];
  };

/** The command that ends a step early; `then`: what follows the end. */
export const doneAt = <K extends Step['kind']>(
  section: Section,
  then: (at: AtStep<K>) => Result = nothing,
  forbids?: (at: AtStep<K>) => Refusal | undefined,
): RuleFor<K, 'done'> => ({
  section,
  offers: () => [{ kind: 'done' }],
  ...(forbids && { forbids }),
  decide: at => then(at),
});

/** §3.1 A Command cannot end before anything is done, while something can be done. */
export const notIdle =
  <K extends Step['kind']>(
    rules: readonly Rule<AllBridges, StepOf<K>, never>[],
    isBegun: (step: StepOf<K>) => boolean,
  ) =>
  (at: AtStep<K>): Refusal | undefined =>
    !isBegun(at.step) && isOpen(rules, at) ? refuse('§3.1', 'nothing-done') : undefined;

/** The end of a Command for which spaces are selected, one after another. */
export const doneSelecting = <T extends { readonly spaces: readonly Space[] }>(
  section: Section,
  selects: readonly Rule<AllBridges, T, never>[],
): Rule<AllBridges, T, CommandOf<'done'>> => ({
  section,
  offers: () => [{ kind: 'done' }],
  forbids: at => (at.step.spaces.length === 0 && isOpen(selects, at) ? refuse('§3.1', 'nothing-done') : undefined),
  decide: nothing,
});
