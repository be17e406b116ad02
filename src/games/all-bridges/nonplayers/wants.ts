/** What cards, priorities and Events want, as ids with words in lang: named when a condition is not met. */
import { population } from '../data/owners-map';
import type { EventConditionName } from './event-conditions';
import type { ConditionName } from './names';
import type { Nested, TestName } from './types';
import { isTown, type Space } from '../data/map';

import { controllerOf } from '../selectors';
import type { State } from '../state';
import type { Seat } from '../vocabulary';

const spelled = (name: string): string => name.replaceAll(' ', '-');

/** What a priority or Event may lack besides its conditions. */
type Lack = 'full-only' | 'low-die' | 'symbol' | 'an-effect';

/** A sentence about a space. */
export const wantOf = (name: TestName | 'not-allowed'): string => `wanted-${spelled(name)}`;
/** The most or the fewest of a number. */
export const extremeOf = ({ most, fewest }: Nested): string | undefined =>
  most ? `wanted-most-${most}` : fewest ? `wanted-fewest-${fewest}` : undefined;
/** A sentence about the table. */
export const needOf = (name: ConditionName | EventConditionName | Lack): string => `needed-${name}`;

/** The key in lang of such an id. */
export const wordOfWant = (id: string): string => `nonplayers.${id.replace('-', '.')}`;

// §8.1.7 A Faction's preferences about a space: its own Control before nobody's, and that before an enemy's.

/** How much a Faction likes the controller of a space: itself most; the Moderates prefer nobody. */
const likes = (state: State, seat: Seat, space: Space): number => {
  const controller = controllerOf(state, space);
  if (seat === 'moderates') return controller === undefined ? 2 : 0;
  return controller === seat ? 2 : controller === undefined ? 1 : 0;
};
/** How a change of Cells affects the Control of a space with Population. */
export const controlGained = (state: State, after: State, seat: Seat, space: Space): number =>
  population(state, space) ? likes(after, seat, space) - likes(state, seat, space) : 0;

/** §8.1.7 Towns before Provinces, and then the most Population. */
export const townsFirst = (state: State): readonly ((space: Space) => number)[] => [
  space => (isTown(space) ? 1 : 0),
  space => population(state, space),
];

/** The things with the most of each measure, one measure after another, §8.2.5. */
export const foremost = <T>(items: readonly T[], ...measures: readonly ((item: T) => number)[]): readonly T[] =>
  measures.reduce((left, measure) => {
    const top = Math.max(...left.map(measure));
    return left.filter(item => measure(item) === top);
  }, items);
