/**
 * §leader, §mobilize, §espionage, §inspire A leader's card: the token MUST be placed, the special action MAY be taken.
 */
import { leaderOn } from '../data/box';
import { connectionsOf, isSolo, nameOf, type State } from '../state';
import {
  pileOfSide,
  REGIONS,
  rival,
  supplyOf,
  type Event,
  type Region,
  type Seat,
  type Special,
  type Step,
  type StepOf,
} from '../vocabulary';
import { willTaken } from './calendar';
import { done, own, type RuleFor, type StepsHere } from './common';
import { leaderInSupply } from './tokens';
import { refuse } from '../refusals';

type LeaderStep = StepOf<'leader'>;

const isDue = (state: State, { seat, card, placed }: LeaderStep): boolean => {
  const leader = leaderOn(state, card);
  return !placed && leader !== undefined && leaderInSupply(state, seat, leader.id);
};
const maySpecial = (state: State, { card, used }: LeaderStep, special: Special): boolean =>
  !used && leaderOn(state, card)?.special === special;

/** §espionage Whose objective is turned up: the rival's; a soloist turns up their own, which they do not know. */
export const spiedOn = (state: State, seat: Seat): Seat => (isSolo(state) ? seat : rival(seat));

/** Turns an objective up; nothing if none lies face down. */
export const objectiveRevealed = (state: State, seat: Seat): readonly Event[] =>
  state.piles[pileOfSide(seat, 'objective')].map(card => ({ kind: 'objective-revealed', seat, card }));

/** Would the special action of the card change anything? */
const isUseful = (state: State, step: LeaderStep): boolean => {
  if (step.used) return false;
  switch (leaderOn(state, step.card)?.special) {
    case 'mobilize':
      return connectionsOf(state.options).some(one => nameOf(one) !== state.blockade);
    case 'espionage':
      return state.piles[pileOfSide(spiedOn(state, step.seat), 'objective')].length > 0;
    case 'inspire':
      return state.will !== step.seat;
    case undefined:
      return false;
  }
};

const placed = (step: LeaderStep): readonly Step[] => [{ ...step, placed: true }];
const used = (step: LeaderStep): readonly Step[] => [{ ...step, used: true }];

const recruitLeader: RuleFor<'leader', 'recruit-leader'> = {
  section: '§leader',
  offers({ state, step }) {
    const leader = leaderOn(state, step.card);
    return leader && isDue(state, step) ? [{ kind: 'recruit-leader', token: [leader.id], to: REGIONS }] : [];
  },
  decide: ({ step }, { token, to }) => ({ events: [{ kind: 'token-recruited', token, to }], then: placed(step) }),
};

const moveBlockade: RuleFor<'leader', 'move-blockade'> = {
  section: '§mobilize',
  offers: ({ state, step }) =>
    maySpecial(state, step, 'mobilize')
      ? [{ kind: 'move-blockade', to: connectionsOf(state.options).map(nameOf) }]
      : [],
  forbids: ({ state }, { to }) => (to === state.blockade ? refuse('§mobilize', 'already-there') : undefined),
  decide: ({ step }, { to }) => ({ events: [{ kind: 'blockade-moved', to }], then: used(step) }),
};

const revealObjective: RuleFor<'leader', 'reveal-objective'> = {
  section: '§espionage',
  offers: ({ state, step }) => (maySpecial(state, step, 'espionage') ? [{ kind: 'reveal-objective' }] : []),
  forbids: ({ state, seat }) =>
    state.piles[pileOfSide(spiedOn(state, seat), 'objective')].length
      ? undefined
      : refuse('§espionage', 'already-revealed'),
  decide: ({ state, seat, step }) => ({ events: objectiveRevealed(state, spiedOn(state, seat)), then: used(step) }),
};

const inspire: RuleFor<'leader', 'inspire'> = {
  section: '§inspire',
  offers: ({ state, step }) => (maySpecial(state, step, 'inspire') ? [{ kind: 'inspire' }] : []),
  forbids: ({ state, seat }) => (state.will === seat ? refuse('§inspire', 'has-the-will') : undefined),
  decide: ({ state, seat, step }) => ({ events: willTaken(state, seat), then: used(step) }),
};

const close: RuleFor<'leader', 'done'> = {
  ...done('§leader'),
  forbids: ({ state, step }) => (isDue(state, step) ? refuse('§leader', 'leader-first') : undefined),
};

export const leaderSteps = {
  leader: {
    section: '§leader',
    seats: (state, step) => (isDue(state, step) || isUseful(state, step) ? [step.seat] : []),
    may: own,
    answers: {
      'recruit-leader': recruitLeader,
      'move-blockade': moveBlockade,
      'reveal-objective': revealObjective,
      inspire,
      done: close,
    },
    stuck: () => ({}),
  },
} satisfies StepsHere<'leader'>;

/** The leader of a side enters a region; nothing happens if the token is not in its supply. */
export const leaderEnters = (state: State, seat: Seat, card: string, region: Region): readonly Event[] => {
  const leader = leaderOn(state, card);
  const waits = leader && state.tokens.some(token => token.kind === leader.id && token.at === supplyOf(seat));
  return leader && waits ? [{ kind: 'token-recruited', token: leader.id, to: region }] : [];
};
