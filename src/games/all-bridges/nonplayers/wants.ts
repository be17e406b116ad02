/** What cards, priorities and Events want, as ids that lang has words for: told where something is not so. */
import type { EventConditionName } from './event-conditions';
import type { ConditionName } from './names';
import type { Nested, TestName } from './types';

const spelled = (name: string): string => name.replaceAll(' ', '-');

/** What a priority, or an Event, may lack beside its conditions. */
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
