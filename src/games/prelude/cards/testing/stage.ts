/** A table on which every Event has something to do, and tables that meet or break a prerequisite. */
import { DISTRICT_IDS, type Place } from '../../data/districts';
import { CARD_LIST, cardId } from '../../data/card-list';
import { roundOf } from '../../sequence';
import { setUp } from '../../rules/setup';
import { addTo, takeFrom, whereIs, withPiles } from '../../../../kernel/piles';
import type { State } from '../../state';
import { lying, type Given } from '../../testing/positions';
import type { PileId } from '../../vocabulary';
import { cardOf, type Card } from '../card';
import type { Need } from '../effect-types';
import type { Seat } from '../../seats';

type Cubes = State['cubes'];
const R = 'revolutionary';
const G = 'government';

/** The cubes of both sides in some places. */
export const cubes = (...changes: readonly (readonly [Place, number, number])[]): Cubes => ({
  ...setUp({}).cubes,
  ...Object.fromEntries(changes.map(([place, revolutionary, government]) => [place, { revolutionary, government }])),
});

/** Districts with few and with many cubes of either side, in turn. */
const mixed = DISTRICT_IDS.map((district, n) => [district, 1 + (n % 3), (2 * n) % 4] as const);

const WITHOUT_DECKS = lying({ ...setUp({}), decks: { turmoil: [], war: [], collapse: [] } }).piles;

/** Early in a Turn out of Session, a side about to play. */
export const stage = (active: Seat, more: Given = {}): State => {
  const { piles, ...part } = lying(more);
  return {
    ...setUp({}),
    agenda: roundOf(active),
    active,
    first: active,
    turn: 3,
    round: 1,
    cubes: cubes(
      ...mixed,
      ['kazan', 1, 3],
      ['state-bank', 1, 3],
      ['kronstadt', 3, 4],
      ['socialist', 4, 0],
      ['radical', 3, 0],
      ['liberal', 0, 4],
      ['monarchist', 0, 3],
    ),
    organizations: [
      { seat: R, place: 'radical' },
      { seat: R, place: 'kazan' },
      { seat: R, place: 'obukhov' },
      { seat: R, place: 'kronstadt' },
      { seat: G, place: 'liberal' },
      { seat: G, place: 'state-bank' },
    ],
    points: 2,
    world: -2,
    unrest: 12,
    prestige: 8,
    preparations: { revolutionary: [1, 2, 4], government: [1, 2, 4] },
    scoring: { districts: 2, organizations: 1, world: 0, duma: 3 },
    ...part,
    piles: { ...WITHOUT_DECKS, ...piles },
  };
};

/** The table with a card taken from where it lies, and laid elsewhere. */
const away = (state: State, card: string, to?: PileId): State => {
  const from = whereIs(state, card);
  const left = from === 'aside' || from === 'in-play' ? takeFrom(state, from, [card]) : state;
  return to ? addTo(left, to, [card]) : left;
};

/** The table with a prerequisite met. */
export const meeting = (state: State, seat: Seat, need: Need): State => {
  switch (need.need) {
    case 'session':
      return { ...state, round: 3 };
    case 'no-session':
      return { ...state, round: 1 };
    case 'abdicated':
      return { ...state, abdicated: true };
    case 'not-abdicated':
      return { ...state, abdicated: false };
    case 'war-begun':
      return { ...state, warBegun: true };
    case 'in-play':
      return away(state, need.card, 'in-play');
    case 'not-in-play':
      return away(state, need.card, 'pool');
    case 'controls':
      return { ...state, cubes: { ...state.cubes, [need.place]: { [R]: 0, [G]: 0, [seat]: 3 } } };
    case 'unrest':
      return { ...state, unrest: need.atLeast };
    case 'prestige':
      return { ...state, prestige: need.atMost };
    case 'organization': {
      const place = need.in === 'worker' ? 'putilov' : need.in === 'monarchist' ? 'monarchist' : 'liberal';
      return { ...state, organizations: [...state.organizations.filter(one => one.place !== place), { seat, place }] };
    }
    case 'opens-turn':
      return { ...state, round: 1, active: need.who === G ? G : R };
    case 'either':
      return need.of[0] ? meeting(state, seat, need.of[0]) : state;
    default:
      return state;
  }
};

/** The table with a prerequisite broken, by as little as can be. */
export const breaking = (state: State, seat: Seat, need: Need): State => {
  switch (need.need) {
    case 'session':
      return { ...state, round: 1 };
    case 'no-session':
      return { ...state, round: 3 };
    case 'abdicated':
      return { ...state, abdicated: false };
    case 'not-abdicated':
      return { ...state, abdicated: true };
    case 'war-begun':
      return { ...state, warBegun: false };
    case 'in-play':
      return withPiles(away(state, need.card), { pool: [need.card] });
    case 'not-in-play':
      return withPiles(away(state, need.card), { 'in-play': [need.card] });
    case 'controls':
      return { ...state, cubes: { ...state.cubes, [need.place]: { [R]: 1, [G]: 1 } } };
    case 'unrest':
      return { ...state, unrest: need.atLeast - 1 };
    case 'prestige':
      return { ...state, prestige: need.atMost + 1 };
    case 'organization':
      return { ...state, organizations: state.organizations.filter(one => one.seat !== seat) };
    case 'opens-turn':
      return { ...state, round: 2 };
    case 'either':
      return need.of.reduce((now, one) => breaking(now, seat, one), state);
    default:
      return state;
  }
};

/** The side that is "you" on a card; a neutral one is played by the Revolutionary here. */
export const sideOf = (card: Card): Seat => (card.faction === 'neutral' ? R : card.faction);

export const CARDS: readonly Card[] = CARD_LIST.flatMap(({ number }) => cardOf(setUp({}), cardId(number)) ?? []);

/** The card in hand, and every prerequisite met. */
export const readyFor = (card: Card, active: Seat = sideOf(card), more: Given = {}): State => {
  const id = cardId(card.number);
  const start = stage(active, more);
  const ready = (card.need ?? []).reduce((state, need) => meeting(state, sideOf(card), need), start);
  return withPiles(away(ready, id), { [`${active}-hand`]: [id] });
};
