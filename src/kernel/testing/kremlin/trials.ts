/** §3 Spies and trials: votes one by one, and a vote may change with control until the next is cast. */
import { frameOf } from '../../frames';
import type { Of } from '../../messages';
import { refuse } from '../../refusal';
import type { Asks, Runs } from '../../rule';
import { ageOf, controller, dutyHolder, officeOf, onDuty, openWindow } from './influence';
import { MINISTERS, type Kremlin, type State, type Step } from './words';

const ministers = (state: State): readonly string[] => MINISTERS.flatMap(office => state.office[office] ?? []);
/** Two who find him innocent acquit him. */
const ACQUITS = 2;

export const spy = {
  section: '§3',
  seats: state => onDuty(state, 'spy'),
  answers: {
    suspect: {
      section: '§3',
      offers: ({ state }) => [{ kind: 'suspect', target: ministers(state) }],
      forbids({ state, step }, { target }) {
        const judge = dutyHolder(state, 'spy') ?? '';
        if (step.suspects.includes(target)) return refuse('§3', 'one-a-year');
        if (target === judge) return refuse('§3', 'not-himself');
        if (ageOf(state, judge) >= 95) return refuse('§retirement', 'certain-retirement');
        return undefined;
      },
      decide: ({ state, step }, { target }) => ({
        events: [
          { kind: 'suspected', politician: target },
          { kind: 'aged', politician: dutyHolder(state, 'spy') ?? target, by: 1 },
        ],
        then: [{ ...step, suspects: [...step.suspects, target] }],
      }),
    },
    try: {
      section: '§3',
      offers: ({ state }) => [{ kind: 'try', target: ministers(state) }],
      forbids({ state, step }, { target }) {
        if (step.tried) return refuse('§3', 'one-trial');
        if (!(state.suspicion[target] ?? 0) || step.suspects.includes(target))
          return refuse('§3', 'not-suspected-before');
        return target === dutyHolder(state, 'spy') ? refuse('§3', 'not-himself') : undefined;
      },
      decide: ({ state, step }, { target }) => ({
        then: [
          { kind: 'trial', accused: target, judge: dutyHolder(state, 'spy') ?? target, votes: [] },
          { ...step, tried: true },
        ],
      }),
    },
    'end-spy': { section: '§3', offers: () => [{ kind: 'end-spy' }], decide: () => ({}) },
  },
  stuck: () => ({}),
} satisfies Asks<Kremlin, Of<Step, 'spy'>>;

/** Each vote has its window, and may be cast again when control has changed in it. */
const voteOf = (politician: string): readonly Step[] => [
  { kind: 'vote', politician },
  openWindow('vote'),
  { kind: 'reconsider', politician },
];

export const trial = {
  section: '§3',
  run(state, step) {
    const { accused, judge, votes } = step;
    const acquitted = votes.filter(vote => vote.innocent).length >= ACQUITS;
    const voter = ministers(state).find(one => one !== accused && !votes.some(vote => vote.politician === one));
    if (acquitted)
      return {
        events: [
          { kind: 'acquitted', politician: accused },
          { kind: 'aged', politician: judge, by: 3 },
        ],
      };
    if (voter === undefined) {
      return {
        events: [
          { kind: 'convicted', politician: accused },
          { kind: 'sent-to-siberia', politician: accused },
        ],
      };
    }
    return { then: [...voteOf(voter), step] };
  },
} satisfies Runs<Kremlin, Of<Step, 'trial'>>;

export const vote = {
  section: '§3',
  seats(state, { politician }) {
    const seat = controller(state, politician);
    return seat ? [seat] : [];
  },
  answers: {
    vote: {
      section: '§3',
      offers: () => [{ kind: 'vote', innocent: [true, false] }],
      decide: ({ seat, step }, { innocent }) => ({
        events: [{ kind: 'voted', politician: step.politician, by: seat, innocent }],
      }),
    },
  },
  // whom nobody controls finds everybody innocent
  stuck: (_state, { politician }) => ({ events: [{ kind: 'voted', politician, innocent: true }] }),
} satisfies Asks<Kremlin, Of<Step, 'vote'>>;

export const reconsider = {
  section: '§declaring-influence',
  run(state, { politician }) {
    const cast = frameOf(state, 'trial')?.votes.find(one => one.politician === politician);
    const again = cast && cast.by !== controller(state, politician) && officeOf(state, politician);
    return again ? { then: voteOf(politician) } : {};
  },
} satisfies Runs<Kremlin, Of<Step, 'reconsider'>>;
