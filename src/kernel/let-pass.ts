/**
 * What happens in a position if nobody does anything else: reaction windows close, every seat that is asked passes, and
 * seats announce what they can. Announcements cannot be made by hand, but they may decide whose turn comes later.
 */
import { playOut, toAct } from './agenda';
import type { Dice } from './dice';
import type { Difference } from './difference';
import type { Rules } from './game';
import { type AnyRule, rulesIn } from './lookup';
import type { GameTypes } from './messages';
import { eachCommand, eachForm } from './offers';
import { diceShowing } from './playthrough';
import { windowOn } from './reaction-windows';
import type { At } from './rule';

/** The most windows in a row that are let pass. */
const MOST_WINDOWS = 6;

/** Results that depend on what this seat does not know are left out. */
export const attempt = <T>(make: () => T): T | undefined => {
  try {
    return make();
  } catch {
    return undefined;
  }
};

/** The state after a seat answers its question with a single word, such as pass or done. */
const answered = <G extends GameTypes>(
  game: Rules<G>,
  state: G['state'],
  seat: G['seat'],
  dice: Dice,
): G['state'] | undefined => {
  let end: G['state'] | undefined;
  eachForm(game, state, seat, (rule, at, form) =>
    eachCommand<G['command']>(form, command => {
      if (Object.keys(command).length > 1 || rulesIn(game.anytime).includes(rule) || rule.forbids?.(at, command))
        return false;
      const outcome = attempt(() => rule.decide(at, command, dice));
      if (!outcome || (outcome.events ?? []).length > 1) return false;
      end = attempt(() => playOut(game, state, outcome, 1, dice))?.state;
      return end !== undefined;
    }),
  );
  return end;
};

/**
 * The states after each reaction window that is let pass, one after the other. If an actor is named, other seats that
 * are asked pass too.
 */
export const letPass = <G extends GameTypes>(
  game: Rules<G>,
  from: G['state'],
  dice: Dice,
  actor: G['seat'] | undefined,
): readonly G['state'][] => {
  const after: G['state'][] = [];
  let state = from;
  for (let n = 0; n < MOST_WINDOWS; n++) {
    const [asked] = toAct(game, state);
    const next = windowOn(game, state)
      ? attempt(() => playOut(game, state, {}, 1, dice))?.state
      : actor === undefined || asked === undefined || asked === actor
        ? undefined
        : answered(game, state, asked, dice);
    if (!next) break;
    state = next;
    after.push(state);
  }
  // without an actor only the last state counts: nobody stops between two windows
  return actor === undefined ? after.slice(-1) : after;
};

/** Does it change nothing that could be changed by hand? */
export const isOnlyWords = <G extends GameTypes>({ editRules }: Rules<G>, difference: Difference): boolean =>
  [...difference.keys()].every(path => editRules.announced?.some(field => path.startsWith(`/${field}/`)));

/** A command of a seat, under the step it answers. */
export interface Announcing<G extends GameTypes> {
  readonly rule: AnyRule<G>;
  readonly at: At<G, G['step']>;
  readonly command: G['command'];
}

/** The state once a seat has announced everything it can, one after the other. */
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
