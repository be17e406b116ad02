/** §action, §perform A turn: a card is played, the date advances, and then the card's action may be taken. */
import { cardOf, leaderOn } from '../data/box';
import type { State } from '../state';
import { pileOfSide, type Seat, type Step } from '../vocabulary';
import { advanced, dateAfter } from './calendar';
import { declineAt, done, isOpen, own, type RuleFor, type StepsHere } from './common';
import { takeAction } from './owners-action';
import {
  canRecruit,
  forbidsMove,
  forbidsRecruit,
  forbidsRefresh,
  moves,
  movesFrom,
  recruitValue,
  refreshes,
  unitsInSupply,
} from './tokens';

/** §date The days by which a card advances the date; none for one that the viewer does not know. */
export const daysOn = (state: State, card: string): number =>
  cardOf(state, card)?.day ?? leaderOn(state, card)?.day ?? 0;

/** §bonus A bonus action comes after the action, if the date stopped on a day with one. */
const afterwards = (state: State, seat: Seat, card: string): readonly Step[] =>
  dateAfter(state, daysOn(state, card)).bonus ? [{ kind: 'bonus', seat }] : [];

const playCard: RuleFor<'turn', 'play-card'> = {
  section: '§action',
  offers: ({ state, seat }) => [{ kind: 'play-card', card: state.piles[pileOfSide(seat, 'hand')] }],
  decide({ state, seat }, { card }) {
    const action: Step = leaderOn(state, card)
      ? { kind: 'leader', seat, card, placed: false, used: false }
      : { kind: 'command', seat, card };
    return {
      events: [{ kind: 'card-played', seat, card }, ...advanced(state, seat, daysOn(state, card))],
      then: [action, ...afterwards(state, seat, card)],
    };
  },
};

const recruit: RuleFor<'command', 'recruit'> = {
  section: '§recruit',
  offers: ({ state, seat, step }) =>
    cardOf(state, step.card) ? [{ kind: 'recruit', token: unitsInSupply(state, seat) }] : [],
  forbids: ({ state, step }, { token }) =>
    forbidsRecruit(state, '§recruit', token, cardOf(state, step.card)?.recruit ?? 0),
  decide({ state, seat, step }, { token }) {
    const card = cardOf(state, step.card);
    if (!card) return {};
    const { region } = card;
    const left = card.recruit - recruitValue(state, token);
    return {
      events: [{ kind: 'token-recruited', token, to: region }],
      then: left > 0 ? [{ kind: 'recruiting', seat, region, left }] : [],
    };
  },
};

const recruitMore: RuleFor<'recruiting', 'recruit'> = {
  section: '§recruit',
  offers: ({ state, seat }) => [{ kind: 'recruit', token: unitsInSupply(state, seat) }],
  forbids: ({ state, step }, { token }) => forbidsRecruit(state, '§recruit', token, step.left),
  decide({ state, step }, { token }) {
    const left = step.left - recruitValue(state, token);
    return {
      events: [{ kind: 'token-recruited', token, to: step.region }],
      then: left > 0 ? [{ ...step, left }] : [],
    };
  },
};

const actionOn = (state: State, card: string) => cardOf(state, card)?.action;

const move: RuleFor<'command', 'move'> = {
  section: '§move',
  offers: ({ state, seat, step }) =>
    ['move', 'double-move'].includes(actionOn(state, step.card) ?? '') ? moves(state, seat) : [],
  forbids: ({ state, seat }, command) => forbidsMove(state, '§move', seat, command),
  decide: ({ state, seat, step }, { token, from, to }) => ({
    events: [{ kind: 'token-moved', token, from, to }],
    then: actionOn(state, step.card) === 'double-move' ? [{ kind: 'second-move', seat, token, at: to }] : [],
  }),
};

const moveOn: RuleFor<'second-move', 'move'> = {
  section: '§move',
  offers: ({ state, seat, step }) => movesFrom(state, seat, step.at, step.token),
  forbids: ({ state, seat }, command) => forbidsMove(state, '§move', seat, command),
  decide: (_at, { token, from, to }) => ({ events: [{ kind: 'token-moved', token, from, to }] }),
};

const refresh: RuleFor<'command', 'refresh'> = {
  section: '§refresh',
  offers: ({ state, seat, step }) => (actionOn(state, step.card) === 'refresh' ? refreshes(state, seat) : []),
  forbids: ({ state, seat }, command) => forbidsRefresh(state, '§refresh', seat, command),
  decide: (_at, { token, at }) => ({ events: [{ kind: 'token-refreshed', token, at }] }),
};

export const turnSteps = {
  turn: {
    section: '§action',
    seats: (state, { seat }) => (state.piles[pileOfSide(seat, 'hand')].length ? [seat] : []),
    answers: { 'play-card': playCard },
    stuck: () => ({}),
  },
  command: {
    section: '§perform',
    seats(state, step) {
      const at = { state, seat: step.seat, step };
      return isOpen(recruit, at) || isOpen(move, at) || isOpen(refresh, at) || isOpen(takeAction, at)
        ? [step.seat]
        : [];
    },
    may: own,
    answers: { recruit, move, refresh, 'take-action': takeAction, decline: declineAt('§perform') },
    stuck: () => ({}),
  },
  recruiting: {
    section: '§recruit',
    seats: (state, { seat, left }) => (canRecruit(state, seat, left) ? [seat] : []),
    may: own,
    answers: { recruit: recruitMore, done: done('§recruit') },
    stuck: () => ({}),
  },
  'second-move': {
    section: '§move',
    seats: (state, { seat, token, at }) => (movesFrom(state, seat, at, token).length ? [seat] : []),
    may: own,
    answers: { move: moveOn, done: done('§move') },
    stuck: () => ({}),
  },
} satisfies StepsHere<'turn' | 'command' | 'recruiting' | 'second-move'>;
