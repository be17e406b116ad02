/** §10.3.2 What the Central Committee counts and still asks: Diplomacy, Fervor. */
import { type State, boxesOf, valueOf } from '../state';
import { TRACKS } from '../data/types';
import { SEATS, type Seat } from '../seats';
import type { StepOf } from '../vocabulary';
import { isOpen, oneFewer, own, type AtStep, type RuleFor, type StepsHere } from './common';
import { refuse } from '../refusals';
import { cardOf } from '../cards/card';
import { subtypeAt } from '../board-values';
import { DISTRICT_IDS } from '../data/districts';

// §10.3.1 What the Council of Ministers still asks: a Deliberate Provocation, tracks to reset.

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

/** §10.3.2 Cards of the Pool that may be taken: no Key Events. */
export const exchangeable = (state: State): readonly string[] =>
  state.piles.pool.filter(card => cardOf(state, card)?.deck !== 'key');

/** §10.3.2 Districts of Workers and Military where every box of the seat is filled. */
export const fullyMobilized = (state: State, seat: Seat): number =>
  DISTRICT_IDS.filter(
    district =>
      subtypeAt(state, district) !== 'urban' && valueOf(state, seat, district) >= boxesOf(state, seat, district),
  ).length;

const chooseTrack: RuleFor<'choose-track', 'choose-track'> = {
  section: '§10.3.2',
  offers: () => [{ kind: 'choose-track', track: TRACKS }],
  decide: (_at, { track }) => ({ then: [{ kind: 'score', track }] }),
};

const exchangeCard: RuleFor<'exchange-card', 'exchange-card'> = {
  section: '§10.3.2',
  offers: ({ state, seat }) => [{ kind: 'exchange-card', give: state.piles[`${seat}-hand`], take: state.piles.pool }],
  forbids: ({ state }, { take }) => (exchangeable(state).includes(take) ? undefined : refuse('§10.3.2', 'key-event')),
  decide: ({ seat, step }, { give, take }) => ({
    events: [{ kind: 'cards-exchanged', seat, give, take, secret: { to: seat, is: take } }],
    then: oneFewer(step),
  }),
};

const canExchange = (state: State, { seat }: StepOf<'exchange-card'>): readonly Seat[] =>
  state.piles[`${seat}-hand`].length && exchangeable(state).length ? [seat] : [];

export const committeeSteps = {
  'choose-track': {
    section: '§10.3.2',
    seats: own,
    answers: { 'choose-track': chooseTrack },
  },
  'exchange-card': {
    section: '§10.3.2',
    seats: canExchange,
    answers: { 'exchange-card': exchangeCard },
    stuck: () => ({}),
  },
} satisfies StepsHere<'choose-track' | 'exchange-card'>;
