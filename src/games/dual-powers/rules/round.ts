/** §draw, §action The rounds: cards are drawn, then turns are taken from the holder of the will of the people. */
import { leaderOn } from '../data/box';
import { seatsOf } from '../state';
import { roundOf, turnsFrom } from '../sequence';
import { cards } from '../view';
import { pileOfSide, type Seat } from '../vocabulary';
import type { RuleFor, StepsHere } from './common';
import type { State } from '../state';
import type { Refusal } from '../../../kernel/refusal';
import { refuse } from '../refusals';

/** §objective An objective may be chosen while the place for it is empty. */
const mustChoose = ({ piles }: State, seat: Seat): boolean =>
  !piles[pileOfSide(seat, 'objective')].length &&
  !piles[pileOfSide(seat, 'revealed')].length &&
  piles[pileOfSide(seat, 'hand')].length > 0;

/** §objective Only a command card can be an objective. */
const forbidsObjective = (state: State, card: string): Refusal | undefined =>
  leaderOn(state, card) ? refuse('§objective', 'leader-card') : undefined;

const chooseObjective: RuleFor<'objectives', 'choose-objective'> = {
  section: '§objective',
  offers: ({ state, seat }) =>
    mustChoose(state, seat) ? [{ kind: 'choose-objective', card: state.piles[pileOfSide(seat, 'hand')] }] : [],
  forbids: ({ state }, { card }) => forbidsObjective(state, card),
  decide: ({ seat, step }, { card }) => ({
    events: [{ kind: 'objective-chosen', seat, secret: { to: seat, is: card } }],
    then: [step],
  }),
};

const takeBack: RuleFor<'objectives', 'take-back-objective'> = {
  section: '§objective',
  offers: ({ state, seat }) =>
    state.piles[pileOfSide(seat, 'objective')].length ? [{ kind: 'take-back-objective' }] : [],
  decide({ state, seat, step }) {
    const [card = '?'] = state.piles[pileOfSide(seat, 'objective')];
    return { events: [{ kind: 'objective-taken-back', seat, secret: { to: seat, is: card } }], then: [step] };
  },
};

export const roundSteps = {
  round: {
    section: '§draw',
    run: ({ round, options }) => ({ events: [{ kind: 'round-begun', round: round + 1 }], then: roundOf(options) }),
  },
  draw: {
    section: '§draw',
    run: (state, { seat, count, to }, dice) => ({
      events: cards.drawn(state, seat, { from: 'deck', to: pileOfSide(seat, to), count, discards: 'discard' }, dice),
    }),
  },
  objectives: {
    section: '§objective',
    seats: state => seatsOf(state.options).filter(seat => mustChoose(state, seat)),
    may: state => seatsOf(state.options).filter(seat => state.piles[pileOfSide(seat, 'objective')].length > 0),
    answers: { 'choose-objective': chooseObjective, 'take-back-objective': takeBack },
    stuck: () => ({}),
  },
  'action-phase': {
    section: '§action',
    run: ({ options, will }) => ({ then: turnsFrom(options, will) }),
  },
} satisfies StepsHere<'round' | 'draw' | 'objectives' | 'action-phase'>;
