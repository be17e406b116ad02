/** The contract between a game's rules and everything that hosts it. */
import type { Bot } from './bot';
import type { Dice } from './dice';
import type { GameManifest, Demo } from './manifest';
import type { GameEdit } from './edit';
import type { EditRules } from './edit-rules';
import type { Folds, GameTypes, Kind, Options } from './messages';
import type { Invalid } from './invalid';
import type { OptionSpec } from './options';
import type { PileSpecs } from './piles';
import type { Refusal } from './refusal';
import type { Answers, Steps } from './rule';
import type { Presentation } from './presentation';

/** How a game ended. The reason is a key under `endings` in lang. */
export interface Ending<Seat extends string = string> {
  readonly winner: Seat | 'draw';
  readonly reason: string;
}

/** The game's progress, for the record and the ribbon over the table: words are keys under `phases` in lang. */
export interface Status<Seat extends string = string> {
  readonly turn: number;
  readonly active?: Seat;
  readonly phases: readonly string[];
  /** The index in `phases`; undefined before the first and after the last. */
  readonly phase?: number;
}

/** What a referee needs of a game. */
export interface Rules<G extends GameTypes> {
  readonly id: string;
  /** Changes whenever recorded events would fold differently: a record names the edition it was made with. */
  readonly edition: string;
  readonly options: readonly OptionSpec[];
  seats(options: Options): readonly G['seat'][];
  /**
   * The table before any chance; its agenda begins with the steps that shuffle and deal. The game is over when the
   * agenda is empty.
   */
  setUp(options: Options): G['state'];
  readonly steps: Steps<G>;
  readonly folds: Folds<G>;
  /**
   * Commands that every seat may give at any time (declare influence, a special activity); `offers` says when. They
   * remove no step.
   */
  readonly anytime?: Answers<G, G['step']>;
  /** What must happen as soon as a condition is true (morale 0). Automatic steps only; empty once it has happened. */
  watch?(state: G['state']): readonly G['step'][];
  /** The game's piles as data: who may look into each, and what it is for. */
  piles(options: Options): PileSpecs<G['seat']>;
  /** The state as `seat` (or an observer) may know it, made from the piles: the same shape, unknown ids are '?'. */
  hide(state: G['state'], seat: G['seat'] | undefined): G['state'];
  /** Kinds of events after which a seat knows something new: like dice, no undo past them. */
  readonly reveals: ReadonlySet<Kind<G['event']>>;
  /**
   * A change by hand as events of the game, or the refusal of what would be nonsense. A card may be named '?': the
   * top one.
   */
  edit(state: G['state'], edit: GameEdit, dice: Dice): readonly G['event'][] | Refusal;
  /**
   * Deals the hidden cards again. From a position as everybody sees it: the events that fill the blanks, or why that
   * cannot be. For a table whose key is lost.
   */
  redeal(seen: G['state'], dice: Dice): readonly G['event'][] | Refusal;
  /** What the rules say of changes by hand, as data: `advise` names what one of them breaks. */
  readonly editRules: EditRules<G>;
  /** The first meaningless value in a state that was set by hand. Positions are not judged. */
  invalid(state: G['state']): Invalid | undefined;
  /** Every reason for which the rules or changes by hand refuse something. */
  readonly refusals: readonly string[];
  ending(state: G['state']): Ending<G['seat']> | undefined;
  status(state: G['state']): Status<G['seat']>;
  readonly bots: readonly Bot<G>[];
}

/** A whole game: its rules, and how a table of it is shown. */
export interface Game<G extends GameTypes> extends Rules<G> {
  readonly manifest: GameManifest;
  readonly demo: Demo<G>;
  /** Made for the options of a table: an owner's own data changes the cards' contents. */
  presentation(options: Options): Presentation<G>;
}
