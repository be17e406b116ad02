/** What a game says of a change by hand that no action makes: how its rules would make the same change, as data. */
import type { GameTypes, Kind, Of } from './messages';
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
