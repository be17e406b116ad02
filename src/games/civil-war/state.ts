/** The state of Reds and Whites. Nothing that can be calculated is stored. */
import type { Piles } from '../../kernel/piles';
import { cardOf, leaderCard, sideOf, troopCard } from './data/cards';
import {
  FRONTS,
  type Battle,
  type EndingReason,
  type Front,
  type PileId,
  type Seat,
  type Step,
  type Command,
  type Event,
  SEATS,
} from './vocabulary';
import type { Options } from '../../kernel/messages';
import { anyOf, firstStrange, inBounds, known, knownCards, type Judged } from '../../kernel/invalid';

/** A leader in play and the troops attached to them. The army's side is the leader's. */
export interface Army {
  readonly leader: string;
  readonly front: Front;
  readonly troops: readonly string[];
  /** Has the leader a Rally token? */
  readonly rallied: boolean;
}

/** §leader-loss A troop whose leader was discarded, until it is attached again or goes home. */
export interface Orphan {
  readonly troop: string;
  readonly seat: Seat;
  readonly front: Front;
}

export interface State {
  readonly agenda: readonly Step[];
  readonly options: Options;
  /** Each side has one turn of this number, the Reds first. */
  readonly turn: number;
  readonly active: Seat;
  readonly morale: Readonly<Record<Seat, number>>;
  readonly markers: Readonly<Record<Front, Readonly<Record<Seat, number>>>>;
  readonly armies: readonly Army[];
  readonly orphans: readonly Orphan[];
  readonly piles: Piles<PileId>;
  /** §propaganda The turn in which a seat last did unblocked damage; 0 if it never did. */
  readonly unblocked: Readonly<Record<Seat, number>>;
  readonly ending?: { readonly winner: Seat | 'draw'; readonly reason: EndingReason };
}

export const MAX_MORALE = 20;
export const MARKERS = 6;

export const handOf = ({ piles }: State, seat: Seat): readonly string[] => piles[`${seat}-hand`];
export const deckOf = ({ piles }: State, seat: Seat): readonly string[] => piles[`${seat}-deck`];
export const discardsOf = ({ piles }: State, seat: Seat): readonly string[] => piles[`${seat}-discard`];

export const seatOf = (army: Army): Seat => sideOf(army.leader);
export const armiesOf = (state: State, seat: Seat): readonly Army[] =>
  state.armies.filter(army => seatOf(army) === seat);
export const armyOf = (state: State, leader: string): Army | undefined =>
  state.armies.find(army => army.leader === leader);
export const armyWith = (state: State, troop: string): Army | undefined =>
  state.armies.find(army => army.troops.includes(troop));
export const leadersOf = (state: State, seat: Seat): readonly string[] =>
  armiesOf(state, seat).map(army => army.leader);
export const troopsOf = (state: State, seat: Seat): readonly string[] =>
  armiesOf(state, seat).flatMap(army => army.troops);

/** §recruitment Troops a leader can still take: one more than their printed Force, less those they have. */
export const room = (army: Army): number => (leaderCard(army.leader)?.force ?? 0) + 1 - army.troops.length;

/** §recruitment May the unit stand at this front? */
export const mayStand = (id: string, front: Front): boolean => {
  const card = cardOf(id);
  return !card || card.kind === 'event' || (card.fronts?.includes(front) ?? true);
};

/** §fronts The side that holds all six markers of a front: no more fighting there. */
export const claimant = (state: State, front: Front): Seat | undefined => {
  const { red, white } = state.markers[front];
  return red >= MARKERS ? 'red' : white >= MARKERS ? 'white' : undefined;
};
export const openFronts = (state: State): readonly Front[] => FRONTS.filter(front => !claimant(state, front));

/** The battle in progress, if any. */
export const battleOf = (state: State): Battle | undefined =>
  state.agenda.find((step): step is Battle => step.kind === 'battle');

/** The armies a seat has in the battle: those named that still stand at its front. */
export const committed = (state: State, seat: Seat): readonly Army[] => {
  const battle = battleOf(state);
  if (!battle) return [];
  const named = seat === battle.attacker ? battle.attackers : battle.blockers;
  return state.armies.filter(army => named.includes(army.leader) && army.front === battle.front);
};
export const committedTroops = (state: State, seat: Seat): readonly string[] =>
  committed(state, seat).flatMap(army => army.troops);

/** All types of Reds and Whites, as the kernel wants them. */
export interface CivilWar {
  seat: Seat;
  state: State;
  step: Step;
  command: Command;
  event: Event;
}

/** Meaningless values in a state set by hand. Whether the position can occur is not judged. */
const isTroop = (id: string): boolean => troopCard(id) !== undefined;

export const invalid = (state: State): Judged =>
  firstStrange([
    anyOf('/active', state.active, SEATS),
    ...SEATS.map(seat => inBounds(`/morale/${seat}`, state.morale[seat], 0, MAX_MORALE)),
    ...FRONTS.flatMap(front =>
      SEATS.map(seat => inBounds(`/markers/${front}/${seat}`, state.markers[front][seat], 0, MARKERS)),
    ),
    ...state.armies.flatMap(({ leader, front, troops }, n) => [
      known(`/armies/${n}/leader`, leader, id => leaderCard(id) !== undefined, 'a leader'),
      anyOf(`/armies/${n}/front`, front, FRONTS),
      ...troops.map((troop, place) => known(`/armies/${n}/troops/${place}`, troop, isTroop, 'a troop')),
    ]),
    ...state.orphans.map(({ troop }, n) => known(`/orphans/${n}/troop`, troop, isTroop, 'a troop')),
    ...knownCards(state.piles, one => cardOf(one) !== undefined),
  ]);
