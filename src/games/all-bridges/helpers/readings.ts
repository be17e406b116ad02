/** Tools that only read the table: eligibility, control, margins, and the results of a Propaganda Round. */
import type { Edit } from '../../../kernel/edit';
import type { Input, Values, Helper, Line } from '../../../kernel/helper';
import { SPACES, type Space } from '../data/map';
import { SEATS, type Seat, friendOf, SIDES } from '../vocabulary';
import { lineOf, numbersAt, isUntracked } from '../options';
import { cubesInDisplay, earnings } from '../rules/propaganda';
import { isBlocked, margin } from '../rules/victory';
import {
  controllerOf,
  issuesAndNetworks,
  oppositionAndAdministrations,
  piecesIn,
  senateTownPopulation,
  troopsOnMap,
} from '../selectors';
import { eligible, openBoxes, rowOf } from '../sequence';
import { MOST_RESOURCES, type State, type AllBridges } from '../state';

/** Questions that several helpers ask. */
export const spaceInput: Input = { id: 'space', kind: 'choice', values: SPACES, default: 'helsinki' };
export const factionInput: Input = { id: 'faction', kind: 'choice', values: SEATS, default: 'reds' };

export const spaceIn = ({ space }: Values): Space => SPACES.find(one => one === space) ?? 'helsinki';
export const factionIn = ({ faction }: Values): Seat => SEATS.find(one => one === faction) ?? 'reds';
export const countIn = (value: Values[string] | undefined, most: number): number =>
  typeof value === 'number' && Number.isInteger(value) ? Math.min(most, Math.max(0, value)) : 0;

/** Sets a Faction's Resources by hand. */
export const resourcesSet = (faction: Seat, to: number): Edit => ({ kind: 'set', marker: `resources-${faction}`, to });

const reading = (
  id: string,
  section: Helper<AllBridges>['section'],
  inputs: Helper<AllBridges>['inputs'],
  linesOf: (state: State, values: Parameters<Helper<AllBridges>['preview']>[1]) => readonly Line[],
): Helper<AllBridges> => ({
  id,
  section,
  inputs,
  preview: (state, values) => ({ lines: linesOf(state, values), odds: [] }),
  run: (state, values) => ({ lines: linesOf(state, values), rolls: [], edits: [] }),
});

/** §2.2.3 The next Faction, and what is open to it. */
const eligibilityLines = (state: State): readonly Line[] => {
  const [next] = eligible(state);
  if (!next) return [{ word: 'all-done', total: true }];
  return [
    { word: 'next-faction', params: { faction: next }, total: true },
    ...(rowOf(state) ? [] : [{ word: 'row-free' }]),
    ...openBoxes(state).map(box => ({ word: 'open-box', params: { box } })),
  ];
};

const controlLines = (state: State, space: ReturnType<typeof spaceIn>): readonly Line[] => {
  const controller = controllerOf(state, space);
  return [
    ...SEATS.map(faction => ({ word: 'pieces', params: { faction }, value: piecesIn(state, space, faction) })),
    controller
      ? { word: 'controlled-by', params: { side: controller }, total: true }
      : { word: 'uncontrolled', total: true },
  ];
};

/** §7.3 The goal of each Faction, its obstacles and its margin. */
export const victoryLines = (state: State): readonly Line[] => [
  ...SIDES.flatMap((side): readonly Line[] => {
    const total = side === 'reds' ? oppositionAndAdministrations(state) : senateTownPopulation(state);
    return [
      { word: 'above', params: { faction: side }, value: total - lineOf(state, side) },
      { word: 'tension', params: { faction: side }, value: state.vassalage[friendOf(side)] + state.polarization },
      ...(isBlocked(state, side) ? [{ word: 'blocked', params: { faction: side } }] : []),
      { word: 'margin', params: { faction: side }, value: margin(state, side), total: true },
    ];
  }),
  { word: 'moderates-resources', value: state.resources.moderates - lineOf(state, 'moderates') },
  { word: 'moderates-issues', value: issuesAndNetworks(state) - state.polarization },
  { word: 'margin', params: { faction: 'moderates' }, value: margin(state, 'moderates'), total: true },
];

const propagandaLines = (state: State): readonly Line[] => [
  ...SEATS.map(faction => ({ word: 'margin', params: { faction }, value: margin(state, faction) })),
  { word: 'cubes', value: cubesInDisplay(state) },
  ...SEATS.map(faction => ({ word: 'earnings', params: { faction }, value: earnings(state, faction) })),
  { word: 'turmoil', value: Math.max(0, state.vassalage.russian - 1) },
  ...(state.propaganda + 1 >= numbersAt(state).campaigns
    ? [{ word: 'last-round', total: true } as const]
    : [
        { word: 'not-last' },
        { word: 'prisoners', value: Math.floor((state.prisoners.reds + state.prisoners.senate) / 2) },
        {
          word: 'german-troops',
          value: state.vassalage.german - troopsOnMap(state, 'german') - state.germanBox,
        },
        { word: 'russian-troops', value: Math.max(0, state.vassalage.russian - 1) - troopsOnMap(state, 'russian') },
      ]),
];

export const eligibility = reading('eligibility', '§2.2.3', () => [], eligibilityLines);
export const control = reading(
  'control',
  '§1.7',
  () => [spaceInput],
  (state, values) => controlLines(state, spaceIn(values)),
);
export const victory = reading('victory', '§7.3', () => [], victoryLines);
/** §6.3 Each Faction's earnings can be applied; other results of a Propaganda Round are choices of its players. */
const earned = (state: State): readonly Edit[] =>
  SEATS.filter(faction => !isUntracked(state, faction)).flatMap(faction => {
    const to = Math.min(MOST_RESOURCES, state.resources[faction] + earnings(state, faction));
    return to === state.resources[faction] ? [] : [resourcesSet(faction, to)];
  });
const round = reading('propaganda', '§6.1', () => [], propagandaLines);
export const propagandaRound: Helper<AllBridges> = {
  ...round,
  run: (state, values, dice) => ({ ...round.run(state, values, dice), edits: earned(state) }),
};
