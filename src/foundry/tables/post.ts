/** An envelope on its way to the referee: by query, else by the module's socket. The answer comes back sealed. */
import { openReply, parseEnvelope } from '../../table/sealing/letters';
import type { Envelope, Head, Lease, Reply } from '../../table/record/model';
import type { KeyPair } from '../../table/sealing/sealing';
import { ID } from '../module-id';
import { isThere } from './presence';
import { onSignal, send } from './socket';
import { VERSION } from '../version';

const QUERY = `${ID}.ask` as const;
/** How long a sender waits (ms) for the answer of a referee who is there, before he is told that none came. */
const PATIENCE = 12_000;
/** What was not answered is sent again so often (ms): the referee knows each message by its id, and judges it once. */
const AGAIN = 4_000;

/** What a client answers that does not referee the table of an envelope. */
const NOT_HERE = { elsewhere: true } as const;

declare global {
  namespace CONFIG {
    interface Queries {
      'revolution-tables.ask': (envelope: Envelope) => Promise<object>;
    }
  }
}

/** Judges an envelope if this client referees its table; undefined if it does not. */
export type Judge = (envelope: unknown) => Promise<object> | undefined;

interface Waiting {
  readonly table: string;
  take(answer: object): void;
  settle(reply: Reply): void;
  deliver(): void;
}
const waiting = new Map<string, Waiting>();

const failed = (problem: string): Reply => ({ ok: false, problem: { problem } });
/** Pages of two versions would misread each other: one of them has to be loaded again. */
const otherVersion = ({ version = '' }: Lease): Reply => ({
  ok: false,
  problem: { problem: 'other-version', details: { ours: VERSION, theirs: version } },
});

/** The record itself answers: the entry that names a message's id has come. */
export const settleByRecord = (id: string, revision: number): void => waiting.get(id)?.settle({ ok: true, revision });

/** Somebody else referees a table now: what he has not answered goes to him. */
export const deliverAgain = (table: string): void => {
  for (const one of [...waiting.values()]) if (one.table === table) one.deliver();
};

export const registerPost = (judge: Judge): void => {
  CONFIG.queries[QUERY] = envelope => judge(envelope) ?? Promise.resolve(NOT_HERE);
  onSignal(signal => {
    if (signal.kind === 'reply') waiting.get(signal.id)?.take(signal.answer);
    if (signal.kind === 'ask') {
      const envelope = parseEnvelope(signal.envelope);
      // nobody waits for an answer to what is no envelope
      void (envelope && judge(envelope))?.then(answer => send({ kind: 'reply', id: envelope.id, answer }));
    }
  });
};

const bySocket = (envelope: Envelope): void => send({ kind: 'ask', envelope });

/** A query reaches all tabs of the referee's user or one: where the wrong tab answers, the socket finds the right. */
const byQuery = async (referee: User.Implementation, envelope: Envelope): Promise<void> => {
  try {
    const answer = await referee.query(QUERY, envelope, { timeout: PATIENCE });
    if ('elsewhere' in answer) bySocket(envelope);
    else waiting.get(envelope.id)?.take(answer);
  } catch {
    if (waiting.has(envelope.id)) bySocket(envelope); // no permission, or the query found nobody
  }
};

/** What does not open is not from the referee; one who has just been replaced does not judge. Neither is an answer. */
const isAnswer = (reply: Reply): boolean =>
  reply.ok ||
  !('problem' in reply) ||
  (reply.problem.problem !== 'reply-unreadable' && reply.problem.problem !== 'not-referee');

/**
 * Sends and waits for the answer, as long as it takes while there is no referee: the next is sent the same envelope.
 * `lease` tells who referees now; undefined when the table is gone. Never throws: a lost connection is a reply too.
 */
export const post = (head: Head, lease: () => Lease | undefined, mine: KeyPair, envelope: Envelope): Promise<Reply> =>
  new Promise(resolve => {
    let waited = 0;
    const settle = (reply: Reply): void => {
      window.clearInterval(timer);
      waiting.delete(envelope.id);
      resolve(reply);
    };
    const deliver = (): void => {
      const now = lease();
      const referee = now && game.users.get(now.user);
      if (!referee) return;
      if (now && now.version !== VERSION) return settle(otherVersion(now));
      if (game.user.can('QUERY_USER') && referee.active && !referee.isSelf) void byQuery(referee, envelope);
      else bySocket(envelope);
    };
    const timer = window.setInterval(() => {
      const now = lease();
      waited = now && isThere(head.id, now) ? waited + AGAIN : 0;
      if (!now) settle(failed('table-gone'));
      else if (waited >= PATIENCE) settle(failed('no-answer'));
      else deliver();
    }, AGAIN);
    const take = (answer: object): void => {
      const reply = openReply(answer, mine, head.tableKey, envelope);
      if (isAnswer(reply)) settle(reply);
    };
    waiting.set(envelope.id, { table: head.id, take, settle, deliver });
    deliver();
  });
