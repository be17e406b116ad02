/** Why a command is given, in one line and from what everybody sees. */
import type { Eyes as EyesOf, Reason } from '../../../kernel/bot';
import type { Whys } from '../../../kernel/kit/bots';
import type { Options } from '../../../kernel/messages';
import { cardOf, type Card } from '../cards/card';
import { advantage } from '../rules/advantage';
import { buyOffCost, targetOf } from '../rules/checks';
import { controller, sign, valueOf, type State, type Prelude } from '../state';
import { isDistrict, type Place } from '../data/districts';
import { rival, type Seat } from '../seats';
import { eventWorth } from './expectation';

type Eyes = EyesOf<Prelude>;

/** Each a key under `reasons` in lang. */
export const REASONS = [
  'takes-control',
  'breaks-control',
  'covers',
  'check-is-likely',
  'is-ahead',
  'keeps-from',
  'worth-the-price',
  'too-dear',
  'event-brings',
  'points-do-more',
  'leaves-the-event',
] as const;

const because = (word: (typeof REASONS)[number], params: Options): Reason => ({ word, params });

const whyMobilize = (state: State, seat: Seat, place: Place): Reason => {
  const params = { place, mine: valueOf(state, seat, place), theirs: valueOf(state, rival(seat), place) };
  if (!isDistrict(place)) return because('covers', params);
  const holder = controller(state, place);
  return because(holder === seat ? 'covers' : holder === undefined ? 'takes-control' : 'breaks-control', params);
};

const whyTrack = ({ state, seat }: Eyes, track: Parameters<typeof advantage>[1]): Reason => {
  const lead = sign(seat) * advantage(state, track);
  return because(lead > 0 ? 'is-ahead' : 'keeps-from', { track, by: Math.abs(lead) });
};

/** The price of a failure, where there is one. */
const whyPrice = (word: 'worth-the-price' | 'too-dear', { state, seat }: Eyes): Reason | undefined => {
  const [step] = state.agenda;
  return step?.kind === 'failed-check'
    ? because(word, { cost: buyOffCost(state, step), points: state.opportunity[seat] })
    : undefined;
};

/** The calculated victory points of an Event, for the side that has it. */
const pointsOf = (state: State, seat: Seat, card: Card): number => Math.round(eventWorth(state, seat, card));

const whyEvent = (id: string, { state, seat }: Eyes): Reason | undefined => {
  const card = cardOf(state, id);
  const by = card ? pointsOf(state, seat, card) : 0;
  return by > 0 ? because('event-brings', { by }) : undefined;
};

/** Why a card is played for its points: what happens with its Event. */
const whyPoints = (id: string, { state, seat, legal }: Eyes): Reason | undefined => {
  const card = cardOf(state, id);
  if (!card) return undefined;
  const { points } = card;
  if (legal.some(one => one.kind === 'play-event' && one.card === id)) return because('points-do-more', { points });
  const by = card.faction === rival(seat) ? pointsOf(state, rival(seat), card) : 0;
  return by > 0 ? because('leaves-the-event', { points, by }) : undefined;
};

export const whys: Whys<Prelude> = {
  'play-event': ({ card }, eyes) => whyEvent(card, eyes),
  'play-from-pool': ({ card }, eyes) => whyEvent(card, eyes),
  'play-points': ({ card }, eyes) => whyPoints(card, eyes),
  mobilize: ({ place }, { state, seat }) => whyMobilize(state, seat, place),
  'create-organization': ({ place, points }, { state, seat }) =>
    because('check-is-likely', { place, target: targetOf(state, { seat, place, bonus: points }) }),
  'choose-track': ({ track }, eyes) => whyTrack(eyes, track),
  'buy-off': (_command, eyes) => whyPrice('worth-the-price', eyes),
  'accept-failure': (_command, eyes) => whyPrice('too-dear', eyes),
};
