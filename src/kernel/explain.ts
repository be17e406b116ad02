/** What a change by hand would be under the rules: the legal command that a drag means, or the refusal of it. */
import { diceOf } from './dice';
import type { GameEdit } from './edit';
import type { Rules } from './game';
import type { Message, GameTypes } from './messages';
import { type Refusal, Bug } from './refusal';
import { eachCommand, eachForm } from './offers';

const noDice = diceOf({
  roll: () => {
    throw new Bug('dice in an explanation');
  },
  shuffle: () => {
    throw new Bug('dice in an explanation');
  },
});

export type Explanation<G extends GameTypes> =
  | { readonly command: G['command'] }
  /** `tried`: the command that would lead to the change if it were not forbidden. */
  | { readonly refusal: Refusal; readonly tried?: G['command'] }
  | undefined;

/**
 * The legal command whose events contain the change's own, else the refusal of the forbidden one, else undefined: no
 * rule covers it. `seen` is what the seat sees. A rule's additions (paying, noting) may come along; the change itself
 * must be there.
 */
export const explain = <G extends GameTypes>(
  game: Rules<G>,
  seen: G['state'],
  seat: G['seat'],
  change: GameEdit,
): Explanation<G> => {
  let wanted: readonly Message[] | Refusal;
  try {
    wanted = game.edit(seen, change, noDice);
  } catch {
    return undefined;
  } // it shuffles: no command means that
  if ('reason' in wanted) return { refusal: wanted };
  const keys = wanted.map(event => JSON.stringify(event));
  if (!keys.length) return undefined;
  let forbidden: { readonly refusal: Refusal; readonly tried: G['command'] } | undefined;
  let command: G['command'] | undefined;
  eachForm(game, seen, seat, (rule, at, form) =>
    eachCommand<G['command']>(form, one => {
      let events: ReadonlySet<string>;
      try {
        events = new Set((rule.decide(at, one, noDice).events ?? []).map(event => JSON.stringify(event)));
      } catch {
        return false;
      } // it rolls
      if (!keys.every(key => events.has(key))) return false;
      const why = rule.forbids?.(at, one);
      if (why) {
        forbidden ??= { refusal: why, tried: one };
        return false;
      }
      command = one;
      return true;
    }),
  );
  return command ? { command } : forbidden;
};
