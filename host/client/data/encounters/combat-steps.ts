import type { Data } from '../../../shared/json';
import type { Combatant } from './combatant';

/** [D14] RegionTokenTurnEventData, RegionTokenRoundEventData: sent to every region that contains the combatant's token. */
export const tellRegionsOf = async (combatant: Combatant, name: string, context: Data): Promise<void> => {
  const { token, combat } = combatant;
  if (!token) return;
  for (const region of token.regions) await region._triggerEvent(name, { ...context, token, combatant, combat });
};

/** How far an encounter is. */
export interface Stage {
  readonly round: number;
  readonly turn: number | null;
}

/** [D14] CONST.ACTIVE_EFFECT_EXPIRY_EVENTS: the events that end effects, by the steps. */
export const EXPIRY_OF = {
  endTurn: 'turnEnd',
  endRound: 'roundEnd',
  startRound: 'roundStart',
  startTurn: 'turnStart',
} as const;

/** A turn or a round that begins or ends. */
export interface Step {
  readonly what: 'endTurn' | 'endRound' | 'startRound' | 'startTurn';
  readonly round: number;
  readonly turn: number;
  /** Was it skipped, so that nobody had it? */
  readonly skipped: boolean;
}

/**
 * Which turns and rounds end and begin between two stages of an encounter, in the order of the page: end of turn, end
 * of round, begin of round, begin of turn. Going back ends and begins nothing. Before the first round there is no round
 * to end (issue 11238). A new round begins a turn even if the combatant is the same (issue 10786).
 */
export const stepsBetween = (before: Stage, after: Stage, turns: number): Step[] => {
  const forward =
    after.round > before.round || (after.round === before.round && (after.turn ?? -1) > (before.turn ?? -1));
  if (!forward || after.round === 0) return [];
  const steps: Step[] = [];
  const end = (round: number, turn: number, skipped: boolean) => steps.push({ what: 'endTurn', round, turn, skipped });
  const start = (round: number, turn: number, skipped: boolean) =>
    steps.push({ what: 'startTurn', round, turn, skipped });
  const leap = (round: number, from: number, to: number): void => {
    for (let turn = from; turn < to; turn++) {
      start(round, turn, true);
      end(round, turn, true);
    }
  };
  let { round } = before;
  let next = 0;
  if (round > 0 && before.turn !== null && before.turn < turns) {
    end(round, before.turn, false);
    next = before.turn + 1;
  }
  for (; round < after.round; round++) {
    if (round > 0) {
      leap(round, next, turns);
      steps.push({ what: 'endRound', round, turn: -1, skipped: round !== before.round });
    }
    steps.push({ what: 'startRound', round: round + 1, turn: -1, skipped: round + 1 !== after.round });
    next = 0;
  }
  if (after.turn === null || after.turn >= turns) return steps;
  leap(after.round, next, after.turn);
  start(after.round, after.turn, false);
  return steps;
};
