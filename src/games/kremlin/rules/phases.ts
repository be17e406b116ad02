/** §turn-order Each phase begins with a reaction window for all; a phase in which nothing can happen is skipped. */
import type { Runs } from '../../../kernel/rule';
import { numbersAt } from '../numbers';
import { at, holderOf, personOf, votingMembers, type State, type Kremlin } from '../state';
import type { Phase, Step, StepOf } from '../vocabulary';
import { windowFor } from './reaction-windows';

/** What the phase needs to know from its beginning. */
const first = (state: State, phase: Phase): readonly Step[] =>
  phase === 'investigations'
    ? [
        {
          kind: 'investigations',
          suspects: votingMembers(state).filter(letter => personOf(state, letter).suspicion > 0),
          investigated: [],
          acquitted: [],
          tried: false,
          condemned: false,
        },
      ]
    : [];

const isIdle = (state: State, phase: Phase): boolean =>
  (phase === 'funeral' && holderOf(state, 'party-chief') !== undefined) ||
  (phase === 'rehabilitation' && at(state, 'siberia').length === 0);

export const phaseSteps = {
  phase: {
    section: '§turn-order',
    run(state, { phase }) {
      // the additional turn of the Variant ends after its fifth phase
      if (phase === 'replacement' && state.turn > numbersAt(state).years) {
        return { instead: true, then: [{ kind: 'crown', reason: 'eleventh-turn' }] };
      }
      return {
        events: [{ kind: 'phase-begun', phase }],
        then: isIdle(state, phase) ? [] : [...windowFor(state, 'phase'), ...first(state, phase)],
      };
    },
  } satisfies Runs<Kremlin, StepOf<'phase'>>,
};
