/** §perform The action of an owner's card that none here is like: its steps, or what the players carry out by hand. */
import { cardOf } from '../data/box';
import { isOwnAction } from '../data/types';
import type { OwnersStep } from '../data/owners-steps';
import { connectionsOf, nameOf, type State } from '../state';
import type { Step, StepOf } from '../vocabulary';
import { willTaken } from './calendar';
import { declineAt, done, isOpen, own, type Result, type RuleFor, type StepsHere } from './common';
import { objectiveRevealed, spiedOn } from './leader';
import { forbidsMove, forbidsRefresh, moves, refreshes } from './tokens';
import { refuse } from '../refusals';

const BY_HAND: readonly OwnersStep[] = [{ do: 'by-hand' }];

/** The steps of a card's action; none for one that is known here. */
export const stepsOn = (state: State, card: string): readonly OwnersStep[] => {
  const found = cardOf(state, card);
  if (!found || !isOwnAction(found.action)) return [];
  return found.action === 'by-hand' ? BY_HAND : (found.steps ?? []);
};

/** §perform The action is taken: its steps in their order. */
export const takeAction: RuleFor<'command', 'take-action'> = {
  section: '§perform',
  offers: ({ state, step }) => (stepsOn(state, step.card).length ? [{ kind: 'take-action' }] : []),
  decide: ({ state, seat, step: { card } }) => ({
    then: [{ kind: 'card-steps', seat, card, list: stepsOn(state, card) }],
  }),
};

/** What one step leads to. */
const resolve = (state: State, { card, seat }: StepOf<'card-steps'>, step: OwnersStep): Result => {
  const then = (...steps: readonly Step[]): Result => ({ then: steps });
  switch (step.do) {
    case 'recruit': {
      const region = cardOf(state, card)?.region;
      return region ? then({ kind: 'recruiting', seat, region, left: step.strength }) : {};
    }
    case 'move':
    case 'double-move':
    case 'refresh':
    case 'blockade':
      return then({ kind: 'card-action', seat, card, action: step.do });
    case 'draw':
      return then({ kind: 'draw', seat, count: step.cards, to: 'hand' });
    case 'bonus':
      return then({ kind: 'bonus', seat });
    case 'will':
      return { events: willTaken(state, seat) };
    case 'espionage':
      return { events: objectiveRevealed(state, spiedOn(state, seat)) };
    case 'by-hand':
      return then({ kind: 'by-hand', seat, card });
  }
};

type OneAction = StepOf<'card-action'>['action'];
const isAction = ({ action }: StepOf<'card-action'>, ...any: readonly OneAction[]): boolean => any.includes(action);

const move: RuleFor<'card-action', 'move'> = {
  section: '§move',
  offers: ({ state, seat, step }) => (isAction(step, 'move', 'double-move') ? moves(state, seat) : []),
  forbids: ({ state, seat }, command) => forbidsMove(state, '§move', seat, command),
  decide: ({ seat, step }, { token, from, to }) => ({
    events: [{ kind: 'token-moved', token, from, to }],
    then: step.action === 'double-move' ? [{ kind: 'second-move', seat, token, at: to }] : [],
  }),
};
const refresh: RuleFor<'card-action', 'refresh'> = {
  section: '§refresh',
  offers: ({ state, seat, step }) => (isAction(step, 'refresh') ? refreshes(state, seat) : []),
  forbids: ({ state, seat }, command) => forbidsRefresh(state, '§refresh', seat, command),
  decide: (_at, { token, at }) => ({ events: [{ kind: 'token-refreshed', token, at }] }),
};
const moveBlockade: RuleFor<'card-action', 'move-blockade'> = {
  section: '§mobilize',
  offers: ({ state, step }) =>
    isAction(step, 'blockade') ? [{ kind: 'move-blockade', to: connectionsOf(state.options).map(nameOf) }] : [],
  forbids: ({ state }, { to }) => (to === state.blockade ? refuse('§mobilize', 'already-there') : undefined),
  decide: (_at, { to }) => ({ events: [{ kind: 'blockade-moved', to }] }),
};

export const ownersActionSteps = {
  'card-steps': {
    section: '§perform',
    run(state, frame) {
      const [first, ...list] = frame.list;
      if (!first) return {};
      const { events = [], then = [] } = resolve(state, frame, first);
      return { events, then: [...then, ...(list.length ? [{ ...frame, list }] : [])] };
    },
  },
  'card-action': {
    section: '§perform',
    seats(state, step) {
      const at = { state, seat: step.seat, step };
      return isOpen(move, at) || isOpen(refresh, at) || isOpen(moveBlockade, at) ? [step.seat] : [];
    },
    may: own,
    answers: { move, refresh, 'move-blockade': moveBlockade, decline: declineAt('§perform') },
    stuck: () => ({}),
  },
  'by-hand': { section: '§perform', seats: own, answers: { done: done('§perform') } },
} satisfies StepsHere<'card-steps' | 'card-action' | 'by-hand'>;
