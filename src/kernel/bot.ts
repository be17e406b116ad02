/** A player made of rules: it sees what its seat sees, and picks one of the legal commands. */
import type { GameTypes } from './messages';

export interface Bot<G extends GameTypes> {
  readonly id: string;
  /**
   * `seen` is the hidden state of `seat`; `legal` is never empty; `pick` chooses at random and is the only chance
   * it has.
   */
  choose(
    seen: G['state'],
    seat: G['seat'],
    legal: readonly G['command'][],
    pick: <T>(items: readonly T[]) => T,
  ): G['command'];
}
