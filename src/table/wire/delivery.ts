/**
 * Envelopes on their way to the referee: by query, else by the socket, again and again, until somebody answers. One
 * page's part as a machine: it asks the election only where a table's referee is (`Route`), and has no clock of its own.
 */
import type { Lease, Problem, Reply } from '../record/model';

/** How long (ms) a sender waits for the answer of a present referee, before a message says that none came. */
export const PATIENCE = 12_000;
/** What was not answered is sent again so often (ms): the referee knows each message by its id, and judges it once. */
const AGAIN = 4_000;

/** Where the referee of a table is, as this page knows. */
export interface Route {
  readonly lease: Lease;
  /** The user who holds the lease, if the world still has them. */
  readonly holder?: { readonly user: string; readonly isActive: boolean };
  /** This page; undefined while it is not sure of its name. */
  readonly mine?: { readonly user: string; readonly version: string };
  /** This page itself referees. */
  readonly isHere: boolean;
  /** The holder was heard not long ago. */
  readonly isThere: boolean;
  /** This page's documents may be old. */
  readonly isInDoubt: boolean;
}
type Routes = (table: string) => Route | undefined;

/** An envelope that is not answered yet: when it is sent again, and how long a referee who is there has not answered. */
interface Posted {
  readonly table: string;
  readonly again: number;
  readonly waited: number;
}
/** Envelopes without an answer, by their ids. */
export type Delivery = Readonly<Record<string, Posted>>;
export const NO_ENVELOPES: Delivery = {};

export type DeliveryInput =
  | { readonly kind: 'post'; readonly table: string; readonly id: string }
  | { readonly kind: 'tick' }
  /** Another page referees now, or the same is back: it gets what was not answered. */
  | { readonly kind: 'referee-changed'; readonly table: string }
  | { readonly kind: 'table-gone'; readonly table: string }
  | { readonly kind: 'query-failed'; readonly id: string }
  | { readonly kind: 'answered'; readonly id: string; readonly reply: Reply }
  /** An entry has come that names a message. */
  | {
      readonly kind: 'recorded';
      readonly table: string;
      readonly id: string;
      readonly revision: number;
      readonly epoch: number;
    };

/** Give it to this page's own referee, to one user by query, or to everybody by the socket (which omits this page). */
export type DeliveryEffect =
  | { readonly kind: 'judge'; readonly id: string; readonly table: string }
  | { readonly kind: 'query'; readonly id: string; readonly user: string }
  | { readonly kind: 'broadcast'; readonly id: string }
  | { readonly kind: 'settle'; readonly id: string; readonly reply: Reply };

export interface Delivered {
  readonly delivery: Delivery;
  readonly effects: readonly DeliveryEffect[];
}

const unsuccessful = (problem: string, details?: Problem['details']): Reply => ({
  ok: false,
  problem: { problem, ...(details && { details }) },
});

const settle = (delivery: Delivery, id: string, reply: Reply): Delivered => {
  const { [id]: _, ...others } = delivery;
  return { delivery: others, effects: [{ kind: 'settle', id, reply }] };
};
const GONE = unsuccessful('table-gone');

/** Sends an envelope to the holder of the lease; while nobody holds it, the envelope waits. */
const deliver = (delivery: Delivery, id: string, table: string, route: Route): Delivered => {
  const { lease, holder, mine, isHere } = route;
  if (isHere) return { delivery, effects: [{ kind: 'judge', id, table }] };
  if (!holder || !mine) return { delivery, effects: [] };
  // pages of two versions would misread each other: one of them has to be loaded again
  if (lease.version !== mine.version) {
    const details = { ours: mine.version, theirs: lease.version ?? '' };
    return settle(delivery, id, unsuccessful('other-version', details));
  }
  const isQueried = holder.isActive && holder.user !== mine.user;
  return { delivery, effects: [isQueried ? { kind: 'query', id, user: holder.user } : { kind: 'broadcast', id }] };
};

const forEach = (
  delivery: Delivery,
  concerns: (posted: Posted) => boolean,
  send: (delivery: Delivery, id: string, posted: Posted) => Delivered,
): Delivered =>
  Object.entries(delivery).reduce<Delivered>(
    (done, [id, posted]) => {
      if (!concerns(posted)) return done;
      const next = send(done.delivery, id, posted);
      return { delivery: next.delivery, effects: [...done.effects, ...next.effects] };
    },
    { delivery, effects: [] },
  );

/** Sends again what was not answered for a while; reports it to the sender if a present referee does not answer. */
const sendAgain = (delivery: Delivery, routes: Routes, now: number): Delivered =>
  forEach(
    delivery,
    ({ again }) => now >= again,
    (known, id, posted) => {
      const route = routes(posted.table);
      if (!route) return settle(known, id, GONE);
      const waited = route.isThere ? posted.waited + AGAIN : 0;
      if (waited >= PATIENCE) return settle(known, id, unsuccessful('no-answer'));
      return deliver({ ...known, [id]: { ...posted, waited, again: now + AGAIN } }, id, posted.table, route);
    },
  );

/** What does not open is not from the referee, and a referee who was just replaced does not judge. */
const isAnswer = (reply: Reply): boolean =>
  reply.ok ||
  !('problem' in reply) ||
  (reply.problem.problem !== 'reply-unreadable' && reply.problem.problem !== 'not-referee');

/** What is on its way after this page has heard something, and what it does then. */
export const stepDelivery = (delivery: Delivery, input: DeliveryInput, routes: Routes, now: number): Delivered => {
  const nothing: Delivered = { delivery, effects: [] };
  switch (input.kind) {
    case 'post': {
      const route = routes(input.table);
      if (!route) return settle(delivery, input.id, GONE);
      const posted = { table: input.table, again: now + AGAIN, waited: 0 };
      return deliver({ ...delivery, [input.id]: posted }, input.id, input.table, route);
    }
    case 'tick':
      return sendAgain(delivery, routes, now);
    case 'referee-changed': {
      const route = routes(input.table);
      const send = (known: Delivery, id: string) => (route ? deliver(known, id, input.table, route) : nothing);
      return forEach(delivery, ({ table }) => table === input.table, send);
    }
    case 'table-gone':
      return forEach(
        delivery,
        ({ table }) => table === input.table,
        (known, id) => settle(known, id, GONE),
      );
    case 'query-failed':
      return delivery[input.id] ? { delivery, effects: [{ kind: 'broadcast', id: input.id }] } : nothing;
    case 'answered':
      return delivery[input.id] && isAnswer(input.reply) ? settle(delivery, input.id, input.reply) : nothing;
    case 'recorded': {
      // it holds only if its writer had the lease then, which this page sees by the lease that came before it
      const route = delivery[input.id] && routes(input.table);
      const holds = route && !route.isInDoubt && route.lease.epoch === input.epoch;
      return holds ? settle(delivery, input.id, { ok: true, revision: input.revision }) : nothing;
    }
  }
};
