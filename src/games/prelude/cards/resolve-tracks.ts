/** Effects on tracks, on the Duma and on military preparations. */
import type { Effected } from '../../../kernel/effects';
import { opportunityChange, pointsScored, prestigeChange, unrestChange, worldChange } from '../rules/common';
import { countTrait, lastOfSession, sign, type State, type Prelude } from '../state';
import type { Seat } from '../seats';
import { amountOf } from './resolve-cards';
import type { Who } from './effect-types';
import type { Frame, Resolves } from './frame';
import { whoIs } from './places';

type Result = Effected<Prelude>;

/** The effect on a side, if the state determines exactly one. */
const befalls = (state: State, { seat }: Frame, who: Who, effect: (of: Seat) => Result): Result => {
  const of = whoIs(state, seat, who);
  return of ? effect(of) : {};
};

/** Prestige lost to the war is one more while the Tsar commands the army. */
const worsened = (state: State, by: number): number => (by < 0 ? by - countTrait(state, 'tsar-commands') : by);

/** §11.1 The different values of a side's markers among those an Event may touch. */
const valuesOf = ({ preparations }: State, of: Seat, values: readonly number[]): readonly number[] =>
  values.filter(value => preparations[of].includes(value));

export const resolveTracks: Resolves<
  | 'points'
  | 'opportunity'
  | 'unrest'
  | 'prestige'
  | 'prestige-to'
  | 'world'
  | 'world-to'
  | 'extremism'
  | 'vote'
  | 'end-session'
  | 'activities'
  | 'prepare'
  | 'disarm'
  | 'desertion'
  | 'shift'
  | 'skip-round'
  | 'more-points'
> = {
  points: (state, frame, { who, by }) => befalls(state, frame, who, of => ({ events: pointsScored(of, by) })),
  opportunity: (state, frame, { who, by }) =>
    befalls(state, frame, who, of => ({ events: opportunityChange(state, of, by) })),
  unrest: (state, _frame, { by }) => ({ events: unrestChange(state, by) }),
  prestige: (state, _frame, { by, war }) => ({ events: prestigeChange(state, war ? worsened(state, by) : by) }),
  'prestige-to': (state, _frame, { at }) => ({ events: prestigeChange(state, at - state.prestige) }),
  world: (state, frame, { who, by }) => befalls(state, frame, who, of => ({ events: worldChange(state, of, by) })),
  'world-to': (state, { seat }, { at }) => ({ events: worldChange(state, seat, sign(seat) * (at - state.world)) }),
  extremism: (state, frame, { who, modifier = 0 }) =>
    befalls(state, frame, who, of => ({ then: [{ kind: 'growing-extremism', seat: of, modifier }] })),
  vote: () => ({ then: [{ kind: 'vote' }] }),
  'end-session': state => ({ events: [{ kind: 'session-ended', turn: state.turn, round: lastOfSession(state) }] }),
  activities: (state, { seat, memory }, { points }) => ({
    then: [{ kind: 'activities', seat, points: amountOf(state, seat, points, memory), event: true }],
  }),
  prepare: (state, frame, { who, value }) =>
    befalls(state, frame, who, of => ({ events: [{ kind: 'preparations-made', seat: of, value }] })),
  disarm: (state, frame, { who, values }) =>
    befalls(state, frame, who, of => {
      const there = valuesOf(state, of, values);
      return there.length ? { then: [{ kind: 'disarm', seat: frame.seat, of, values: there }] } : {};
    }),
  desertion: (state, frame, { who, values }) =>
    befalls(state, frame, who, of => ({
      then: valuesOf(state, of, values).map(value => ({ kind: 'desertion', seat: frame.seat, of, value })),
    })),
  shift: (_state, { seat }, { count, back }) => ({
    then: [{ kind: 'shift-markers', seat, left: count, back, tracks: [] }],
  }),
  'skip-round': (_state, _frame, { who }) => ({
    events: [{ kind: 'omen-laid', omen: { kind: 'skip-round', seat: who } }],
  }),
  'more-points': (_state, _frame, { who, by }) => ({
    events: [{ kind: 'omen-laid', omen: { kind: 'more-points', seat: who, by } }],
  }),
};
