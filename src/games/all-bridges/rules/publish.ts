/** §4.3.3 Publish: Resources from Towns, and more from Moderates Cells that become Active. */
import { population } from '../data/owners-map';
import { refuse } from '../refusals';
import { cellsFlipped, resourcesChange } from '../changes';
import { isTown, SPACES, type Space } from '../data/map';

import { cellsIn, discsIn, piecesIn } from '../selectors';
import type { State } from '../state';
import type { StepOf } from '../vocabulary';
import { doneAt, doneSelecting, isOpen, keepsForCommand, own, ruleList, type RuleFor, type StepsHere } from './common';
import type { SpecialPlan } from './common';

export const MOST = 2;
const PER_TOWN = 1;
const PER_CELL = 2;

/** §4.3.3 One Cell beside the Personality, and one beside any Networks. */
export const exposures = (state: State, space: Space): number =>
  (state.personality === space ? 1 : 0) + (discsIn(state, space, 'moderates') ? 1 : 0);

/** §4.3.3 What Publish brings at most in a space. */
export const published = (state: State, space: Space): number =>
  (isTown(space) ? PER_TOWN : 0) +
  PER_CELL * Math.min(exposures(state, space), cellsIn(state, space, 'moderates', 'inactive'));

/** §4.3.3 What Publish brings at most, in the best spaces. */
export const publishable = (state: State): number =>
  SPACES.filter(space => population(state, space) && piecesIn(state, space, 'moderates'))
    .map(space => published(state, space))
    .toSorted((one, other) => other - one)
    .slice(0, MOST)
    .reduce((sum, one) => sum + one, 0);

const publishIn: RuleFor<'publish', 'publish'> = {
  section: '§4.3.3',
  offers: () => [{ kind: 'publish', space: SPACES }],
  forbids({ state, step }, { space }) {
    if (step.spaces.includes(space)) return refuse('§3.1', 'already-selected');
    if (step.spaces.length >= MOST) return refuse('§4.3.3', 'no-more-spaces', { most: MOST });
    if (!population(state, space)) return refuse('§4.3.3', 'no-population');
    return piecesIn(state, space, 'moderates') ? undefined : refuse('§4.3.3', 'no-piece');
  },
  decide: ({ state, seat, step }, { space }) => ({
    events: isTown(space) ? resourcesChange(state, seat, PER_TOWN) : [],
    then: [
      { kind: 'publish-space', seat, space, left: exposures(state, space) },
      { ...step, spaces: [...step.spaces, space] },
    ],
  }),
};
const expose: RuleFor<'publish-space', 'expose'> = {
  section: '§4.3.3',
  offers: ({ step }) => (step.left > 0 ? [{ kind: 'expose' }] : []),
  forbids: ({ state, step }) =>
    cellsIn(state, step.space, 'moderates', 'inactive') ? undefined : refuse('§4.3.3', 'no-underground-cell'),
  decide: ({ state, seat, step }) => ({
    events: [...cellsFlipped(state, 'moderates', step.space, 'active', 1), ...resourcesChange(state, seat, PER_CELL)],
    then: [{ ...step, left: step.left - 1 }],
  }),
};
const selects = ruleList<StepOf<'publish'>>(publishIn);
const exposes = ruleList<StepOf<'publish-space'>>(expose);

export const publishSteps = {
  publish: {
    section: '§4.3.3',
    seats: (state, step) => (isOpen(selects, { state, seat: step.seat, step }) ? own(state, step) : []),
    answers: {
      publish: publishIn,
      done: doneSelecting('§4.3.3', selects),
    },
    stuck: () => ({}),
  },
  'publish-space': {
    section: '§4.3.3',
    seats: (state, step) => (isOpen(exposes, { state, seat: step.seat, step }) ? own(state, step) : []),
    answers: {
      expose,
      done: doneAt<'publish-space'>('§4.3.3', undefined, ({ state, seat }) => keepsForCommand(state, seat, 0)),
    },
    stuck: () => ({}),
  },
} satisfies StepsHere<'publish' | 'publish-space'>;

export const publish: SpecialPlan = {
  section: '§4.3.3',
  seats: ['moderates'],
  isWarOnly: false,
  suits: command => command !== 'rally' && command !== 'negotiate',
  start: (_state, { seat }) => ({ kind: 'publish', seat, spaces: [] }),
  brings: publishable,
  rules: selects,
};
