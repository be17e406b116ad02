/** Choices that an Event asks for, one click each. */
import { isDistrict, PARTIES, type Place } from '../data/districts';
import { TRACKS } from '../data/types';
import {
  cubesChange,
  done,
  choice,
  isOpen,
  oneFewer,
  own,
  type AtStep,
  type Result,
  type RuleFor,
  type StepsHere,
} from '../rules/common';
import { countTrait, room, type State, valueOf } from '../state';
import type { Seat } from '../seats';
import type { StepOf } from '../vocabulary';
import { effectsFrame } from './frame';
import { refuse } from '../refusals';

const FACES = 6;
/** §14 (#255) The face that takes a marker away. */
const DESERTS = 6;

const eachOnce = (places: readonly Place[]) => Object.fromEntries(places.map(place => [place, 1]));

const choosePlace: RuleFor<'choose-place', 'choose-place'> = {
  section: '§3.2',
  offers: ({ step }) => [{ kind: 'choose-place', place: step.where }],
  decide({ seat, step }, { place }) {
    const so = [...step.so, place];
    const left = step.left - 1;
    return {
      events: [
        { kind: 'place-chosen', seat, place },
        ...(left ? [] : [{ kind: 'remembered', as: step.as, tally: eachOnce(so) } as const]),
      ],
      then: left ? [{ ...step, left, so, where: step.where.filter(one => one !== place) }] : [],
    };
  },
};

const chooseOption: RuleFor<'choose-option', 'choose-option'> = {
  section: '§3.2',
  offers: ({ step }) => [{ kind: 'choose-option', option: step.options.map(option => option.id) }],
  decide({ seat, step }, { option }) {
    const chosen = step.options.find(one => one.id === option);
    return {
      events: [{ kind: 'option-chosen', seat, option }],
      then: effectsFrame(seat, chosen?.list ?? [], step.memory),
    };
  },
};

/** May a cube of a side be placed there at all? */
const belongs = (side: Seat, place: Place): boolean => isDistrict(place) || PARTIES[place].seat === side;

const moveCube: RuleFor<'move-cubes', 'move-cube'> = {
  section: '§3.2',
  offers: ({ step }) => [{ kind: 'move-cube', player: step.sides, from: step.from, to: step.to }],
  forbids({ state }, { player, from, to }) {
    if (!valueOf(state, player, from)) return refuse('§3.2', 'no-cube-there', { place: from });
    if (!belongs(player, to) || !room(state, player, to)) return refuse('§6', 'fully-mobilized', { place: to });
    return undefined;
  },
  decide: ({ step }, { player, from, to }) => ({
    events: [...cubesChange(from, player, -1), ...cubesChange(to, player, 1)],
    then: oneFewer(step),
  }),
};

const disbanding = choice({
  section: '§3.2',
  step: 'disband-one',
  command: 'disband',
  field: 'place',
  among: ({ step }) => step.where,
  outcome: ({ step }, place) => ({ then: [{ kind: 'disband', seat: step.of, place }] }),
});

const disarmed = ({ of }: StepOf<'disarm'>, value: number): Result => ({
  events: [{ kind: 'preparations-lost', seat: of, value }],
});

const disarm: RuleFor<'disarm', 'disarm'> = {
  section: '§11.1',
  offers: ({ step }) => [{ kind: 'disarm', value: step.values }],
  forbids: ({ state, step }, { value }) =>
    state.preparations[step.of].includes(value) ? undefined : refuse('§11.1', 'no-such-marker', { value }),
  decide: ({ step }, { value }) => disarmed(step, value),
};

const markers = ({ preparations }: State, { of, value }: StepOf<'desertion'>): number =>
  preparations[of].filter(one => one === value).length;

const rollDesertion: RuleFor<'desertion', 'roll-desertion'> = {
  section: '§11.1',
  offers: () => [{ kind: 'roll-desertion' }],
  decide({ state, seat, step }, _command, chance) {
    const dice = chance.roll(markers(state, step), FACES);
    const { of, value } = step;
    return {
      events: [
        { kind: 'desertion-rolled', seat, value, dice },
        ...dice.filter(die => die === DESERTS).map(() => ({ kind: 'preparations-lost', seat: of, value }) as const),
      ],
    };
  },
};

const shiftMarker: RuleFor<'shift-markers', 'shift-marker'> = {
  section: '§5',
  offers: ({ step }) => [{ kind: 'shift-marker', track: TRACKS, by: step.back ? [1, -1] : [1] }],
  forbids({ state, step }, { track, by }) {
    if (step.tracks.includes(track)) return refuse('§14', 'already-moved', { track });
    return by < 0 && !state.scoring[track] ? refuse('§14', 'at-start', { track }) : undefined;
  },
  decide: ({ step }, { track, by }) => ({
    then: [{ kind: 'move-scoring', track, by }, ...oneFewer({ ...step, tracks: [...step.tracks, track] })],
  }),
};

/** §14 (#119, #120) Each Military Disaster in play takes one from a roll of the war. */
const modifier = (state: State, { disasters }: StepOf<'table'>): number =>
  disasters ? -countTrait(state, 'military-disaster') : 0;

const rollTable: RuleFor<'table', 'roll-table'> = {
  section: '§2.4',
  offers: () => [{ kind: 'roll-table' }],
  decide({ state, seat, step }, _command, dice) {
    const die = dice.one(FACES);
    const result = die + modifier(state, step);
    const row = step.rows.find(one => result <= one.most);
    return {
      events: [{ kind: 'table-rolled', seat, die, result }],
      then: effectsFrame(seat, row?.list ?? []),
    };
  },
};

export const choiceSteps = {
  'choose-place': { section: '§3.2', seats: own, answers: { 'choose-place': choosePlace } },
  'choose-option': { section: '§3.2', seats: own, answers: { 'choose-option': chooseOption } },
  'move-cubes': {
    section: '§3.2',
    seats: (state, step) => {
      const at: AtStep<'move-cubes'> = { state, seat: step.seat, step };
      return isOpen(moveCube, at) ? [step.seat] : [];
    },
    answers: { 'move-cube': moveCube, done: done('§3.2') },
    stuck: () => ({}),
  },
  ...disbanding,
  disarm: {
    section: '§11.1',
    seats: (_state, step) => (step.values.length > 1 ? [step.seat] : []),
    answers: { disarm },
    stuck(state, step) {
      const value = step.values.find(one => state.preparations[step.of].includes(one));
      return value === undefined ? {} : disarmed(step, value);
    },
  },
  desertion: {
    section: '§11.1',
    seats: (state, step) => (markers(state, step) ? [step.seat] : []),
    answers: { 'roll-desertion': rollDesertion },
    stuck: () => ({}),
  },
  'shift-markers': {
    section: '§5',
    seats: own,
    answers: { 'shift-marker': shiftMarker, done: done('§5') },
  },
  table: { section: '§2.4', seats: own, answers: { 'roll-table': rollTable } },
  'by-hand': { section: '§3.2', seats: own, answers: { done: done('§3.2') } },
} satisfies StepsHere<
  | 'choose-place'
  | 'choose-option'
  | 'move-cubes'
  | 'disband-one'
  | 'disarm'
  | 'desertion'
  | 'shift-markers'
  | 'table'
  | 'by-hand'
>;
