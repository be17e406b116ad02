/** The module's socket: a broadcast to all other clients. Anybody may send anything: what arrives is checked here. */
import { type Check, hasShape, isList, isObject, isOneOf, isText } from '../../table/record/checks';
import type { Envelope } from '../../table/record/model';
import { type Budgets, spend } from '../../table/referee/budgets';
import { isPublicKey } from '../../table/sealing/sealing';
import { SOCKET } from '../module-id';
import { VERSION } from '../version';
import { tellFlood } from './flood';
import { thisClient } from './this-client';
import { socket } from '../made-by-foundry';

/** That a client referees a table, sealed to the one who asked. */
export interface Vouched {
  readonly table: string;
  readonly box: string;
}

/** What a client says to all others. Nothing of it is believed that its sender could have made up. */
export type Saying =
  /** Who referees? Referees answer at once, timers of a hidden tab being slow. */
  | { readonly kind: 'ping'; readonly key: string; readonly nonce: string }
  | { readonly kind: 'pong'; readonly nonce: string; readonly tables: readonly Vouched[] }
  /** This client referees a table from now on: it had better be asked. */
  | { readonly kind: 'hello' }
  /** The page of a referee closes: he had better be asked whether that is so. */
  | { readonly kind: 'bye' }
  /** An envelope for the referee, where no query reaches him. */
  | { readonly kind: 'ask'; readonly envelope: Envelope }
  /** A browser that can make itself known in no other way says whose it is: a game master asks its user himself. */
  | { readonly kind: 'stranger'; readonly table: string; readonly user: string; readonly key: string }
  | { readonly kind: 'reply'; readonly id: string; readonly answer: object }
  /** To a client that speaks as another version of the module does. */
  | { readonly kind: 'version'; readonly to: string };

/** `from` is the sending tab; it proves nothing. Every version of the module knows these three fields. */
export type Signal = Saying & { readonly from: string; readonly version: string };

const isVouched: Check = value => hasShape({ table: isText(), box: isText(1000) }, value);

const SAYINGS = {
  ping: { key: isText(), nonce: isText() },
  pong: { nonce: isText(), tables: isList(isVouched) },
  hello: {},
  bye: {},
  // the referee checks an envelope, the asker an answer
  stranger: { table: isText(), user: isText(), key: isPublicKey },
  ask: { envelope: isObject },
  reply: { id: isText(), answer: isObject },
  version: { to: isText() },
} satisfies Record<Saying['kind'], Readonly<Record<string, Check>>>;

interface Frame {
  readonly kind: string;
  readonly from: string;
  readonly version?: string;
}
const isFrame = (value: unknown): value is Frame =>
  hasShape({ kind: isText(), from: isText(), 'version?': isText() }, value);
const isSignal = (value: Frame): value is Signal =>
  hasShape({ kind: isOneOf(...Object.keys(SAYINGS)) }, value) && hasShape(SAYINGS[value.kind as Saying['kind']], value);

const listeners = new Set<(signal: Signal, by?: string) => void>();
/** What hears a client of another version: who it is, and what was told to whom, if it speaks of that itself. */
export type Foreign = Pick<Signal, 'from' | 'version'> & { readonly to?: string };
const strangers = new Set<(foreign: Foreign) => void>();

const hearStranger = (frame: Frame & { readonly to?: unknown }): void => {
  const { from, version = '', kind, to } = frame;
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
