/** §leader-loss The loss of a leader: a die names a random one; the troops join others of the front, or go home. */
import { sideOf } from '../data/cards';
import { armiesOf, armyOf, leadersOf, room, type Orphan, type State } from '../state';
import { rival, type Event } from '../vocabulary';
import { isOpen, type Result, type RuleFor, type StepsHere } from './common';
import { refuse } from '../refusals';

/** §leader-loss A leader goes to the discard pile; their troops then look for another. */
export const loseLeader = (state: State, leader: string): Result => {
  const army = armyOf(state, leader);
  if (!army) return {};
  return {
    events: [{ kind: 'leader-lost', leader }],
    then: army.troops.length ? [{ kind: 'orphans', seat: sideOf(leader) }] : [],
  };
};

/** §leader-loss A troop without a leader goes to the hand; one taken from the enemy to its owner's discard pile. */
export const goesHome = ({ troop, seat }: Orphan): Event =>
  sideOf(troop) === seat
    ? { kind: 'troop-withdrawn', seat, troop, secret: { to: seat, is: troop } }
    : { kind: 'troop-lost', troop };

const rollLeader: RuleFor<'random-leader', 'roll-leader'> = {
  section: '§leader-loss',
  offers: () => [{ kind: 'roll-leader' }],
  decide({ state, seat }, _command, dice) {
    const leaders = leadersOf(state, rival(seat));
    const die = leaders.length ? dice.one(leaders.length) : 0;
    const leader = leaders[die - 1];
    if (leader === undefined) return {};
    const { events = [], then = [] } = loseLeader(state, leader);
    return { events: [{ kind: 'leader-chosen', die, leader }, ...events], then };
  },
};

const rehome: RuleFor<'orphans', 'rehome'> = {
  section: '§leader-loss',
  offers: ({ state, seat }) => [
    {
      kind: 'rehome',
      troop: state.orphans.filter(orphan => orphan.seat === seat).map(orphan => orphan.troop),
      leader: leadersOf(state, seat),
    },
  ],
  forbids({ state }, { troop, leader }) {
    const army = armyOf(state, leader);
    const orphan = state.orphans.find(one => one.troop === troop);
    if (army?.front !== orphan?.front) return refuse('§leader-loss', 'other-front');
    return army && room(army) > 0 ? undefined : refuse('§recruitment', 'no-room');
  },
  decide: ({ step }, { troop, leader }) => ({ events: [{ kind: 'troop-moved', troop, leader }], then: [step] }),
};

/** §leader-loss By option a troop goes home only if no other leader of its front has room. */
const mustStay = (state: State, { seat, front }: Orphan): boolean =>
  state.options['lost-leader'] === 'only-without-room' &&
  armiesOf(state, seat).some(army => army.front === front && room(army) > 0);

const takeHome: RuleFor<'orphans', 'take-home'> = {
  section: '§leader-loss',
  offers: ({ state, seat }) => [
    {
      kind: 'take-home',
      troop: state.orphans.filter(orphan => orphan.seat === seat).map(orphan => orphan.troop),
    },
  ],
  forbids: ({ state }, { troop }) =>
    state.orphans.some(orphan => orphan.troop === troop && mustStay(state, orphan))
      ? refuse('§leader-loss', 'has-room')
      : undefined,
  decide: ({ state, step }, { troop }) => ({
    events: state.orphans.filter(orphan => orphan.troop === troop).map(goesHome),
    then: [step],
  }),
};

export const leaderSteps = {
  'random-leader': {
    section: '§leader-loss',
    seats: (state, { seat }) => (leadersOf(state, rival(seat)).length > 1 ? [seat] : []),
    answers: { 'roll-leader': rollLeader },
    // a single leader needs no die
    stuck(state, { seat }) {
      const [leader] = leadersOf(state, rival(seat));
      return leader === undefined ? {} : loseLeader(state, leader);
    },
  },
  orphans: {
    section: '§leader-loss',
    seats: (state, step) => (isOpen(rehome, { state, seat: step.seat, step }) ? [step.seat] : []),
    answers: { rehome, 'take-home': takeHome },
    stuck: (state, { seat }) => ({ events: state.orphans.filter(orphan => orphan.seat === seat).map(goesHome) }),
  },
  'go-home': { section: '§leader-loss', run: state => ({ events: state.orphans.map(goesHome) }) },
} satisfies StepsHere<'random-leader' | 'orphans' | 'go-home'>;
