/** The numbers and tables of the guide, from the game's data. */
import type { Cell } from '../../../kernel/guide';
import { DECKS, leaderCard, type Card } from '../data/cards';
import { numbers } from '../options';
import { ARMIES_TOGETHER } from '../rules/attack';
import { MORALE_DIE } from '../rules/battle';
import { UNBLOCKED_MORALE } from '../rules/propaganda';
import { BETWEEN_FRONTS } from '../rules/rally';
import { RESERVE_MORALE } from '../rules/reserve';
import { setUp } from '../rules/setup';
import { turnOf } from '../sequence';
import { MARKERS, MAX_MORALE, room } from '../state';
import { army, withOptions } from '../testing/positions';
import { FRONTS, type Seat } from '../vocabulary';

const start = setUp(withOptions());

/** The cards of a side, each line of its list once. */
const lines = (seat: Seat): readonly Card[] => [...new Map(DECKS[seat].map(card => [card.type, card])).values()];

const forceOf = (card: Card): Cell => (card.kind === 'event' ? '' : card.force);
const frontsOf = (card: Card): Cell => (card.kind === 'event' ? [] : (card.fronts ?? []));
const common = (card: Card): readonly Cell[] => [card.id, `kinds.${card.kind}`, forceOf(card), card.count];
const noteOf = (card: Card): Cell => `cards.${card.type}.note`;

const countOf = (seat: Seat, kind: Card['kind']): number => DECKS[seat].filter(card => card.kind === kind).length;

const reserve = turnOf('red').find(step => step.kind === 'reserve');

export const figures = {
  morale: start.morale.red,
  'max-morale': MAX_MORALE,
  markers: MARKERS,
  'start-markers': start.markers.south.red,
  'hand-limit': numbers.usual['hand-limit'],
  'red-deck-size': DECKS.red.length,
  'white-deck-size': DECKS.white.length,
  leaders: countOf('red', 'leader'),
  troops: countOf('red', 'troop'),
  'red-events': countOf('red', 'event'),
  'white-events': countOf('white', 'event'),
  'between-fronts': BETWEEN_FRONTS.red,
  'together-red': ARMIES_TOGETHER.red,
  'together-white': ARMIES_TOGETHER.white,
  reserve: reserve?.kind === 'reserve' ? reserve.left : 0,
  draw: numbers.usual['cards-a-turn'],
  'unblocked-morale': UNBLOCKED_MORALE,
  'reserve-morale': RESERVE_MORALE,
  'morale-die': `1–${MORALE_DIE}`,
  'start-hand': numbers.usual['first-hand'],
  'fronts-to-win': numbers.usual['fronts-to-win'],
  'last-turn': numbers.usual['last-turn'],
};

export const tables = {
  red: lines('red').map(card => [...common(card), noteOf(card)]),
  white: lines('white').map(card => [...common(card), frontsOf(card), noteOf(card)]),
  bound: lines('white')
    .filter(card => card.kind !== 'event' && card.fronts)
    .map(card => [card.id, frontsOf(card)]),
  room: ['red-generals-1', 'red-tukhachevsky', 'red-trotsky'].map(leader => [
    leaderCard(leader)?.force ?? 0,
    room(army(leader, 'south')),
  ]),
  start: [
    ['facts.morale', start.morale.red],
    ['facts.markers', start.markers.south.red * FRONTS.length],
    ['facts.cards', numbers.usual['first-hand']],
  ],
} satisfies Record<string, readonly (readonly Cell[])[]>;
