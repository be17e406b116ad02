/** A player made of rules: it sees what its seat sees, picks one of the legal commands, and can say why. */
import type { Rules } from './game';
import type { GameTypes, Options } from './messages';

/** How well it plays, and how long it thinks. */
export type Level = 'quick' | 'sound' | 'strong';

/** What a bot goes by: the state as its seat sees it, and everything it may do. */
export interface Eyes<G extends GameTypes> {
  readonly state: G['state'];
  readonly seat: G['seat'];
  /** Never empty. */
  readonly legal: readonly G['command'][];
}

/** Chooses at random: the only chance a bot has. */
export type Pick = <T>(items: readonly T[]) => T;

/**
 * Why a command was chosen, in one line: `RT.<game>.reasons.<word>` with `params`. Everybody at the table reads it, so
 * it names nothing that only the bot's own seat can see.
 */
export interface Reason {
  readonly word: string;
  readonly params?: Options;
}

/** What a bot has decided. */
export interface Decision<G extends GameTypes> {
  readonly command: G['command'];
  readonly why?: Reason;
}

/** Thinking in steps of a few milliseconds: whoever runs it may rest at each. Budgets are counted, never timed. */
export type Thinking<G extends GameTypes> = Generator<undefined, Decision<G>, undefined>;

interface AnyBot {
  readonly id: string;
  readonly level?: Level;
  /** Every word of its reasons. */
  readonly reasons?: readonly string[];
}

/** A bot that knows at a glance what it does. */
export interface RuleOfThumb<G extends GameTypes> extends AnyBot {
  /** `seen` is the hidden state of `seat`. */
  choose(seen: G['state'], seat: G['seat'], legal: readonly G['command'][], pick: Pick): G['command'];
  /** Why it would give this command. */
  why?(eyes: Eyes<G>, command: G['command']): Reason | undefined;
}

/** A bot that looks ahead with the rules of the game. */
export interface Searcher<G extends GameTypes> extends AnyBot {
  think(game: Rules<G>, eyes: Eyes<G>, pick: Pick): Thinking<G>;
}

export type Bot<G extends GameTypes> = RuleOfThumb<G> | Searcher<G>;

const atAGlance = <G extends GameTypes>(bot: RuleOfThumb<G>, eyes: Eyes<G>, pick: Pick): Decision<G> => {
  const command = bot.choose(eyes.state, eyes.seat, eyes.legal, pick);
  const why = bot.why?.(eyes, command);
  return { command, ...(why && { why }) };
};

/** A bot at work on a decision. */
export function* thinking<G extends GameTypes>(game: Rules<G>, bot: Bot<G>, eyes: Eyes<G>, pick: Pick): Thinking<G> {
  return 'think' in bot ? yield* bot.think(game, eyes, pick) : atAGlance(bot, eyes, pick);
}

/** What a bot decides, without a rest. */
export const decide = <G extends GameTypes>(game: Rules<G>, bot: Bot<G>, eyes: Eyes<G>, pick: Pick): Decision<G> => {
  const work = thinking(game, bot, eyes, pick);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
};
