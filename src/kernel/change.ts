/** A change by hand as events: one change, or several as one. Each must be possible after those before it. */
import { evolve } from './agenda';
import type { Dice } from './dice';
import type { Change } from './edit';
import type { Rules } from './game';
import type { GameTypes } from './messages';
import type { Refusal } from './refusal';

/** The events of a change, or why it is impossible; then no part of it happens. */
export const eventsOf = <G extends GameTypes>(
  game: Rules<G>,
  state: G['state'],
  change: Change,
  dice: Dice,
): readonly G['event'][] | Refusal => {
  if (change.kind !== 'together') return game.edit(state, change, dice);
  let now = state;
  const all: G['event'][] = [];
  for (const part of change.edits) {
    const made = game.edit(now, part, dice);
    if ('reason' in made) return made;
    for (const event of made) now = evolve(game, now, event);
    all.push(...made);
  }
  return all;
};
