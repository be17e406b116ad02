/** What cards and priorities want, as ids that lang has words for: told where something is not so. */
import { NONPLAYER_CARDS } from './vocabulary';
import { cardOf } from './cards';
import type { ConditionName } from './names';
import type { Nested, Priority, TestName } from './types';

const spelled = (name: string): string => name.replaceAll(' ', '-');

/** A sentence about a space. */
export const wantOf = (name: TestName | 'not-allowed'): string => `wanted-${spelled(name)}`;
/** The most or the fewest of a number. */
export const extremeOf = ({ most, fewest }: Nested): string | undefined =>
  most ? `wanted-most-${most}` : fewest ? `wanted-fewest-${fewest}` : undefined;
/** A sentence about the table. */
export const needOf = (name: ConditionName | 'full-only' | 'low-die'): string => `needed-${name}`;

const inPriority = ({ are, nested = [], when = [] }: Priority): readonly string[] => [
  ...are.map(wantOf),
  ...when.map(needOf),
  ...nested.flatMap(one => [...(one.are ?? []).map(wantOf), extremeOf(one) ?? []].flat()),
];

/** Everything that any card wants. */
export const WANTS: readonly string[] = [
  ...new Set([
    wantOf('not-allowed'),
    needOf('full-only'),
    needOf('low-die'),
    ...NONPLAYER_CARDS.flatMap(id => {
      const card = cardOf(id);
      return card
        ? [
            ...card.condition.flat().map(needOf),
            ...card.priorities.flatMap(inPriority),
            ...card.specials.flatMap(special => special.priorities.flatMap(inPriority)),
          ]
        : [];
    }),
  ]),
];
/** The key in lang of such an id. */
export const wordOfWant = (id: string): string => `nonplayers.${id.replace('-', '.')}`;
