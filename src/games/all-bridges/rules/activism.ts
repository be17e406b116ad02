/** §3.2.2 Activism: remove own Cells or flip enemies, then activate own Cells or, as the Reds, Agitate. */
import { frameOf } from '../../../kernel/agenda';
import { cellsFlipped, cellsRemoved, polarizationChange, unflipped, withFlipped } from '../changes';
import { SPACES, type Space } from '../data/map';
import { isNonplayer, isToTheLetter } from '../options';
import { refuse } from '../refusals';
import { cellsIn, cellsOnMap, controls, discsIn, spacesWhere, surcharge, terrorIn } from '../selectors';
import type { State } from '../state';
import { SIDES, STANCES, enemiesOf, turnedOver, type Seat, type StepOf } from '../vocabulary';
import {
  doneAt,
  doneSelecting,
  faceOf,
  forbidsNowhere,
  forbidsSelection,
  isOpen,
  pay,
  poor,
  poorAlways,
  ruleList,
  termsOf,
  whileOpen,
  type Plan,
  type RuleFor,
  type StepsHere,
} from './common';

/** §3.2.2 One enemy for each Active Cell, and one for every two Inactive ones. */
export const flipCount = (state: State, seat: Seat, space: Space): number =>
  cellsIn(state, space, seat, 'active') + Math.floor(cellsIn(state, space, seat, 'inactive') / 2);

const flip: RuleFor<'activism', 'flip'> = {
  section: '§3.2.2',
  offers: () => [{ kind: 'flip', space: SPACES }],
  forbids({ state, seat, step }, { space }) {
    if (step.first === 'pacify') return refuse('§3.2.2', 'one-way-or-the-other');
    if (!flipCount(state, seat, space)) return refuse('§3.2.2', 'too-few-cells');
    if (enemiesOf(seat).every(enemy => !cellsIn(state, space, enemy))) return refuse('§3.2.2', 'no-enemy');
    return forbidsSelection(state, seat, step.spaces, space) ?? poor(state, seat, 1, '§3.2.2');
  },
  decide: ({ state, seat, step }, { space }) => ({
    events: pay(state, seat, 1),
    then: [
      { kind: 'flip-space', seat, space, left: flipCount(state, seat, space) },
      { ...step, first: 'flip', spaces: [...step.spaces, space] },
    ],
  }),
};

/** §3.2.2 Flips one Cell after another, none twice, up to the allowed number. */
const flipCell: RuleFor<'flip-space', 'flip-cell'> = {
  section: '§3.2.2',
  offers: ({ seat }) => [{ kind: 'flip-cell', faction: enemiesOf(seat), stance: STANCES }],
  forbids({ state, step }, { faction, stance }) {
    if (!cellsIn(state, step.space, faction, stance)) return refuse('§3.2.2', 'none-there');
    return unflipped(state, step.flipped, step.space, faction, stance)
      ? undefined
      : refuse('§3.2.2', 'flipped-already');
  },
  decide: ({ state, step }, { faction, stance }) => ({
    events: cellsFlipped(state, faction, step.space, turnedOver(stance), 1),
    then:
      step.left > 1
        ? [{ ...step, left: step.left - 1, flipped: withFlipped(step.flipped, step.space, faction, stance) }]
        : [],
  }),
};
/** §8.3.2, §8.4.3 A Non-player flips what its card names, and leaves the rest. */
const stopFlipping: RuleFor<'flip-space', 'done'> = {
  section: '§8.3.2',
  offers: ({ state, seat }) => (isNonplayer(state, seat) && isToTheLetter(state) ? [{ kind: 'done' }] : []),
  decide: () => ({}),
};
const flips = ruleList<StepOf<'flip-space'>>(flipCell);

/** §2.2.4 A Limited Command is one of the four ways: none may follow another. */
const isSpent = (state: State, step: StepOf<'activism'>): boolean =>
  termsOf(state, step.seat).limited && step.spaces.length > 0;

/** §8.3.2 A Non-player's card has rolled already. */
const keptDie = (state: State, seat: Seat): number | undefined =>
  frameOf(state, 'nonplayer-card', frame => frame.seat === seat && frame.die > 0)?.die;

const activate: RuleFor<'activism', 'activate'> = {
  section: '§3.2.2',
  offers: () => [{ kind: 'activate' }],
  forbids({ state, seat, step }) {
    if (isSpent(state, step)) return refuse('§2.2.4', 'one-space-only');
    if (!cellsOnMap(state, seat, 'inactive')) return refuse('§3.2.2', 'no-inactive-cell');
    return forbidsNowhere(state, seat) ?? poor(state, seat, 1, '§3.2.2');
  },
  decide({ state, seat }, _command, dice) {
    const die = keptDie(state, seat) ?? faceOf(dice.roll(1, 6));
    return {
      events: [...pay(state, seat, 1), { kind: 'activation-rolled', seat, die }],
      then: [{ kind: 'activating', seat, left: die, reached: [] }],
    };
  },
};

/** §3.2.2 Evenly: a second Cell in a space only when every space with an Inactive Cell has had its first. */
const activateCell: RuleFor<'activating', 'activate-cell'> = {
  section: '§3.2.2',
  offers: ({ state, seat }) => [{ kind: 'activate-cell', space: spacesWhere(state, seat, 'own-inactive-cell') }],
  forbids({ state, seat, step }, { space }) {
    const waiting = spacesWhere(state, seat, 'own-inactive-cell').filter(one => !step.reached.includes(one));
    return waiting.length && step.reached.includes(space) ? refuse('§3.2.2', 'evenly') : undefined;
  },
  decide: ({ state, seat, step }, { space }) => ({
    events: cellsFlipped(state, seat, space, 'active', 1),
    then:
      step.left > 1
        ? [
            {
              ...step,
              left: step.left - 1,
              reached: step.reached.includes(space) ? step.reached : [...step.reached, space],
            },
          ]
        : [],
  }),
};

const pacify: RuleFor<'activism', 'pacify'> = {
  section: '§3.2.2',
  offers: () => [{ kind: 'pacify', space: SPACES }],
  forbids({ state, seat, step }, { space }) {
    if (step.first === 'flip') return refuse('§3.2.2', 'one-way-or-the-other');
    if (!cellsIn(state, space, seat, 'active')) return refuse('§3.2.2', 'no-active-cell');
    return forbidsSelection(state, seat, step.spaces, space) ?? poor(state, seat, 1, '§3.2.2');
  },
  decide: ({ state, seat, step }, { space }) => ({
    events: [...pay(state, seat, 1), ...cellsRemoved(seat, space, 'active', 1), ...polarizationChange(state, -1)],
    then: [{ ...step, first: 'pacify', spaces: [...step.spaces, space] }],
  }),
};

/**
 * §3.2.2 The Reds Agitate in one selected space, or in one selected only for that. Selecting is free in a
 * free Command, Agitation is not, §3.1.2.
 */
const agitate: RuleFor<'activism', 'agitate'> = {
  section: '§3.2.2',
  offers: ({ seat }) => (seat === 'reds' ? [{ kind: 'agitate', space: SPACES }] : []),
  forbids({ state, seat, step }, { space }) {
    if (isSpent(state, step)) return refuse('§2.2.4', 'one-space-only');
    if (!discsIn(state, space, 'reds')) return refuse('§3.2.2', 'no-administration');
    if (!controls(state, space, 'reds')) return refuse('§3.2.2', 'no-control');
    const { support } = state.spaces[space];
    if (support === -2 && !terrorIn(state, space)) return refuse('§1.6', 'end-of-levels');
    const isNew = !step.spaces.includes(space);
    const refusal = isNew ? forbidsSelection(state, seat, step.spaces, space) : undefined;
    const selecting = isNew && !termsOf(state, seat).free ? 1 : 0;
    // at least one more Resource must remain to spend there
    return refusal ?? poorAlways(state, seat, selecting + surcharge(state, 'reds') + 1, '§6.2.1');
  },
  decide: ({ state, seat, step }, { space }) => ({
    events: step.spaces.includes(space) ? [] : pay(state, seat, 1),
    then: [
      {
        kind: 'agitate-space',
        seat,
        space,
        command: true,
        did: 'nothing',
        extra: surcharge(state, 'reds'),
        spaces: [],
        built: true,
      },
    ],
  }),
};

const selects = ruleList<StepOf<'activism'>>(pacify, flip, activate, agitate);

export const activismSteps = {
  activism: {
    section: '§3.2.2',
    seats: whileOpen(selects),
    answers: {
      pacify,
      flip,
      activate,
      agitate,
      done: doneSelecting('§3.2.2', selects),
    },
    stuck: () => ({}),
  },
  'flip-space': {
    section: '§3.2.2',
    seats: (state, step) => (isOpen(flips, { state, seat: step.seat, step }) ? [step.seat] : []),
    answers: { 'flip-cell': flipCell, done: stopFlipping },
    stuck: () => ({}),
  },
  activating: {
    section: '§3.2.2',
    seats: (state, { seat }) => (cellsOnMap(state, seat, 'inactive') ? [seat] : []),
    answers: { 'activate-cell': activateCell, done: doneAt<'activating'>('§3.2.2') },
    stuck: () => ({}),
  },
} satisfies StepsHere<'activism' | 'flip-space' | 'activating'>;

export const activism: Plan = {
  section: '§3.2.2',
  seats: SIDES,
  isWarOnly: false,
  start: (_state, { seat }) => ({ kind: 'activism', seat, spaces: [], first: 'none' }),
  rules: selects,
};
