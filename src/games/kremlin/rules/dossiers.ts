/** §dossiers §intrigue A ? is burnt, or two of them bring a Signed Confession. */
import { refuse } from '../refusals';
import type { RuleFor } from '../../../kernel/kit/rules';
import { inForce, personOf, politburo, votingMembers, at, type State } from '../state';
import type { Kremlin } from '../types';
import { aged, toSiberia } from './fates';
import { tooOld, minister } from './defense-minister';

const DOSSIER = 1;
/** §intrigue A Signed Confession: its price, and how many ? it needs. */
const CONFESSION = 3;
const CONFESSED = 2;

const isSuspected = (state: State, letter: string): boolean => personOf(state, letter).suspicion > 0;

export const burnDossier: RuleFor<Kremlin, 'investigations', 'burn-dossier'> = {
  section: '§dossiers',
  offers({ state }) {
    const target = [...politburo(state), ...at(state, 'people')].filter(letter => isSuspected(state, letter));
    return target.length ? [{ kind: 'burn-dossier', target }] : [];
  },
  forbids: ({ state }) => tooOld(state, DOSSIER),
  decide: ({ state, step }, { target }) => ({
    events: [{ kind: 'suspicion-removed', politician: target, count: 1 }, ...aged(minister(state), DOSSIER)],
    then: [step],
  }),
};

export const confess: RuleFor<Kremlin, 'investigations', 'confess'> = {
  section: '§intrigue',
  offers({ state }) {
    const target = votingMembers(state).filter(letter => personOf(state, letter).suspicion >= CONFESSED);
    return inForce(state, 'confession') && target.length ? [{ kind: 'confess', target }] : [];
  },
  forbids: ({ state }, { target }) =>
    target === minister(state) ? refuse('§trial', 'not-himself') : tooOld(state, CONFESSION),
  decide({ state, step }, { target }) {
    const card = inForce(state, 'confession')?.card;
    return {
      events: [
        ...(card === undefined ? [] : [{ kind: 'card-ended' as const, card }]),
        { kind: 'convicted', politician: target },
        ...toSiberia(state, target),
        ...aged(minister(state), CONFESSION),
      ],
      then: [step],
    };
  },
};
