/** The referee: takes sealed requests one at a time, judges them, and writes what happened into the record. */
import { botsOf } from './bots';
import { type BookPlan, bookOf } from './book';
import { type Book, nothingNew, problem, type RefereeIo, seatsOf } from './referee-model';
import { agreedOn } from './proposals';
import { judgeOf } from './dispatch';
import { doDuties } from './duties';
import { makeQueue, OWN, STRANGERS } from './fair-queue';
import { dueClose } from './reaction-windows';
import { isPassedAhead } from './standing';
import { secretOf } from '../record/head';
import { type Answer, parseEnvelope, sealReply } from '../wire/envelopes';
import { provenClaim } from '../record/signatures';
import type { Lease, Problem, Reply } from '../record/model';
import { keyPairOf } from '../crypto/keys';
import { newPassingKey, type PassingKey } from '../crypto/letters';
import { canSealTo } from '../crypto/sealing';
import { seatedBy } from '../record/sitting';
import type { Timeline } from '../record/timeline-model';

export type { RefereeIo };
export { lyingAt, standingAt } from './left-move';
export interface RefereePlan extends BookPlan {
  readonly tableSecret: string;
  /** The key of this sitting; a fresh one, kept nowhere else, unless it is told. */
  readonly sitting?: PassingKey;
}

export interface Referee {
  /** The whole record, read with the table's key. It must never be shown or sent like this. */
  readonly timeline: Timeline;
  /** Begins to serve: notes it in the record and does what is due. Resolves when only bots are left to act. */
  serve(): Promise<Reply>;
  /** A browser's key from its user's flags: it counts if it proves that it is this user's. */
  announce(user: string, claim: unknown): Promise<void>;
  /** Judges a received envelope; `from` is the user who sent it, where the host knows. */
  handle(envelope: unknown, from?: string): Promise<Reply>;
  /** The same, with the reply sealed to the sender, ready to be sent back. */
  answer(envelope: unknown, from?: string): Promise<Answer | Reply>;
  /** Has this seat answered in advance, so that the open window does not wait for it? */
  passesAhead(seat: string): boolean;
  /** Does what has become due with time. To be called about once a second. */
  tick(): Promise<void>;
  /** Resolves when the referee has nothing more to do, bots included. */
  idle(): Promise<void>;
  /** Another page referees now: this one answers nothing more. */
  close(): void;
}

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

const refereeOver = (book: Book, { lease, sitting = newPassingKey(book.io.random) }: RefereePlan): Referee => {
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
