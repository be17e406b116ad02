/** What a game's rules say of changes by hand, as data beside its edits. Advice is made from it. */
import type { GameEdit } from './edit';
import type { Kind, GameTypes, Of, Options, Section } from './messages';
import type { Refusal } from './refusal';

/** Cards that were moved by hand from pile to pile; `card` is '?' where nobody here knows it. */
export interface CardsMoved {
  readonly from: string;
  readonly to: string;
  readonly card: string;
  readonly count: number;
}

/** A reason, in the section where the event belongs; or with a section and numbers of its own. */
export type Reasoned<R extends string> = R | Refusal;

/** What a game says of a change by hand that no action makes: how its rules would make the same change. */
export interface EditAdvice<G extends GameTypes, R extends string = string> {
  /** For each kind of event: how the rules make it, and which of their conditions is not met. */
  readonly events: {
    readonly [K in Kind<G['event']>]?: Reasoned<R> | ((event: Of<G['event'], K>, before: G['state']) => Reasoned<R>);
  };
  /** The same for cards that go from pile to pile. */
  readonly cards: (moved: CardsMoved, before: G['state']) => Reasoned<R>;
}

/** Types a game's advice: each reason is one of its own. */
export const editAdviceOf =
  <G extends GameTypes, R extends string>() =>
  (advice: EditAdvice<G, R>): EditAdvice<G, R> =>
    advice;

/** Something that must hold of every position, or of a change, at any moment. */
export interface Law<G extends GameTypes> {
  readonly section: Section;
  /** A key under `refusals` in lang; the findings fill its words. */
  readonly reason: string;
  /** What in a position breaks it, each with its names and numbers. Run on what everybody sees. */
  readonly against?: (state: G['state']) => readonly Options[];
  /** What breaks it in an event by hand, given the table before it. */
  readonly forbids?: (before: G['state'], event: G['event'], change: GameEdit) => Options | undefined;
  /** It counts, or asks whose turn it is: an action that comes may do so, and then it is not told. */
  readonly coming?: true;
}

/** How a game writes its laws: the section, a reason with words, and what breaks it. */
export const lawsOf =
  <G extends GameTypes, R extends string>() =>
  (section: Section, reason: R, more: Omit<Law<G>, 'section' | 'reason'>): Law<G> => ({ section, reason, ...more });

export interface EditRules<G extends GameTypes> {
  /**
   * For each kind of event of a change by hand: the section where the rules do the same, or `'free'` where they leave
   * it to the players.
   */
  readonly belongs: {
    readonly [K in Kind<G['event']>]?: Section | 'free' | ((event: Of<G['event'], K>) => Section);
  };
  /** The seat that an event belongs to, where others have no part in it. */
  owner?(before: G['state'], event: G['event']): G['seat'] | undefined;
  /** The section that says who owns the hand and the other piles of a seat. */
  readonly piles: Section;
  readonly laws: readonly Law<G>[];
  /** What the table says of a change that no action makes here: how the rules would make it. */
  readonly advice?: EditAdvice<G>;
  /** Fields of the state that hands alone fill, until what they have begun is done. */
  readonly aside?: readonly string[];
  /** Fields of the state that only words change: hands cannot, and what is announced in them is no step ahead. */
  readonly announced?: readonly string[];
  /**
   * The table as if the rules had already laid down what they lay down only at the end of an action, because by hand it
   * is laid down at once. Returns the same object if there is nothing of the kind.
   */
  settled?(state: G['state']): G['state'];
}
