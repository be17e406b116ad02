/** The contract between a game's rules and everything that hosts it. */
import type { Board, Tabletop } from './board';
import type { Bot } from './bot';
import type { Dice } from './chance';
import type { GameEdit } from './edit';
import type { Folds } from './happening';
import type { Helper, Rolled, Sum } from './helper';
import type { Invalid } from './invalid';
import type { GameTypes, Kind, Options } from './messages';
import type { OptionSpec } from './options';
import type { OwnDie } from './own-dice';
import type { Refusal } from './refusal';
import type { Answers, Steps } from './rule';
import type { Fact, Shown, Status } from './showing';

/** How a game ended. The reason is a key under `endings` in lang. */
export interface Ending<Seat extends string = string> {
  readonly winner: Seat | 'draw';
  readonly reason: string;
}

/** All a host may know of a game. */
export interface Game<G extends GameTypes> extends Shown {
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
   * Commands open to every seat whatever is on top (declare influence, a special activity): `offers` say when. They
   * pop nothing.
   */
  readonly anytime?: Answers<G, G['step']>;
  /** What must happen as soon as something is true (morale 0). Automatic steps only; empty once it has happened. */
  watch?(state: G['state']): readonly G['step'][];
  /** The state as `seat` (or an observer) may know it: the same shape, unknown ids are '?'. */
  hide(state: G['state'], seat: G['seat'] | undefined): G['state'];
  /** Kinds of events after which a seat knows what it did not know: like dice, no undo past them. */
  readonly reveals: ReadonlySet<Kind<G['event']>>;
  /**
   * A change by hand as events of the game, or the refusal of what would be nonsense. A card may be named '?': the
   * top one.
   */
  edit(state: G['state'], edit: GameEdit, dice: Dice): readonly G['event'][] | Refusal;

  /** The first value of a state set by hand that means nothing in this game. Positions are not judged. */
  invalid?(state: G['state']): Invalid | undefined;

  ending(state: G['state']): Ending<G['seat']> | undefined;
  status(state: G['state']): Status<G['seat']>;
  facts(state: G['state'], seat: G['seat']): readonly Fact[];
  /** Pure geometry; the same for every state of a table. */
  board(options: Options): Board;
  /** Which counters, markers and piles lie where. Run on a hidden state it shows what that seat sees. */
  tabletop(state: G['state']): Tabletop;
  /** What a table with these options shows otherwise: faces and texts of its owner's data. */
  inTable?(options: Options): Partial<Shown>;
  /** Dice whose faces are no numbers. */
  readonly dice?: readonly OwnDie[];
  /** The rolls of an event that does not tell them as numbers under `die`, `dice` or `faces`. */
  rolls?(event: G['event']): readonly Rolled[];
  /** The arithmetic of a command before it is given: a price, a number to roll against. `seen` is what the seat sees. */
  sum?(seen: G['state'], seat: G['seat'], command: G['command']): Sum | undefined;
  readonly helpers: readonly Helper<G>[];
  readonly bots: readonly Bot<G>[];
}
