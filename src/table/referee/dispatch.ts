/** From a sealed envelope to an answer: who asks, whether they have asked it before, and what the referee says to it. */
import { lookUp } from '../../kernel/lookup';
import { isSeedShared } from '../record/seed';
import { isFull, linkAt } from '../record/timeline';
import type { Ask, Envelope, Reply } from '../record/model';
import { openEnvelope } from '../wire/envelopes';
import { isRequestOf } from '../record/signatures';
import { type Budget, type Budgets, spend } from '../wire/budgets';
import { consentAnswers } from './proposals';
import { isLate } from '../judgement/freshness';
import { type Answering, type Book, problem, seatsOf, type Sender, tableRefuses } from './referee-model';
import { lastOf, refusalsOf } from './refusals';
import type { PassingKey } from '../crypto/letters';
import { seatAnswers } from './seating';
import { undoAnswers } from './undo';
import { openNumbers, reveal } from './duties';
import { trustAnswers } from './deputies';
import { commandAnswers } from './commands';
import { windowAnswers } from './reaction-windows';

const answering: Answering = {
  ...commandAnswers,
  ...windowAnswers,
  ...undoAnswers,
  ...consentAnswers,
  ...seatAnswers,
  ...trustAnswers,

  async mode(book, sender, { mode }) {
    return sender.gm ? book.add({ kind: 'mode', mode, user: sender.user }, { asked: sender }) : problem('gm-only');
  },

  async start(book, sender) {
    if (!sender.gm) return problem('gm-only');
    if (book.timeline.begun) return problem('already-begun');
    if (book.timeline.opening) return tableRefuses('numbers-missing');
    return isSeedShared(book.timeline) ? openNumbers(book, sender) : tableRefuses('seed-unshared');
  },

  async reveal(book, sender) {
    if (!sender.gm && !seatsOf(book, sender.user).length) return problem('not-seated');
    const isDone = book.timeline.ending !== undefined || isFull(book.timeline);
    return isDone ? reveal(book, sender) : tableRefuses('not-over');
  },
};

/**
 * What one user may ask of a kind in so long (ms): what belongs to playing, as fast as anybody can; all else now and then,
 * for it stays in the record for good.
 */
const PLAYING: Budget = { most: 200, within: 10_000 };
const SELDOM: Budget = { most: 12, within: 10_000 };
/** In the long run nobody fills the record alone: what all kinds of playing together may cost it. */
const LASTING: Budget = { most: 1_200, within: 600_000 };
const BUDGETS: { readonly [K in Ask['kind']]?: Budget } = { command: PLAYING, edit: PLAYING, undo: PLAYING };

/** Envelopes of those who were not known, which are remembered: what they ask is not done when they are. */
const STRANGE_LETTERS = 5_000;

/** Judges envelopes, each message once. */
export const judgeOf = (book: Book, sitting: PassingKey): ((envelope: Envelope) => Promise<Reply>) => {
  const { head } = book;
  // what was done stands in the record, and what was refused here is remembered here: a referee who sits down later asks
  // for everything once more
  const done = new Map<string, number>();
  const refusals = refusalsOf();
  const strangers = lastOf(STRANGE_LETTERS);
  let budgets: Budgets = {};
  const isWithin = (user: string, { kind }: Ask): boolean => {
    if (!book.io.pace) return true;
    const now = book.io.pace();
    const spends = (name: string, budget: Budget): boolean => {
      const spent = spend(budgets, `${user} ${name}`, budget, now);
      budgets = spent.budgets;
      if (spent.isFirst) book.io.onFlood?.(user);
      return spent.isLeft;
    };
    return spends(kind, BUDGETS[kind] ?? SELDOM) && spends('lasting', LASTING);
  };
  for (const { entry } of book.timeline.moments) if (entry.m !== undefined) done.set(entry.m, entry.r);

  return async envelope => {
    const { key, id } = envelope;
    const known = book.people.knownAs(key);
    if (strangers.has(id)) return problem('unknown-browser');
    const role = known && book.io.role(known.user);
    if (!known || role === undefined) {
      strangers.add(id);
      return problem(known ? 'unknown-user' : 'unknown-browser');
    }
    const { user, claim } = known;
    const content = openEnvelope(envelope, { table: book.sealer.table, sitting });
    const revision = done.get(id);
    if ('problem' in content) {
      // to another sitting: what it asks is not known any more, only whether it was done
      const isElsewhere = content.problem === 'sat-down-since';
      if (isElsewhere && revision !== undefined) return { ok: true, revision };
      if (isElsewhere && book.timeline.secret !== undefined) return tableRefuses('game-over');
      return { ok: false, problem: content };
    }
    if (revision !== undefined) return { ok: true, revision };
    // whoever has the table's key later would open it: nobody who plays seals so
    if (envelope.format === 1 && head.format > 2) return problem('letter-malformed');
    const { seen, link, s, ask } = content;
    const before = refusals.before(key, id, seen);
    if (before) return before;
    const { timeline } = book;
    // not kept: sent again later, it is judged then
    if (!isWithin(user, ask)) return problem('too-many');
    // whoever has the revealed key of the table could write in anybody's name
    if (timeline.secret !== undefined) return tableRefuses('game-over');
    if (seen > timeline.revision || link !== linkAt(timeline, seen)) return problem('stale');
    if (seen < timeline.sitting) return problem('sat-down-since');
    if (!isRequestOf({ table: head.id, id, seen, link, ask }, s, key)) return problem('unsigned');
    const share = ask.kind === 'command' ? ask.share : undefined;
    const sender: Sender = { user, gm: role === 'gm', seen, id, s, claim, share };
    const reply = isLate(timeline, ask, seen) ? problem('stale') : await lookUp(answering, ask)(book, sender, ask);
    const written = book.timeline.moments.findLast(({ entry }) => entry.m === id)?.entry.r;
    if (written !== undefined) done.set(id, written);
    else if (reply.ok || !('problem' in reply) || reply.problem.problem !== 'not-stored')
      refusals.keep(key, id, seen, reply);
    return reply;
  };
};
