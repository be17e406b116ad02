/** §3.2 The Event of a card: its effects, resolved one after the other. */
import { type Effected, effectsStep } from '../../../kernel/effects';
import type { StepsHere } from '../rules/common';
import type { State, Prelude } from '../state';
import type { StepOf } from '../vocabulary';
import type { Effect } from './effect-types';
import type { Frame, Resolves } from './frame';
import { resolveCards } from './resolve-cards';
import { resolveChance } from './resolve-chance';
import { resolveCubes } from './resolve-cubes';
import { resolveTracks } from './resolve-tracks';

const RESOLVES: Resolves<Effect['do']> = { ...resolveCubes, ...resolveTracks, ...resolveChance, ...resolveCards };

/** The outcome of one effect; each kind is resolved by its own function. */
const resolve = <K extends Effect['do']>(state: State, frame: Frame, effect: Effect & { readonly do: K }) =>
  (RESOLVES[effect.do] as (state: State, frame: Frame, effect: Effect) => Effected<Prelude>)(state, frame, effect);

export const effectSteps = {
  effects: effectsStep<Prelude, StepOf<'effects'>>('§3.2', resolve),
} satisfies StepsHere<'effects'>;
