/** §4.3.2 Dialogue: a Moderates Cell becomes Active and calms a space or wins an enemy over. */
import { refuse } from '../refusals';
import { cellsFlipped, cellsPlaced, cellsRemoved, supportChange } from '../changes';
import { SPACES } from '../data/map';
import { cellsIn, isGuard, newsIn } from '../selectors';
import type { State } from '../state';
import { SIDES, type Event, type StepOf } from '../vocabulary';
import type { Space } from '../data/map';
import { isOpen, own, ruleList, type RuleFor, type StepsHere } from './common';
import type { SpecialPlan } from './common';

const shown = (state: State, space: Space): readonly Event[] => cellsFlipped(state, 'moderates', space, 'active', 1);
const noSpeaker = (state: State, space: Space) =>
  cellsIn(state, space, 'moderates', 'inactive') ? undefined : refuse('§4.3.2', 'no-underground-cell');

const talk: RuleFor<'dialogue', 'talk'> = {
  section: '§4.3.2',
  offers: () => [{ kind: 'talk', space: SPACES }],
  forbids: ({ state }, { space }) =>
    noSpeaker(state, space) ?? (state.spaces[space].support ? undefined : refuse('§4.3.2', 'neutral-already')),
  decide: ({ state }, { space }) => ({
    events: [...shown(state, space), ...supportChange(state, space, -Math.sign(state.spaces[space].support))],
  }),
};

const winOver: RuleFor<'dialogue', 'win-over'> = {
  section: '§4.3.2',
  offers: () => [{ kind: 'win-over', space: SPACES, faction: SIDES }],
  forbids({ state }, { space, faction }) {
    const refusal = noSpeaker(state, space);
    if (refusal) return refusal;
    if (!cellsIn(state, space, faction, 'inactive')) return refuse('§4.3.2', 'no-inactive-enemy');
    if (isGuard(state, space, faction)) return refuse('§4.3.2', 'guards-a-marker');
    if (cellsIn(state, space, faction) === 1 && newsIn(state, space, faction).length) {
      return refuse('§4.3.2', 'holds-news');
    }
    // if no Cell is available, the enemy is removed and not replaced (§1.4.2)
    return undefined;
  },
  decide: ({ state }, { space, faction }) => ({
    events: [
      ...shown(state, space),
      ...cellsRemoved(faction, space, 'inactive', 1),
      ...cellsPlaced(state, 'moderates', space, 1),
    ],
  }),
};
const ways = ruleList<StepOf<'dialogue'>>(talk, winOver);

export const dialogueSteps = {
  dialogue: {
    section: '§4.3.2',
    seats: (state, step) => (isOpen(ways, { state, seat: step.seat, step }) ? own(state, step) : []),
    answers: { talk, 'win-over': winOver },
    stuck: () => ({}),
  },
} satisfies StepsHere<'dialogue'>;

export const dialogue: SpecialPlan = {
  section: '§4.3.2',
  seats: ['moderates'],
  isWarOnly: false,
  suits: command => command !== 'rally',
  start: (_state, { seat }) => ({ kind: 'dialogue', seat }),
  rules: ways,
};
