/** The two ways of an envelope to the referee, with both ends: a query, and the module's socket. Answers are sealed. */
import type { Envelope, Lease, Reply } from '../../table/record/model';
import { type DeliveryEffect, PATIENCE } from '../../table/wire/delivery';
import { entryOf, leaseOf } from '../documents/table-entry';
import { ID } from '../module-id';
import { envelopes } from './lazy-envelopes';
import { isRefereeing, openedReferee, refereeOf } from './refereeing';
import { onSignal, send } from './socket';
import { thisClient } from './tab-name';

const QUERY = `${ID}.ask` as const;

/** The answer of a client that does not referee the envelope's table. */
const NOT_HERE = { elsewhere: true } as const;

declare global {
  namespace CONFIG {
    interface Queries {
      'revolution-tables.ask': (envelope: Envelope, context?: { readonly user?: object }) => Promise<object>;
    }
  }
}

/** Receives answers on this page. */
interface Sender {
  /** A sealed answer to an envelope arrived. */
  answered(id: string, answer: object): void;
  /** A query found no referee. */
  failed(id: string): void;
}

/** A query reaches all tabs of the referee's user, or one. If the wrong tab answers, the socket finds the right one. */
const byQuery = async (user: string, envelope: Envelope, { answered, failed }: Sender): Promise<void> => {
  const { id } = envelope;
  const referee = game.users.get(user);
  if (!referee || !game.user.can('QUERY_USER')) return failed(id);
  try {
    const answer = await referee.query(QUERY, envelope, { timeout: PATIENCE });
    if ('elsewhere' in answer) failed(id);
    else answered(id, answer);
  } catch {
    failed(id); // no permission, or the query found nobody
  }
};

/** Sends an envelope to one user, or to everybody. */
export const sendEnvelope = (
  effect: Extract<DeliveryEffect, { readonly kind: 'query' | 'broadcast' }>,
  envelope: Envelope,
  sender: Sender,
): void => {
  if (effect.kind === 'query') void byQuery(effect.user, envelope, sender);
  else send({ kind: 'ask', envelope });
};

/** Is the lease this page's, so that its referee opens soon? */
const isMine = ({ user, client }: Lease): boolean => user === game.userId && client === thisClient();

const NOT_UNDERSTOOD: Reply = { ok: false, problem: { problem: 'letter-malformed' } };

/** Judges an envelope for a table that this client referees; undefined for any other. `from`: the sender. */
const judge = (given: unknown, from?: string): Promise<object> | undefined => {
  const envelope = envelopes()?.parseEnvelope(given);
  if (!envelope) return isRefereeing() ? Promise.resolve(NOT_UNDERSTOOD) : undefined;
  const { table } = envelope;
  const referee = refereeOf(table);
  const entry = referee ? undefined : entryOf(table);
  if (referee) return referee.answer(envelope, from);
  return entry && isMine(leaseOf(entry))
    ? openedReferee(table).then(opened => opened.answer(envelope, from))
    : undefined;
};

/** Judges requests of other pages, and passes on their answers. Called in `init`. */
export const registerDelivery = ({ answered }: Pick<Sender, 'answered'>): void => {
  CONFIG.queries[QUERY] = (envelope, context) => {
    const asker = context?.user;
    const from = asker && 'id' in asker && typeof asker.id === 'string' ? asker.id : undefined;
    return judge(envelope, from) ?? Promise.resolve(NOT_HERE);
  };
  onSignal((signal, by) => {
    if (signal.kind === 'reply') answered(signal.id, signal.answer);
    if (signal.kind === 'ask') {
      const envelope = envelopes()?.parseEnvelope(signal.envelope);
      // what is no envelope gets no answer
      void (envelope && judge(envelope, by))?.then(answer => send({ kind: 'reply', id: envelope.id, answer }));
    }
  });
};
