/** An envelope on its way to the referee: by query, else by the module's socket. The answer comes back sealed. */
import { openReply, parseEnvelope } from '../../table/wire/envelopes';
import type { Envelope, Head, Reply } from '../../table/record/model';
import type { Effect } from '../../table/referee/election/model';
import { PATIENCE } from '../../table/wire/delivery';
import type { KeyPair } from '../../table/crypto/sealing';
import { ID } from '../module-id';
import { feed } from './election';
import { onSignal, send } from './socket';

const QUERY = `${ID}.ask` as const;

/** What a client answers that does not referee the table of an envelope. */
const NOT_HERE = { elsewhere: true } as const;

declare global {
  namespace CONFIG {
    interface Queries {
      'revolution-tables.ask': (envelope: Envelope, context?: { readonly user?: object }) => Promise<object>;
    }
  }
}

/** Judges an envelope if this client referees its table; undefined if it does not. */
export type Judge = (envelope: unknown, from?: string) => Promise<object> | undefined;
/** Judges an envelope of this page's own; undefined if it does not referee its table. */
export type JudgeOwn = (envelope: Envelope) => Promise<Reply> | undefined;

interface Waiting {
  readonly envelope: Envelope;
  take(answer: object): void;
  settle(reply: Reply): void;
}
const waiting = new Map<string, Waiting>();

/** The election has an answer. */
export const settle = (id: string, reply: Reply): void => {
  const one = waiting.get(id);
  waiting.delete(id);
  one?.settle(reply);
};

/** The record itself answers: the entry that names a message's id has come, written under an epoch. */
export const settleByRecord = (table: string, id: string, revision: number, epoch: number): void => {
  if (waiting.has(id)) feed({ kind: 'recorded', table, id, revision, epoch });
};

export const registerPost = (judge: Judge): void => {
  CONFIG.queries[QUERY] = (envelope, context) => {
    const asker = context?.user;
    const from = asker && 'id' in asker && typeof asker.id === 'string' ? asker.id : undefined;
    return judge(envelope, from) ?? Promise.resolve(NOT_HERE);
  };
  onSignal((signal, by) => {
    if (signal.kind === 'reply') waiting.get(signal.id)?.take(signal.answer);
    if (signal.kind === 'ask') {
      const envelope = parseEnvelope(signal.envelope);
      // nobody waits for an answer to what is no envelope
      void (envelope && judge(envelope, by))?.then(answer => send({ kind: 'reply', id: envelope.id, answer }));
    }
  });
};

/** A query reaches all tabs of the referee's user or one: where the wrong tab answers, the socket finds the right. */
const byQuery = async (user: string, envelope: Envelope): Promise<void> => {
  const failed = (): void => feed({ kind: 'query-failed', id: envelope.id });
  const referee = game.users.get(user);
  if (!referee || !game.user.can('QUERY_USER')) return failed();
  try {
    const answer = await referee.query(QUERY, envelope, { timeout: PATIENCE });
    if ('elsewhere' in answer) failed();
    else waiting.get(envelope.id)?.take(answer);
  } catch {
    failed(); // no permission, or the query found nobody
  }
};

/** Carries a letter of this page. */
export const carry = (
  effect: Extract<Effect, { readonly kind: 'judge' | 'query' | 'broadcast' }>,
  judgeOwn: JudgeOwn,
): void => {
  const { id } = effect;
  const envelope = waiting.get(id)?.envelope;
  if (!envelope) return;
  if (effect.kind === 'broadcast') send({ kind: 'ask', envelope });
  if (effect.kind === 'query') void byQuery(effect.user, envelope);
  if (effect.kind === 'judge') void judgeOwn(envelope)?.then(reply => feed({ kind: 'answered', id, reply }));
};

/**
 * Sends and waits for the answer, as long as it takes while there is no referee: the next is sent the same envelope.
 * Never throws: a lost connection is a reply too.
 */
export const post = (head: Head, mine: KeyPair, envelope: Envelope): Promise<Reply> =>
  new Promise(resolve => {
    const { id } = envelope;
    const take = (answer: object): void =>
      feed({ kind: 'answered', id, reply: openReply(answer, mine, head.tableKey, envelope) });
    waiting.set(id, { envelope, take, settle: resolve });
    feed({ kind: 'post', table: head.id, id });
  });
