/** The rest of an Event, as a step. */
import type { Effected, Memory } from '../../../kernel/effects';
import type { State, Prelude } from '../state';
import type { Seat } from '../seats';
import type { Step, StepOf } from '../vocabulary';
import type { Card } from './card';
import type { Effect, EffectOf } from './effect-types';

export type Frame = StepOf<'effects'>;

/** The step that resolves a list of effects with `seat` as "you"; none for an empty list. */
export const effectsFrame = (seat: Seat, list: readonly Effect[], memory: Memory = {}): readonly Step[] =>
  list.length ? [{ kind: 'effects', seat, list, memory }] : [];

/** The Event of a card, played by `seat`. */
export const eventOf = (card: Card, seat: Seat): readonly Step[] => effectsFrame(seat, card.event);

/** The outcome of one kind of effect. */
export type Resolve<K extends Effect['do']> = (state: State, frame: Frame, effect: EffectOf<K>) => Effected<Prelude>;
export type Resolves<K extends Effect['do']> = { readonly [D in K]: Resolve<D> };
