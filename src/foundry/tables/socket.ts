/**
 * The module's socket: a broadcast to all other clients. Anybody may send anything, so this file checks what arrives.
 */
import { fields, is, isObject, just, list, object, type Of, text } from '../../kernel/reading';
import { claim } from '../../table/record/shapes';
import { type Budgets, spend } from '../../table/wire/budgets';
import { SOCKET, VERSION, socket } from '../module-id';
import { thisClient } from './tab-name';
import type { Lease } from '../../table/record/model';

const tag = { from: text(), version: text() };
const saying = <const K extends string, const F extends object>(kind: K, more: F) =>
  fields({ kind: just(kind), ...tag, ...more });

/** "This client referees a table", sealed to the asking page. */
const vouched = fields({ table: text(), box: text(1000) });
export type Vouched = Of<typeof vouched>;

const SIGNALS = {
  /** Who referees? Referees answer at once, because timers of a hidden tab are slow. */
  ping: saying('ping', { key: text(), nonce: text() }),
  pong: saying('pong', { nonce: text(), tables: list(vouched) }),
  /** This client now referees a table: ask it. */
  hello: saying('hello', {}),
  /** The page of a referee closes: ask whether it is gone. */
  bye: saying('bye', {}),
  /** An envelope for the referee if no query reaches them; they check it. */
  ask: saying('ask', { envelope: object }),
  /** A browser that cannot announce itself otherwise says whose it is: a game master asks its user in person. */
  stranger: saying('stranger', { table: text(), user: text(), ...claim.entries }),
  /** Between two browsers of one user; the receiver checks the content. */
  pairing: saying('pairing', { user: text(), what: object }),
  /** The asker checks the answer. */
  reply: saying('reply', { id: text(), answer: object }),
  /** To a client of another version of the module. */
  version: saying('version', { to: text() }),
};

/** What arrives. `from` is the sending tab; it proves nothing. */
export type Signal = { readonly [K in keyof typeof SIGNALS]: Of<(typeof SIGNALS)[K]> }[keyof typeof SIGNALS];

type Untagged<T> = T extends unknown ? Omit<T, 'from' | 'version'> : never;
/** What a client sends to all others. Receivers believe nothing that a sender could forge. */
export type Saying = Untagged<Signal>;

interface Frame {
  readonly kind: string;
  readonly from: string;
  readonly version?: unknown;
  readonly to?: unknown;
}
/** The fields that every version of the module knows; it may have others. */
const isFrame = (value: unknown): value is Frame =>
  isObject(value) && [value['kind'], value['from']].every(one => is(text(), one));
const isSignal = (value: Frame): value is Signal =>
  Object.hasOwn(SIGNALS, value.kind) && is(SIGNALS[value.kind as Signal['kind']], value);

const listeners = new Set<(signal: Signal, by?: string) => void>();
/** Listener for a client of another version: its identity, and if it answers about versions, to whom. */
export type Foreign = Pick<Signal, 'from' | 'version'> & { readonly to?: string };
const strangers = new Set<(foreign: Foreign) => void>();

const hearStranger = ({ from, version: given, kind, to }: Frame): void => {
  const version = is(text(), given) ? given : '';
  const foreign = { from, version, ...(kind === 'version' && typeof to === 'string' && { to }) };
  for (const listener of [...strangers]) listener(foreign);
};

/** How many signals of a kind a page accepts per time (ms) from one sender, or from all if none is named. */
const KNOWN = { most: 60, within: 1_000 };
const UNKNOWN = { most: 300, within: 1_000 };
let budgets: Budgets = {};

const isWithin = ({ kind }: Signal, by: string | undefined): boolean => {
  const spent = spend(budgets, `${by ?? ''} ${kind}`, by === undefined ? UNKNOWN : KNOWN, performance.now());
  budgets = spent.budgets;
  if (spent.isFirst) tellFlood(by);
  return spent.isLeft;
};

export const listen = (): void => {
  // the server names the user of the sending page, beside what the page claims; some servers name nobody
  socket().on(SOCKET, (value: unknown, sender?: unknown) => {
    if (!isFrame(value)) return;
    const by = (typeof sender === 'string' && game.users.get(sender)?.id) || undefined;
    if (value.version !== VERSION) return hearStranger(value);
    if (isSignal(value) && isWithin(value, by)) for (const listener of [...listeners]) listener(value, by);
  });
};
/** `by` is the sending user, if Foundry names them. */
export const onSignal = (listener: (signal: Signal, by?: string) => void): void => {
  listeners.add(listener);
};
export const onStranger = (listener: (foreign: Foreign) => void): void => {
  strangers.add(listener);
};
export const send = (saying: Saying): void => {
  socket().emit(SOCKET, { ...saying, from: thisClient(), version: VERSION });
};

/** How often (ms) a game master is notified about the same user. */
const TOLD_AGAIN = 60_000;
const told = new Map<string, number>();

/** Notifies this page's game master; `who` is the user, or undefined if unknown. */
export const tellFlood = (who?: string): void => {
  const name = game.users.get(who ?? '')?.name ?? game.i18n.localize('RT.trust.strangers');
  const now = performance.now();
  if (!game.user.isGM || now - (told.get(name) ?? -Infinity) < TOLD_AGAIN) return;
  told.set(name, now);
  ui.notifications.warn(game.i18n.format('RT.trust.flood', { name }));
};

/** How long (ms) until a client is answered again, however much it sends. */
const ANSWERED_AGAIN = 5_000;
/** How many clients' last answers are remembered. */
const MOST = 200;

/**
 * If this client referees, answers clients of another version. A client that gets such an answer asks its user to
 * reload. Anybody could send one, so it counts only if a table's lease says the same.
 */
export const watchVersions = (
  isRefereeing: () => boolean,
  leases: () => readonly (readonly [string, Lease])[],
): void => {
  const answered = new Map<string, number>();
  let isTold = false;
  const answer = (client: string): void => {
    const now = performance.now();
    if (!isRefereeing() || now - (answered.get(client) ?? -Infinity) < ANSWERED_AGAIN) return;
    if (answered.size >= MOST) answered.clear();
    answered.set(client, now);
    send({ kind: 'version', to: client });
  };
  onStranger(({ from, version, to }) => {
    if (to === undefined) return answer(from);
    const isSo = to === thisClient() && leases().some(([, lease]) => lease.version === version);
    if (!isSo || isTold) return;
    isTold = true;
    ui.notifications.warn(game.i18n.format('RT.problems.other-version', { ours: VERSION, theirs: version }), {
      permanent: true,
    });
  });
};
