/** What is only announced in words: hands cannot do it, but it may decide whose turn comes later. */
import { playOut } from './agenda';
import type { Difference } from './difference';
import type { Rules } from './game';
import { attempt } from './let-pass';
import type { AnyRule } from './lookup';
import type { GameTypes } from './messages';
import { diceShowing } from './playthrough';
import type { At } from './rule';

/** Does it change nothing that hands could? */
export const isOnlyWords = <G extends GameTypes>({ editRules }: Rules<G>, difference: Difference): boolean =>
  [...difference.keys()].every(path => editRules.announced?.some(field => path.startsWith(`/${field}/`)));

/** A command of a seat, under the step it answers. */
export interface Announcing<G extends GameTypes> {
  readonly rule: AnyRule<G>;
  readonly at: At<G, G['step']>;
  readonly command: G['command'];
}

/** The table once a seat has announced all that it can, one after the other. */
export const allAnnounced = <G extends GameTypes>(
  game: Rules<G>,
  state: G['state'],
  announcing: readonly Announcing<G>[],
): G['state'] => {
  const dice = diceShowing([3]);
  let now = state;
  for (const { rule, at, command } of announcing) {
    const then = { ...at, state: now };
    const next = attempt(() =>
      rule.forbids?.(then, command) ? undefined : playOut(game, now, rule.decide(then, command, dice), 0, dice).state,
    );
    now = next ?? now;
  }
  return now;
};
