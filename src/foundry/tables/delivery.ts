/** An envelope on its way to the referee: by query, else by the module's socket. The answer comes back sealed. */
import type { Letter } from '../../table/wire/envelopes';
import type { Envelope, Head, Reply } from '../../table/record/model';
import {
  type Delivery,
  type DeliveryEffect,
  type DeliveryInput,
  NO_ENVELOPES,
  PATIENCE,
  stepDelivery,
} from '../../table/wire/delivery';
import type { KeyPair } from '../../table/crypto/keys';
import { ID } from '../module-id';
import { route } from './election';
import { letters } from './letters';
import { judge, judgeOwn } from './refereeing';
import { onSignal, send } from './socket';

const QUERY = `${ID}.ask` as const;
/** How often a page looks whether something has to be sent again (ms). */
const TICK = 500;

/** What a client answers that does not referee the table of an envelope. */
const NOT_HERE = { elsewhere: true } as const;

declare global {
  namespace CONFIG {
    interface Queries {
      'revolution-tables.ask': (envelope: Envelope, context?: { readonly user?: object }) => Promise<object>;
    }
  }
}

interface Waiting {
  readonly envelope: Envelope;
  take(answer: object): void;
  settle(reply: Reply): void;
}
const waiting = new Map<string, Waiting>();
let delivery: Delivery = NO_ENVELOPES;

/** Tells the machine what has become of an envelope, or of a table's referee, and does what it does then. */
export const feedDelivery = (input: DeliveryInput): void => {
  const { delivery: next, effects } = stepDelivery(delivery, input, route, performance.now());
  delivery = next;
  for (const effect of effects) carryOut(effect);
};

/** The record itself answers: the entry that names a message's id has come, written under an epoch. */
export const settleByRecord = (table: string, id: string, revision: number, epoch: number): void => {
  if (waiting.has(id)) feedDelivery({ kind: 'recorded', table, id, revision, epoch });
};

/** Judges what comes from other pages, and sends again what was not answered. Called in `init`. */
export const registerDelivery = (): void => {
  CONFIG.queries[QUERY] = (envelope, context) => {
    const asker = context?.user;
    const from = asker && 'id' in asker && typeof asker.id === 'string' ? asker.id : undefined;
    return judge(envelope, from) ?? Promise.resolve(NOT_HERE);
  };
  onSignal((signal, by) => {
    if (signal.kind === 'reply') waiting.get(signal.id)?.take(signal.answer);
    if (signal.kind === 'ask') {
      const envelope = letters()?.parseEnvelope(signal.envelope);
      // nobody waits for an answer to what is no envelope
      void (envelope && judge(envelope, by))?.then(answer => send({ kind: 'reply', id: envelope.id, answer }));
    }
  });
  window.setInterval(feedDelivery, TICK, { kind: 'tick' });
};

/** A query reaches all tabs of the referee's user or one: where the wrong tab answers, the socket finds the right. */
const byQuery = async (user: string, envelope: Envelope): Promise<void> => {
  const failed = (): void => feedDelivery({ kind: 'query-failed', id: envelope.id });
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

const carryOut = (effect: DeliveryEffect): void => {
  const { id } = effect;
  const one = waiting.get(id);
  if (!one) return;
  switch (effect.kind) {
    case 'judge':
      return void judgeOwn(one.envelope)?.then(reply => feedDelivery({ kind: 'answered', id, reply }));
    case 'query':
      return void byQuery(effect.user, one.envelope);
    case 'broadcast':
      return send({ kind: 'ask', envelope: one.envelope });
    case 'settle':
      waiting.delete(id);
      return one.settle(effect.reply);
  }
};

/**
 * Sends and waits for the answer, as long as it takes while there is no referee: the next is sent the same envelope.
 * Never throws: a lost connection is a reply too.
 */
export const post = (head: Head, mine: KeyPair, letter: Letter): Promise<Reply> =>
  new Promise(resolve => {
    const { envelope } = letter;
    const { id } = envelope;
    const take = (answer: object): void => {
      const reply = letters()?.openReply(answer, mine, head.tableKey, letter);
      if (reply) feedDelivery({ kind: 'answered', id, reply });
    };
    waiting.set(id, { envelope, take, settle: resolve });
    feedDelivery({ kind: 'post', table: head.id, id });
  });
