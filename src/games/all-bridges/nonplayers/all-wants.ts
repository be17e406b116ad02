/** Every want that an event may name: lang must have words for each. */
import { cardOf } from './groups';
import { EVENT_PREFERENCES } from './event-choices';
import { SYMBOLS, WITHOUT_SYMBOL, type Symbol } from './event-symbols';
import type { Nested, Priority } from './types';
import { named } from './priorities';
import { NONPLAYER_CARDS } from './vocabulary';
import { extremeOf, needOf, wantOf } from './wants';

const inNested = (one: Nested): readonly string[] => [...(one.are ?? []).map(wantOf), extremeOf(one) ?? []].flat();
const inPriority = ({ are, nested = [], when = [] }: Priority): readonly string[] => [
  ...are.map(wantOf),
  ...when.map(needOf),
  ...nested.flatMap(inNested),
];
const inSymbol = ({ target = [], when = [] }: Symbol): readonly string[] => [
  ...when.map(needOf),
  ...target.flatMap(inNested),
];
const symbols = [SYMBOLS, WITHOUT_SYMBOL].flatMap(table => Object.values(table).flatMap(one => Object.values(one)));

/** Everything that any card wants. */
export const WANTS: readonly string[] = [
  ...new Set([
    wantOf('not-allowed'),
    ...(['full-only', 'low-die', 'symbol', 'an-effect'] as const).map(needOf),
    ...NONPLAYER_CARDS.flatMap(id => {
      const card = cardOf(id);
      return card
        ? [
            ...card.condition.flat().map(needOf),
            ...card.priorities.flatMap(inPriority),
            ...card.specials.flatMap(({ priorities, when = [] }) => [
              ...when.map(needOf),
              ...priorities.flatMap(inPriority),
            ]),
          ]
        : [];
    }),
    ...EVENT_PREFERENCES.flatMap(inNested),
    ...symbols.flatMap(inSymbol),
  ]),
];

/** Every priority of a card or a Special Activity, by its id. */
export const PRIORITIES: readonly string[] = [
  ...new Set(
    NONPLAYER_CARDS.flatMap(id => {
      const card = cardOf(id);
      return card
        ? [
            ...card.priorities.map(one => named(card.id, card.seat, one.id)),
            ...card.specials.flatMap(({ activity, priorities }) =>
              priorities.map(one => named(activity, card.seat, one.id)),
            ),
          ]
        : [];
    }),
  ),
];
