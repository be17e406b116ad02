/** §control Taking control of a troop: it joins a leader of one's own; an option of the table says where. */
import { armiesOf, armyOf, armyWith, mayStand, room, troopsOf, type State } from '../state';
import { rival, type Seat } from '../vocabulary';
import type { Result, RuleFor, StepsHere } from './common';
import { refuse } from '../refusals';

interface Capture {
  readonly troop: string;
  readonly leader: string;
}

/** §control Every enemy troop with every own leader that could take it. */
const homes = (state: State, seat: Seat): readonly Capture[] => {
  const anywhere = state.options['subversion'] === 'any-front';
  const own = armiesOf(state, seat).filter(army => room(army) > 0);
  return armiesOf(state, rival(seat)).flatMap(enemy =>
    enemy.troops.flatMap(troop =>
      own
        .filter(army => (anywhere || army.front === enemy.front) && mayStand(troop, army.front))
        .map(army => ({ troop, leader: army.leader })),
    ),
  );
};

const discards = (state: State): boolean => state.options['subversion'] === 'discard';

/** §control The enemy troops that Subversive Attack can reach. */
export const captures = (state: State, seat: Seat): readonly string[] =>
  discards(state) ? troopsOf(state, rival(seat)) : [...new Set(homes(state, seat).map(({ troop }) => troop))];

const captured = (seat: Seat, { troop, leader }: Capture): Result => ({
  events: [{ kind: 'troop-captured', seat, troop, leader }],
});
const discarded = (troop: string): Result => ({ events: [{ kind: 'troop-lost', troop }] });

const takeTroop: RuleFor<'take-troop', 'take-troop'> = {
  section: '§control',
  offers: ({ state, seat }) =>
    discards(state)
      ? []
      : [
          {
            kind: 'take-troop',
            troop: troopsOf(state, rival(seat)),
            leader: armiesOf(state, seat).map(army => army.leader),
          },
        ],
  forbids({ state }, { troop, leader }) {
    const army = armyOf(state, leader);
    const enemy = armyWith(state, troop);
    if (!army || !enemy) return refuse('§control', 'other-front');
    if (army.front !== enemy.front && state.options['subversion'] !== 'any-front')
      return refuse('§control', 'other-front');
    if (room(army) <= 0) return refuse('§recruitment', 'no-room');
    return mayStand(troop, army.front) ? undefined : refuse('§recruitment', 'wrong-front');
  },
  decide: ({ seat }, command) => captured(seat, command),
};

const discardTroop: RuleFor<'take-troop', 'discard-troop'> = {
  section: '§control',
  offers: ({ state, seat }) => (discards(state) ? [{ kind: 'discard-troop', troop: captures(state, seat) }] : []),
  decide: (_at, { troop }) => discarded(troop),
};

const choicesOf = (state: State, seat: Seat): number =>
  discards(state) ? captures(state, seat).length : homes(state, seat).length;

export const subversionSteps = {
  'take-troop': {
    section: '§control',
    seats: (state, { seat }) => (choicesOf(state, seat) > 1 ? [seat] : []),
    answers: { 'take-troop': takeTroop, 'discard-troop': discardTroop },
    stuck(state, { seat }) {
      const [troop] = captures(state, seat);
      const [home] = homes(state, seat);
      if (discards(state)) return troop === undefined ? {} : discarded(troop);
      return home ? captured(seat, home) : {};
    },
  },
} satisfies StepsHere<'take-troop'>;
