/** §6.1, §6.2, §6.3 Propaganda Rounds: victory, politics, resources. */
import { polarizationChange, resourcesChange, townsOfModerates, vassalageChange } from '../changes';
import { numbersAt } from '../options';
import { controlledPopulation, supportLevels } from '../selectors';
import type { State } from '../state';
import { ISSUES, SEATS, SIDES, type Event, type Seat, type Side, type Step } from '../vocabulary';
import { faceOf, own, type Result, type RuleFor, type StepsHere } from './common';
import { wonAtCheck, wonAtLast } from './victory';

/** §6.3 What each Faction earns. */
export const earnings = (state: State, seat: Seat): number => {
  const { polarization } = state;
  switch (seat) {
    case 'senate':
      return supportLevels(state);
    case 'reds':
      return controlledPopulation(state, 'reds');
    case 'moderates':
      return Math.floor(Math.min(5, polarization) / 2) + Math.max(0, polarization - 5);
  }
};

/** §2.3.1 Has the last Propaganda Round begun? */
export const isLastRound = (state: State): boolean => state.propaganda >= numbersAt(state).campaigns;

// ---------------------------------------------------------------- politics
const LEADERSHIP: Step = { kind: 'personal-leadership' };
export const cubesInDisplay = ({ display }: State): number => display.reds + display.senate;

/** §6.2 Resolves an Issue in a side's colour; the cubes leave the Display. */
const resolved = (state: State, side: Side): Result => {
  const issue = ISSUES.find(one => state.issues[one] === 'unresolved');
  const cubes = SIDES.flatMap(cube =>
    Array.from({ length: state.display[cube] }, (): Event => ({ kind: 'cube-removed', cube })),
  );
  return { events: issue ? [...cubes, { kind: 'issue-resolved', issue, side }] : [], then: [LEADERSHIP] };
};

const rollPolitics: RuleFor<'politics-roll', 'roll-politics'> = {
  section: '§6.2',
  offers: () => [{ kind: 'roll-politics' }],
  decide({ state }, _command, dice) {
    const cubes = cubesInDisplay(state);
    const die = faceOf(dice.roll(1, 6));
    const rolled: Event = { kind: 'politics-rolled', cubes, die };
    if (die > cubes) return { events: [rolled], then: failed(state) };
    const { reds, senate } = state.display;
    if (reds === senate) return { events: [rolled], then: [{ kind: 'tied-issue', seat: 'moderates' }] };
    const { events = [], then = [] } = resolved(state, reds > senate ? 'reds' : 'senate');
    return { events: [rolled, ...events], then };
  },
};
/** A phase that has Resolved nothing ends, unless an option of the table says otherwise. */
const failed = ({ options }: State): readonly Step[] => (options['leadership'] === 'always' ? [LEADERSHIP] : []);

const award: RuleFor<'tied-issue', 'award'> = {
  section: '§6.2',
  offers: () => [{ kind: 'award', side: SIDES }],
  decide: ({ state }, { side }) => resolved(state, side),
};

const leaderPlaced: RuleFor<'new-leader', 'place-personality'> = {
  section: '§6.2.2',
  offers: ({ state }) => [{ kind: 'place-personality', space: townsOfModerates(state) }],
  decide: (_at, { space }) => ({ events: [{ kind: 'personality-placed', space }] }),
};
/** §6.2.2 The price for the Moderates to find a new Personality. */
const LEADER_PRICE = 3;

export const propagandaSteps = {
  'victory-phase': {
    section: '§6.1',
    run(state) {
      const won = wonAtCheck(state);
      return won ? { events: [{ kind: 'game-ended', ...won }], instead: true } : {};
    },
  },
  'politics-phase': {
    section: '§6.2',
    run(state) {
      if (ISSUES.every(issue => state.issues[issue] !== 'unresolved')) return { then: [LEADERSHIP] };
      return { then: cubesInDisplay(state) ? [{ kind: 'politics-roll', seat: 'moderates' }] : failed(state) };
    },
  },
  'politics-roll': {
    section: '§6.2',
    seats: own,
    answers: { 'roll-politics': rollPolitics },
  },
  'tied-issue': { section: '§6.2', seats: own, answers: { award } },
  'personal-leadership': {
    section: '§6.2.2',
    run: state =>
      state.personality === 'available'
        ? {
            events: resourcesChange(state, 'moderates', -LEADER_PRICE),
            then: [{ kind: 'new-leader', seat: 'moderates' }],
          }
        : {},
  },
  'new-leader': {
    section: '§6.2.2',
    seats: (state, step) => (townsOfModerates(state).length > 1 ? own(state, step) : []),
    answers: { 'place-personality': leaderPlaced },
    stuck(state) {
      const [space] = townsOfModerates(state);
      return space ? { events: [{ kind: 'personality-placed', space }] } : {};
    },
  },
  'resources-phase': {
    section: '§6.3',
    run: state => ({ events: SEATS.flatMap(seat => resourcesChange(state, seat, earnings(state, seat))) }),
  },
  'russian-turmoil': {
    section: '§6.4.1',
    run: state => ({ events: vassalageChange(state, 'russian', -1) }),
  },
  'final-check': {
    section: '§6.4.3',
    run: state =>
      isLastRound(state) || !state.piles.upcoming.length
        ? { events: [{ kind: 'game-ended', ...wonAtLast(state) }], instead: true }
        : {},
  },
  'prisoners-count': {
    section: '§6.5.1',
    run: state =>
      state.phase === 2
        ? { events: polarizationChange(state, Math.floor((state.prisoners.reds + state.prisoners.senate) / 2)) }
        : {},
  },
} satisfies StepsHere<
  | 'victory-phase'
  | 'politics-phase'
  | 'politics-roll'
  | 'tied-issue'
  | 'personal-leadership'
  | 'new-leader'
  | 'resources-phase'
  | 'russian-turmoil'
  | 'final-check'
  | 'prisoners-count'
>;
