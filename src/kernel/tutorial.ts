/**
 * A tutorial: a short game in which each step explains one thing and waits for one command. It is only data, so
 * anybody can write one (docs/writing-a-tutorial.md). The rules of the game judge every move of it.
 */
import type { GuideLanguage, ShownRoll } from './guide';
import type { Atom, GameTypes, Options } from './messages';

/** A text in each language. `{red-trotsky}` stands for the name of that card, place or seat. */
export type Said = Readonly<Record<GuideLanguage, string>>;

/** What another seat does, with the faces that its dice show. */
export interface ScriptedMove<G extends GameTypes> {
  readonly seat: G['seat'];
  readonly command: G['command'];
  readonly rolls?: readonly ShownRoll[];
}

export interface TutorialStep<G extends GameTypes> {
  /** What the others do before the step is shown. */
  readonly before?: readonly ScriptedMove<G>[];
  /** The situation, and what to do. */
  readonly say: Said;
  /** What the text is about: ids of places, pieces and cards, or parts of the column (`PARTS`). The rest is dimmed. */
  readonly spotlight?: readonly string[];
  /** The commands that the step waits for, any of them. Without: it waits for "Next". */
  readonly awaits?: readonly G['command'][];
  readonly rolls?: readonly ShownRoll[];
  /** What happened, and why it matters. Without: the next step follows at once. */
  readonly then?: Said;
  /** Answers to other commands, the first that matches: every field that is named has this value. */
  readonly instead?: readonly { readonly like: Readonly<Record<string, Atom>>; readonly say: Said }[];
}

/** The start of a tutorial: its differences from the game after setup. Cards placed here are taken out of other piles. */
export type Position<G extends GameTypes> = Partial<Omit<G['state'], 'piles'>> & {
  readonly piles?: Readonly<Record<string, readonly string[]>>;
};

export interface Tutorial<G extends GameTypes> {
  readonly id: string;
  readonly title: Said;
  /** The learner's seat. */
  readonly seat: G['seat'];
  /** Options that are not at their defaults. */
  readonly options?: Options;
  /** How the other seats answer by themselves: they pass wherever the rules allow it. */
  readonly quiet?: readonly G['command'][];
  readonly position: Position<G>;
  readonly steps: readonly TutorialStep<G>[];
}

/** What authors write the moves of the other seats with. */
export const scripted =
  <G extends GameTypes>() =>
  (seat: G['seat'], command: G['command'], ...rolls: readonly ShownRoll[]): ScriptedMove<G> => ({
    seat,
    command,
    rolls,
  });
