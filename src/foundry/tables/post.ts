/** An envelope on its way to the referee: by query, else by the module's socket. The answer comes back sealed. */
import { openReply } from '../../table/letters';
import type { Envelope, Head, Lease, Reply } from '../../table/model';
import type { KeyPair } from '../../table/sealing';
import { ID } from '../module-id';
import { onSignal, send } from './socket';
import { thisClient } from './this-client';

const QUERY = `${ID}.ask` as const;
/** How long a sender waits for any answer (ms) before he is told that none came. */
const PATIENCE = 12_000;

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

interface Waiting { readonly take: (answer: object) => void; readonly settle: (reply: Reply) => void }
const waiting = new Map<string, Waiting>();

const failed = (problem: string): Reply => ({ ok: false, problem: { problem } });

/** The record itself answers: the entry that names a message's id has come. */
export const settleByRecord = (id: string, revision: number): void => waiting.get(id)?.settle({ ok: true, revision });

export const registerPost = (judge: Judge): void => {
  CONFIG.queries[QUERY] = envelope => judge(envelope) ?? Promise.resolve(NOT_HERE);
  onSignal(signal => {
    if (signal.kind === 'reply') waiting.get(signal.id)?.take(signal.answer);
    if (signal.kind === 'ask') {
      const { envelope } = signal;
      void judge(envelope)?.then(answer => send({ kind: 'reply', from: thisClient(), id: envelope.id, answer }));
    }
  });
};

const bySocket = (envelope: Envelope): void => send({ kind: 'ask', from: thisClient(), envelope });

/** A query reaches all tabs of the referee's user or only one: where the wrong tab answers, the socket finds the right one. */
const byQuery = async (referee: User.Implementation, envelope: Envelope): Promise<void> => {
  try {
    const answer = await referee.query(QUERY, envelope, { timeout: PATIENCE });
    if ('elsewhere' in answer) bySocket(envelope);
    else waiting.get(envelope.id)?.take(answer);
  } catch {
    bySocket(envelope); // no permission, or the query found nobody
  }
};

/** Sends and waits for the answer. Never throws: a lost connection is a reply too. */
export const post = (head: Head, lease: Lease, mine: KeyPair, envelope: Envelope): Promise<Reply> => new Promise(resolve => {
  const timer = window.setTimeout(() => settle(failed('no-answer')), PATIENCE);
  const settle = (reply: Reply): void => {
    window.clearTimeout(timer);
    waiting.delete(envelope.id);
    resolve(reply);
  };
  const take = (answer: object): void => {
    const reply = openReply(answer, mine, head.tableKey, envelope);
    // what does not open is not from the referee: it is no answer
    if (reply.ok || !('problem' in reply) || reply.problem.problem !== 'reply-unreadable') settle(reply);
  };
  waiting.set(envelope.id, { take, settle });
  const referee = game.users.get(lease.user);
  if (!referee?.active) settle(failed('referee-gone'));
  else if (game.user.can('QUERY_USER') && !referee.isSelf) void byQuery(referee, envelope);
  else bySocket(envelope);
});
