/** What matters now: who is stronger in each region, by how much, and what the month brings. */
import type { KeyFigure, KeyFigureLine } from '../../kernel/presentation';
import { unrestPoints } from './rules/scoring';
import { judge } from './rules/strength';
import { unrestOf, type State } from './state';
import { MONTHS, REGIONS, type Region, type Seat } from './vocabulary';

const regionLine = (state: State, region: Region): KeyFigureLine<Seat> => {
  const { holdings, stronger, by } = judge(state, region);
  const named =
    unrestOf(state) === region
      ? ({ word: 'region-of-unrest', params: { region, points: unrestPoints(state) } } as const)
      : by && by !== 'strength'
        ? ({ word: 'region-by', params: { region, by } } as const)
        : ({ word: 'region', params: { region } } as const);
  return {
    ...named,
    each: { soviet: holdings.soviet.strength, government: holdings.government.strength },
    id: region,
    ...(stronger && { ahead: stronger }),
  };
};

/** §unrest The region of unrest counts more from month to month. */
const monthLine = ({ month }: State): readonly KeyFigureLine<Seat>[] =>
  month < MONTHS.length
    ? [
        {
          word: 'unrest-next-month',
          params: { now: unrestPoints({ month }), next: unrestPoints({ month: month + 1 }) },
        },
      ]
    : [];

export const keyFigures = (state: State): readonly KeyFigure<Seat>[] => [
  {
    title: { word: 'strength-in-regions' },
    lines: [...REGIONS.map(region => regionLine(state, region)), ...monthLine(state)],
  },
];
