/**
 * Verifying a finished game. Every command is judged again with the dice of the revealed seed, and must lead to the
 * recorded events. Everything else is judged again as the referee had to judge it. What is in somebody's name must be
 * signed by them. Anybody can verify once the secret and the table's key are revealed.
 */
import { finished } from '../../kernel/slices';
import { isSecretOf, keyPairOf } from '../crypto/keys';
import { missingVotes } from './agreement';
import { isAuthorised } from './authorship';
import { parseEntry, revisionOf } from '../record/codec';
import { fitsGame } from './head-check';
import { commitmentTo, secretOf } from '../record/head';
import { type AnyGame, type Entry, type Finding, finding, type Head, type Problem } from '../record/model';
import { seedOf } from '../record/seed';
import { Counting, type Report } from './verify-report';
import { MOST_ENTRIES, type Raws, reading } from '../record/timeline';
import type { Moment, Timeline } from '../record/timeline-model';
import { type Again, wrongTurn, wrongUndo } from './verify-turn';
import { wrongAtTable } from './verify-table';

/** Everything was as it should be, or the first entry that was not (0: the head) and why. */
export type Verification =
  | ({ readonly ok: true } & Report)
  | { readonly ok: false; readonly revision: number; readonly problem: Problem };

const fails = (revision: number, problem: Problem): Verification => ({ ok: false, revision, problem });

export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** The secret that the referee committed to; a problem if another one is revealed. */
const promised = (head: Head, tableSecret: string): { readonly secret: string } | Problem => {
  if (!isSecretOf(tableSecret, head.tableKey)) return { problem: 'verify-other-key' };
  const secret = secretOf(head, tableSecret);
  if (secret === undefined || commitmentTo(secret) !== head.commitment) return { problem: 'verify-broken-promise' };
  return { secret };
};

/** The table's key where it is revealed, even behind an entry that breaks the chain. */
const revealedIn = (head: Head, raws: Raws): string | undefined => {
  for (const raw of Object.values(raws).slice(-MOST_ENTRIES).reverse()) {
    if (!raw.includes('"revealed"')) continue;
    const entry = parseEntry(raw);
    if ('kind' in entry && entry.kind === 'revealed' && isSecretOf(entry.table, head.tableKey)) return entry.table;
  }
  return undefined;
};

const STRIDE = 20;

/** What in the record could not be read, or was ignored. */
const damage = (before: Timeline, after: Timeline): Problem | undefined => {
  const found = after.problems.at(-1);
  if (!found || after.problems === before.problems) return undefined;
  const { revision: _, ...told } = found;
  return told;
};

/** Does it continue the entry before it, so that it would have counted? */
const isOnChain = (before: Timeline, raw: string): boolean => {
  const entry = parseEntry(raw);
  return 'kind' in entry && entry.p === before.hash;
};

/** An entry under a lease comes after the referee who took it has begun to serve. */
const isInItsLease = (before: Timeline, { e, kind }: Entry): boolean =>
  kind === 'referee' ? e >= before.epoch : e === before.epoch && before.client !== undefined;

/**
 * Does the table go on without what all have agreed to? That comes in the very next entry or never; only a new referee's
 * first entry comes before it. At a table of format 1 entries without an asker, such as a bot's, did not count.
 */
const goesOn = ({ head }: Timeline, entry: Entry): boolean => {
  if (head.format === 1) return entry.m !== undefined || (entry.kind === 'turn' && entry.by === 'window');
  const isTablesNo = entry.kind === 'vote' && entry.seat === 'table';
  return entry.kind !== 'referee' && entry.fulfils === undefined && !isTablesNo;
};

/** Accepted proposals that were not carried out when the game went on: a referee could delay them until it suits them. */
const overtaken = (before: Timeline, entry: Entry): readonly number[] =>
  goesOn(before, entry)
    ? before.proposals.filter(one => !missingVotes(before, one).length).map(({ revision }) => revision)
    : [];

const judged = (given: Again, moment: Moment, after: Timeline): Finding => {
  const { before } = given;
  const { entry } = moment;
  if (before.secret !== undefined) return finding('verify-after-end');
  if (!isInItsLease(before, entry)) return finding('verify-epoch', { epoch: entry.e, now: before.epoch });
  const wrong = isAuthorised(before, after, moment);
  if (wrong) return wrong;
  if (entry.kind === 'turn') return wrongTurn(given, entry, moment);
  if (entry.kind === 'undo') return wrongUndo(given, entry);
  return wrongAtTable(given, entry);
};

/**
 * Verifies a record in steps, so that a page can show the progress. The table's key is the revealed one, or given by
 * the referee who still keeps it. `from`: everything before was accepted already.
 */
export function* verifying(
  game: AnyGame,
  head: Head,
  raws: Raws,
  tableSecret?: string,
  from?: Timeline,
): Generator<Progress, Verification> {
  const misfit = fitsGame(game, head);
  if (misfit) return fails(0, misfit);
  const key = tableSecret ?? revealedIn(head, raws);
  if (key === undefined) return fails(0, finding('verify-not-revealed'));
  const promise = promised(head, key);
  const table = keyPairOf(key, head.tableKey);
  if ('problem' in promise || !table) return fails(0, 'problem' in promise ? promise : finding('verify-other-key'));
  const sealer = { head, table, random: (count: number) => new Uint8Array(count) };
  const seats = game.seats(head.options);
  const of = Object.keys(raws).length;
  if (of > MOST_ENTRIES) return fails(0, finding('too-many-entries', { length: of, most: MOST_ENTRIES }));
  const counting = new Counting();
  let done = 0;
  const late = new Set<number>();
  // a replaced referee may write on for a moment, in vain: outside the chain, and others write after them
  let outdated: Verification | undefined;
  for (const { key: name, raw, before, after } of reading(game, head, raws, { keys: { table: key } }, from)) {
    if (done % STRIDE === 0) yield { done, of };
    done++;
    const damaged = damage(before, after);
    if (damaged) {
      const found = fails(revisionOf(name) ?? 0, damaged);
      if (damaged.problem !== 'entry-outdated' || isOnChain(before, raw)) return outdated ?? found;
      outdated ??= found;
    }
    const moment = after.moments[before.moments.length];
    if (!moment) continue;
    outdated = undefined;
    const seed = seedOf(promise.secret, seats, before.numbers);
    const wrong = judged({ before, sealer, seed }, moment, after);
    if (wrong) return fails(moment.entry.r, wrong);
    const { entry } = moment;
    for (const revision of overtaken(before, entry)) late.add(revision);
    if (entry.fulfils !== undefined && late.has(entry.fulfils)) return fails(entry.r, finding('verify-held-back'));
    if (entry.kind === 'revealed' && (entry.secret !== promise.secret || entry.table !== key)) {
      return fails(entry.r, finding('verify-broken-promise'));
    }
    counting.add(before, moment, after);
  }
  return outdated ?? { ok: true, ...counting.report() };
}

/** Verifies a whole record at once. */
export const verify = (game: AnyGame, head: Head, raws: Raws, tableSecret?: string, from?: Timeline): Verification =>
  finished(verifying(game, head, raws, tableSecret, from));
