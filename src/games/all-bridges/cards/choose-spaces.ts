/** Choices about spaces: shifts, borders, an assault, Cells that gather elsewhere. */
import { bordersAt } from '../data/owners-map';
import { refuse } from '../refusals';
import { supportChange } from '../changes';
import { type Space, SPACES, stopsIn } from '../data/map';
import { availableSabotage, capabilitiesIn, cellsIn } from '../selectors';
import type { State } from '../state';
import {
  isSide,
  kindOfCapability,
  opponent,
  SIDES,
  STANCES,
  type Capability,
  type CapabilityPlace,
  type Event,
  type Side,
  type StepOf,
} from '../vocabulary';
import { doneAt, isOpen, ruleList, type RuleFor, type StepsHere, nothing } from '../rules/common';

const shiftSpace: RuleFor<'shift-space', 'shift-space'> = {
  section: '§1.6',
  offers: ({ step }) => [{ kind: 'shift-space', space: step.spaces, by: step.ways }],
  forbids: ({ state }, { space, by }) =>
    supportChange(state, space, by).length ? undefined : refuse('§1.6', 'end-of-levels'),
  decide: ({ state }, { space, by }) => ({ events: supportChange(state, space, by) }),
};
const shifts = ruleList<StepOf<'shift-space'>>(shiftSpace);

const chooseSpace: RuleFor<'choose-space', 'choose-space'> = {
  section: '§5.1',
  offers: ({ step }) => [{ kind: 'choose-space', space: step.spaces }],
  decide: ({ seat }, { space }) => ({ events: [{ kind: 'space-chosen', seat, space }] }),
};

const sabotage: RuleFor<'event-sabotage', 'event-sabotage'> = {
  section: '§4.2.3',
  offers: ({ state }) => [
    { kind: 'event-sabotage', border: bordersAt(state).filter(border => !state.sabotage.includes(border)) },
  ],
  decide: (_at, { border }) => ({ events: [{ kind: 'sabotage-placed', border }] }),
};

/** §5.1 (#40) Without a die: as many as half the attacking Cells there, rounded up. */
const assault: RuleFor<'assault', 'assault'> = {
  section: '§5.1',
  offers: ({ step }) => [{ kind: 'assault', faction: step.only ? [step.only] : SIDES, space: step.spaces }],
  forbids({ state }, { faction, space }) {
    if (!cellsIn(state, space, faction)) return refuse('§3.2.4', 'no-attackers');
    return cellsIn(state, space, opponent(faction)) ? undefined : refuse('§3.2.4', 'no-defenders');
  },
  decide({ state, seat, step }, { faction, space }) {
    // the Faction whose Cells attack may decline
    if (seat !== faction && !step.only) return { then: [{ ...step, seat: faction, spaces: [space], only: faction }] };
    return {
      then: [
        {
          kind: 'choose-casualties',
          seat: faction,
          space,
          die: Math.ceil(cellsIn(state, space, faction) / 2),
          cells: true,
          troops: false,
          attackers: state.spaces[space][faction],
          russians: 0,
        },
      ],
    };
  },
};
const assaults = ruleList<StepOf<'assault'>>(assault);

/** A Train needs a stop in the space it comes to. */
const stationIn = (marker: Capability, space: Space): CapabilityPlace =>
  kindOfCapability(marker) === 'trains' ? (stopsIn(space)[0] ?? space) : space;
const along = (marker: Capability | 'none', side: Side, to: Space): readonly Event[] =>
  marker === 'none' ? [] : [{ kind: 'capability-placed', marker, side, at: stationIn(marker, to) }];
const markersAt = (state: State, from: Space, side: Side): readonly (Capability | 'none')[] => [
  'none',
  ...capabilitiesIn(state, from, side),
];

/** §5.1 (#42) Cells with their Capabilities go to where own Cells already were. */
const regroup: RuleFor<'regroup', 'regroup'> = {
  section: '§5.1',
  offers: ({ state, seat, step }) =>
    isSide(seat)
      ? SPACES.flatMap(from =>
          STANCES.filter(stance => cellsIn(state, from, seat, stance)).map(stance => ({
            kind: 'regroup' as const,
            from: [from],
            to: step.to.filter(space => space !== from),
            stance: [stance],
            marker: markersAt(state, from, seat),
          })),
        )
      : [],
  decide: ({ seat, step }, { from, to, stance, marker }) => ({
    events: [
      { kind: 'cells-moved', faction: seat, from, to, stance, count: 1 },
      ...(isSide(seat) ? along(marker, seat, to) : []),
    ],
    then: step.left > 1 ? [{ ...step, left: step.left - 1 }] : [],
  }),
};
const regroups = ruleList<StepOf<'regroup'>>(regroup);

export const spaceSteps = {
  'shift-space': {
    section: '§1.6',
    seats: (state, step) => (isOpen(shifts, { state, seat: step.seat, step }) ? [step.seat] : []),
    answers: { 'shift-space': shiftSpace },
    stuck: nothing,
  },
  'choose-space': {
    section: '§5.1',
    seats: (_state, step) => (step.spaces.length ? [step.seat] : []),
    answers: { 'choose-space': chooseSpace },
    stuck: nothing,
  },
  'event-sabotage': {
    section: '§4.2.3',
    seats: (state, step) => (availableSabotage(state) ? [step.seat] : []),
    answers: { 'event-sabotage': sabotage },
    stuck: nothing,
  },
  assault: {
    section: '§5.1',
    seats: (state, step) => (isOpen(assaults, { state, seat: step.seat, step }) ? [step.seat] : []),
    answers: { assault, done: doneAt<'assault'>('§5.1') },
    stuck: nothing,
  },
  regroup: {
    section: '§5.1',
    seats: (state, step) => (isOpen(regroups, { state, seat: step.seat, step }) ? [step.seat] : []),
    answers: { regroup, done: doneAt<'regroup'>('§5.1') },
    stuck: nothing,
  },
} satisfies StepsHere<'shift-space' | 'choose-space' | 'event-sabotage' | 'assault' | 'regroup'>;
