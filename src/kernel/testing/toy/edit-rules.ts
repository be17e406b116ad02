/** What the toy's rules say of changes by hand. */
import type { EditRules } from '../../edit-rules';
import { SEATS, type Toy } from './words';

/** Nobody may save more coins than these. */
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
