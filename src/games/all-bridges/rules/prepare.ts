/** §4.2.3 Prepare: a Prepared marker beside a Cell, or in Phase II Sabotage on a border, placed or removed. */
import { bordersAt } from '../data/owners-map';
import type { Refusal } from '../../../kernel/refusal';
import { refuse } from '../refusals';
import { BORDERS, isSpace, SPACES, type Border, type Space } from '../data/map';
import { availablePrepared, availableSabotage, cellsIn } from '../selectors';
import type { State } from '../state';
import { isSide, SIDES, type Seat, type StepOf } from '../vocabulary';
import { isOpen, own, ruleList, type RuleFor, type StepsHere } from './common';
import type { SpecialPlan } from './common';

export const endsOf = (border: string): readonly Space[] => border.split('/').filter(isSpace);

const prepared: RuleFor<'prepare', 'place-prepared'> = {
  section: '§4.2.3',
  offers: () => [{ kind: 'place-prepared', space: SPACES }],
  forbids({ state, seat }, { space }) {
    if (!isSide(seat) || !cellsIn(state, space, seat)) return refuse('§4.2.3', 'no-cell');
    if (state.spaces[space].prepared[seat]) return refuse('§1.4.3', 'no-room');
    return availablePrepared(state) ? undefined : refuse('§1.4.2', 'none-available');
  },
  decide: ({ seat }, { space }) => ({ events: isSide(seat) ? [{ kind: 'prepared-placed', space, side: seat }] : [] }),
};

const forbidsBorder = (state: State, seat: Seat, border: Border): Refusal | undefined => {
  if (state.phase === 1) return refuse('§4.2.3', 'phase-two-only');
  return endsOf(border).some(space => cellsIn(state, space, seat)) ? undefined : refuse('§4.2.3', 'no-cell');
};
const sabotage: RuleFor<'prepare', 'place-sabotage'> = {
  section: '§4.2.3',
  offers: ({ state }) => [{ kind: 'place-sabotage', border: bordersAt(state) }],
  forbids({ state, seat }, { border }) {
    if (state.sabotage.includes(border)) return refuse('§4.2.3', 'sabotaged');
    if (!availableSabotage(state)) return refuse('§1.4.2', 'none-available');
    return forbidsBorder(state, seat, border);
  },
  decide: (_at, { border }) => ({ events: [{ kind: 'sabotage-placed', border }] }),
};
const repair: RuleFor<'prepare', 'remove-sabotage'> = {
  section: '§4.2.3',
  offers: () => [{ kind: 'remove-sabotage', border: BORDERS }],
  forbids: ({ state, seat }, { border }) =>
    state.sabotage.includes(border) ? forbidsBorder(state, seat, border) : refuse('§4.2.3', 'none-there'),
  decide: (_at, { border }) => ({ events: [{ kind: 'sabotage-removed', border }] }),
};
const ways = ruleList<StepOf<'prepare'>>(prepared, sabotage, repair);

export const prepareSteps = {
  prepare: {
    section: '§4.2.3',
    seats: (state, step) => (isOpen(ways, { state, seat: step.seat, step }) ? own(state, step) : []),
    answers: { 'place-prepared': prepared, 'place-sabotage': sabotage, 'remove-sabotage': repair },
    stuck: () => ({}),
  },
} satisfies StepsHere<'prepare'>;

export const prepare: SpecialPlan = {
  section: '§4.2.3',
  seats: SIDES,
  isWarOnly: false,
  suits: () => true,
  start: (_state, { seat }) => ({ kind: 'prepare', seat }),
  rules: ways,
};
