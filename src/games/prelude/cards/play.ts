/** §3.1, §8 Playing a card: for its Event, for its points, from the Pool; or passing with an empty hand. */
import type { Section } from '../../../kernel/messages';
import type { Refusal } from '../../../kernel/refusal';
import { opportunityChange, own, type Result, type RuleFor, type StepsHere } from '../rules/common';
import { ignoresEvent, playsForBoth } from '../rules/start-of-turn';
import type { State } from '../state';
import { rival, type Seat } from '../seats';
import type { Event, Step, StepOf } from '../vocabulary';
import { cardOf, type Card } from './card';
import { eventOf } from './frame';
import { subjectOf, unmet } from './needs';
import type { Bound } from './vocabulary';
import { refuse } from '../refusals';

/** §3.3 A played Event goes to the discards, unless its special instruction lets it stay. */
const boundAsEvent = (card: Card): Bound => (card.stays && !card.staysByEffect ? 'in-play' : 'discards');

/** §3.3 The prerequisite that forbids an Event to its side. */
const forbidsEvent = (section: Section, state: State, seat: Seat, card: Card): Refusal | undefined => {
  const need = unmet(state, seat, card.need);
  return need && refuse(section, 'prerequisite-not-met', { need: `need-${need.need}`, subject: subjectOf(seat, need) });
};

/** §14 What earlier cards have left for this Action Round is used up, whatever is done in it. */
const omensSpent = ({ omens }: State, seat: Seat): readonly Event[] =>
  omens.some(omen => omen.kind === 'more-points' && omen.seat === seat) ? [{ kind: 'omens-spent', seat }] : [];
export const morePoints = ({ omens }: State, seat: Seat): number =>
  omens.reduce((sum, omen) => (omen.kind === 'more-points' && omen.seat === seat ? sum + omen.by : sum), 0);

const known = (state: State, cards: readonly string[]): readonly string[] => cards.filter(id => cardOf(state, id));

const playEvent: RuleFor<'action-round', 'play-event'> = {
  section: '§3.1',
  offers: ({ state, seat }) => [{ kind: 'play-event', card: known(state, state.piles[`${seat}-hand`]) }],
  forbids({ state, seat }, { card: id }) {
    const card = cardOf(state, id);
    if (!card || card.faction === rival(seat)) return refuse('§3.1', 'opposing-event');
    if (card.faction === seat && playsForBoth(state, seat).length) return refuse('§10.3', 'points-first');
    return forbidsEvent('§3.1', state, seat, card);
  },
  decide({ state, seat }, { card: id }) {
    const card = cardOf(state, id);
    if (!card) return {};
    return {
      events: [
        ...omensSpent(state, seat),
        { kind: 'card-played', seat, card: id, from: 'hand', as: 'event', to: boundAsEvent(card) },
      ],
      then: [...eventOf(card, seat), { kind: 'scoring-dice', seat, die: card.die }],
    };
  },
};

interface Aftermath {
  readonly to: Bound;
  readonly events: readonly Event[];
  readonly then: readonly Step[];
}

/** §3.1, §10.3 The steps after the points of a card from the hand. */
const afterPoints = (state: State, seat: Seat, id: string, card: Card): Aftermath => {
  if (card.faction === 'neutral') return { to: 'pool', events: [], then: [] };
  const mine = card.faction === seat;
  const used = mine ? playsForBoth(state, seat) : ignoresEvent(state, seat);
  const then: readonly Step[] = mine
    ? used.length
      ? [{ kind: 'own-event', seat, card: id }]
      : []
    : used.length
      ? []
      : [{ kind: 'opposing-event', seat: card.faction, card: id }];
  return { to: 'discards', events: used.map(action => ({ kind: 'special-set', action, mark: 'spent' })), then };
};

const playPoints: RuleFor<'action-round', 'play-points'> = {
  section: '§3.1',
  offers: ({ state, seat }) => [{ kind: 'play-points', card: known(state, state.piles[`${seat}-hand`]) }],
  decide({ state, seat }, { card: id }) {
    const card = cardOf(state, id);
    if (!card) return {};
    const { to, events, then } = afterPoints(state, seat, id, card);
    return {
      events: [
        ...omensSpent(state, seat),
        { kind: 'card-played', seat, card: id, from: 'hand', as: 'points', to },
        ...events,
      ],
      then: [
        { kind: 'activities', seat, points: card.points + morePoints(state, seat) },
        ...then,
        { kind: 'scoring-dice', seat, die: card.die },
      ],
    };
  },
};

const playFromPool: RuleFor<'action-round', 'play-from-pool'> = {
  section: '§8',
  offers: ({ state }) => [{ kind: 'play-from-pool', card: known(state, state.piles.pool) }],
  forbids({ state, seat }, { card: id }) {
    const card = cardOf(state, id);
    const points = state.opportunity[seat];
    if (!card || card.faction === rival(seat)) return refuse('§8', 'opposing-event');
    if (points < card.points) return refuse('§8', 'too-few-opportunity-points', { cost: card.points, points });
    return forbidsEvent('§8', state, seat, card);
  },
  decide({ state, seat }, { card: id }) {
    const card = cardOf(state, id);
    if (!card) return {};
    return {
      events: [
        ...omensSpent(state, seat),
        ...opportunityChange(state, seat, -card.points),
        { kind: 'card-played', seat, card: id, from: 'pool', as: 'event', to: boundAsEvent(card) },
      ],
      then: [...eventOf(card, seat), { kind: 'scoring-dice', seat, die: card.die }],
    };
  },
};

const pass: RuleFor<'action-round', 'pass'> = {
  section: '§2.3',
  offers: () => [{ kind: 'pass' }],
  forbids: ({ state, seat }) => (state.piles[`${seat}-hand`].length ? refuse('§2.3', 'cards-in-hand') : undefined),
  decide: ({ state, seat }) => ({ events: [...omensSpent(state, seat), { kind: 'passed', seat }] }),
};

type AfterPoints = StepOf<'own-event' | 'opposing-event' | 'judge-need'>;

/** §3.1 The Event of a card that was played for its points, and where the card then goes. */
const eventAfterPoints = (seat: Seat, id: string, card: Card): Result => {
  const to = boundAsEvent(card);
  return {
    events: [
      { kind: 'event-begun', seat, card: id },
      ...(to === 'discards' ? [] : [{ kind: 'card-bound', to } as const]),
    ],
    then: eventOf(card, seat),
  };
};

/** §3.1 An opposing card whose Event cannot be played goes to the Pool, for half its points; §10.3 not an own one. */
const wasted = (state: State, seat: Seat, id: string, card: Card): Result => {
  const event = { kind: 'event-wasted', seat, card: id } as const;
  return {
    events:
      seat === state.active
        ? [event]
        : [event, { kind: 'card-bound', to: 'pool' }, ...opportunityChange(state, seat, Math.floor(card.points / 2))],
  };
};

/** §3.1 The side of the card plays its Event if it can. The player judges what the table cannot. */
const afterwards = (state: State, { seat, card: id }: AfterPoints): Result => {
  const card = cardOf(state, id);
  if (!card) return {};
  if (unmet(state, seat, card.need)) return wasted(state, seat, id, card);
  return card.need?.some(({ need }) => need === 'by-hand')
    ? { then: [{ kind: 'judge-need', seat, card: id }] }
    : eventAfterPoints(seat, id, card);
};

const judgeNeed: RuleFor<'judge-need', 'judge-need'> = {
  section: '§3.3',
  offers: () => [{ kind: 'judge-need', met: [true, false] }],
  decide({ state, seat, step }, { met }) {
    const card = cardOf(state, step.card);
    if (!card) return {};
    return met ? eventAfterPoints(seat, step.card, card) : wasted(state, seat, step.card, card);
  },
};

export const playSteps = {
  'action-round': {
    section: '§2.3',
    seats: own,
    answers: { 'play-event': playEvent, 'play-points': playPoints, 'play-from-pool': playFromPool, pass },
  },
  'own-event': { section: '§10.3', run: afterwards },
  'opposing-event': { section: '§3.1', run: afterwards },
  'judge-need': { section: '§3.3', seats: own, answers: { 'judge-need': judgeNeed } },
} satisfies StepsHere<'action-round' | 'own-event' | 'opposing-event' | 'judge-need'>;
