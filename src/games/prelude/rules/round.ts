/** §2.3, §2.4 The Action Rounds: one side after the other, and what ends each. */
import { ROUNDS } from '../data/turns';
import { endOfRound, roundOf, TURN_ENDS } from '../sequence';
import { isLastOfSession, secondPlayer, type State } from '../state';
import { rival, SEATS } from '../seats';
import type { Event } from '../vocabulary';
import type { StepsHere } from './common';

/** Is it the Second Player's part of the round? */
const isSecond = (state: State): boolean => state.active === secondPlayer(state);

/** §10.3.1 Each hand becomes the other's. */
const handsExchanged = ({ piles }: State): readonly Event[] =>
  SEATS.map(seat => {
    const cards = piles[`${rival(seat)}-hand`];
    return { kind: 'hand-received', seat, count: cards.length, secret: { to: seat, is: cards } };
  });

/** §10.3.1 Does the round of the side whose turn it is end with a Parliamentary Maneuver? */
export const swapsHands = ({ specials, active }: State): boolean => specials['parliamentary-maneuver'] === active;

export const roundSteps = {
  'start-of-round': {
    section: '§2.3',
    run({ active, omens }) {
      const skips = omens.some(omen => omen.kind === 'skip-round' && omen.seat === active);
      return skips
        ? { events: [{ kind: 'round-skipped', seat: active }], then: endOfRound(active) }
        : { then: roundOf(active) };
    },
  },
  'session-vote': {
    section: '§2.4',
    run: state => (isLastOfSession(state) && isSecond(state) ? { then: [{ kind: 'vote' }] } : {}),
  },
  'exchange-hands': {
    section: '§10.3.1',
    run: state => (swapsHands(state) ? { then: [{ kind: 'swap-hands' }] } : {}),
  },
  'swap-hands': {
    section: '§10.3.1',
    run: state => ({
      events: [{ kind: 'special-set', action: 'parliamentary-maneuver', mark: 'spent' }, ...handsExchanged(state)],
    }),
  },
  advance: {
    section: '§2.4',
    run(state) {
      if (isSecond(state) && state.round >= ROUNDS) return { then: TURN_ENDS };
      const active = rival(state.active);
      const round = isSecond(state) ? state.round + 1 : state.round;
      return { events: [{ kind: 'round-begun', round, active }], then: [{ kind: 'start-of-round' }] };
    },
  },
} satisfies StepsHere<'start-of-round' | 'session-vote' | 'exchange-hands' | 'swap-hands' | 'advance'>;
