/** What has happened, and how a state changes by it. */
import type { GameTypes, Kind, Message, Of } from './messages';

/**
 * One fold a kind of event. It folds the whole event into the whole state and the redacted one into a hidden state
 * alike.
 */
export type Folds<G extends GameTypes> = {
  readonly [K in Kind<G['event']>]: (state: G['state'], event: Of<G['event'], K>) => G['state'];
};

/** The kernel's own event, at most one a turn and its last: the `keep` deepest steps stay, these lie on top. */
export interface AgendaEvent<T extends Message> {
  readonly kind: 'agenda';
  readonly keep: number;
  readonly top: readonly T[];
}

export type AnyEvent<G extends GameTypes> = G['event'] | AgendaEvent<G['step']>;
