/** §7.3 Duma Vote: each side checks its Parties, extremists first, and success there makes them grow. */
import { EXTREMIST, MODERATE, PARTIES } from '../data/districts';
import { countTrait, hasOrganization, isOutOfPlay, secondPlayer, type State } from '../state';
import type { Party } from '../data/districts';
import type { Seat } from '../seats';
import type { Step } from '../vocabulary';
import { majority } from './advantage';
import { pointsScored, type StepsHere } from './common';

const BONUS = 2;
const ORGANIZED_BONUS = 4;

/** §7.3 The bonus of a Party's check in a vote. */
export const voteBonus = (state: State, seat: Seat, party: Party): number =>
  hasOrganization(state, seat, party) ? ORGANIZED_BONUS : BONUS;

const checksOf = (seat: Seat): readonly Step[] => [
  { kind: 'vote-check', seat, party: EXTREMIST[seat] },
  { kind: 'vote-check', seat, party: MODERATE[seat] },
];

export const voteSteps = {
  vote: {
    section: '§7.3',
    run: state => ({
      then: [...checksOf(state.first), ...checksOf(secondPlayer(state)), { kind: 'vote-majority' }],
    }),
  },
  'vote-check': {
    section: '§7.3',
    run(state, { seat, party }) {
      if (isOutOfPlay(state, party)) return {};
      const grows = PARTIES[party].wing === 'extremist';
      const success: readonly Step[] = [
        { kind: 'vote-point', seat },
        ...(grows ? [{ kind: 'growing-extremism', seat, modifier: 0 } as const] : []),
      ];
      const bonus = voteBonus(state, seat, party);
      return { then: [{ kind: 'check', seat, place: party, bonus, success, failure: [] }] };
    },
  },
  'vote-point': {
    section: '§7.3',
    run(state, { seat }) {
      const extra = majority(state) === seat ? countTrait(state, 'legislature') : 0;
      return { events: pointsScored(seat, 1 + extra) };
    },
  },
  'vote-majority': {
    section: '§7.3',
    run(state) {
      const seat = majority(state);
      return seat ? { events: pointsScored(seat, 1) } : {};
    },
  },
} satisfies StepsHere<'vote' | 'vote-check' | 'vote-point' | 'vote-majority'>;
