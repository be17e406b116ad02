/** The contract between a game's rules and everything that hosts it. */
import type { Bot } from './bot';
import type { Board, Face, Tabletop } from './board';
import type { Helper, Rolled, Sum } from './helper';
import type { OptionSpec } from './options';
import type { OwnDie } from './own-dice';
import type { Invalid } from './invalid';

/** A rulebook section, written as the rulebook numbers it; `§table` is the table itself. */
export type Section = `§${string}`;

/** A message of the engine: plain JSON, told apart by `kind`. */
export interface Message {
  readonly kind: string;
}

export type Atom = string | number | boolean;
export type Options = Readonly<Record<string, Atom>>;

/** The words of one game; one type parameter carries all of them. All are plain JSON. */
export interface GameTypes {
  readonly seat: string;
  readonly state: { readonly agenda: readonly Message[]; readonly options: Options };
  /** What must still be resolved; the agenda's first is next. Public: a step never holds a hidden id. */
  readonly step: Message;
  /**
   * What a seat asks. Flat: every field is an atom. Never shown to another seat; what they may know is in the
   * events.
   */
  readonly command: Message;
  /** What happened, with outcomes. A hidden part stands under `secret` and names its one reader. */
  readonly event: Message;
}

/** The part of an event that only one seat may read, or for now nobody. */
export interface Secret<Seat extends string, T> {
  readonly to: Seat | 'nobody';
  readonly is: T;
}

export type Kind<U extends Message> = U['kind'];
export type Of<U extends Message, K> = Extract<U, { readonly kind: K }>;

/** A source of chance. Whoever hosts the table owns the seed; rules only ever see outcomes. */
export interface Dice {
  /** An unordered handful: no rule may care which die shows which face (two dice that matter are two rolls). */
  roll(count: number, sides: number): readonly number[];
  shuffle<T>(items: readonly T[]): readonly T[];
}

/** Why something is illegal: the section that forbids it, and a key under `refusals` in lang. */
export interface Refusal {
  readonly section: Section;
  readonly reason: string;
  readonly details?: Options;
}

export const refuse = (section: Section, reason: string, details?: Options): Refusal => ({
  section,
  reason,
  ...(details && { details }),
});

/** A family of commands: every combination of the listed values is worth trying; `forbids` narrows it. */
export type Form<C extends Message> = C extends Message
  ? { readonly kind: C['kind'] } & { readonly [F in Exclude<keyof C, 'kind'>]: readonly C[F][] }
  : never;

/** Who answers which step, in which state. */
export interface At<G extends GameTypes, T> {
  readonly state: G['state'];
  readonly seat: G['seat'];
  readonly step: T;
}

/** What a command or an automatic step leads to: the events are folded, then `then` takes the place of the step. */
export interface Outcome<G extends GameTypes> {
  readonly events?: readonly G['event'][];
  readonly then?: readonly G['step'][];
  /** Everything else that was to come is dropped: the game ends, the calendar jumps. */
  readonly instead?: true;
}

/** One command of the rulebook under the step it answers: what may be tried, what forbids it, what then happens. */
export interface Rule<G extends GameTypes, T, C extends Message> {
  readonly section: Section;
  /** `state` is what the seat can see, here and in `forbids`: legality cannot leak a secret. */
  offers(at: At<G, T>): readonly Form<C>[];
  forbids?(at: At<G, T>, command: C): Refusal | undefined;
  /** `state` is whole on the referee's table, and hidden when odds are reckoned: it must survive '?'. */
  decide(at: At<G, T>, command: C, dice: Dice): Outcome<G>;
}
export type Answers<G extends GameTypes, T> = { readonly [K in Kind<G['command']>]?: Rule<G, T, Of<G['command'], K>> };

/** A step that waits for seats. */
export interface Asks<G extends GameTypes, T> {
  readonly section: Section;
  /** Who owes an answer: from public facts only, computed now and not stored where it follows from the state. */
  seats(state: G['state'], step: T): readonly G['seat'][];
  /** Who may answer though he owes nothing (take back what he has sealed). */
  may?(state: G['state'], step: T): readonly G['seat'][];
  readonly answers: Answers<G, T>;
  /**
   * What follows when nobody is asked, or nobody asked has a legal answer. Absent: that is a bug, and fuzz finds
   * it.
   */
  stuck?(state: G['state'], step: T): Outcome<G>;
}

/** A step that runs by itself. Dice only for chance that follows nobody's choice (setup, reshuffle). */
export interface Runs<G extends GameTypes, T> {
  readonly section: Section;
  run(state: G['state'], step: T, dice: Dice): Outcome<G>;
}
export type Steps<G extends GameTypes> = {
  readonly [K in Kind<G['step']>]: Asks<G, Of<G['step'], K>> | Runs<G, Of<G['step'], K>>;
};

/** The command kinds no step answers. `satisfies Steps<G>` keeps the keys; a game asserts that this is never. */
export type Unanswered<G extends GameTypes, T, A = object> = Exclude<
  Kind<G['command']>,
  { [K in keyof T]: T[K] extends { readonly answers: infer R } ? keyof R : never }[keyof T] | keyof A
>;

/**
 * One fold a kind of event. It folds the whole event into the whole state and the redacted one into a hidden state
 * alike.
 */
export type Folds<G extends GameTypes> = {
  readonly [K in Kind<G['event']>]: (state: G['state'], event: Of<G['event'], K>) => G['state'];
};

/** The kernel's own event, at most one a turn and its last: the `keep` deepest steps stay, these lie on top of them. */
export interface AgendaEvent<T extends Message> {
  readonly kind: 'agenda';
  readonly keep: number;
  readonly top: readonly T[];
}
export type Happening<G extends GameTypes> = G['event'] | AgendaEvent<G['step']>;

/**
 * A change by hand. The kernel skips the step on top itself; the rest the game turns into its own events or
 * refuses.
 */
export type Edit =
  | { readonly kind: 'skip' }
  | {
      readonly kind: 'move';
      readonly piece: string;
      readonly from: string;
      readonly to: string;
      readonly count: number;
    }
  | { readonly kind: 'add'; readonly piece: string; readonly to: string; readonly count: number }
  | { readonly kind: 'remove'; readonly piece: string; readonly from: string; readonly count: number }
  | { readonly kind: 'flip'; readonly piece: string; readonly at: string }
  | { readonly kind: 'set'; readonly marker: string; readonly to: number }
  | { readonly kind: 'card'; readonly card: string; readonly from: string; readonly to: string }
  | { readonly kind: 'shuffle'; readonly pile: string };
export type GameEdit = Exclude<Edit, { readonly kind: 'skip' }>;

/** How a game ended. The reason is a key under `endings` in lang. */
export interface Ending<Seat extends string = string> {
  readonly winner: Seat | 'draw';
  readonly reason: string;
}

/** Where the game stands, for the ribbon over the table: words are keys under `phases` in lang. */
export interface Status<Seat extends string = string> {
  readonly turn: number;
  readonly active?: Seat;
  readonly phases: readonly string[];
  /** The index in `phases`; undefined before the first and after the last. */
  readonly phase?: number;
}

/** One line about a seat (morale 18, cards 5); `word` is a key under `facts` in lang. */
export interface Fact {
  readonly word: string;
  readonly value: Atom;
}

/** What a game shows of its pieces: the same in every state of a table. */
export interface Shown {
  /** What stands on a card or counter; undefined for an id that is not of this game. '?' is a card's back. */
  face(id: string): Face | undefined;
  /** Faces that may come into play though no table shows them at its start (the other markers of a track). */
  readonly pieces?: readonly string[];
  /**
   * The key in lang (under `RT.<game>.`) that names an id used in commands, events and details ('south' ->
   * 'fronts.south').
   */
  word(id: string): string | undefined;
  /** An owner's own texts, by the keys in lang in whose place they are shown as they stand. */
  readonly texts?: Readonly<Record<string, string>>;
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
