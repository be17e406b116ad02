/** The places of counters, markers and piles. On a hidden state it shows what that seat sees. */
import { looseOf, whereIs as pileWith } from '../../kernel/piles';
import { leaderCard, sideOf } from './data/cards';
import { armyOf, armyWith, type State, battleOf, MARKERS, MAX_MORALE, seatOf, type Army } from './state';
import { FRONTS, pileId, PILES, SEATS, type Front, type PileId, type Seat } from './vocabulary';
import type { Counter, Marker, Tabletop } from '../../kernel/board';
import { within } from '../../kernel/kit/edits';
import { forceOf } from './rules/force';
import { numbersAt } from './options';
import { cards } from './view';

export type Place =
  | { readonly at: 'pile'; readonly pile: PileId; readonly seat: Seat }
  | { readonly at: 'front'; readonly front: Front; readonly seat: Seat }
  | { readonly at: 'army'; readonly leader: string };

export const frontSlot = (front: Front, seat: Seat): string => `${front}-${seat}`;

const named = new Map<string, Place>(
  SEATS.flatMap(seat => [
    ...PILES.map(pile => [pileId(seat, pile), { at: 'pile', pile: pileId(seat, pile), seat }] as const),
    ...FRONTS.map(front => [frontSlot(front, seat), { at: 'front', front, seat }] as const),
  ]),
);

/** A loose card on the board is a pile of its side. */
const looseAt = (word: string): Place | undefined => {
  const seat = SEATS.find(one => looseOf(word)?.home === pileId(one, 'deck'));
  return seat && { at: 'pile', pile: word as PileId, seat };
};

/** The place a word names; undefined if it names none. */
export const placeOf = (word: string): Place | undefined =>
  named.get(word) ?? looseAt(word) ?? (leaderCard(word) ? { at: 'army', leader: word } : undefined);

/** The place of a card, open or hidden, as the viewer of this state knows it. */
export const whereIs = (state: State, card: string): string | undefined => {
  const army = armyOf(state, card);
  if (army) return frontSlot(army.front, sideOf(card));
  const attached = armyWith(state, card);
  if (attached) return attached.leader;
  return pileWith(state, card);
};

const countersOf = (state: State, army: Army): readonly Counter[] => {
  const battle = battleOf(state);
  const seat = seatOf(army);
  const { leader, front, rallied, troops } = army;
  const shared = { slot: frontSlot(front, seat), group: leader, side: seat };
  const badges = [
    ...(rallied ? ['rally'] : []),
    ...(battle?.attackers.includes(leader) ? ['attacking'] : []),
    ...(battle?.blockers.includes(leader) ? ['blocking'] : []),
  ];
  return [
    { id: leader, piece: leader, ...shared, badges, facts: [{ word: 'strength', value: forceOf(army) }] },
    ...troops.map(troop => ({ id: troop, piece: troop, ...shared })),
  ];
};

const markersOf = (state: State): readonly Marker[] => [
  ...FRONTS.map((front): Marker => {
    const track = `markers-${front}`;
    const value = within(state.markers[front].red, 0, MARKERS);
    return { id: track, track, value, piece: 'territory' };
  }),
  ...SEATS.map((seat): Marker => {
    const track = `morale-${seat}`;
    return { id: track, track, value: within(state.morale[seat], 0, MAX_MORALE), side: seat, piece: track };
  }),
  {
    id: 'turn',
    track: 'turn',
    value: within(state.turn, 1, numbersAt(state)['last-turn']),
    side: state.active,
    piece: `turn-${state.active}`,
  },
];

export const tabletop = (state: State): Tabletop => ({
  counters: [
    ...state.armies.flatMap(army => countersOf(state, army)),
    ...state.orphans.map(
      ({ troop, seat, front }): Counter => ({
        id: troop,
        piece: troop,
        slot: frontSlot(front, seat),
        side: seat,
        turned: 'exhausted',
      }),
    ),
  ],
  markers: markersOf(state),
  piles: cards.tabletop(state),
});
