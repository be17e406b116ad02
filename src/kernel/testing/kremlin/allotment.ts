/** §assign-influence: all factions write down their points at once, in secret. */
import type { Of } from '../../messages';
import { refuse } from '../../refusal';
import type { Asks } from '../../rule';
import { owns } from './influence';
import { POLITICIANS, SEATS, type Kremlin, type Seat, type State, type Step } from './words';

const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const isSealed = (state: State, seat: Seat): boolean => state.sealed.includes(seat);

/** Simultaneous: the step stays, whoever acts, until the last seat has sealed. */
export const allot = {
  section: '§assign-influence',
  seats: state => SEATS.filter(seat => !isSealed(state, seat)),
  may: state => state.sealed,
  answers: {
    allot: {
      section: '§assign-influence',
      offers: ({ state, seat }) =>
        isSealed(state, seat) ? [] : [{ kind: 'allot', politician: POLITICIANS, points: TEN }],
      forbids({ state, seat }, { politician, points }) {
        if (owns(state, seat, politician)) return refuse('§assign-influence', 'has-points-already');
        if (Object.values(state.influence[seat]).includes(points)) return refuse('§assign-influence', 'number-used');
        return undefined;
      },
      decide: ({ seat, step }, { politician, points }) => ({
        events: [{ kind: 'allotted', seat, secret: { to: seat, is: { politician, points } } }],
        then: [step],
      }),
    },
    unallot: {
      section: '§assign-influence',
      offers: ({ state, seat }) =>
        isSealed(state, seat) ? [] : [{ kind: 'unallot', politician: Object.keys(state.influence[seat]) }],
      decide: ({ seat, step }, { politician }) => ({
        events: [{ kind: 'allotted', seat, secret: { to: seat, is: { politician, points: 0 } } }],
        then: [step],
      }),
    },
    seal: {
      section: '§assign-influence',
      offers: ({ state, seat }) => (isSealed(state, seat) ? [] : [{ kind: 'seal' }]),
      forbids: ({ state, seat }) =>
        Object.keys(state.influence[seat]).length === TEN.length
          ? undefined
          : refuse('§assign-influence', 'ten-politicians'),
      decide: ({ state, seat, step }) => ({
        events: [{ kind: 'sealed', seat }],
        then: state.sealed.length === SEATS.length - 1 ? [] : [step],
      }),
    },
    unseal: {
      section: '§assign-influence',
      offers: ({ state, seat }) => (isSealed(state, seat) ? [{ kind: 'unseal' }] : []),
      decide: ({ seat, step }) => ({ events: [{ kind: 'unsealed', seat }], then: [step] }),
    },
  },
} satisfies Asks<Kremlin, Of<Step, 'allot'>>;
