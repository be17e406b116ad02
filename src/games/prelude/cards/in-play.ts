/** §2.4, §2.5 Cards that have been played: where they go, and the repeated effects of those that stay. */
import type { Recurring } from '../data/types';
import { own, type Result, type RuleFor, type StepsHere } from '../rules/common';
import { isInPlay, type State } from '../state';
import type { Step, StepOf } from '../vocabulary';
import { cardOf, traitsOf } from './card';
import { effectsFrame } from './frame';
type Moment = StepOf<'trigger'>['at'];

const recurring = (state: State, card: string, at: Moment): Recurring | undefined => {
  const found = cardOf(state, card);
  return at === 'round' ? found?.endOfRound : found?.endOfTurn;
};

/** §2.5 The First Player puts Events that coincide in order. */
const triggers = (state: State, at: Moment, belongs: (event: Recurring) => boolean): readonly Step[] => {
  const cards = state.piles['in-play'].filter(card => {
    const event = recurring(state, card, at);
    return event !== undefined && belongs(event);
  });
  return cards.length ? [{ kind: 'trigger', seat: state.first, at, cards }] : [];
};

const triggered = (state: State, step: StepOf<'trigger'>, card: string): Result => {
  const event = isInPlay(state, card) ? recurring(state, card, step.at) : undefined;
  const cards = step.cards.filter(one => one !== card);
  return {
    ...(event && { events: [{ kind: 'event-begun', seat: event.seat, card }] }),
    then: [...(event ? effectsFrame(event.seat, event.event) : []), ...(cards.length ? [{ ...step, cards }] : [])],
  };
};

const resolveCard: RuleFor<'trigger', 'resolve-card'> = {
  section: '§2.5',
  offers: ({ step }) => [{ kind: 'resolve-card', card: step.cards }],
  decide: ({ state, step }, { card }) => triggered(state, step, card),
};

export const inPlaySteps = {
  'put-card': {
    section: '§4',
    run({ played, ...state }) {
      if (!played) return {};
      const { card, to } = played;
      const war = to === 'in-play' && traitsOf(state, card).includes('war');
      return {
        events: [{ kind: 'card-put', card, to }, ...(war && !state.warBegun ? [{ kind: 'war-begun' } as const] : [])],
      };
    },
  },
  'round-events': {
    section: '§2.4',
    run: (state, { seat }) => ({ then: triggers(state, 'round', event => event.seat === seat) }),
  },
  'turn-events': { section: '§2.5', run: state => ({ then: triggers(state, 'turn', () => true) }) },
  trigger: {
    section: '§2.5',
    seats: (state, step) => (step.cards.length > 1 ? own(state, step) : []),
    answers: { 'resolve-card': resolveCard },
    stuck(state, step) {
      const [only] = step.cards;
      return only === undefined ? {} : triggered(state, step, only);
    },
  },
} satisfies StepsHere<'put-card' | 'round-events' | 'turn-events' | 'trigger'>;
