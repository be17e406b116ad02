/** The types every game is written in: messages, sections, options, and the types of one game. All are plain JSON. */

/** A rulebook section, as the rulebook numbers it; `§table` is the table itself. */
export type Section = `§${string}`;

/** A message of the engine: plain JSON, distinguished by `kind`. */
export interface Message {
  readonly kind: string;
}

export type Atom = string | number | boolean;

export type Options = Readonly<Record<string, Atom>>;

/** The types of one game in one type parameter. All are plain JSON. */
export interface GameTypes {
  readonly seat: string;
  readonly state: {
    readonly agenda: readonly Message[];
    readonly options: Options;
    /** So many of the deepest steps wait for hands, while what was asked at any time lies on top of them. */
    readonly held?: number;
  };
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

/** The part of an event that only one seat may read, or several, or for now nobody. */
export interface Secret<Seat extends string, T> {
  readonly to: Seat | 'nobody' | readonly Seat[];
  readonly is: T;
}

export type Kind<U extends Message> = U['kind'];

export type Of<U extends Message, K> = Extract<U, { readonly kind: K }>;

// What has happened, and how a state changes by it.

/**
 * One fold a kind of event. It folds the whole event into the whole state and the redacted one into a hidden state
 * alike.
 */
export type Folds<G extends GameTypes> = {
  readonly [K in Kind<G['event']>]: (state: G['state'], event: Of<G['event'], K>) => G['state'];
};

/**
 * The kernel's own event, at most one a turn and its last: the `keep` deepest steps stay, these lie on top. `held`: so many
 * of the deepest wait for hands.
 */
export interface AgendaEvent<T extends Message> {
  readonly kind: 'agenda';
  readonly keep: number;
  readonly top: readonly T[];
  readonly held?: number;
}

export type AnyEvent<G extends GameTypes> = G['event'] | AgendaEvent<G['step']>;
