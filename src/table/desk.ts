/** The referee: takes sealed asks one at a time, judges them, and writes what happened into the record. */
import { type BookPlan, bookOf } from './desk/book';
import { type Book, type DeskIo, problem } from './desk/desk-model';
import { judgeOf } from './desk/judging';
import { moveBot, nextBot, nextDuty } from './desk/tending';
import { secretOf } from './head';
import { type Answer, parseEnvelope, sealReply } from './letters';
import type { Lease, Problem, Reply } from './model';
import { isPublicKey, keyPairOf } from './sealing';
import type { Timeline } from './timeline-model';

export type { DeskIo };
export interface DeskPlan extends BookPlan { readonly tableSecret: string }

export interface Desk {
  /** The whole record, read with the table's key. Never to be shown or sent as it is. */
  readonly timeline: Timeline;
  /** Begins to serve: notes a new lease in the record, and does what is due. Resolves when nothing is left but bots. */
  serve(): Promise<Reply>;
  /** A browser's key, as its user's own flags tell it. */
  announce(user: string, key: string): Promise<void>;
  /** Judges what came over the wire. */
  handle(envelope: unknown): Promise<Reply>;
  /** The same, with the reply sealed to the sender: what goes back over the wire. */
  answer(envelope: unknown): Promise<Answer | Reply>;
  /** Resolves when the referee has nothing more to do, bots included. */
  idle(): Promise<void>;
  /** Somebody else referees now: nothing more is answered. */
  close(): void;
}

/** Opens the referee's desk over a record; a problem if the key is another table's. */
export const openDesk = (plan: DeskPlan): Desk | Problem => {
  const table = keyPairOf(plan.tableSecret);
  if (table?.public !== plan.head.tableKey || secretOf(plan.head, table.secret) === undefined) return { problem: 'wrong-table-key' };
  return deskOver(bookOf(plan, table), plan.lease);
};

/** Things due in a row before it counts as going round in a circle. */
const DUTIES = 200;

const deskOver = (book: Book, lease: Lease): Desk => {
  const judge = judgeOf(book), { head, io, people, sealer } = book;
  let isOpen = true, areBotsBusy = false, botsMove = Promise.resolve();

  // One thing after another: an ask is judged on what all asks before it have left.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };

  const tend = async (): Promise<void> => {
    for (let n = 0; n < DUTIES && isOpen; n++) {
      const reply = await nextDuty(book)?.();
      if (!reply?.ok) return;
    }
  };

  // Each move of a bot waits for its turn like an ask, so people are heard between two of them.
  const moveBots = async (): Promise<void> => {
    for (let isMoving = true; isMoving;) {
      await io.beforeBot?.();
      isMoving = await inTurn(async () => {
        const due = isOpen ? nextBot(book) : undefined, reply = due && await moveBot(book, due);
        if (reply?.ok) await tend();
        return !!reply?.ok;
      });
    }
  };
  const wakeBots = (): void => {
    if (areBotsBusy || !isOpen || !nextBot(book)) return;
    areBotsBusy = true;
    botsMove = moveBots().finally(() => { areBotsBusy = false; });
  };

  /** Does something in its turn, then what has become due by it. */
  const serving = (work: () => Promise<Reply>): Promise<Reply> => inTurn(async () => {
    if (!isOpen) return problem('not-referee');
    const reply = await work();
    await tend();
    wakeBots();
    return reply;
  });

  const handle = async (value: unknown): Promise<Reply> => {
    const envelope = parseEnvelope(value);
    if (!envelope) return problem('letter-malformed');
    return envelope.table === head.id ? serving(() => judge(envelope)) : problem('other-table');
  };
  const nothingDone = async (): Promise<Reply> => ({ ok: true, revision: book.timeline.revision });

  return {
    get timeline() { return book.timeline; },
    serve: () => serving(() => book.timeline.epoch === lease.epoch ? nothingDone()
      : book.add({ kind: 'referee', user: lease.user, client: lease.client })),
    async announce(user, key) {
      if (!isPublicKey(key) || io.role(user) === undefined) return;
      await serving(() => { people.learn(user, key); return nothingDone(); });
    },
    handle,
    async answer(value) {
      const reply = await handle(value), envelope = parseEnvelope(value);
      return envelope && people.userOf(envelope.key) !== undefined ? sealReply(reply, sealer.table, envelope, io.random) : reply;
    },
    async idle() {
      do { await last; await botsMove; } while (areBotsBusy);
    },
    close() { isOpen = false; },
  };
};
