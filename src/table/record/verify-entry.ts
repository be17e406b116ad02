/** One turn or undo of a finished game, judged again. */
import { canonical } from '../../kernel/canonical';
import { seededDice } from '../../kernel/dice';
import type { Message } from '../../kernel/messages';
import { begin, edit, isBarrier, submit, type Verdict } from '../../kernel/referee';
import type { AnyTypes, EntryOf, Problem } from './model';
import { stateAt } from './timeline';
import type { Moment, Timeline } from './timeline-model';

/** Everything was as it should be, or the first entry that was not (0: the head) and why. */
export type Verification =
  | { readonly ok: true; readonly turns: number }
  | { readonly ok: false; readonly revision: number; readonly problem: Problem };

export const fails = (revision: number, problem: string, details?: Problem['details']): Verification => ({
  ok: false,
  revision,
  problem: { problem, ...(details && { details }) },
});

type Turn = EntryOf<'turn'>;
type Asked = Pick<Moment, 'command' | 'edit'>;

/** Judges a turn again, from the state before it and what its sealed part says was asked. */
const again = (timeline: Timeline, turn: Turn, asked: Asked, seed: Uint8Array): Verdict<AnyTypes> | undefined => {
  const { game } = timeline;
  const dice = seededDice(seed, turn.n);
  const before = stateAt(timeline, turn.r - 1);
  if (turn.by === 'table') return { ok: true, ...begin(game, before, dice), rolled: true };
  if (turn.by === 'hand') return asked.edit && edit(game, before, asked.edit, dice);
  return asked.command && submit(game, before, turn.seat, asked.command, dice);
};

/** The first event that is told otherwise than it must have happened. */
const wrongEvent = (told: readonly Message[], right: readonly Message[]): Message | undefined => {
  const at = told.findIndex((event, n) => canonical(event) !== canonical(right[n]));
  return at >= 0 ? told[at] : right[told.length];
};

/** What is wrong with a turn; undefined if the rules and the dice of the seed lead to just these events. */
export const wrongTurn = (timeline: Timeline, turn: Turn, told: Moment, seed: Uint8Array): Verification | undefined => {
  const verdict = again(timeline, turn, told, seed);
  if (!verdict) return fails(turn.r, 'verify-not-told');
  if (!verdict.ok) return fails(turn.r, 'verify-illegal', { section: verdict.refusal.section });
  const event = wrongEvent(told.events, verdict.events);
  if (event) return fails(turn.r, 'verify-other-events', { event: event.kind });
  return isBarrier(timeline.game, verdict) === turn.barrier ? undefined : fails(turn.r, 'verify-barrier');
};

/** An undo without consent takes back its seat's own last turn, and no chance; with consent, what was proposed. */
export const wrongUndo = ({ moments }: Timeline, at: number, undo: EntryOf<'undo'>): Verification | undefined => {
  const earlier = moments.slice(0, at);
  if (undo.consent) {
    const asked = earlier.find(({ entry }) => entry.r === undo.fulfils)?.entry;
    const what = asked?.kind === 'proposal' ? asked.what : undefined;
    return what?.kind === 'undo' && what.to === undo.to ? undefined : fails(undo.r, 'verify-undo');
  }
  const isOwn = ({ entry }: Moment): boolean => entry.kind !== 'turn' || (entry.seat === undo.seat && !entry.barrier);
  const taken = earlier.filter(({ entry }) => entry.r > undo.to && !isTakenBack(earlier, entry.r));
  return taken.every(isOwn) ? undefined : fails(undo.r, 'verify-undo');
};

const isTakenBack = (moments: readonly Moment[], revision: number): boolean =>
  moments.some(({ entry }) => entry.kind === 'undo' && entry.r > revision && entry.to < revision);
