/** How a table of a game is shown: made once for its options, and the same in every state of it. */
import type { Board, Face, Tabletop } from './board';
import type { Helper, Line, Odd, Rolled, Sum } from './helper';
import type { Atom, GameTypes, Kind, Of, Options } from './messages';

/** One line about a seat (morale 18, cards 5); `word` is a key under `facts` in lang. */
export interface Fact {
  readonly word: string;
  readonly value: Atom;
  /** A key figure, always visible beside the seat's name: its short name is a key under `figures` in lang. */
  readonly brief?: string;
}

/** What the text of an event names besides the event's own fields. */
export type Figures = Readonly<Record<string, Atom | readonly string[]>>;

/**
 * The text of events in the history, by kind. A function adds figures of the table before and after it
 * (`was`, `now`) for the sentence `events.<kind>-told`. 'unsaid': another line of the same turn says it. A heading stands
 * over the lines after it. `earlier`: the earlier events of the same turn.
 */
export type Tells<G extends GameTypes> = {
  readonly [K in Kind<G['event']>]?:
    | 'unsaid'
    | 'heading'
    | ((
        event: Of<G['event'], K>,
        before: G['state'],
        after: G['state'],
        earlier: readonly G['event'][],
      ) => Figures | 'unsaid' | 'heading' | undefined);
};

/** One line of a secret sheet: about whom, what I have written down, what of it is shown, and what the others have shown. */
export interface SecretSheetRow<Seat extends string = string> {
  readonly id: string;
  readonly own: number;
  readonly shown: number;
  /** `own` is what stands on their sheets, once all are open. */
  readonly others: readonly { readonly seat: Seat; readonly shown: number; readonly own?: number }[];
}

/** One important line: about one side, next to the other's; or what each side has there, and who is ahead. */
export interface KeyFigureLine<Seat extends string = string> extends Line {
  readonly of?: Seat;
  readonly each?: Readonly<Partial<Record<Seat, number>>>;
  readonly ahead?: Seat;
  /** What it is about: highlighted on the board when it is pointed at. */
  readonly id?: string;
}

/** What matters for the open question, or all the time: the strength of both sides, what a track brings next. */
export interface KeyFigure<Seat extends string = string> {
  readonly title: Line;
  readonly lines: readonly KeyFigureLine<Seat>[];
  readonly odds?: readonly Odd[];
  /** It is being decided now; else it is shown folded. */
  readonly isNow?: true;
}

/** How far every side is on one way to victory. */
export interface GoalRow<Seat extends string = string> {
  /** What is counted; without one, the row is the side's own and has its name. */
  readonly label?: Line;
  /** What the number of a row without a label is: told where the row is read without the sentence above it. */
  readonly counts?: Line;
  readonly each: Readonly<Partial<Record<Seat, number>>>;
  /** The number that wins. */
  readonly need: number;
  /** Falling to 0 loses: shown as it stands, and not as progress. */
  readonly falls?: true;
  /** What prevents the victory although the number is reached. */
  readonly note?: Line;
  /** What it is about: highlighted on the board when it is pointed at. */
  readonly id?: string;
}

/** What wins the game for the reader, in one sentence, and how far everybody is. */
export interface Goal<Seat extends string = string> {
  readonly win: Line;
  readonly rows: readonly GoalRow<Seat>[];
}

/** A question that is answered slot by slot, as a sheet of numbers: shown as a form, with its buttons folded below it. */
export interface SlotForm<G extends GameTypes> {
  /** The kinds of commands that the form gives. */
  readonly kinds: readonly Kind<G['command']>[];
  readonly slots: readonly {
    readonly label: string;
    /** What stands in it, and the command that takes it out. */
    readonly holds?: { readonly id: string; readonly clear: G['command'] };
    /** What may be put there. `note` is a short remark, under `lines` in lang. */
    readonly choices: readonly { readonly id: string; readonly command: G['command']; readonly note?: Line }[];
  }[];
  /** Commands that fill empty slots sensibly; another `seed`, another way. */
  fill(seed: number): readonly G['command'][];
}

export interface Presentation<G extends GameTypes> {
  /** The game's id: its words stand under `RT.<id>.` in lang. */
  readonly id: string;
  /** Pure geometry. */
  readonly board: Board;
  /** Which counters, markers and piles lie where. Run on a hidden state it shows what that seat sees. */
  tabletop(state: G['state']): Tabletop;
  /** The text and picture of a card or counter; undefined for an id that is not of this game. '?' is a card's back. */
  face(id: string): Face | undefined;
  /** Faces that may come into play though no table shows them at its start (the other markers of a track). */
  readonly pieces: readonly string[];
  /**
   * The key in lang (under `RT.<game>.`) that names an id used in commands, events and details ('south' ->
   * 'fronts.south').
   */
  word(id: string): string | undefined;
  /** Numbers of this table that house rules change: any sentence of the game may name them. */
  readonly numbers?: Options;
  /** An owner's own texts, by the keys in lang in whose place they are shown as they stand. */
  readonly texts: Readonly<Record<string, string>>;
  facts(state: G['state'], seat: G['seat']): readonly Fact[];
  /** What a seat has written down for itself, and what everybody has shown of it: a sheet that is always accessible. */
  secretSheet?(seen: G['state'], seat: G['seat']): readonly SecretSheetRow<G['seat']>[];
  /** The arithmetic of a command before it is given: a price, a number to roll against. `seen` is what the seat sees. */
  sum?(seen: G['state'], seat: G['seat'], command: G['command']): Sum | undefined;
  /** The open question as a form, for the questions that are answered slot by slot. `seen` is what the seat sees. */
  form?(seen: G['state'], seat: G['seat']): SlotForm<G> | undefined;
  /** Commands that pass, decline or end something: quiet buttons, never in the strongest colour. */
  readonly closing?: readonly Kind<G['command']>[];
  /** What wins, and how far everybody is, for a seat or an observer. `seen` is what the reader sees. */
  goal?(seen: G['state'], seat: G['seat'] | undefined): Goal<G['seat']>;
  /** What matters now, from the figures of the rules themselves. `seen` is what the reader sees. */
  keyFigures?(seen: G['state']): readonly KeyFigure<G['seat']>[];
  /**
   * The price of a command without a `sum`, by what is certain to follow it: `lines` may stay empty. Called for
   * commands that answer a question, not for those that are open at any time.
   */
  priceOf?(command: G['command'], events: readonly G['event'][], seat: G['seat']): Sum | undefined;
  /**
   * What a command known by its name alone means: a key in lang. A few words stand on its button, a sentence (with its
   * full stop) is its tooltip.
   */
  meaning?(command: G['command']): string | undefined;
  /** The result of a command at the one place it names, in a word or two: shown on the board at that place. */
  gist?(seen: G['state'], seat: G['seat'], command: G['command']): Line | undefined;
  /** The slot that an answer is about without naming it: its field only names the owner of what comes or goes there. */
  slotOf?(command: G['command']): string | undefined;
  /** Everybody whose standing is shown, in order, if some of them have no seat at this table. Their word: `unseated`. */
  factions?(options: Options): readonly G['seat'][];
  /** What a question names besides its step's fields: whose window it is; its own `section`, if a step serves two. */
  asks?(state: G['state']): Figures | undefined;
  /** Open piles whose top card everybody needs: it is shown with its text above the question. */
  readonly openCards?: readonly string[];
  /** The rolls of an event that does not list them as numbers under `die`, `dice` or `faces`. */
  rolls?(event: G['event']): readonly Rolled[];
  readonly tells?: Tells<G>;
  /** Who really acts in the step on top, if the seat that answers only lets it happen. */
  doer?(before: G['state']): G['seat'] | undefined;
  readonly helpers: readonly Helper<G>[];
}
