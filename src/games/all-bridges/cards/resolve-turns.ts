/** Effects that ask, roll, or let somebody act. */
import { amountOf, effectsFrame, spacesOf, type Resolves } from './frame';
import { granted } from './grant';

export const resolveTurns: Resolves<
  'roll' | 'die-at-most' | 'command' | 'steps' | 'one-of' | 'as' | 'if' | 'choose-space'
> = {
  roll: (_state, { seat }) => ({ then: [{ kind: 'event-die', seat }] }),
  'die-at-most': (_state, { seat, memory }, { most, list }) => ({
    then: amountOf('die', memory) <= most ? effectsFrame(seat, list, memory) : [],
  }),
  command: (state, { seat, memory }, effect) => granted(state, seat, effect, memory),
  steps: (_state, _frame, { steps }) => ({ then: steps }),
  'one-of': (_state, { seat, memory }, { options }) => ({ then: [{ kind: 'choose-option', seat, options, memory }] }),
  as: (_state, { memory }, { who, list }) => ({ then: effectsFrame(who, list, memory) }),
  if: (state, { seat, memory }, { where, list }) => ({
    then: spacesOf(state, seat, where, memory).length ? effectsFrame(seat, list, memory) : [],
  }),
  'choose-space': (state, { seat, memory }, { where }) => ({
    then: [{ kind: 'choose-space', seat, spaces: spacesOf(state, seat, where, memory) }],
  }),
};
