/** Every step of playing cards. */
import type { StepsHere } from '../rules/common';
import { choiceSteps } from './choices';
import { inPlaySteps } from './in-play';
import { playSteps } from './play';
import type { CardStep, CardEvent } from './vocabulary';
import { type Effected, effectsStep } from '../../../kernel/effects';
import type { State, Prelude } from '../state';
import type { StepOf } from '../vocabulary';
import type { Effect } from './effect-types';
import type { Frame, Resolves } from './frame';
import { resolveCards } from './resolve-cards';
import { resolveChance } from './resolve-chance';
import { resolveCubes } from './resolve-cubes';
import { resolveTracks } from './resolve-tracks';
import { addTo, takeFrom } from '../../../kernel/piles';
import type { Folds } from '../../../kernel/messages';

/** §3.2 The Event of a card: its effects, resolved one after the other. */
const RESOLVES: Resolves<Effect['do']> = { ...resolveCubes, ...resolveTracks, ...resolveChance, ...resolveCards };

/** The outcome of one effect; each kind is resolved by its own function. */
const resolve = <K extends Effect['do']>(state: State, frame: Frame, effect: Effect & { readonly do: K }) =>
  (RESOLVES[effect.do] as (state: State, frame: Frame, effect: Effect) => Effected<Prelude>)(state, frame, effect);

export const effectSteps = {
  effects: effectsStep<Prelude, StepOf<'effects'>>('§3.2', resolve),
} satisfies StepsHere<'effects'>;

/** The changes made by the events of playing cards. */
const unchanged = (state: State): State => state;

export const cardFolds: Pick<Folds<Prelude>, CardEvent['kind']> = {
  'card-played': (state, { seat, card, from, to }) => ({
    ...takeFrom(state, from === 'pool' ? 'pool' : `${seat}-hand`, [card]),
    played: { card, to },
  }),
  'card-bound': (state, { to }) => (state.played ? { ...state, played: { ...state.played, to } } : state),
  'card-put': ({ played: _played, ...state }, { card, to }) => addTo(state, to, [card]),
  passed: unchanged,
  'event-begun': unchanged,
  'event-wasted': unchanged,
  'place-chosen': unchanged,
  'option-chosen': unchanged,
  'table-rolled': unchanged,
  'desertion-rolled': unchanged,
  'omen-laid': (state, { omen }) => ({ ...state, omens: [...state.omens, omen] }),
  'omens-spent': (state, { seat }) => ({
    ...state,
    omens: state.omens.filter(omen => !(omen.kind === 'more-points' && omen.seat === seat)),
  }),
  'war-begun': state => ({ ...state, warBegun: true }),
};

export const cardSteps = {
  ...playSteps,
  ...inPlaySteps,
  ...effectSteps,
  ...choiceSteps,
} satisfies StepsHere<CardStep['kind']>;
