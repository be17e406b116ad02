/**
 * The referee: takes sealed requests one at a time, judges who asks for what and whether they have asked it before, and
 * writes the result into the record.
 */
import { lookUp } from '../../kernel/lookup';
import { botsOf } from './bots';
import { type BookPlan, bookOf } from './entry-writer';
import {
  type Answering,
  type Book,
  nothingNew,
  problem,
  type Referee,
  type RefereeIo,
  seatsOf,
  type Sender,
  tableRefuses,
} from './referee-model';
import { agreedOn, consentAnswers } from './proposals';
import { commandAnswers } from './commands';
import { trustAnswers } from './deputies';
import { doDuties, openNumbers, reveal } from './duties';
import { makeQueue, OWN, STRANGERS } from './fair-queue';
import { dueClose, windowAnswers } from './reaction-windows';
import { lastOf, refusalsOf } from './refusals';
import { seatAnswers } from './seating';
import { isPassedAhead } from './standing';
import { undoAnswers } from './undo';
import { isLate } from '../judgement/freshness';
import { endOf } from '../judgement/standing';
import { secretOf } from '../record/head';
import { isSeedShared } from '../record/seed';
import { isRequestOf, provenClaim } from '../record/signatures';
import { isFull, linkAt } from '../record/timeline';
import type { Ask, Envelope, Lease, Problem, Reply } from '../record/model';
import { type Budget, type Budgets, spend } from '../wire/budgets';
import { openEnvelope, parseEnvelope, sealReply, isLeft } from '../wire/envelopes';
import { keyPairOf } from '../crypto/keys';
import { newEphemeralKey, type EphemeralKey } from '../crypto/envelope-keys';
import { canSealTo } from '../crypto/sealing';
import { seatedBy } from '../record/sitting';
import type { Timeline } from '../record/timeline-model';

export type { Referee, RefereeIo };
export { lyingAt, standingAt } from './left-move';
export interface RefereePlan extends BookPlan {
  readonly tableSecret: string;
  /** The key of this sitting; by default a fresh one that is stored nowhere else. */
  readonly sitting?: EphemeralKey;
}

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
 * How often one user may ask for something in a period (ms). Playing is allowed at full speed. Everything else is
 * limited more, because it stays in the record forever.
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
const judgeOf = (book: Book, sitting: EphemeralKey): ((envelope: Envelope) => Promise<Reply>) => {
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

/** Another client has written under this epoch, or a later one: the lease holder has to take a new one. */
const isTaken = ({ timeline: { epoch, client } }: Book, lease: Lease): boolean =>
  epoch > lease.epoch || (epoch === lease.epoch && client !== undefined && client !== lease.client);

/** Opens the referee over a record; a problem if the key is another table's, or the lease another client's. */
export const openReferee = (plan: RefereePlan): Referee | Problem => {
  const { head, tableSecret, lease } = plan;
  const table = keyPairOf(tableSecret, head.tableKey);
  const isRight = table?.public === head.tableKey && secretOf(head, tableSecret) !== undefined;
  if (!isRight) return { problem: 'wrong-table-key' };
  const book = bookOf(plan, table);
  return isTaken(book, lease) ? { problem: 'lease-taken' } : refereeOver(book, plan);
};

const isSentAway = (reply: Reply): boolean => !reply.ok && 'problem' in reply && reply.problem.problem === 'too-many';

const refereeOver = (book: Book, { lease, sitting = newEphemeralKey(book.io.random) }: RefereePlan): Referee => {
  const { head, io, people, sealer } = book;
  const judge = judgeOf(book, sitting);
  let isOpen = true;
  let hasSatDown = false;
  const queue = makeQueue({ onFault: fault => io.onFault?.(fault), onFull: who => io.onFlood?.(who) });
  const duties = () => queue.guarded(() => doDuties(book));
  const bots = botsOf(book, queue, () => isOpen, duties);

  /** Does a job in its turn, then what has become due by it. */
  const serving = (work: () => Promise<Reply>, who = OWN): Promise<Reply> =>
    queue.inTurn(async () => {
      if (!isOpen) return problem('not-referee');
      const reply = await queue.guarded(work);
      // their last entry may not be stored: their successor answers
      if (!isOpen) return problem('not-referee');
      await duties();
      bots.wake();
      return reply;
    }, who);

  const handle = async (value: unknown, from?: string): Promise<Reply> => {
    const envelope = parseEnvelope(value);
    if (!envelope) return problem('letter-malformed');
    const who = from ?? people.knownAs(envelope.key)?.user ?? STRANGERS;
    if (envelope.table !== head.id) return problem('other-table');
    return serving(async () => {
      // an accepted proposal that could not be stored comes before any other request
      const due = agreedOn(book) ? await duties() : undefined;
      const isUnwritten = due?.ok === false && 'problem' in due && due.problem.problem === 'not-stored';
      return isUnwritten ? due : judge(envelope);
    }, who);
  };

  return {
    get timeline() {
      return book.timeline;
    },
    serve: () =>
      serving(() =>
        // once the secret is revealed, nothing is written any more
        hasSatDown || book.timeline.secret !== undefined
          ? Promise.resolve(nothingNew(book))
          : book.add(seatedBy(book, lease, sitting.public)).then(reply => {
              hasSatDown = reply.ok;
              return reply;
            }),
      ),
    async announce(user, given) {
      const claim = provenClaim(given, user, head);
      if (!claim || !canSealTo(sealer.table, claim.key) || io.role(user) === undefined) return;
      await serving(async () => {
        people.learn(user, claim, seatsOf(book, user).length > 0);
        return nothingNew(book);
      }, user);
    },
    handle,
    async answer(value, from) {
      const reply = await handle(value, from);
      const envelope = parseEnvelope(value);
      // sealing a reply to each would cost as much as an answer: a request turned away unsealed is sent again
      if (isSentAway(reply)) return reply;
      return (envelope && sealReply(reply, { table: sealer.table, sitting }, envelope, io.random)) ?? reply;
    },
    passesAhead: seat => isPassedAhead(book, seat),
    async tick() {
      if (isOpen && dueClose(book)) await serving(async () => nothingNew(book));
    },
    async idle() {
      do {
        await queue.idle();
        await bots.idle();
      } while (bots.isBusy());
    },
    close() {
      isOpen = false;
    },
  };
};
