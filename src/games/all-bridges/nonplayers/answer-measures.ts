/**
 * §8.1.6, §8.1.7 Numbers of answers to an Event's question, by name, for priorities that want the most or the fewest.
 */
import { cellsIn, troopsIn } from '../selectors';
import { enemiesOf, isSide, opponent } from '../vocabulary';
import { instructionOf } from './event-symbols';
import { afterMove } from './groups';
import type { AnswerMeasureName } from './names';
import type { Target, View } from './types';
import { controlGained } from './wants';

type Measure = (view: View, target: Target) => number;
const NEVER = 99;

export const ANSWER_MEASURES: Readonly<Record<AnswerMeasureName, Measure>> = {
  /** In the order of options in the card's instruction. */
  tries({ seat, state }, { answer }) {
    if (answer?.kind !== 'choose-option') return 0;
    const place = instructionOf(state, seat, state.piles.current[0] ?? '')?.options?.indexOf(answer.option) ?? -1;
    return place < 0 ? NEVER : place;
  },
  'control-won'({ seat, state }, { answer }) {
    if (answer?.kind === 'deploy') {
      const { faction, space } = answer;
      return controlGained(state, afterMove(state, faction, { space, count: 1 }), seat, space);
    }
    if (answer?.kind !== 'strike') return 0;
    return controlGained(state, afterMove(state, answer.faction, { from: answer.space }), seat, answer.space);
  },
  'neutral-won'({ state }, { answer }) {
    if (answer?.kind !== 'shift-space') return 0;
    const { support } = state.spaces[answer.space];
    return Math.abs(support) - Math.abs(support + answer.by);
  },
  'levels-moved': (_, { answer }) => (answer?.kind === 'shift-vassalage' ? Math.abs(answer.by) : 0),
  'enemy-cells': ({ seat, state }, { space = 'helsinki' }) =>
    isSide(seat)
      ? cellsIn(state, space, opponent(seat))
      : enemiesOf(seat).reduce((sum, enemy) => sum + cellsIn(state, space, enemy), 0),
  'enemy-troops': ({ seat, state }, { space = 'helsinki' }) =>
    troopsIn(state, space, seat === 'senate' ? 'russian' : 'german'),
  /** (#40) The losses if half of the own Cells attack. */
  losses({ state }, { answer }) {
    if (answer?.kind !== 'assault') return 0;
    const { faction, space } = answer;
    return Math.min(Math.ceil(cellsIn(state, space, faction) / 2), cellsIn(state, space, opponent(faction)));
  },
};
export const isOfAnswers = (name: string): name is AnswerMeasureName => Object.hasOwn(ANSWER_MEASURES, name);
