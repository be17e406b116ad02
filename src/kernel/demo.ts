/** How a game is shown to newcomers, and played at random. None of it is a rule. */
import type { GameTypes, Kind, Options } from './messages';

/** A position worth a picture: a table is played until it occurs. */
export interface Picture<G extends GameTypes> {
  /** Prefix of its file names. */
  readonly files: string;
  /** What its table is called. */
  readonly table: string;
  /** The seats that people hold; the picture is taken by the first. */
  readonly seats: readonly G['seat'][];
  /** Options that do not stand at their defaults. */
  readonly options?: Options;
  /** Every window is shown at this table, and how the table is made: one picture of the catalogue says so. */
  readonly windows?: true;
  worth(state: G['state']): boolean;
}

export interface Demo<G extends GameTypes> {
  /** Options of a table whose seats are all held by bots, to be watched; the others stand at their defaults. */
  readonly watched: Options;
  readonly pictures: readonly Picture<G>[];
  /** How often a kind of command is tried in random games, 1 if not named: so that games end and all is tried. */
  readonly eagerness: { readonly [K in Kind<G['command']>]?: number };
  /** Commands of the longest of sixty games; 0 where that has not been measured. */
  readonly longest: { readonly random: number; readonly bot: number };
}
