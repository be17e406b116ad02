/** Letters on their way to the referee: by query, else by the socket, again and again, until somebody answers. */
import type { Reply } from '../record/model';
import {
  type Election,
  type Effect,
  type Posted,
  problemReply,
  type Stepped,
  type Table,
} from '../referee/election/model';
import { isThere } from '../referee/election/presence';

/** How long a sender waits (ms) for the answer of a referee who is there, before he is told that none came. */
export const PATIENCE = 12_000;
/** What was not answered is sent again so often (ms): the referee knows each message by its id, and judges it once. */
const AGAIN = 4_000;

const without = (election: Election, id: string): Election => {
  const { [id]: _, ...posted } = election.posted;
  return { ...election, posted };
};

const settle = (election: Election, id: string, reply: Reply): Stepped => ({
  election: without(election, id),
  effects: [{ kind: 'settle', id, reply }],
});

/** Sends a letter to whoever holds the lease; nobody does: it waits. */
const deliver = (election: Election, table: Table, id: string): Stepped => {
  if (table.duty.kind === 'serving') return { election, effects: [{ kind: 'judge', id, table: table.id }] };
  const { lease, people } = table.facts;
  const { mine } = election;
  const holder = people.find(({ user }) => user === lease.user);
  if (!holder || !mine) return { election, effects: [] };
  // pages of two versions would misread each other: one of them has to be loaded again
  if (lease.version !== mine.version) {
    const details = { ours: mine.version, theirs: lease.version ?? '' };
    return settle(election, id, problemReply('other-version', details));
  }
  const isQueried = holder.isActive && holder.user !== mine.user;
  const effect: Effect = isQueried ? { kind: 'query', id, user: holder.user } : { kind: 'broadcast', id };
  return { election, effects: [effect] };
};

const all = (
  election: Election,
  some: (posted: Posted) => boolean,
  send: (election: Election, id: string, posted: Posted) => Stepped,
): Stepped =>
  Object.entries(election.posted).reduce<Stepped>(
    (done, [id, posted]) => {
      if (!some(posted)) return done;
      const next = send(done.election, id, posted);
      return { election: next.election, effects: [...done.effects, ...next.effects] };
    },
    { election, effects: [] },
  );

/** A letter is sent, and waits for its answer as long as it takes while there is no referee. */
export const post = (election: Election, id: string, table: string, now: number): Stepped => {
  const known = election.tables[table];
  if (!known) return { election, effects: [{ kind: 'settle', id, reply: problemReply('table-gone') }] };
  const posted = { ...election.posted, [id]: { table, again: now + AGAIN, waited: 0 } };
  return deliver({ ...election, posted }, known, id);
};

/** What has not been answered for a while is sent again. */
export const sendAgain = (election: Election, now: number): Stepped =>
  all(
    election,
    ({ again }) => now >= again,
    (known, id, posted) => {
      const table = known.tables[posted.table];
      if (!table) return settle(known, id, problemReply('table-gone'));
      const waited = isThere(known, table, table.facts.lease, now) ? posted.waited + AGAIN : 0;
      if (waited >= PATIENCE) return settle(known, id, problemReply('no-answer'));
      const next = { ...posted, waited, again: now + AGAIN };
      return deliver({ ...known, posted: { ...known.posted, [id]: next } }, table, id);
    },
  );

/** Somebody else referees a table now, or he is back: what he has not answered goes to him. */
export const deliverAgain = (election: Election, table: Table): Stepped =>
  all(
    election,
    posted => posted.table === table.id,
    (known, id) => deliver(known, table, id),
  );

/** A table is gone, and with it all that was asked there. */
export const giveUp = (election: Election, table: string): Stepped =>
  all(
    election,
    posted => posted.table === table,
    (known, id) => settle(known, id, problemReply('table-gone')),
  );

/** What does not open is not from the referee; one who has just been replaced does not judge. Neither is an answer. */
const isAnswer = (reply: Reply): boolean =>
  reply.ok ||
  !('problem' in reply) ||
  (reply.problem.problem !== 'reply-unreadable' && reply.problem.problem !== 'not-referee');

export const take = (election: Election, id: string, reply: Reply): Stepped =>
  election.posted[id] && isAnswer(reply) ? settle(election, id, reply) : { election, effects: [] };

/**
 * The record itself answers: the entry that names a message has come. It holds only if its writer had the lease then,
 * which this page sees by the lease that came before it.
 */
export const takeRecorded = (election: Election, id: string, revision: number, epoch: number): Stepped => {
  const posted = election.posted[id];
  const table = posted && election.tables[posted.table];
  if (!table || table.doubt || table.facts.lease.epoch !== epoch) return { election, effects: [] };
  return settle(election, id, { ok: true, revision });
};
