/** What a box of the game holds: cards, tokens and the map. */
import type { Action, Month, Region, Seat, Special } from '../vocabulary';
import type { OwnersStep } from './owners-steps';

/** An action of an owner's card that none of ours has: from steps, or by hand. */
export const OWN_ACTIONS = ['steps', 'by-hand'] as const;
export type OwnAction = (typeof OWN_ACTIONS)[number];
export const isOwnAction = (action: Action | OwnAction): action is OwnAction => OWN_ACTIONS.some(own => own === action);

export interface CommandCard {
  readonly id: string;
  readonly region: Region;
  readonly day: number;
  /** The total strength of the units that it recruits. */
  readonly recruit: number;
  readonly action: Action | OwnAction;
  readonly points: number;
  /** The owner's own texts: its title, and what it says. */
  readonly title?: string;
  readonly text?: string;
  readonly steps?: readonly OwnersStep[];
}

/** §date The calendar. */
export interface Calendar {
  /** §bonus Days on which the marker earns a bonus action. */
  readonly bonusDays: readonly number[];
}
/** §setup How the game begins. */
export interface Start {
  readonly month: Month;
  readonly onDay: number;
  /** Who holds the will of the people. */
  readonly will: Seat;
}

/** A leader: the card is `<id>-card`, the token has its id. */
export interface Leader {
  readonly id: string;
  readonly seat: Seat;
  /** The owner’s own text for the name. */
  readonly name?: string;
  readonly day: number;
  readonly fresh: number;
  readonly exhausted: number;
  readonly special: Special;
}

/** Units that are alike. Their recruit value is their fresh strength. */
export interface Units {
  readonly fresh: number;
  readonly exhausted: number;
  readonly count: number;
}

export interface Connection {
  readonly between: readonly [Region, Region];
  /** The region whose tile puts the blockade here; without one it is blocked only by a protest. */
  readonly arrow?: Region;
}

/** The parts of the box that the rulebook does not print. */
export const RECONSTRUCTED = ['cards', 'leaders', 'trotsky', 'units', 'neutrals', 'connections'] as const;
export type Reconstructed = (typeof RECONSTRUCTED)[number];

export interface Box {
  /** The parts whose values are reconstructed; not those that an owner's file gives. */
  readonly reconstructed: readonly Reconstructed[];
  /** The owner's own texts for the names of regions. */
  readonly names: Readonly<Partial<Record<Region, string>>>;
  readonly cards: readonly CommandCard[];
  readonly leaders: readonly Leader[];
  readonly trotsky: { readonly fresh: number; readonly exhausted: number };
  readonly units: Readonly<Record<Seat, readonly Units[]>>;
  readonly neutrals: readonly Units[];
  readonly connections: readonly Connection[];
  readonly calendar: Calendar;
  readonly start: Start;
}
