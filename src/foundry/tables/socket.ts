/** The module's socket: a broadcast to all other clients. Anybody may send anything: what arrives is checked here. */
import { fields, is, isObject, just, list, object, type Of, text } from '../../kernel/reading';
import { claim } from '../../table/record/shapes';
import { type Budgets, spend } from '../../table/wire/budgets';
import { SOCKET, VERSION, socket } from '../module-id';
import { thisClient } from './tab-name';
import type { Lease } from '../../table/record/model';

const tag = { from: text(), version: text() };
const saying = <const K extends string, const F extends object>(kind: K, more: F) =>
  fields({ kind: just(kind), ...tag, ...more });

/** That a client referees a table, sealed to the one who asked. */
const vouched = fields({ table: text(), box: text(1000) });
export type Vouched = Of<typeof vouched>;

const SIGNALS = {
  /** Who referees? Referees answer at once, timers of a hidden tab being slow. */
  ping: saying('ping', { key: text(), nonce: text() }),
  pong: saying('pong', { nonce: text(), tables: list(vouched) }),
  /** This client referees a table from now on: it had better be asked. */
  hello: saying('hello', {}),
  /** The page of a referee closes: they had better be asked whether that is so. */
  bye: saying('bye', {}),
  /** An envelope for the referee, where no query reaches them: they check it. */
  ask: saying('ask', { envelope: object }),
  /** A browser that can make itself known in no other way says whose it is: a game master asks its user in person. */
  stranger: saying('stranger', { table: text(), user: text(), ...claim.entries }),
  /** Between two browsers of one user: what they say is looked at by who takes part. */
  pairing: saying('pairing', { user: text(), what: object }),
  /** The asker checks the answer. */
  reply: saying('reply', { id: text(), answer: object }),
  /** To a client that speaks as another version of the module does. */
  version: saying('version', { to: text() }),
};

/** What arrives. `from` is the sending tab; it proves nothing. */
export type Signal = { readonly [K in keyof typeof SIGNALS]: Of<(typeof SIGNALS)[K]> }[keyof typeof SIGNALS];

type Untagged<T> = T extends unknown ? Omit<T, 'from' | 'version'> : never;
/** What a client says to all others. Nothing of it is believed that its sender could have made up. */
export type Saying = Untagged<Signal>;

interface Frame {
  readonly kind: string;
  readonly from: string;
  readonly version?: unknown;
  readonly to?: unknown;
}
/** Every version of the module knows these fields, and may have others. */
const isFrame = (value: unknown): value is Frame =>
  isObject(value) && [value['kind'], value['from']].every(one => is(text(), one));
const isSignal = (value: Frame): value is Signal =>
  Object.hasOwn(SIGNALS, value.kind) && is(SIGNALS[value.kind as Signal['kind']], value);

const listeners = new Set<(signal: Signal, by?: string) => void>();
/** What hears a client of another version: who it is, and what was told to whom, if it speaks of that itself. */
export type Foreign = Pick<Signal, 'from' | 'version'> & { readonly to?: string };
const strangers = new Set<(foreign: Foreign) => void>();

const hearStranger = ({ from, version: given, kind, to }: Frame): void => {
  const version = is(text(), given) ? given : '';
  const foreign = { from, version, ...(kind === 'version' && typeof to === 'string' && { to }) };
  for (const listener of [...strangers]) listener(foreign);
};

/** A page hears so much of each kind from one sender in so long (ms), or from all together where the host names nobody. */
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
  // the server says whose page has sent it, beside what the page says itself; where it does not, nobody is named
  socket().on(SOCKET, (value: unknown, sender?: unknown) => {
    if (!isFrame(value)) return;
    const by = (typeof sender === 'string' && game.users.get(sender)?.id) || undefined;
    if (value.version !== VERSION) return hearStranger(value);
    if (isSignal(value) && isWithin(value, by)) for (const listener of [...listeners]) listener(value, by);
  });
};
/** `by` is the user who has sent it, where the host knows. */
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

/** Tells the game master of this page; `who` is a user, or nobody who is known. */
export const tellFlood = (who?: string): void => {
  const name = game.users.get(who ?? '')?.name ?? game.i18n.localize('RT.trust.strangers');
  const now = performance.now();
  if (!game.user.isGM || now - (told.get(name) ?? -Infinity) < TOLD_AGAIN) return;
  told.set(name, now);
  ui.notifications.warn(game.i18n.format('RT.trust.flood', { name }));
};

/** A client is answered once in so long (ms), however much it says. */
const ANSWERED_AGAIN = 5_000;
/** Clients whose last answer is remembered. */
const MOST = 200;

/**
 * Answers clients that speak as another version does, if this one referees; and tells the user to load their page again
 * when they are answered so. Anybody may send such an answer: it counts only if the lease of a table says the same.
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
