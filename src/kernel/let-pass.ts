/** What happens in a position if nobody does anything else: all windows close, and every seat that is asked passes. */
import { playOut, toAct } from './agenda';
import type { Dice } from './dice';
import type { Rules } from './game';
import { rulesIn } from './lookup';
import type { GameTypes } from './messages';
import { eachCommand, eachForm } from './offers';
import { windowOn } from './reaction-windows';

/** So many in a row are let pass. */
const MOST_WINDOWS = 6;

/** Results that depend on what this seat does not know are left out. */
export const attempt = <T>(make: () => T): T | undefined => {
  try {
    return make();
  } catch {
    return undefined;
  }
};

/** The end of what somebody does who is asked and answers with a word alone: they pass, or are done. */
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

/** The tables once windows to react have been let pass, one after the other; and others than the actor have passed, if one is named. */
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
  // windows alone are no places to stop at
  return actor === undefined ? after.slice(-1) : after;
};
