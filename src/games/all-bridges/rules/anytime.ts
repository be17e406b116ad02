/** §1.3.2, §1.4.2, §4.1 What a Faction may do at any time: give Resources, withdraw own pieces. */
import { refuse } from '../refusals';
import type { Rule } from '../../../kernel/rule';
import { cellsRemoved } from '../changes';
import { SPACES, type Space } from '../data/map';
import { cellsIn, discsIn } from '../selectors';
import { isNonplayer } from '../options';
import { MOST_RESOURCES, type State, type AllBridges } from '../state';
import { discOf, enemiesOf, type CommandOf, type Event, type Seat, type Step } from '../vocabulary';
import { keepsForCommand } from './common';
import { specialMeanwhile } from './operation';

type Anytime<K extends 'transfer' | 'withdraw'> = Rule<AllBridges, Step, CommandOf<K>>;

/** Is a Command, Special Activity or Event being executed, and by whom? */
const executes = ({ agenda }: State, seat?: Seat): boolean =>
  agenda.some(
    step =>
      (step.kind === 'operation' || step.kind === 'event' || ('list' in step && 'seat' in step)) &&
      (seat === undefined || ('seat' in step && step.seat === seat)),
  );

/** §1.3.2 Resources may be given while somebody executes something, all at once or one by one. */
const transfer: Anytime<'transfer'> = {
  section: '§1.3.2',
  offers({ state, seat }) {
    if (!executes(state)) return [];
    // §8.1.2 Non-players cannot use them
    return enemiesOf(seat)
      .filter(to => !isNonplayer(state, to))
      .flatMap(to => {
        const most = Math.min(state.resources[seat], MOST_RESOURCES - state.resources[to]);
        return most > 0
          ? [{ kind: 'transfer' as const, to: [to], resources: Array.from({ length: most }, (_, n) => n + 1) }]
          : [];
      });
  },
  forbids: ({ state, seat }, { resources }) => keepsForCommand(state, seat, resources),
  decide: ({ seat }, { to, resources }) => ({
    events: [{ kind: 'resources-transferred', from: seat, to, resources }],
  }),
};

const withdrawn = (seat: Seat, space: Space, piece: CommandOf<'withdraw'>['piece']): readonly Event[] => {
  switch (piece) {
    case 'active':
    case 'inactive':
      return cellsRemoved(seat, space, piece, 1);
    case 'administration':
    case 'network':
      return [{ kind: 'disc-removed', disc: piece, space }];
    case 'personality':
      return [{ kind: 'personality-removed' }];
  }
};
const isThere = (state: State, seat: Seat, space: Space, piece: CommandOf<'withdraw'>['piece']): boolean => {
  switch (piece) {
    case 'active':
    case 'inactive':
      return cellsIn(state, space, seat, piece) > 0;
    case 'administration':
    case 'network':
      return seat !== 'senate' && discOf(seat) === piece && discsIn(state, space, seat) > 0;
    case 'personality':
      return seat === 'moderates' && state.personality === space;
  }
};

/** §1.4.2 A Faction that executes something may take own pieces back to Available, to place them elsewhere. */
const withdraw: Anytime<'withdraw'> = {
  section: '§1.4.2',
  offers({ state, seat, step }) {
    if (!executes(state, seat) || !('seat' in step) || step.seat !== seat || isBusy(state)) return [];
    const discs = seat === 'senate' ? [] : [discOf(seat)];
    return [
      {
        kind: 'withdraw',
        space: SPACES,
        piece: ['active', 'inactive', ...discs, ...(seat === 'moderates' ? ['personality' as const] : [])],
      },
    ];
  },
  forbids: ({ state, seat }, { space, piece }) =>
    isThere(state, seat, space, piece) ? undefined : refuse('§1.4.2', 'none-there'),
  decide: ({ seat }, { space, piece }) => ({ events: withdrawn(seat, space, piece) }),
};
/** Steps with a piece in transit: it must not be withdrawn under them, nor in a Special Activity meanwhile. */
const isBusy = ({ agenda }: State): boolean => agenda.some(({ kind }) => BUSY.has(kind));
const BUSY: ReadonlySet<Step['kind']> = new Set([
  'attack-space',
  'choose-casualties',
  'casualties',
  'attrition',
  'messenger',
  'capture',
  'march-space',
]);

export const anytime = { transfer, withdraw, 'special-activity': specialMeanwhile };
