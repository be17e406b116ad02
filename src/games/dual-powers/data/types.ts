/** What a box of the game holds: cards, tokens and the map. */
import type { Action, Region, Seat, Special } from '../vocabulary';

export interface CommandCard {
  readonly id: string;
  readonly region: Region;
  readonly day: number;
  /** The total strength of the units that it recruits. */
  readonly recruit: number;
  readonly action: Action;
  readonly points: number;
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

export interface Box {
  /** Whose values these are: `reconstructed` by us, or `owner` for a file that an owner has corrected. */
  readonly source: 'reconstructed' | 'owner';
  /** The owner's own texts for the names of regions. */
  readonly names: Readonly<Partial<Record<Region, string>>>;
  readonly cards: readonly CommandCard[];
  readonly leaders: readonly Leader[];
  readonly trotsky: { readonly fresh: number; readonly exhausted: number };
  readonly units: Readonly<Record<Seat, readonly Units[]>>;
  readonly neutrals: readonly Units[];
  readonly connections: readonly Connection[];
}
