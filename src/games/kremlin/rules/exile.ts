/** §exile A target of a purge or trial may leave the country first, and come back at a price. */
import { refuse } from '../refusals';
import type { Answers } from '../../../kernel/rule';
import { frameOf } from '../../../kernel/agenda';
import { editionOf } from '../data/editions';
import { at, isActive, type State, type Kremlin } from '../state';
import { handOf, type Event, type Seat, type Step } from '../vocabulary';
import { owesFirst } from './bargains';
import { controllerOf, declaredBy } from './control';
import { hasBegun } from './declare';
import { isResolving, reopened } from './reaction-windows';

/** The target of an announced purge, or the accused before the first vote. */
const threatened = (state: State): readonly string[] => {
  const trial = frameOf(state, 'trial');
  return [
    ...[frameOf(state, 'purge'), frameOf(state, 'open-trial')].flatMap(announced => announced?.target ?? []),
    ...(trial && trial.votes.length === 0 ? [trial.accused] : []),
  ];
};

const exiles = (state: State, seat: Seat): readonly string[] =>
  hasBegun(state) && !isResolving(state)
    ? at(state, 'exile').filter(letter => controllerOf(state, letter) === seat)
    : [];

const back = (state: State, seat: Seat, politician: string, price: readonly Event[]) => ({
  events: [...price, { kind: 'returned-from-exile' as const, politician }, ...reopened(state, seat)],
});

export const exileRules = {
  'go-into-exile': {
    section: '§exile',
    offers({ state, seat }) {
      if (!editionOf(state.options).exile) return [];
      const politician = threatened(state).filter(
        letter => controllerOf(state, letter) === seat && isThere(state, letter),
      );
      return politician.length ? [{ kind: 'go-into-exile', politician }] : [];
    },
    forbids: ({ state }, { politician }) =>
      isActive(state, politician) ? undefined : refuse('§inactive', 'at-the-sanatorium'),
    decide: ({ state, seat }, { politician }) => ({
      events: [{ kind: 'went-into-exile', politician }, ...reopened(state, seat)],
    }),
  },
  'return-by-influence': {
    section: '§exile',
    offers({ state, seat }) {
      const politician = exiles(state, seat);
      return politician.length ? [{ kind: 'return-by-influence', politician }] : [];
    },
    decide({ state, seat }, { politician }) {
      const points = Math.max(1, Math.floor(declaredBy(state, seat, politician) / 2));
      return back(state, seat, politician, [{ kind: 'influence-lost', seat, politician, points }]);
    },
  },
  'return-by-cards': {
    section: '§exile',
    offers({ state, seat }) {
      const politician = exiles(state, seat);
      const hand = state.piles[handOf(seat)];
      return politician.length && hand.length > 1
        ? [{ kind: 'return-by-cards', politician, first: hand, second: hand }]
        : [];
    },
    forbids: ({ state, seat }, { first, second }) =>
      first === second ? refuse('§exile', 'two-cards') : owesFirst(state, seat, 2),
    decide: ({ state, seat }, { politician, first, second }) =>
      back(state, seat, politician, [
        { kind: 'card-discarded', seat, card: first },
        { kind: 'card-discarded', seat, card: second },
      ]),
  },
} satisfies Answers<Kremlin, Step>;

const isThere = (state: State, letter: string): boolean => !at(state, 'exile').includes(letter);
