/**
 * A guide teaches a game. Its prose is text in each language. Everything that can be computed (figures, tables,
 * examples, answers) comes from the code of the rules. The form of the prose: docs/writing-a-guide.md.
 */
import type { Atom, GameTypes, Options, Section } from './messages';

/** A roll that an example shows: its notation, and the faces. */
export type ShownRoll = readonly [notation: string, faces: readonly number[]];

/** One move of an example: who, what, and the dice that it rolls. */
export interface ExampleMove<G extends GameTypes> {
  readonly seat: G['seat'];
  readonly command: G['command'];
  readonly rolls: readonly ShownRoll[];
  /** The section that refuses it; without one the rules must accept it. */
  readonly refusedBy?: Section;
}

/** A position and the moves in it. Text and pictures of the page come from playing them. */
export interface Example<G extends GameTypes> {
  readonly state: G['state'];
  readonly play: readonly ExampleMove<G>[];
  /** What the picture shows: places and tracks of the board, pieces and piles. Empty: no picture. */
  readonly shows: readonly string[];
  /** After how many moves pictures are taken; if not given, one before the first move. */
  readonly pictures?: readonly number[];
}

/** A cell of a table: a number, an id of the game, or a key of its words (`cards.x.note`). */
export type Cell = Atom | readonly Atom[];

/** The answer to a question about the rules. */
export type Answer =
  /** This value, or the name of this id. */
  | { readonly is: Atom }
  /** What an example shows: the rules refuse it, or accept every move of it. */
  | { readonly refused: string }
  | { readonly allowed: string };

/** A question about the rules. A test looks for the answer on the page, in a sentence that contains these words. */
export type Question = Answer & {
  readonly ask: string;
  /** The page, by its mark or name. */
  readonly page: string;
  readonly near: Readonly<Record<GuideLanguage, string>>;
};

const question = (ask: string, page: string, answer: Answer, en: string, de: string): Question => ({
  ask,
  page,
  ...answer,
  near: { en, de },
});
/** What authors write questions with: the question, its page, its value or the example that shows it, and words near it. */
export const asks = {
  is: (ask: string, page: string, value: Atom, en: string, de: string) => question(ask, page, { is: value }, en, de),
  refused: (ask: string, page: string, example: string, en: string, de: string) =>
    question(ask, page, { refused: example }, en, de),
  allowed: (ask: string, page: string, example: string, en: string, de: string) =>
    question(ask, page, { allowed: example }, en, de),
} as const;

export const GUIDE_LANGUAGES = ['en', 'de'] as const;
export type GuideLanguage = (typeof GUIDE_LANGUAGES)[number];

export interface Guide<G extends GameTypes> {
  /** The prose, page by page. */
  readonly texts: Readonly<Record<GuideLanguage, string>>;
  /** Values that the prose uses: `{hand-limit}`. */
  readonly figures: Readonly<Record<string, Atom>>;
  /** Tables that the prose uses: `{table cards | Card | Force}`. */
  readonly tables: Readonly<Record<string, readonly (readonly Cell[])[]>>;
  readonly examples: Readonly<Record<string, Example<G>>>;
  /** A picture for a term: the id of a piece or card. */
  readonly pictures: Readonly<Record<string, string>>;
  readonly questions: readonly Question[];
  /** Options of the table on which the guide stands, where they are not the defaults. */
  readonly options?: Options;
}

/** What authors write moves with: `does('red', { kind: 'launch' })`, `may not` as `refused('§attacking', 'red', {…})`. */
export const movesOf = <G extends GameTypes>() => ({
  does: (seat: G['seat'], command: G['command'], ...rolls: readonly ShownRoll[]): ExampleMove<G> => ({
    seat,
    command,
    rolls,
  }),
  refused: (refusedBy: Section, seat: G['seat'], command: G['command']): ExampleMove<G> => ({
    seat,
    command,
    rolls: [],
    refusedBy,
  }),
});
