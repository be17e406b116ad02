/** What a command does as far as no dice decide: shown before it is given. */
import { evolve } from './agenda';
import { diceOf } from './dice';
import type { Rules } from './game';
import type { GameTypes } from './messages';
import { topOf } from './lookup';
import { takerOf } from './offers';
import { Unknowable } from './odds';
import { isBarrier, submit } from './referee';

/** The state that is certain to follow, and whether that is everything. */
export interface Foresight<G extends GameTypes> {
  readonly state: G['state'];
  readonly events: readonly { readonly kind: string }[];
  /** A die decides what else happens. */
  readonly rolls: boolean;
  /** Once it is done it cannot be undone: somebody then knows something new. */
  readonly isFinal: boolean;
}

/** Certainty ends at the first use of randomness. */
const none = diceOf({
  roll: () => {
    throw new Unknowable();
  },
  shuffle: () => {
    throw new Unknowable();
  },
});

/** What the rule itself decides, if randomness only comes after it. */
const before = <G extends GameTypes>(
  game: Rules<G>,
  seen: G['state'],
  seat: G['seat'],
  command: G['command'],
): Foresight<G> => {
  const nothing = { state: seen, events: [], rolls: true, isFinal: true };
  const step = topOf<G>(seen);
  if (!step) return nothing;
  const taker = takerOf(game, seen, seat, command.kind);
  try {
    const { events = [] } = taker?.rule.decide({ state: seen, seat, step }, command, none) ?? {};
    const state = events.reduce<G['state']>((at, event) => evolve(game, at, event), seen);
    return { ...nothing, state, events };
  } catch (thrown) {
    if (thrown instanceof Unknowable) return nothing;
    throw thrown;
  }
};

/**
 * What is certain to follow from a legal command, from what its seat can see, so that it cannot reveal a secret.
 * Undefined if that cannot be computed. Never throws: a page may ask for anything.
 */
export const foresee = <G extends GameTypes>(
  game: Rules<G>,
  seen: G['state'],
  seat: G['seat'],
  command: G['command'],
): Foresight<G> | undefined => {
  try {
    const verdict = submit(game, seen, seat, command, none);
    if (!verdict.ok) return undefined;
    return { state: verdict.state, events: verdict.events, rolls: false, isFinal: isBarrier(game, verdict) };
  } catch (thrown) {
    if (!(thrown instanceof Unknowable)) return undefined;
  }
  try {
    return before(game, seen, seat, command);
  } catch {
    return undefined;
  }
};
