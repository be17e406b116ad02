/** What a turn leads to and what is sealed of it: for the referee to write an entry, and for Verify to judge it again. */
import { applyEvents } from '../../kernel/agenda';
import type { Dice } from '../../kernel/chance';
import { quickDice } from '../../kernel/dice';
import type { Edit } from '../../kernel/edit';
import type { Message } from '../../kernel/messages';
import { isCountable, isPosition } from '../../kernel/reading';
import { begin, edit as editByHand, type Verdict } from '../../kernel/referee';
import { redeal } from '../../kernel/redeal';
import { refuse } from '../../kernel/refusal';
import { userAt } from '../record/authors';
import type { AnyGame, AnyTypes, Head, Sealed } from '../record/model';
import { type HeldSeat, hiddenIn, type Sealer, sealTurn, sealViews, type TurnTold } from '../record/sealed-parts';
import { stateAt, type Timeline } from '../record/timeline-model';
import { humanSeats } from './agreement';
import { isTakenFromStore } from './hands';

/** The first turn, which deals: everything, or at a redealt table what is hidden; nothing in a branch. */
export const firstTurn = (game: AnyGame, head: Head, state: AnyTypes['state'], dice: Dice): Verdict<AnyTypes> => {
  if (head.anew) return redeal(game, state, dice);
  return { ok: true, ...(head.branch ? applyEvents(game, state, []) : begin(game, state, dice)), rolled: true };
};

/**
 * What a change by hand leads to. It is first judged in its maker's view: otherwise a refusal would reveal whether a
 * hidden card is there.
 */
export const editVerdict = (
  { game, state, mode }: Pick<Timeline, 'game' | 'state' | 'mode'>,
  seat: string | undefined,
  edit: Edit,
  dice: Dice,
): Verdict<AnyTypes> => {
  const seen = editByHand(game, isTakenFromStore(mode, edit) ? state : game.hide(state, seat), edit, quickDice(1));
  const verdict = seen.ok ? editByHand(game, state, edit, dice) : seen;
  // what no record takes is refused: agreed to, it would wait for good, and all else behind it
  const isTooMuch = verdict.ok && !(isCountable(verdict.events) && isPosition(verdict.state));
  return isTooMuch ? { ok: false, refusal: refuse('§table', 'too-much-at-once') } : verdict;
};

/** The seats of people, each with the browsers that the record knows. */
const heldSeats = (timeline: Timeline): readonly HeldSeat[] =>
  humanSeats(timeline).map(seat => {
    const user = userAt(timeline, seat);
    const keys = Object.keys(timeline.keys).filter(key => timeline.keys[key] === user);
    return { seat, since: timeline.since[seat] ?? 0, keys };
  });

/** What is sealed beside the next turn: the request, and what its events hide, each part for those who may know it. */
export const sealedTurn = (
  sealer: Sealer,
  before: Timeline,
  seat: string,
  asked: Omit<TurnTold, 'hidden'>,
  events: readonly Message[],
): readonly Sealed[] =>
  sealTurn(sealer, before.revision + 1, heldSeats(before), seat, { ...asked, hidden: hiddenIn(events) });

/** What an undo sends to the seats with later browsers, which never saw the state it goes back to. */
export const viewsAfterUndo = (sealer: Sealer, timeline: Timeline, to: number): readonly Sealed[] => {
  const later = timeline.moments.filter(({ entry }) => entry.r > to);
  const late = new Set(later.flatMap(({ entry }) => (entry.kind === 'key' ? [entry.key] : [])));
  const state = stateAt(timeline, to);
  const seats = heldSeats(timeline).filter(({ keys }) => keys.some(key => late.has(key)));
  return sealViews(sealer, timeline.revision + 1, seats, one => timeline.game.hide(state, one));
};
