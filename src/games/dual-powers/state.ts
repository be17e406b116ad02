/** The table of Dual Powers, and what follows from it. Nothing that can be calculated is stored. */
import type { Options } from '../../kernel/messages';
import { boxOf, regionOn, cardOf, leaderOn } from './data/box';
import { isOpposition, isSolitaire, pieceOf, printedOn } from './data/tokens';
import type { Connection } from './data/types';
import { numbersAt } from './options';
import {
  isRegion,
  MONTHS,
  REGIONS,
  SEATS,
  type EndingReason,
  type MarkerNumber,
  type Month,
  type PileId,
  type Place,
  type Region,
  type Seat,
  type Step,
  type Command,
  type Event,
  MARKERS,
  PLACES,
} from './vocabulary';
import { anyOf, firstStrange, inBounds, known, knownCards, type Judged } from '../../kernel/invalid';

/** One token, wherever it is. Its id only keeps it apart from others of its kind. */
export interface Token {
  readonly id: string;
  readonly kind: string;
  readonly at: Place;
  readonly exhausted: boolean;
}

export interface State {
  readonly agenda: readonly Step[];
  readonly options: Options;
  readonly round: number;
  /** The space of the month marker: 1 is March and April, 7 is November. */
  readonly month: number;
  readonly day: number;
  /** The score marker: above 0 on the Soviet’s half, below 0 on the Government’s. */
  readonly score: number;
  /** Who holds the will of the people. */
  readonly will: Seat;
  /** The connection with the blockade marker; 'none' while it is off the board. */
  readonly blockade: string;
  readonly piles: Readonly<Record<PileId, readonly string[]>>;
  readonly tokens: readonly Token[];
  /** Where the objective markers lie. */
  readonly markers: Readonly<Record<MarkerNumber, Region | 'aside'>>;
  readonly ending?: { readonly winner: Seat; readonly reason: EndingReason };
}

export const LAST_DAY = 31;
export const NO_BLOCKADE = 'none';
/** Spaces of the month marker that rules speak of, the first is 1. */
export const MAY = 2,
  AUGUST = 4;
export const monthOf = (space: number): Month => MONTHS[space - 1] ?? 'november';

/** The seats that play; in solitaire play the opposition has none. */
export const seatsOf = (options: Options): readonly Seat[] => SEATS.filter(seat => !isOpposition(options, seat));
export const isAutomatic = ({ options }: State, seat: Seat): boolean => isOpposition(options, seat);
export const isSolo = ({ options }: State): boolean => isSolitaire(options);

/** Spaces of the support track on each side of its centre. */
export const trackLength = (table: { readonly options: Options }): number => numbersAt(table).track;

/** §unrest The region of unrest, or of the blockade, according to its tile. */
export const unrestOf = ({ piles }: State): Region | undefined => regionOn(piles.unrest[0]);

/** A connection by its two regions, in the order of the list of regions. */
export const nameOf = ({ between: ends }: Connection): string =>
  REGIONS.filter(region => ends.includes(region)).join('-');
export const connectionsOf = (options: Options): readonly Connection[] => boxOf(options).connections;
/** §setup The connection whose arrow has the colour of a tile. */
export const arrowOf = (options: Options, region: Region | undefined): string => {
  const found = region && connectionsOf(options).find(connection => connection.arrow === region);
  return found ? nameOf(found) : NO_BLOCKADE;
};
/** The connection between two regions, if there is one. */
export const between = (options: Options, from: Region, to: Region): string | undefined => {
  const found = connectionsOf(options).find(
    one => one.between.includes(from) && one.between.includes(to) && from !== to,
  );
  return found && nameOf(found);
};
export const neighbours = (options: Options, region: Region): readonly Region[] =>
  connectionsOf(options)
    .filter(one => one.between.includes(region))
    .flatMap(one => one.between.filter(end => end !== region));

export const tokensAt = ({ tokens }: State, place: Place): readonly Token[] =>
  tokens.filter(token => token.at === place);
export const isInCity = ({ at }: Token): boolean => isRegion(at);
/** A token drawn at a place; its name combines the kind and the side that is up. */
export const tokenAt = (state: State, piece: string, place: Place): Token | undefined =>
  state.tokens.find(token => token.at === place && pieceOf(token) === piece);

/** The side a token belongs to; 'nobody' for neutral ones, which the holder of the will controls. */
export const ownerOf = ({ options }: State, kind: string): Seat | 'nobody' => {
  const printed = printedOn(options, kind);
  switch (printed?.is) {
    case 'unit':
    case 'leader':
      return printed.seat;
    case 'opposing':
      return SEATS.find(seat => isOpposition(options, seat)) ?? 'nobody';
    case 'neutral':
    case undefined:
      return 'nobody';
  }
};
/** §action The holder of the will of the people controls the neutral tokens. */
export const controllerOf = (state: State, kind: string): Seat => {
  const owner = ownerOf(state, kind);
  return owner === 'nobody' ? state.will : owner;
};
/** The strength a token shows; for an exhausted opposing unit that is the difficulty. */
export const strengthOf = ({ options }: State, { kind, exhausted }: Pick<Token, 'kind' | 'exhausted'>): number => {
  const printed = printedOn(options, kind);
  if (!printed) return 0;
  if (printed.is === 'opposing') return exhausted ? Number(options['difficulty'] ?? 1) : printed.fresh;
  return exhausted ? printed.exhausted : printed.fresh;
};
export const isUnit = ({ options }: State, kind: string): boolean => {
  const is = printedOn(options, kind)?.is;
  return is === 'unit' || is === 'opposing';
};

/** All types of Dual Powers, as the kernel wants them. */
export interface DualPowers {
  seat: Seat;
  state: State;
  step: Step;
  command: Command;
  event: Event;
}

/** Meaningless values in a state that was set by hand. Whether the position is possible is not judged. */
const isCard =
  (state: State) =>
  (id: string): boolean =>
    cardOf(state, id) !== undefined || leaderOn(state, id) !== undefined || regionOn(id) !== undefined;

export const invalid = (state: State): Judged =>
  firstStrange([
    inBounds('/month', state.month, 1, MONTHS.length),
    inBounds('/day', state.day, 1, LAST_DAY),
    inBounds('/score', state.score, -trackLength(state), trackLength(state)),
    anyOf('/will', state.will, SEATS),
    anyOf('/blockade', state.blockade, [...connectionsOf(state.options).map(nameOf), NO_BLOCKADE]),
    ...MARKERS.map(marker => anyOf(`/markers/${marker}`, state.markers[marker], [...REGIONS, 'aside'])),
    ...knownCards(state.piles, isCard(state), 'a card or a tile'),
    ...state.tokens.flatMap(({ at, kind }, n) => [
      anyOf(`/tokens/${n}/at`, at, PLACES),
      known(`/tokens/${n}/kind`, kind, one => printedOn(state.options, one) !== undefined, 'a kind of token'),
    ]),
  ]);
