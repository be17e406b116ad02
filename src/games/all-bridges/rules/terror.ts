/** §3.2.3 Terror: where, what it removes from a space, and its effect on Polarization. */
import type { Refusal } from '../../../kernel/refusal';
import { cellStruck, polarizationChange, terrorStrikes } from '../changes';
import { SPACES, type Space } from '../data/map';
import { refuse } from '../refusals';
import { cellsIn, discsIn, isGuard, piecesIn } from '../selectors';
import type { State } from '../state';
import { SIDES, STANCES, discOf, enemiesOf, isSide, type Seat, type StepOf } from '../vocabulary';
import {
  doneAt,
  forbidsNowhere,
  forbidsSelection,
  isOpen,
  notIdle,
  pay,
  poor,
  ruleList,
  termsOf,
  whileOpen,
  type Plan,
  type RuleFor,
  type StepsHere,
} from './common';

/** §3.2.3 A Cell may be removed, unless it is the last one that guards a Capability or Prepared marker. */
const forbidsCell = (state: State, space: Space, faction: Seat): Refusal | undefined =>
  isGuard(state, space, faction) ? refuse('§3.2.3', 'guards-a-marker') : undefined;

const strike: RuleFor<'terror-space', 'remove-cell'> = {
  section: '§3.2.3',
  offers: ({ seat }) => [{ kind: 'remove-cell', faction: enemiesOf(seat), stance: STANCES }],
  forbids: ({ state, step }, { faction, stance }) =>
    cellsIn(state, step.space, faction, stance)
      ? forbidsCell(state, step.space, faction)
      : refuse('§3.2.3', 'none-there'),
  decide: ({ state, seat, step }, { faction, stance }) => ({
    events: cellStruck(state, faction, step.space, stance, seat),
    then: goesOn(step, faction),
  }),
};

/** §3.2.3 Administrations and Networks go after all Cells of their Faction there. */
const raze: RuleFor<'terror-space', 'remove-disc'> = {
  section: '§3.2.3',
  offers: ({ seat }) => [{ kind: 'remove-disc', faction: enemiesOf(seat).filter(enemy => enemy !== 'senate') }],
  forbids({ state, seat, step }, { faction }) {
    if (termsOf(state, seat).byEvent) return refuse('§5.4', 'cells-only');
    if (!discsIn(state, step.space, faction)) return refuse('§3.2.3', 'none-there');
    return cellsIn(state, step.space, faction) ? refuse('§3.2.3', 'cells-first') : undefined;
  },
  decide: ({ step }, { faction }) => ({
    events: faction === 'senate' ? [] : [{ kind: 'disc-removed', disc: discOf(faction), space: step.space }],
    then: goesOn(step, faction),
  }),
};

const goesOn = (step: StepOf<'terror-space'>, faction: Seat): readonly StepOf<'terror-space'>[] =>
  step.left > 1 ? [{ ...step, left: step.left - 1, targets: [...step.targets, faction] }] : [];

/** Has this Faction a piece here that Terror can still remove? */
const isVulnerable = (state: State, space: Space, faction: Seat): boolean =>
  cellsIn(state, space, faction) ? !isGuard(state, space, faction) : discsIn(state, space, faction) > 0;
const removals = ruleList<StepOf<'terror-space'>>(strike, raze);

/** §3.2.3 From this Polarization on, Terror removes two. */
const HEATED = 6;
export const terrorRemoves = (state: State, seat: Seat): number =>
  !termsOf(state, seat).byEvent && state.polarization >= HEATED ? 2 : 1;

const select: RuleFor<'terror', 'terror'> = {
  section: '§3.2.3',
  offers: () => [{ kind: 'terror', space: SPACES }],
  forbids({ state, seat, step }, { space }) {
    const { byEvent, limited } = termsOf(state, seat);
    if (limited && step.display) return refuse('§2.2.4', 'one-space-only');
    if (!cellsIn(state, space, seat, byEvent ? undefined : 'active')) return refuse('§3.2.3', 'no-active-cell');
    const enemies = enemiesOf(seat).filter(enemy =>
      byEvent ? cellsIn(state, space, enemy) > 0 : piecesIn(state, space, enemy) > 0,
    );
    if (!enemies.length) return refuse('§3.2.3', 'no-enemy');
    return forbidsSelection(state, seat, step.spaces, space) ?? poor(state, seat, 1, '§3.2.3');
  },
  decide({ state, seat, step }, { space }) {
    const struck = isSide(seat) ? terrorStrikes(state, space, seat) : [];
    return {
      events: [...pay(state, seat, 1), ...struck],
      then: [
        { kind: 'terror-space', seat, space, left: terrorRemoves(state, seat), targets: [] },
        {
          ...step,
          spaces: [...step.spaces, space],
          placed: step.placed + struck.filter(event => event.kind === 'terror-placed').length,
        },
      ],
    };
  },
};

const display: RuleFor<'terror', 'terror-display'> = {
  section: '§3.2.3',
  offers: () => [{ kind: 'terror-display', cube: SIDES }],
  forbids({ state, seat, step }, { cube }) {
    const { byEvent, limited } = termsOf(state, seat);
    if (byEvent) return refuse('§5.4', 'not-that-space');
    if (step.display) return refuse('§3.1', 'already-selected');
    if (limited && step.spaces.length) return refuse('§2.2.4', 'one-space-only');
    if (!state.display[cube]) return refuse('§3.2.3', 'no-such-cube');
    return forbidsNowhere(state, seat) ?? poor(state, seat, 1, '§3.2.3');
  },
  decide: ({ state, seat, step }, { cube }) => ({
    events: [...pay(state, seat, 1), { kind: 'cube-removed', cube }],
    then: [{ ...step, display: true }],
  }),
};

const selects = ruleList<StepOf<'terror'>>(select, display);

export const terrorSteps = {
  terror: {
    section: '§3.2.3',
    seats: whileOpen(selects),
    answers: {
      terror: select,
      'terror-display': display,
      done: doneAt<'terror'>(
        '§3.2.3',
        ({ step }) => ({ then: [{ kind: 'terror-over', placed: step.placed }] }),
        notIdle<'terror'>(selects, step => step.display || step.spaces.length > 0),
      ),
    },
    stuck: (_state, step) => ({ then: [{ kind: 'terror-over', placed: step.placed }] }),
  },
  'terror-space': {
    section: '§3.2.3',
    seats: (state, step) => (isOpen(removals, { state, seat: step.seat, step }) ? [step.seat] : []),
    answers: {
      'remove-cell': strike,
      'remove-disc': raze,
      // a targeted Faction is targeted to the full extent
      done: doneAt<'terror-space'>('§1.4.2', undefined, ({ state, step }) =>
        step.targets.some(faction => isVulnerable(state, step.space, faction))
          ? refuse('§1.4.2', 'to-the-full-extent')
          : undefined,
      ),
    },
    stuck: () => ({}),
  },
  'terror-over': {
    section: '§3.2.3',
    run: (state, { placed }) => ({ events: polarizationChange(state, placed) }),
  },
} satisfies StepsHere<'terror' | 'terror-space' | 'terror-over'>;

export const terror: Plan = {
  section: '§3.2.3',
  seats: SIDES,
  isWarOnly: false,
  start: (_state, { seat }) => ({ kind: 'terror', seat, spaces: [], display: false, placed: 0 }),
  rules: selects,
};
