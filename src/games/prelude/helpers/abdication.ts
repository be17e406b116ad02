/** §12.1 A helper that applies the Abdication: calendar, cards, Duma, First Player and bids. */
import type { Edit } from '../../../kernel/edit';
import type { Refusal } from '../../../kernel/refusal';
import { type Helper, type Input, type Line, type Values, chosen, numberOf } from '../../../kernel/helper';
import { cardOf } from '../cards/card';
import { FEBRUARY, turnOf } from '../data/turns';
import { opportunityTrack } from '../places';
import { isEarly, keyEvents } from '../rules/abdication';
import { worldChange } from '../rules/common';
import { numbersAt } from '../options';
import { behind, favoured, type State, type Prelude } from '../state';
import { SEATS, type Seat } from '../seats';
import { after, marker } from './apply';
import { refuse } from '../refusals';

const bidId = (seat: Seat): string => `bid-${seat}`;
const bidOf = (state: State, values: Values, seat: Seat): number =>
  Math.min(state.opportunity[seat], Math.max(0, numberOf(values[bidId(seat)])));

/** §12.1 After a jump the player behind chooses who goes first. */
const firstOf = (state: State, values: Values): Seat =>
  isEarly(state) ? chosen(values['first'], SEATS, behind(state)) : state.first;

const inputsOf = (state: State): readonly Input[] => [
  ...(isEarly(state) ? [{ id: 'first', kind: 'choice', values: SEATS, default: behind(state) } as const] : []),
  ...SEATS.map(
    (seat): Input => ({ id: bidId(seat), kind: 'number', min: 0, max: state.opportunity[seat], default: 0 }),
  ),
];

/** §12.1 The side that spends more, if one does. */
const outbids = (state: State, values: Values): Seat | undefined =>
  favoured(bidOf(state, values, 'revolutionary') - bidOf(state, values, 'government'));

/** Marked cards that lie open; those in decks and hands go too, unseen until they do. */
const starsInSight = (state: State): number =>
  [...state.piles.pool, ...state.piles['in-play'], ...state.piles.aside].filter(card => cardOf(state, card)?.star)
    .length;

const linesOf = (state: State, values: Values): readonly Line[] => {
  const jumps = isEarly(state);
  const now = { ...state, ...(jumps && { turn: FEBRUARY }) };
  const winner = outbids(state, values);
  return [
    ...(jumps
      ? [
          { word: 'calendar-jumps' },
          { word: 'all-discarded', value: state.piles['in-play'].length + state.piles.pool.length },
        ]
      : []),
    { word: 'stars-leave', value: starsInSight(state) },
    { word: 'key-events-enter', value: keyEvents(now, jumps).length },
    { word: 'deck-anew' },
    ...SEATS.map(
      (seat): Line => ({
        word: 'hand-anew',
        params: { seat },
        value: jumps ? numbersAt(state).hand : state.piles[`${seat}-hand`].length,
      }),
    ),
    ...(jumps
      ? [
          { word: 'pool-anew', value: turnOf(FEBRUARY).pool },
          { word: 'goes-first', params: { seat: firstOf(state, values) } },
        ]
      : []),
    { word: 'extremists-leave' },
    { word: 'moderates-halved' },
    { word: 'party-organizations-leave' },
    ...SEATS.map((seat): Line => ({ word: 'world-bid', params: { seat }, value: bidOf(state, values, seat) })),
    winner ? { word: 'world-moves', params: { seat: winner }, total: true } : { word: 'world-stays', total: true },
  ];
};

/** The Tsar goes at once with all that follows for calendar, cards and Duma; only players' choices come after. */
const editsOf = (state: State, values: Values): readonly Edit[] => {
  const first = firstOf(state, values);
  const winner = outbids(state, values);
  const now = after(state, winner ? worldChange(state, winner, 1) : []);
  return [
    ...marker('prestige', state.prestige, 0),
    { kind: 'set', marker: 'tsar', to: 0 },
    ...marker('first', SEATS.indexOf(state.first), SEATS.indexOf(first)),
    ...SEATS.flatMap(seat =>
      marker(opportunityTrack(seat), state.opportunity[seat], state.opportunity[seat] - bidOf(state, values, seat)),
    ),
    ...marker('advantage-world', -state.world, -now.world),
  ];
};

const forbidden = ({ abdicated }: State): Refusal | undefined => (abdicated ? refuse('§12.1', 'tsar-gone') : undefined);

export const abdication: Helper<Prelude> = {
  id: 'abdication',
  section: '§12.1',
  inputs: inputsOf,
  preview(state, values) {
    const refusal = forbidden(state);
    return { lines: refusal ? [] : linesOf(state, values), odds: [], ...(refusal && { refusal }) };
  },
  run: (state, values) =>
    forbidden(state)
      ? { lines: [], rolls: [], edits: [] }
      : { lines: linesOf(state, values), rolls: [], edits: editsOf(state, values) },
};
