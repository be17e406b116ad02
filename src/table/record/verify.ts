/**
 * Verifying a finished game: every command is judged again with the dice of the revealed seed, and must lead to the
 * events that were recorded. Anybody can do it once the secret and the table's key are revealed.
 */
import { parseEntry } from './codec';
import { commitmentTo, secretOf, seedOf } from './head';
import type { AnyGame, Head, Problem } from './model';
import { keyPairOf } from '../sealing/sealing';
import { openTimeline, type Raws } from './timeline';
import type { Timeline } from './timeline-model';
import { fails, type Verification, wrongTurn, wrongUndo } from './verify-entry';

export type { Verification };

export interface Progress {
  readonly done: number;
  readonly of: number;
}

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

/** The table's key where it is revealed, even behind an entry that breaks the chain. */
const revealedIn = (head: Head, raws: Raws): string | undefined => {
  for (const raw of Object.values(raws).reverse()) {
    const entry = parseEntry(raw);
    if ('kind' in entry && entry.kind === 'revealed' && keyPairOf(entry.table)?.public === head.tableKey)
      return entry.table;
  }
  return undefined;
};

const STRIDE = 20;

/**
 * Verifies a record bit by bit, so that a page can show how far it is. The table's key is the revealed one, or given by
 * the referee who still keeps it.
 */
export function* verifying(
  game: AnyGame,
  head: Head,
  raws: Raws,
  tableSecret?: string,
): Generator<Progress, Verification> {
  if (head.edition !== game.edition) {
    return fails(0, 'verify-other-edition', { made: head.edition, known: game.edition });
  }
  const key = tableSecret ?? revealedIn(head, raws);
  if (key === undefined) return fails(0, 'verify-not-revealed');
  const promise = promised(head, key);
  if ('problem' in promise) return { ok: false, revision: 0, problem: promise };
  const timeline = openTimeline(game, head, raws, { keys: { table: key } });
  const of = timeline.moments.length;
  const seed = seedOf(promise.secret, game.seats(head.options), numbersAt(timeline));
  const damage = timeline.problems.find(({ problem }) => problem !== 'entry-outdated');
  const damaged = damage && fails(damage.revision, damage.problem, damage.details);
  let dice = 0;
  let turns = 0;
  for (const [at, moment] of timeline.moments.entries()) {
    const { entry } = moment;
    if (damaged && damage.revision <= entry.r) return damaged;
    if (at % STRIDE === 0) yield { done: at, of };
    if (entry.kind === 'undo') {
      const wrong = wrongUndo(timeline, at, entry);
      if (wrong) return wrong;
    }
    if (entry.kind === 'revealed' && entry.secret !== promise.secret) return fails(entry.r, 'verify-broken-promise');
    if (entry.kind !== 'turn') continue;
    if (entry.n <= dice) return fails(entry.r, 'verify-dice-again', { number: entry.n });
    dice = entry.n;
    const wrong = wrongTurn(timeline, entry, moment, seed);
    if (wrong) return wrong;
    turns++;
  }
  return damaged ?? { ok: true, turns };
}

/** Verifies a whole record at once. */
export const verify = (game: AnyGame, head: Head, raws: Raws, tableSecret?: string): Verification => {
  const work = verifying(game, head, raws, tableSecret);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
};
