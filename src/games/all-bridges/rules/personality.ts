/** §4.3.1 Personality: it enters a Town, or uses News in Phase II. */
import { refuse } from '../refusals';
import { polarizationChange, resourcesChange, townsOfModerates } from '../changes';
import { availableCubes, cellsIn, newsIn } from '../selectors';
import type { State } from '../state';
import { SIDES, type StepOf } from '../vocabulary';
import { faceOf, isOpen, own, ruleList, type RuleFor, type StepsHere } from './common';
import type { SpecialPlan } from './common';

/** §4.3.1 News that an Underground Cell holds beside the Personality. */
const usable = (state: State): number | undefined => {
  const { personality } = state;
  if (personality === 'available' || !cellsIn(state, personality, 'moderates', 'inactive')) return undefined;
  return newsIn(state, personality, 'moderates')[0];
};

const enter: RuleFor<'personality', 'place-personality'> = {
  section: '§4.3.1',
  offers: ({ state }) => [{ kind: 'place-personality', space: townsOfModerates(state) }],
  forbids: ({ state }) => (state.personality === 'available' ? undefined : refuse('§4.3.1', 'personality-on-map')),
  decide: (_at, { space }) => ({ events: [{ kind: 'personality-placed', space }] }),
};

const useNews: RuleFor<'personality', 'use-news'> = {
  section: '§4.3.1',
  offers: () => [{ kind: 'use-news', cube: [...SIDES, 'none'], gain: ['resources', 'polarization'] }],
  forbids({ state }, { cube }) {
    if (state.phase === 1) return refuse('§4.3.1', 'phase-two-only');
    if (usable(state) === undefined) return refuse('§4.3.1', 'no-news');
    const some = SIDES.some(side => availableCubes(state, side));
    if (cube === 'none') return some ? refuse('§4.3.1', 'place-a-cube') : undefined;
    return availableCubes(state, cube) ? undefined : refuse('§1.4.2', 'none-available');
  },
  decide({ state, seat }, { cube, gain }, dice) {
    const die = faceOf(dice.roll(1, 6));
    const news = usable(state);
    return {
      events: [
        ...(news === undefined ? [] : [{ kind: 'news-removed', news } as const]),
        ...(cube === 'none' ? [] : [{ kind: 'cube-placed', cube } as const]),
        { kind: 'news-rolled', die },
        ...(gain === 'resources' ? resourcesChange(state, seat, die) : polarizationChange(state, -Math.ceil(die / 2))),
      ],
    };
  },
};
const DIE = 6;
const ways = ruleList<StepOf<'personality'>>(enter, useNews);

export const personalitySteps = {
  personality: {
    section: '§4.3.1',
    seats: (state, step) => (isOpen(ways, { state, seat: step.seat, step }) ? own(state, step) : []),
    answers: { 'place-personality': enter, 'use-news': useNews },
    stuck: () => ({}),
  },
} satisfies StepsHere<'personality'>;

export const personality: SpecialPlan = {
  section: '§4.3.1',
  seats: ['moderates'],
  isWarOnly: false,
  suits: command => command === 'rally' || command === 'politics',
  start: (_state, { seat }) => ({ kind: 'personality', seat }),
  brings: state => (state.phase === 2 && usable(state) !== undefined ? DIE : 0),
  rules: ways,
};
