/** §10.3.1 What the Council of Ministers still asks: a Deliberate Provocation, tracks to reset. */
import type { State } from '../state';
import { TRACKS } from '../data/types';
import { SEATS, type Seat } from '../seats';
import type { StepOf } from '../vocabulary';
import { isOpen, oneFewer, own, type AtStep, type RuleFor, type StepsHere } from './common';
import { refuse } from '../refusals';

/** §10.3.1 The die of a Deliberate Provocation. */
const PROVOKED = 6;

const provoke: RuleFor<'provoke', 'provoke'> = {
  section: '§10.3.1',
  offers: () => [{ kind: 'provoke', player: SEATS }],
  decide: (_at, { player }) => ({
    events: [{ kind: 'extremism-rolled', seat: player, die: PROVOKED }],
    then: [{ kind: 'extremism', seat: player, die: PROVOKED, modifier: 0 }],
  }),
};

const resetTrack: RuleFor<'reset-tracks', 'reset-track'> = {
  section: '§10.3.1',
  offers: () => [{ kind: 'reset-track', track: TRACKS }],
  forbids: ({ state }, { track }) => (state.scoring[track] ? undefined : refuse('§10.3.1', 'at-start')),
  decide: ({ step }, { track }) => ({
    events: [{ kind: 'track-reset', track }],
    then: oneFewer(step),
  }),
};

const canReset = (state: State, step: StepOf<'reset-tracks'>): readonly Seat[] => {
  const at: AtStep<'reset-tracks'> = { state, seat: step.seat, step };
  return isOpen(resetTrack, at) ? [step.seat] : [];
};

export const councilSteps = {
  provoke: { section: '§10.3.1', seats: own, answers: { provoke } },
  'reset-tracks': { section: '§10.3.1', seats: canReset, answers: { 'reset-track': resetTrack }, stuck: () => ({}) },
} satisfies StepsHere<'provoke' | 'reset-tracks'>;
