/** The numbers and tables of the guide, from the game's data. */
import { CELLS, MOST_VASSALAGE, TROOPS } from '../pieces';
import type { Cell } from '../../../kernel/guide';
import { defaultOptions } from '../../../kernel/options';
import { CARD_LIST, hasGermanPhase, isReconstructedPhase } from '../data/cards';
import { LANDINGS, MAP, RAILWAYS, SPACES } from '../data/map';
import { cardOf } from '../nonplayers/groups';
import { PASS_SYMBOLS, SYMBOLS } from '../nonplayers/event-symbols';
import type { Nested, Priority } from '../nonplayers/types';
import { NONPLAYER_CARDS } from '../nonplayers/vocabulary';
import { extremeOf, needOf, wantOf } from '../nonplayers/wants';
import { numbers, options } from '../options';
import { REVOLT_CELLS } from '../rules/sequence';
import { politicsCost } from '../rules/politics';
import { MOST } from '../rules/publish';
import { setUp } from '../rules/setup';
import { GERMAN_LEAST } from '../rules/strength';
import { MOST_TENSION } from '../rules/victory';
import {
  ADMINISTRATIONS,
  CUBES,
  MOST_POLARIZATION,
  MOST_RESOURCES,
  NETWORKS,
  PREPARED,
  SABOTAGES,
  TERRORS,
} from '../state';
import { SEATS } from '../vocabulary';

const start = setUp(defaultOptions(options));

export const figures = {
  'reds-need': numbers.usual['reds-line'] + 1,
  'senate-need': numbers.usual['senate-line'] + 1,
  'moderates-need': numbers.usual['moderates-line'] + 1,
  'reds-line': numbers.usual['reds-line'],
  'senate-line': numbers.usual['senate-line'],
  'moderates-line': numbers.usual['moderates-line'],
  tension: MOST_TENSION,
  'start-resources': start.resources.reds,
  'start-polarization': start.polarization,
  'start-vassalage': start.vassalage.german,
  'most-resources': MOST_RESOURCES,
  'most-polarization': MOST_POLARIZATION,
  'most-vassalage': MOST_VASSALAGE,
  'revolt-cells': REVOLT_CELLS,
  'last-round': numbers.usual.campaigns,
  'side-cells': CELLS.reds,
  'moderates-cells': CELLS.moderates,
  administrations: ADMINISTRATIONS,
  networks: NETWORKS,
  troops: TROOPS,
  cubes: CUBES,
  'prepared-markers': PREPARED,
  'terror-markers': TERRORS,
  'sabotage-markers': SABOTAGES,
  conscripts: start.outOfPlay,
  'publish-spaces': MOST,
  'german-least': GERMAN_LEAST,
};

// ---------------------------------------------------------------- the map
/** Values of ours get the mark. */
const marked = (value: number, isOurs: boolean | undefined): Cell => (isOurs ? `${value}†` : value);
const spacesOfMap = SPACES.map(space => [
  space,
  marked(MAP[space].population, MAP[space].reconstructed),
  [...MAP[space].adjacent],
]);
const spansOf = (n: number): string => {
  const from = (LANDINGS[n - 1]?.upTo ?? 0) + 1;
  const to = LANDINGS[n]?.upTo ?? from;
  return from === to ? `${from} †` : `${from}–${to} †`;
};
const startLines = SPACES.filter(space => {
  const { moderates, reds, russians, senate, support } = start.spaces[space];
  return moderates.inactive + reds.inactive + senate.inactive + russians + Math.abs(support) > 0;
}).map((space): readonly Cell[] => {
  const { moderates, reds, russians, senate, support } = start.spaces[space];
  const level = { 2: 'pieces.support-active', 1: 'pieces.support-passive', [-1]: 'pieces.opposition-passive' }[support];
  return [space, reds.inactive, senate.inactive, moderates.inactive, russians, level ?? ''];
});

// ---------------------------------------------------------------- cards
const phaseCell = (id: string): Cell => (hasGermanPhase(id) ? (isReconstructedPhase(id) ? '✓†' : '✓') : '');
const cardsOf = (year: number) =>
  CARD_LIST.filter(card => card.year === year).map((card): readonly Cell[] => [
    Number(card.id),
    card.id,
    ...(year === 1918 ? [phaseCell(card.id)] : []),
    `cards.${card.id}.note`,
  ]);
const symbolRows = Object.entries(SYMBOLS).map(([card, symbols]): readonly Cell[] => [
  Number(card),
  card,
  ...SEATS.map((seat): Cell => {
    const symbol = symbols[seat];
    return symbol ? symbol.text : '';
  }),
]);

// ---------------------------------------------------------------- cards of Non-players
const ACTS: Readonly<Record<string, string>> = {
  hide: 'kinds.go-underground',
  'carry-news': 'kinds.message',
  'terror-or-display': 'kinds.terror',
  'news-calms': 'kinds.lower-polarization',
  'news-pays': 'kinds.use-news',
  'lower-vassalage': 'kinds.shift-vassalage',
};
const actOf = ({ act }: Priority): Cell => ACTS[act] ?? `kinds.${act}`;
const nestedWants = (one: Nested): readonly string[] => [
  ...(one.are ?? []).map(wantOf),
  ...[extremeOf(one) ?? []].flat(),
];
const rowOf = (priority: Priority): readonly Cell[] => [
  `(${priority.id})`,
  actOf(priority),
  [
    ...(priority.fullOnly ? [needOf('full-only')] : []),
    ...(priority.rolls === undefined ? [] : [`≤ ${priority.rolls}`]),
    ...(priority.when ?? []).map(needOf),
    ...priority.are.map(wantOf),
  ],
  (priority.nested ?? []).flatMap(nestedWants),
  priority.times ?? '',
];
const cardRows = Object.fromEntries(
  NONPLAYER_CARDS.map(id => {
    const card = cardOf(id);
    const rows: readonly (readonly Cell[])[] = card
      ? [
          ...card.priorities.map(rowOf),
          ...card.specials.flatMap(special =>
            special.priorities.map(priority => {
              const [number = '', act = '', needs = [], prefers = '', times = ''] = rowOf(priority);
              return [[special.activity, String(number)], act, needs, prefers, times];
            }),
          ),
        ]
      : [];
    return [`np-${id}`, rows];
  }),
);
const conditionRows = NONPLAYER_CARDS.flatMap((id): readonly (readonly Cell[])[] =>
  (cardOf(id)?.condition ?? []).map(all => [id, all.map(needOf)]),
);

export const tables: Readonly<Record<string, readonly (readonly Cell[])[]>> = {
  spaces: spacesOfMap,
  railways: RAILWAYS.map((line, n) => [n + 1, line.map(stop => stop)]),
  landings: LANDINGS.map(({ space }, n) => [spansOf(n), space]),
  start: startLines,
  politics: Array.from({ length: MOST_POLARIZATION + 1 }, (_, level) => [level, politicsCost(level) ?? '–']),
  'cards-1917': cardsOf(1917),
  'cards-1918': cardsOf(1918),
  symbols: symbolRows,
  'pass-symbols': SEATS.map(seat => [seat, [...PASS_SYMBOLS[seat]]]),
  conditions: conditionRows,
  ...cardRows,
};
