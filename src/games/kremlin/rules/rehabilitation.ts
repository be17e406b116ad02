/** §rehabilitation Members of the Politburo may bring comrades back from Siberia, at five years each. */
import { refuse } from '../refusals';
import type { Asks } from '../../../kernel/rule';
import { VOTING } from '../data/offices';
import { at, holderOf, retiresBy, type Kremlin } from '../state';
import type { StepOf } from '../vocabulary';
import { controllersOf } from './control';
import { aged } from './fates';

const REHABILITATION = 5;

export const rehabilitationSteps = {
  rehabilitations: {
    section: '§rehabilitation',
    seats(state, { office }) {
      const letter = holderOf(state, office);
      const isBarred = state.options['rehabilitators'] === 'voting-members' && !VOTING.includes(office);
      if (letter === undefined || isBarred || !at(state, 'siberia').length) return [];
      return retiresBy(state, letter, REHABILITATION) ? [] : controllersOf(state, letter);
    },
    answers: {
      rehabilitate: {
        section: '§rehabilitation',
        offers: ({ state }) => [{ kind: 'rehabilitate', politician: at(state, 'siberia') }],
        forbids: ({ state, step }) =>
          retiresBy(state, holderOf(state, step.office) ?? '', REHABILITATION)
            ? refuse('§retirement', 'certain-retirement', { years: REHABILITATION })
            : undefined,
        decide({ state, step }, { politician }) {
          const by = holderOf(state, step.office) ?? 'nobody';
          return {
            events: [{ kind: 'rehabilitated', politician, by }, ...aged(by, REHABILITATION)],
            then: [step],
          };
        },
      },
      'end-rehabilitations': {
        section: '§rehabilitation',
        offers: () => [{ kind: 'end-rehabilitations' }],
        decide: () => ({}),
      },
    },
    stuck: () => ({}),
  } satisfies Asks<Kremlin, StepOf<'rehabilitations'>>,
};
