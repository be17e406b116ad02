import { EXTREMIST } from '../data/districts';
import type { Track } from '../data/types';
import { favoured, partiesOf, valueOf, type State } from '../state';
import { rival, SEATS, type Seat } from '../seats';
import type { Event, Step } from '../vocabulary';
import { advantage } from './advantage';
import { pointsScored, type StepsHere } from './common';

/** §5.4.1 Points for each Party of the opponent without cubes. */
const EMPTY_PARTY = 2;

/** §5.4.1 Who rolls before the Duma scores: the stronger extremists, both if level, both after the Abdication. */
export const radicals = (state: State): readonly Seat[] => {
  const strength = (seat: Seat): number => valueOf(state, seat, EXTREMIST[seat]);
  return SEATS.filter(seat => state.abdicated || strength(seat) >= strength(rival(seat)));
};

const forEmptyParties = (state: State): readonly Event[] =>
  SEATS.flatMap(seat =>
    partiesOf(state, rival(seat))
      .filter(party => valueOf(state, rival(seat), party) === 0)
      .flatMap(() => pointsScored(seat, EMPTY_PARTY)),
  );

/**
 * §5.1.1, §5.2.1, §5.3.1 The favoured side's points, and the marker goes back to Start: the sequence of every track, to
 * which the Duma adds.
 */
export const awarded = (state: State, track: Track): readonly Event[] => {
  const points = advantage(state, track);
  const seat = favoured(points);
  return [
    { kind: 'track-scored', track },
    ...(seat ? pointsScored(seat, Math.abs(points)) : []),
    ...(track === 'duma' ? forEmptyParties(state) : []),
    { kind: 'track-reset', track },
  ];
};

export const scoringSteps = {
  score: {
    section: '§5',
    run(state, { track }) {
      const rolls = track === 'duma' ? radicals(state) : [];
      return {
        then: [
          ...rolls.map((seat): Step => ({ kind: 'growing-extremism', seat, modifier: 0 })),
          { kind: 'award', track },
        ],
      };
    },
  },
  award: { section: '§5', run: (state, { track }) => ({ events: awarded(state, track) }) },
} satisfies StepsHere<'score' | 'award'>;
