/** Numbers and tables for the guide, computed from the data of the game. */
import type { Cell } from '../../../kernel/guide';
import { defaultOptions } from '../../../kernel/options';
import { CARD_LIST, cardId } from '../data/card-list';
import { districtsOf } from '../board-values';
import { sourceOf } from '../data/cards-given';
import {
  DISTRICTS,
  DISTRICT_IDS,
  PARTIES,
  PARTY_COSTS,
  PARTY_IDS,
  RANDOM_TABLE,
  type Subtype,
} from '../data/districts';
import { SPECIAL_ACTIONS, SPECIAL_IDS } from '../data/special-actions';
import {
  DISTRICTS_VALUES,
  ORGANIZATIONS_VALUES,
  BANDS,
  prestigeBands,
  unrestBands,
  type Band,
  LAST_TURN,
  ROUNDS,
  TURNS,
} from '../data/turns';
import { TRACKS, type CardBase, type Deck } from '../data/types';
import { numbers, options } from '../options';
import { growthOf } from '../rules/growing-extremism';
import { REACTION_BONUS } from '../rules/red-october';
import { setUp } from '../rules/setup';
import { OPPORTUNISM } from '../rules/special-actions';
import { SEATS, type Seat } from '../seats';
import { MOST_OPPORTUNITY, PRESTIGE_END, SCORE_BOX, UNREST_END, WORLD_END } from '../state';

const ours = { options: {} };
const start = setUp(defaultOptions(options));
const poolOf = (turn: number): number => TURNS[turn - 1]?.pool ?? 0;
const most = (values: readonly number[]): number => values.at(-1) ?? 0;

export const figures = {
  turns: LAST_TURN,
  rounds: ROUNDS,
  districts: DISTRICT_IDS.length,
  workers: districtsOf(ours, 'worker').length,
  military: districtsOf(ours, 'military').length,
  urban: districtsOf(ours, 'urban').length,
  cards: CARD_LIST.length,
  hand: numbers.usual.hand,
  'pool-first': poolOf(1),
  'pool-later': poolOf(2),
  'points-to-win': numbers.usual['points-to-win'],
  'unrest-end': UNREST_END,
  'prestige-end': PRESTIGE_END,
  'start-prestige': start.prestige,
  'start-opportunity': start.opportunity.revolutionary,
  'most-opportunity': MOST_OPPORTUNITY,
  'start-troops': start.preparations.government[0] ?? 0,
  'score-box': SCORE_BOX,
  'world-end': WORLD_END,
  'districts-most': most(DISTRICTS_VALUES),
  'organizations-most': most(ORGANIZATIONS_VALUES),
  'party-boxes': PARTY_COSTS.length,
  'reaction-bonus': REACTION_BONUS,
  opportunism: OPPORTUNISM,
};

const NONE = '–';
const boxes = (costs: readonly number[]): string => `${costs.length}: ${costs.join(' ')}`;

const districtsTable = (subtype: Subtype): readonly (readonly Cell[])[] =>
  districtsOf(ours, subtype).map(id => {
    const { start: cubes, costs, near } = DISTRICTS[id];
    return [
      id,
      `${cubes.revolutionary} / ${cubes.government}`,
      near,
      `${boxes(costs.revolutionary)} †`,
      `${boxes(costs.government)} †`,
    ];
  });

/** The number of a card with its signs: removed at the Abdication; wholly ours. */
const signed = ({ number, star }: CardBase): string =>
  `${number}${star ? ' ★' : ''}${sourceOf(number) === 'sources.nothing' ? ' †' : ''}`;
const factionOf = ({ faction }: CardBase): Cell => (faction === 'neutral' ? NONE : faction);
const staysOf = ({ stays }: CardBase): Cell => (stays ? `stays.${stays}` : NONE);

const cardsTable = (deck: Deck): readonly (readonly Cell[])[] =>
  CARD_LIST.filter(card => card.deck === deck).map(card => [
    signed(card),
    cardId(card.number),
    factionOf(card),
    card.points,
    `dice.${card.die}`,
    staysOf(card),
    `cards.${card.number}.note`,
  ]);

const specialsTable = (seat: Seat): readonly (readonly Cell[])[] =>
  SPECIAL_IDS.filter(id => SPECIAL_ACTIONS[id].seat === seat).map(id => {
    const costs: readonly number[] = SPECIAL_ACTIONS[id].costs;
    return [`specials.${id}.name`, costs.length > 3 ? `${costs[0]}+` : costs.join(' / '), `specials.${id}.note`];
  });

const bands = (of: readonly Band[], end: number): readonly (readonly Cell[])[] =>
  of.map(({ from, modifier }, n) => [`${from}–${(of[n - 1]?.from ?? end + 1) - 1} †`, `+${modifier}`]).toReversed();

export const tables: Readonly<Record<string, readonly (readonly Cell[])[]>> = {
  turns: TURNS.map(({ id, pool, sessions, era }) => [`turns.${id}`, `${era}-deck`, pool, `${sessions.join(', ')} †`]),
  'worker-districts': districtsTable('worker'),
  'military-districts': districtsTable('military'),
  'urban-districts': districtsTable('urban'),
  parties: PARTY_IDS.map(id => [id, PARTIES[id].seat, PARTIES[id].start, `${boxes(PARTY_COSTS)} †`]),
  dice: TRACKS.map(die => [
    `dice.${die}`,
    `tracks.${die}`,
    ...TRACKS.filter(one => one !== die).map(one => `tracks.${one}`),
  ]),
  'districts-values': DISTRICTS_VALUES.map((value, box) => [box, box > 6 ? `${value} †` : value]),
  unrest: bands(unrestBands(BANDS), UNREST_END),
  prestige: bands(prestigeBands(BANDS), PRESTIGE_END),
  growth: [0, 2, 4, 6, 8].map(result => {
    const { removed, moved, points } = growthOf(result);
    return [result < 2 ? '0–1' : result < 8 ? `${result}–${result + 1}` : '8+', removed, moved, points];
  }),
  random: RANDOM_TABLE.map((row, n) => [`${n * 2 + 1}–${n * 2 + 2}`, ...row]),
  'council-of-ministers': specialsTable(SEATS[1]),
  'central-committee': specialsTable(SEATS[0]),
  turmoil: cardsTable('turmoil'),
  war: cardsTable('war'),
  collapse: cardsTable('collapse'),
  provisional: cardsTable('provisional'),
  'key-events': CARD_LIST.filter(card => card.deck === 'key').map(card => [
    signed(card),
    cardId(card.number),
    `turns.${card.enters}`,
    factionOf(card),
    card.points,
    staysOf(card),
    `cards.${card.number}.note`,
  ]),
};
