/** §winning, §fronts, §morale, §endless How the war ends: Morale at zero, enough claimed fronts, or the last turn. */
import type { Ending } from '../../../kernel/game';
import { numbersAt } from '../options';
import { claimant, type State, handOf } from '../state';
import { FRONTS, rival, SEATS, type EndingReason, type Front, type Seat, type Step } from '../vocabulary';
import type { StepsHere, RuleFor } from './common';
import { turnOf } from '../sequence';

type Result = Ending<Seat> & { readonly reason: EndingReason };

/** §endless Have both sides had their last turn? */
export const isExhausted = (state: State): boolean =>
  state.turn >= numbersAt(state)['last-turn'] && state.active === 'white';

/** §endless More markers wins, then more Morale; else nobody does. */
export const stalemate = ({ markers, morale }: State): Result => {
  const held = (seat: Seat): number => FRONTS.reduce((total, front) => total + markers[front][seat], 0);
  const ahead = (red: number, white: number): Seat => (red > white ? 'red' : 'white');
  if (held('red') !== held('white')) return { winner: ahead(held('red'), held('white')), reason: 'stalemate-markers' };
  if (morale.red !== morale.white) return { winner: ahead(morale.red, morale.white), reason: 'stalemate-morale' };
  return { winner: 'draw', reason: 'draw' };
};

/** §winning The victory on the table, if any. */
export const victory = (state: State): Result | undefined => {
  for (const seat of SEATS) if (state.morale[seat] <= 0) return { winner: rival(seat), reason: 'morale' };
  for (const seat of SEATS) {
    const claims = FRONTS.filter(front => claimant(state, front) === seat).length;
    if (claims >= numbersAt(state)['fronts-to-win']) return { winner: seat, reason: 'fronts' };
  }
  return undefined;
};

const isOccupied = ({ armies, orphans }: State, front: Front): boolean =>
  armies.some(army => army.front === front) || orphans.some(orphan => orphan.front === front);

/** §fronts Claimed fronts on which units still stand. */
const claimed = (state: State): readonly Step[] =>
  FRONTS.flatMap((front): readonly Step[] => {
    const seat = claimant(state, front);
    return seat && isOccupied(state, front) ? [{ kind: 'claim-front', seat, front }] : [];
  });

/** What must happen as soon as it is true, by the rules or after a change by hand. */
export const watch = (state: State): readonly Step[] => {
  if (state.ending) return [];
  const won = victory(state);
  const claims = claimed(state);
  if (claims.length) return claims;
  if (won) return [{ kind: 'end', ...won }];
  const asked = state.agenda.some(step => step.kind === 'orphans');
  return state.orphans.length && !asked ? [{ kind: 'go-home' }] : [];
};

export const winningSteps = {
  'claim-front': {
    section: '§fronts',
    run: (_state, { seat, front }) => ({ events: [{ kind: 'front-claimed', seat, front }] }),
  },
  end: {
    section: '§winning',
    run: (_state, { winner, reason }) => ({ instead: true, events: [{ kind: 'game-ended', winner, reason }] }),
  },
} satisfies StepsHere<'claim-front' | 'end'>;

/** §turn The turn: six phases, then the hand is cut to its limit and the other side plays. */
const discard: RuleFor<'hand-limit', 'discard'> = {
  section: '§turn',
  offers: ({ state, seat }) => [{ kind: 'discard', card: handOf(state, seat) }],
  decide: ({ seat, step }, { card }) => ({ events: [{ kind: 'card-discarded', seat, card }], then: [step] }),
};

export const turnSteps = {
  'hand-limit': {
    section: '§turn',
    seats: (state, { seat }) => (handOf(state, seat).length > numbersAt(state)['hand-limit'] ? [seat] : []),
    answers: { discard },
    stuck: () => ({}),
  },
  'next-turn': {
    section: '§turn',
    run(state) {
      if (isExhausted(state)) return { then: [{ kind: 'end', ...stalemate(state) }] };
      const active = rival(state.active);
      const turn = active === 'red' ? state.turn + 1 : state.turn;
      return { events: [{ kind: 'turn-begun', turn, active }], then: turnOf(active) };
    },
  },
} satisfies StepsHere<'hand-limit' | 'next-turn'>;
