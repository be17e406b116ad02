/** From a sealed envelope to an answer: who asks, whether they have asked it before, and what the referee replies. */
import { lookUp } from '../../kernel/lookup';
import { isSeedShared } from '../record/seed';
import { isFull, linkAt } from '../record/timeline';
import type { Ask, Envelope, Reply } from '../record/model';
import { openEnvelope } from '../wire/envelopes';
import { isLeft } from '../wire/left-moves';
import { isRequestOf } from '../record/signatures';
import { type Budget, type Budgets, spend } from '../wire/budgets';
import { consentAnswers } from './proposals';
import { isLate } from '../judgement/freshness';
import { endOf } from '../judgement/standing';
import type { Timeline } from '../record/timeline-model';
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
 * How often one user may ask for something in a period (ms). Playing is allowed at full speed; everything else is
 * limited more, because it stays in the record for good.
 */
const PLAYING: Budget = { most: 200, within: 10_000 };
const SELDOM: Budget = { most: 12, within: 10_000 };
/** The limit for all kinds of playing together, so that nobody fills the record alone. */
const LASTING: Budget = { most: 1_200, within: 600_000 };
const BUDGETS: { readonly [K in Ask['kind']]?: Budget } = { command: PLAYING, edit: PLAYING, undo: PLAYING };

/** What lies where its user has left it: a move, or the standing answer of a seat. */
const lyingOf = ({ io }: Book, user: string, ask: Ask): unknown =>
  ask.kind === 'command' && ask.stands !== undefined ? io.standsBy?.(user, ask.seat) : io.leftBy?.(user);

const isTooLate = (timeline: Timeline, ask: Ask, seen: number): boolean =>
  ask.kind === 'command' && ask.stands !== undefined
    ? endOf(timeline, { seat: ask.seat, word: ask.stands, seen, left: ask.left ?? 0 }) !== undefined
    : isLate(timeline, ask, seen);

/** Number of remembered envelopes from unknown senders. They are not carried out when their sender becomes known. */
const STRANGE_LETTERS = 5_000;

/** Judges envelopes, each message once. */
export const judgeOf = (book: Book, sitting: PassingKey): ((envelope: Envelope) => Promise<Reply>) => {
  const { head } = book;
  // Carried-out requests stand in the record; refusals are remembered here. A later referee asks
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
    // all others have agreed that another browser of this user has taken its place
    if (Object.hasOwn(book.timeline.retired, key)) return problem('replaced-browser');
    const content = openEnvelope(envelope, { table: book.sealer.table, sitting });
    const revision = done.get(id);
    if ('problem' in content) {
      // to another sitting: only whether it was carried out is still known
      const isElsewhere = content.problem === 'sat-down-since';
      if (isElsewhere && revision !== undefined) return { ok: true, revision };
      if (isElsewhere && book.timeline.secret !== undefined) return tableRefuses('game-over');
      return { ok: false, problem: content };
    }
    if (revision !== undefined) return { ok: true, revision };
    const { seen, link, s, ask } = content;
    const { share, left, stands } = ask.kind === 'command' ? ask : {};
    // a later holder of the table's key could open it: so only moves left while nobody refereed are sealed like this
    if (envelope.format === 1 && head.format > 2 && left === undefined) return problem('letter-malformed');
    const before = refusals.before(key, id, seen);
    if (before) return before;
    const { timeline } = book;
    // not remembered: if it is sent again later, it is judged then
    if (!isWithin(user, ask)) return problem('too-many');
    // once the table's key is revealed, its holder could write in anybody's name
    if (timeline.secret !== undefined) return tableRefuses('game-over');
    if (seen > timeline.revision || link !== linkAt(timeline, seen)) return problem('stale');
    if (left === undefined && seen < timeline.sitting) return problem('sat-down-since');
    // what everybody can copy counts only where its own user has
    if (left !== undefined && !isLeft(lyingOf(book, user, ask), envelope)) return problem('taken-back');
    if (!isRequestOf({ table: head.id, id, seen, link, ask }, s, key)) return problem('unsigned');
    const sender: Sender = { user, gm: role === 'gm', seen, id, s, claim, share, left, stands };
    const reply = isTooLate(timeline, ask, seen) ? problem('stale') : await lookUp(answering, ask)(book, sender, ask);
    const written = book.timeline.moments.findLast(({ entry }) => entry.m === id)?.entry.r;
    if (written !== undefined) done.set(id, written);
    else if (reply.ok || !('problem' in reply) || reply.problem.problem !== 'not-stored')
      refusals.keep(key, id, seen, reply);
    return reply;
  };
};
