/** The table of Prelude to Revolution, and what follows from it. Nothing that can be computed is stored. */
import { allCardsIn, type Piles } from '../../kernel/piles';
import { boxesAt } from './board-values';
import { ownersSessions } from './cards/owners-cards';
import { traitsOf, cardOf } from './cards/card';
import type { Bound, Omen } from './cards/vocabulary';
import {
  DISTRICT_IDS,
  EXTREMIST,
  isDistrict,
  MODERATE,
  PARTIES,
  type District,
  type Party,
  type Place,
  PLACES,
} from './data/districts';
import { type Special, type SpecialMark, SPECIAL_IDS } from './data/special-actions';
import { turnOf, LAST_TURN, ROUNDS } from './data/turns';
import { type Era, type Track, type Trait, TRACKS } from './data/types';
import type { EndingReason, PileId, Step, Command, Event } from './vocabulary';
import type { Options } from '../../kernel/messages';
import { rival, type Seat, SEATS } from './seats';
import { anyOf, firstStrange, inBounds, known, knownCards, type Judged } from '../../kernel/invalid';

type Each<T> = Readonly<Record<Seat, T>>;

/** An Organization of a side, in a Party or a District. */
export interface Organization {
  readonly seat: Seat;
  readonly place: Place;
}

export interface State {
  readonly agenda: readonly Step[];
  readonly options: Options;
  /** 1 to 7, and the Action Round 1 to 8. */
  readonly turn: number;
  readonly round: number;
  readonly first: Seat;
  readonly active: Seat;
  readonly cubes: Readonly<Record<Place, Each<number>>>;
  readonly organizations: readonly Organization[];
  /** Above 0 the Revolutionary is ahead, below it the Government. */
  readonly points: number;
  /** The World Affairs Advantage Marker, in the same way. */
  readonly world: number;
  readonly unrest: number;
  readonly prestige: number;
  readonly opportunity: Each<number>;
  /** The boxes between each Scoring Marker and Start; at `SCORE_BOX` it scores. */
  readonly scoring: Readonly<Record<Track, number>>;
  /** §11.1 Red Guards and Loyal Troops, each marker with its own value. */
  readonly preparations: Each<readonly number[]>;
  readonly specials: Readonly<Record<Special, SpecialMark>>;
  /** The Turn in which each side last used a Special Action; 0 if it never did. */
  readonly specialTurn: Each<number>;
  /** Aside lie the Key Events that have not entered yet, and the cards of the Provisional Government. */
  readonly piles: Piles<PileId>;
  /** The card being played, until its Scoring Die has been rolled. */
  readonly played?: { readonly card: string; readonly to: Bound };
  readonly abdicated: boolean;
  /** Has the war been declared at any time in this game? */
  readonly warBegun: boolean;
  /** §14 The last Action Round of a Session that an Event has ended. */
  readonly prorogued?: { readonly turn: number; readonly round: number };
  /** §10.2 Sides that may create no Organization for the rest of this Action Round. */
  readonly barred: readonly Seat[];
  /** Activity Points each side has spent on Mobilization in this Action Round. */
  readonly mobilized: Each<number>;
  /** Has the seat bought an Activity Point with an Opportunity Point in this Action Round? */
  readonly bought: boolean;
  readonly omens: readonly Omen[];
  readonly ending?: { readonly winner: Seat | 'draw'; readonly reason: EndingReason };
}

export const SCORE_BOX = 5;
export const MOST_OPPORTUNITY = 16;
export const UNREST_END = 15;
export const PRESTIGE_END = 15;
export const WORLD_END = 5;
/** §5 Boxes of the track of Victory Points on each side: those that the rulebook asks for. */
export const POINTS_END = 20;

/** +1 for the Revolutionary, -1 for the Government: the two ends of a shared track. */
export const sign = (seat: Seat): 1 | -1 => (seat === 'revolutionary' ? 1 : -1);
/** The side that a shared marker favours. */
export const favoured = (value: number): Seat | undefined =>
  value > 0 ? 'revolutionary' : value < 0 ? 'government' : undefined;

export const eraOf = (state: State): Era => turnOf(state.turn).era;
export const secondPlayer = ({ first }: State): Seat => rival(first);
/** §2.2, §12.1 The player behind on VP; the Revolutionary if nobody is. */
export const behind = ({ points }: State): Seat => (points > 0 ? 'government' : 'revolutionary');

/** §6 A side's Mobilization Value in a District or Party. */
export const valueOf = (state: State, seat: Seat, place: Place): number => state.cubes[place][seat];
/** §6 The side with more cubes in a District controls it. */
export const controller = (state: State, district: District): Seat | undefined => {
  const { revolutionary, government } = state.cubes[district];
  return favoured(revolutionary - government);
};
export const controlled = (state: State, seat: Seat): readonly District[] =>
  DISTRICT_IDS.filter(district => controller(state, district) === seat);

/** §12.1 The Extremist Parties are out of play once the Tsar has gone. */
export const isOutOfPlay = ({ abdicated }: State, party: Party): boolean =>
  abdicated && PARTIES[party].wing === 'extremist';
/** A side's Parties that are in play: moderates, then extremists. */
export const partiesOf = (state: State, seat: Seat): readonly Party[] =>
  [MODERATE[seat], EXTREMIST[seat]].filter(party => !isOutOfPlay(state, party));

/** §6, §7 The boxes a side has in a District or Party. */
export const boxesOf = (table: Pick<State, 'options'>, seat: Seat, place: Place): number =>
  boxesAt(table, seat, place).length;
/** How many more cubes of a side a place can take. */
export const room = (state: State, seat: Seat, place: Place): number =>
  !isDistrict(place) && isOutOfPlay(state, place)
    ? 0
    : Math.max(0, boxesOf(state, seat, place) - valueOf(state, seat, place));

export const hasOrganization = (state: State, seat: Seat, place: Place): boolean =>
  state.organizations.some(one => one.seat === seat && one.place === place);
export const organizationsOf = (state: State, seat: Seat): readonly Place[] =>
  state.organizations.filter(one => one.seat === seat).map(one => one.place);

/** §7.2 The Action Rounds of this Turn in Session: as the owner's copy has it, or ours. */
const sessionsIn = ({ turn, options }: Pick<State, 'turn' | 'options'>): readonly number[] =>
  ownersSessions(options, turn) ?? turnOf(turn).sessions;

/** §7.2 Is the Duma in Session in this round of a Turn, unless an Event has ended the Session? */
const inSessionAt = (state: State, round: number): boolean => {
  const { turn, prorogued } = state;
  return sessionsIn(state).includes(round) && !(prorogued?.turn === turn && round <= prorogued.round);
};
export const isInSession = (state: State): boolean => inSessionAt(state, state.round);
/** §7.2 Is this the last Action Round of a Session? */
export const isLastOfSession = (state: State): boolean =>
  isInSession(state) && !sessionsIn(state).includes(state.round + 1);

/** §7.2 The last Action Round of the Session that this round belongs to. */
export const lastOfSession = (state: State): number => {
  const sessions = sessionsIn(state);
  let { round } = state;
  while (sessions.includes(round + 1)) round++;
  return round;
};

export const isInPlay = ({ piles }: State, card: string): boolean => piles['in-play'].includes(card);
/** How many cards in play have a trait. */
export const countTrait = (state: State, trait: Trait): number =>
  state.piles['in-play'].filter(card => traitsOf(state, card).includes(trait)).length;
export const hasTrait = (state: State, trait: Trait): boolean => countTrait(state, trait) > 0;

/** §7 The cubes a side has in the Duma. */
export const dumaValue = (state: State, seat: Seat): number =>
  valueOf(state, seat, MODERATE[seat]) + (state.abdicated ? 0 : valueOf(state, seat, EXTREMIST[seat]));

/** Cards in all: nothing gets lost. */
export const allCards = (state: State): readonly string[] => [
  ...allCardsIn(state),
  ...(state.played ? [state.played.card] : []),
];

/** All types of Prelude to Revolution, as the kernel wants them. */
export interface Prelude {
  seat: Seat;
  state: State;
  step: Step;
  command: Command;
  event: Event;
}

/** Rejects values without meaning in an edited state. It does not judge whether play could reach it. */
export const invalid = (state: State): Judged =>
  firstStrange([
    inBounds('/turn', state.turn, 1, LAST_TURN),
    inBounds('/round', state.round, 1, ROUNDS),
    anyOf('/first', state.first, SEATS),
    anyOf('/active', state.active, SEATS),
    ...PLACES.flatMap(place =>
      SEATS.map(seat => inBounds(`/cubes/${place}/${seat}`, state.cubes[place][seat], 0, boxesOf(state, seat, place))),
    ),
    ...state.organizations.flatMap(({ seat, place }, n) => [
      anyOf(`/organizations/${n}/seat`, seat, SEATS),
      anyOf(`/organizations/${n}/place`, place, PLACES),
    ]),
    inBounds('/world', state.world, -WORLD_END, WORLD_END),
    inBounds('/unrest', state.unrest, 0, UNREST_END),
    inBounds('/prestige', state.prestige, 0, PRESTIGE_END),
    ...TRACKS.map(track => inBounds(`/scoring/${track}`, state.scoring[track], 0, SCORE_BOX)),
    ...SEATS.map(seat => inBounds(`/opportunity/${seat}`, state.opportunity[seat], 0, MOST_OPPORTUNITY)),
    ...SPECIAL_IDS.map(action => anyOf(`/specials/${action}`, state.specials[action], ['ready', 'spent', ...SEATS])),
    ...state.barred.map((seat, n) => anyOf(`/barred/${n}`, seat, SEATS)),
    ...knownCards(state.piles, one => cardOf(state, one) !== undefined),
    ...(state.played
      ? [known('/played/card', state.played.card, one => cardOf(state, one) !== undefined, 'a card')]
      : []),
  ]);
