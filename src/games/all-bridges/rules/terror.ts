/** §3.2.3 Terror: where, with a marker, or in the Political Display. */
import { refuse } from '../refusals';
import { terrorStrikes } from '../changes';
import { SPACES } from '../data/map';
import { cellsIn, piecesIn } from '../selectors';
import type { State } from '../state';
import { enemiesOf, isSide, SIDES, type Seat, type StepOf } from '../vocabulary';
import {
  doneAt,
  forbidsSelection,
  notIdle,
  pay,
  poor,
  ruleList,
  termsOf,
  whileOpen,
  type RuleFor,
  type StepsHere,
} from './common';
import type { Plan } from './common';

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
    return state.display[cube] ? poor(state, seat, 1, '§3.2.3') : refuse('§3.2.3', 'no-such-cube');
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
        notIdle<'terror'>('§3.1', selects, step => step.display || step.spaces.length > 0),
      ),
    },
    stuck: (_state, step) => ({ then: [{ kind: 'terror-over', placed: step.placed }] }),
  },
} satisfies StepsHere<'terror'>;

export const terror: Plan = {
  section: '§3.2.3',
  seats: SIDES,
  isWarOnly: false,
  start: (_state, { seat }) => ({ kind: 'terror', seat, spaces: [], display: false, placed: 0 }),
  rules: selects,
};
