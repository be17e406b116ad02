/**
 * Verifying a finished game: every command is judged again with the dice of the revealed seed, and must lead to the
 * events that were recorded. Anybody can do it once the secret and the table's key are revealed.
 */
import { canonical } from '../kernel/canonical';
import { seededDice } from '../kernel/dice';
import type { Message } from '../kernel/game';
import { begin, edit, isBarrier, submit, type Verdict } from '../kernel/referee';
import { readTurn } from './boxes';
import { commitmentTo, secretOf, seedOf } from './head';
import type { AnyGame, AnyWords, EntryOf, Head, Problem } from './model';
import { keyPairOf } from './sealing';
import { openTimeline, type Raws, stateAt } from './timeline';
import type { Moment, Timeline } from './timeline-model';

export interface Progress { readonly done: number; readonly of: number }

/** Everything was as it should be, or the first entry that was not (0: the head) and why. */
export type Verification =
  | { readonly ok: true; readonly turns: number }
  | { readonly ok: false; readonly revision: number; readonly problem: Problem };

const fails = (revision: number, problem: string, details?: Problem['details']): Verification =>
  ({ ok: false, revision, problem: { problem, ...(details && { details }) } });

/** The secret that the referee was bound to; a problem if what is revealed is not it. */
const promised = (head: Head, tableSecret: string): { readonly secret: string } | Problem => {
  if (keyPairOf(tableSecret)?.public !== head.tableKey) return { problem: 'verify-other-key' };
  const secret = secretOf(head, tableSecret);
  if (secret === undefined || commitmentTo(secret) !== head.commitment) return { problem: 'verify-broken-promise' };
  return { secret };
};

/** The numbers that had been added when the first card was shuffled. */
const numbersAt = (timeline: Timeline): Timeline['numbers'] => {
  const numbers: Record<string, string> = {};
  for (const { entry } of timeline.moments) {
    if (entry.kind === 'turn') break;
    if (entry.kind === 'number') numbers[entry.seat] = entry.number;
    if (entry.kind === 'seat') delete numbers[entry.seat];
  }
  return numbers;
};

type Turn = EntryOf<'turn'>;

/** Judges a turn again, from the state before it and what its sealed part says was asked. */
const again = (timeline: Timeline, turn: Turn, seed: Uint8Array): Verdict<AnyWords> | undefined => {
  const { game, head, reader } = timeline, dice = seededDice(seed, turn.n), told = readTurn(head, reader, turn);
  const before = stateAt(timeline, turn.r - 1);
  if (turn.by === 'table') return { ok: true, ...begin(game, before, dice), rolled: true };
  if (turn.by === 'hand') return told?.edit && edit(game, before, told.edit, dice);
  return told?.command && submit(game, before, turn.seat, told.command, dice);
};

/** The first event that is told otherwise than it must have happened. */
const wrongEvent = (told: readonly Message[], right: readonly Message[]): Message | undefined => {
  const at = told.findIndex((event, n) => canonical(event) !== canonical(right[n]));
  return at >= 0 ? told[at] : right[told.length];
};

const wrongTurn = (
  timeline: Timeline, turn: Turn, told: readonly Message[], seed: Uint8Array,
): Verification | undefined => {
  const verdict = again(timeline, turn, seed);
  if (!verdict) return fails(turn.r, 'verify-not-told');
  if (!verdict.ok) return fails(turn.r, 'verify-illegal', { section: verdict.refusal.section });
  const event = wrongEvent(told, verdict.events);
  if (event) return fails(turn.r, 'verify-other-events', { event: event.kind });
  return isBarrier(timeline.game, verdict) === turn.barrier ? undefined : fails(turn.r, 'verify-barrier');
};

/** An undo without consent takes back its seat's own last turn, and no chance; with consent, what was proposed. */
const wrongUndo = ({ moments }: Timeline, at: number, undo: EntryOf<'undo'>): Verification | undefined => {
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

const STRIDE = 20;

/**
 * Verifies a record bit by bit, so that a page can show how far it is. The table's key is the revealed one, or given by
 * the referee who still keeps it.
 */
export function* verifying(
  game: AnyGame, head: Head, raws: Raws, tableSecret?: string,
): Generator<Progress, Verification> {
  const key = tableSecret ?? openTimeline(game, head, raws, { keys: {} }).tableSecret;
  if (key === undefined) return fails(0, 'verify-not-revealed');
  const promise = promised(head, key);
  if ('problem' in promise) return { ok: false, revision: 0, problem: promise };
  const timeline = openTimeline(game, head, raws, { keys: { table: key } }), of = timeline.moments.length;
  const seed = seedOf(promise.secret, game.seats(head.options), numbersAt(timeline));
  let dice = 0, turns = 0;
  for (const [at, moment] of timeline.moments.entries()) {
    const { entry } = moment;
    if (at % STRIDE === 0) yield { done: at, of };
    if (entry.kind === 'undo') {
      const wrong = wrongUndo(timeline, at, entry);
      if (wrong) return wrong;
    }
    if (entry.kind === 'revealed' && entry.secret !== promise.secret) return fails(entry.r, 'verify-broken-promise');
    if (entry.kind !== 'turn') continue;
    if (entry.n <= dice) return fails(entry.r, 'verify-dice-again', { number: entry.n });
    dice = entry.n;
    const wrong = wrongTurn(timeline, entry, moment.events, seed);
    if (wrong) return wrong;
    turns++;
  }
  return { ok: true, turns };
}

/** Verifies a whole record at once. */
export const verify = (game: AnyGame, head: Head, raws: Raws, tableSecret?: string): Verification => {
  const work = verifying(game, head, raws, tableSecret);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
};
