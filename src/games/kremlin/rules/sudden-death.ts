/** §sudden-death More offices are vacant than there are politicians to fill them. */
import type { Runs } from '../../../kernel/rule';
import { OFFICES } from '../data/offices';
import { at, isActive, politburo, type State } from '../state';
import type { Kremlin } from '../types';
import type { StepOf } from '../vocabulary';
import { controllerOf } from './control';

export const isSuddenDeath = (state: State): boolean => {
  const members = politburo(state).length;
  return OFFICES.length - members > members + at(state, 'people').length;
};

export const suddenDeathSteps = {
  'sudden-death': {
    section: '§sudden-death',
    run(state) {
      if (!isSuddenDeath(state)) return {};
      const highest = politburo(state).find(letter => isActive(state, letter));
      return {
        instead: true,
        then: [{ kind: 'end', winner: controllerOf(state, highest) ?? 'draw', reason: 'sudden-death' }],
      };
    },
  } satisfies Runs<Kremlin, StepOf<'sudden-death'>>,
};
