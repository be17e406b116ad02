/** A player made of rules: it sees what its seat sees, picks one of the legal commands, and can say why. */
import type { Dice } from './dice';
import type { GameTypes, Options } from './messages';
import type { Slices } from './slices';

/** How well it plays, and how long it thinks. */
export type Level = 'quick' | 'sound' | 'strong';

/** What a bot decides from: the state as its seat sees it, and everything it may do. */
export interface Eyes<G extends GameTypes> {
  readonly state: G['state'];
  readonly seat: G['seat'];
  /** Never empty. */
  readonly legal: readonly G['command'][];
}

/** Chooses at random: the only randomness a bot has. */
export type Pick = <T>(items: readonly T[]) => T;

/**
 * Why a command was chosen, in one line: `RT.<game>.reasons.<word>` with `params`. Everybody at the table reads it, so
 * it names nothing that only the bot's own seat can see.
 */
export interface Reason {
  readonly word: string;
  readonly params?: Options;
}

/** A command that was considered and not chosen. */
export interface Alternative<G extends GameTypes> {
  readonly command: G['command'];
  readonly why?: Reason;
  /** How much less it is worth than the chosen one, in chance to win, 0 to 1. */
  readonly behind: number;
}

/** What a bot has decided. */
export interface Decision<G extends GameTypes> {
  readonly command: G['command'];
  readonly why?: Reason;
  /** The chance to win after its command, 0 to 1, as it estimates it. */
  readonly chance?: number;
  /** What else it considered, the best first; a bot that does not look ahead has none. */
  readonly others?: readonly Alternative<G>[];
}

/** The rules of a game, as a bot that looks ahead uses them. */
export interface Ahead<G extends GameTypes> {
  /** Who is asked. */
  toAct(state: G['state']): readonly G['seat'][];
  legal(state: G['state'], seat: G['seat']): readonly G['command'][];
  /** The state after a legal command. */
  after(state: G['state'], seat: G['seat'], command: G['command'], dice: Dice): G['state'];
}

/** Thinking in steps of a few milliseconds: the caller may pause after each. Budgets are counted, never timed. */
export type Thinking<G extends GameTypes> = Slices<Decision<G>>;

interface AnyBot {
  readonly id: string;
  readonly level?: Level;
  /** The keys of all its reasons. */
  readonly reasons?: readonly string[];
}

/** A bot that decides at once. */
export interface RuleOfThumb<G extends GameTypes> extends AnyBot {
  /** `seen` is the hidden state of `seat`. */
  choose(seen: G['state'], seat: G['seat'], legal: readonly G['command'][], pick: Pick): G['command'];
  /** Why it would give this command. */
  why?(eyes: Eyes<G>, command: G['command']): Reason | undefined;
}

/** A bot that looks ahead with the rules of the game. */
export interface Searcher<G extends GameTypes> extends AnyBot {
  /** Its estimate of a seat's chance to win at a table, 0 to 1. */
  readonly chance?: (state: G['state'], seat: G['seat']) => number;
  think(rules: Ahead<G>, eyes: Eyes<G>, pick: Pick): Thinking<G>;
}

export type Bot<G extends GameTypes> = RuleOfThumb<G> | Searcher<G>;
