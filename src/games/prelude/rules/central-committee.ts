/** §10.3.2 What the Central Committee counts and still asks: Diplomacy, Fervor. */
import { cardOf } from '../cards/card';
import { boxesOf, valueOf, type State } from '../state';
import { DISTRICT_IDS, subtypeOf } from '../data/districts';
import { TRACKS } from '../data/types';
import type { Seat } from '../seats';
import type { StepOf } from '../vocabulary';
import { oneFewer, own, type RuleFor, type StepsHere } from './common';
import { refuse } from '../refusals';

/** §10.3.2 Cards of the Pool that may be taken: no Key Events. */
export const exchangeable = (state: State): readonly string[] =>
  state.piles.pool.filter(card => cardOf(state, card)?.deck !== 'key');

/** §10.3.2 Districts of Workers and Military where every box of the seat is filled. */
export const fullyMobilized = (state: State, seat: Seat): number =>
  DISTRICT_IDS.filter(
    district => subtypeOf(district) !== 'urban' && valueOf(state, seat, district) >= boxesOf(seat, district),
  ).length;

const chooseTrack: RuleFor<'choose-track', 'choose-track'> = {
  section: '§10.3.2',
  offers: () => [{ kind: 'choose-track', track: TRACKS }],
  decide: (_at, { track }) => ({ then: [{ kind: 'score', track }] }),
};

const exchangeCard: RuleFor<'exchange-card', 'exchange-card'> = {
  section: '§10.3.2',
  offers: ({ state, seat }) => [{ kind: 'exchange-card', give: state.piles[`${seat}-hand`], take: state.piles.pool }],
  forbids: ({ state }, { take }) => (exchangeable(state).includes(take) ? undefined : refuse('§10.3.2', 'key-event')),
  decide: ({ seat, step }, { give, take }) => ({
    events: [{ kind: 'cards-exchanged', seat, give, take, secret: { to: seat, is: take } }],
    then: oneFewer(step),
  }),
};

const canExchange = (state: State, { seat }: StepOf<'exchange-card'>): readonly Seat[] =>
  state.piles[`${seat}-hand`].length && exchangeable(state).length ? [seat] : [];

export const committeeSteps = {
  'choose-track': {
    section: '§10.3.2',
    seats: own,
    answers: { 'choose-track': chooseTrack },
  },
  'exchange-card': {
    section: '§10.3.2',
    seats: canExchange,
    answers: { 'exchange-card': exchangeCard },
    stuck: () => ({}),
  },
} satisfies StepsHere<'choose-track' | 'exchange-card'>;
