/** The value of a choice before it is made: the points of an objective; the days of a card and their result. */
import type { Sum } from '../../kernel/helper';
import { cardOf } from './data/box';
import { dateAfter } from './rules/calendar';
import { daysOn } from './rules/turn';
import { type State, unrestOf } from './state';
import { type Command, type Seat, MONTHS, REGIONS, type Region } from './vocabulary';
import type { KeyFigure, KeyFigureLine } from '../../kernel/presentation';
import { unrestPoints } from './rules/scoring';
import { judge } from './rules/strength';

/** §objective The points for the stronger side in its region. */
const ofObjective = (state: State, card: string): Sum | undefined => {
  const points = cardOf(state, card)?.points;
  return points === undefined
    ? undefined
    : { lines: [], brief: String(points), price: { word: 'objective-points', params: { points } } };
};

/** §date The days that a card moves the date by, and what they bring. */
const ofCard = (state: State, card: string): Sum => {
  const days = daysOn(state, card);
  const date = dateAfter(state, days);
  const word = date.newMonth ? 'days-to-month' : date.bonus ? 'days-to-bonus' : 'days';
  return { lines: [], brief: String(days), price: { word, params: { days } } };
};

/** §perform, §bonus What is lost by doing nothing. */
const ofNothing = ({ agenda: [step] }: State): Sum => ({
  lines: [],
  price: { word: step?.kind === 'bonus' ? 'bonus-lost' : 'action-lost' },
});

/** The sum a seat sees beside a command; undefined if the command needs none. */
export const sum = (state: State, _seat: Seat, command: Command): Sum | undefined => {
  switch (command.kind) {
    case 'choose-objective':
      return ofObjective(state, command.card);
    case 'play-card':
      return ofCard(state, command.card);
    case 'decline':
      return ofNothing(state);
    default:
      return undefined;
  }
};

/** The key figures: who is stronger in each region, by how much, and what the month brings. */
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
