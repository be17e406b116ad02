/** How the rules themselves do what hands may do, as data of a game. */
import type { GameTypes, Kind, Of } from './messages';
import type { Refusal } from './refusal';

/** Cards that a hand took from pile to pile; `card` is '?' where nobody here knows it. */
export interface CardsMoved {
  readonly from: string;
  readonly to: string;
  readonly card: string;
  readonly count: number;
}

/** A reason, in the section where the event belongs; or with a section and numbers of its own. */
export type Told<R extends string> = R | Refusal;

export interface Ways<G extends GameTypes, R extends string = string> {
  /** For each kind of event: when the rules do so, and what of it is not so here. */
  readonly events: {
    readonly [K in Kind<G['event']>]?: Told<R> | ((event: Of<G['event'], K>, before: G['state']) => Told<R>);
  };
  /** The same of cards that go from pile to pile. */
  readonly cards: (moved: CardsMoved, before: G['state']) => Told<R>;
}

/** How a game writes its ways: each reason is one of its own. */
export const waysOf =
  <G extends GameTypes, R extends string>() =>
  (ways: Ways<G, R>): Ways<G, R> =>
    ways;
