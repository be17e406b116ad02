/** Changes by hand in the toy. */
import { cardEdits, setCounted, type Edited } from '../../kit/edits';
import { cards, nonsense } from './cards';
import { handOf, SEATS, type State, type Toy, isCard } from './words';
import type { Dice } from '../../dice';
import type { GameEdit } from '../../edit';
import type { EditRules } from '../../edit-rules';
import { firstStrange, inBounds, knownCards, type Judged } from '../../invalid';

const byHand = cardEdits<Toy>(cards, {
  known(_state, card, from, to) {
    const seat = SEATS.find(one => from === handOf(one));
    return seat && to === 'discards' ? [{ kind: 'hand-card-discarded', seat, card }] : undefined;
  },
});

/** Cards go anywhere, coins are set; nothing else makes sense. */
export const edit = (state: State, change: GameEdit, dice: Dice): Edited<Toy> => {
  if (change.kind !== 'set') return byHand(state, change, dice) ?? nonsense('no-such-change');
  const seat = SEATS.find(one => change.marker === `coins-${one}`);
  return setCounted<Toy>(
    seat && { now: state.coins[seat], least: 0, most: 10, to: coins => [{ kind: 'coins-set', seat, coins }] },
    change.to,
  );
};

// The toy's answers to changes by hand.

/** The most coins a seat may save. */
const MOST = 8;

export const editRules: EditRules<Toy> = {
  belongs: {
    'cards-shown': 'free',
    'coins-set': '§2',
    'hand-card-discarded': '§4',
    'cards-taken': '§1',
    'cards-laid': '§1',
  },
  owner: (_state, event) => (event.kind === 'coins-set' ? event.seat : undefined),
  piles: '§1',
  laws: [
    {
      section: '§2',
      reason: 'too-many-coins',
      against: ({ coins }) =>
        SEATS.filter(seat => coins[seat] > MOST).map(seat => ({ seat, coins: coins[seat], most: MOST })),
    },
    {
      section: '§2',
      reason: 'gift',
      forbids: ({ coins }, event) =>
        event.kind === 'coins-set' && event.coins > coins[event.seat]
          ? { seat: event.seat, by: event.coins - coins[event.seat] }
          : undefined,
    },
  ],
};

/** Meaningless values in a state of the toy that was set by hand. */
export const invalid = (state: State): Judged =>
  firstStrange([
    inBounds('/year', state.year, 0, 8),
    ...SEATS.map(seat => inBounds(`/coins/${seat}`, state.coins[seat], 0, 100)),
    ...SEATS.map(seat => inBounds(`/points/${seat}`, state.points[seat], 0, 100)),
    ...knownCards(state.piles, isCard),
  ]);
