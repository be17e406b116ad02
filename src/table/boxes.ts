/** What stands sealed beside the public part of an entry, for whom, and how its readers put the two together. */
import type { Edit, Message } from '../kernel/game';
import { redact } from '../kernel/hidden';
import type { Random } from './bytes';
import { hasShape, isCount, isList, isMessage, isObject, isText, parseJson } from './checks';
import { isEdit } from './codec';
import type { AnyWords, Entry, Head, Sealed } from './model';
import { type KeyPair, keyId, keyPairOf, open, openOwn, seal, sealOwn } from './sealing';
import type { Reader } from './timeline-model';

type State = AnyWords['state'];

/** The hidden part of one event: the index of the event, its reader, and what it is. */
export type Hidden = readonly [event: number, to: string, is: unknown];

/** What was asked, and the hidden parts of what it led to. */
export interface TurnTold { readonly command?: Message; readonly edit?: Edit; readonly hidden: readonly Hidden[] }
type TurnEntry = Extract<Entry, { kind: 'turn' }>;

/** The same as it is written, shortly: there are two or three of these in every entry, and no one reads them. */
interface Written { readonly c?: Message; readonly e?: Edit; readonly h?: readonly Hidden[] }

const written = ({ command, edit, hidden }: TurnTold): Written =>
  ({ ...(command && { c: command }), ...(edit && { e: edit }), ...(hidden.length && { h: hidden }) });

/** A seat's part of a box: what it may know of a turn, or its whole view, for a browser that comes later. */
type Told = Written | { readonly view: State };

const TABLE = 'table', LONGEST = 256 * 1024;

const contextOf = (head: Head, revision: number): string => `${head.id} entry ${revision}`;

/** A seat and the accepted browser keys of its holder. */
export interface SeatKeys { readonly seat: string; readonly keys: readonly string[] }

/** Seals for one record: the table's pair of keys and chance. */
export interface Sealer { readonly head: Head; readonly table: KeyPair; readonly random: Random }

/** The hidden parts of some events. */
export const hiddenIn = (events: readonly Message[]): readonly Hidden[] => events.flatMap((event, n): Hidden[] => {
  const { secret } = event as Message & { readonly secret?: { readonly to: string; readonly is: unknown } };
  return secret ? [[n, secret.to, secret.is]] : [];
});

/** The events as everybody may read them. */
export const openPart = (events: readonly Message[]): readonly Message[] =>
  events.map(event => redact(event, undefined));

// One box a browser, with a part for each of its user's seats.
const sealFor = (
  sealer: Sealer, revision: number, seats: readonly SeatKeys[], tell: (seat: string) => Told | undefined,
): readonly Sealed[] => {
  const { head, table, random } = sealer;
  const told = new Map<string, Record<string, Told>>();
  for (const { seat, keys } of seats) {
    const part = tell(seat);
    if (part) for (const key of keys) told.set(key, { ...told.get(key), [seat]: part });
  }
  return [...told].map(([key, parts]) =>
    ({ to: keyId(key), box: seal(JSON.stringify(parts), table, key, contextOf(head, revision), random) }));
};

/** The boxes of a turn: to each seat what it may know, to the one that asked also what it asked, to the table all. */
export const sealTurn = (
  sealer: Sealer, revision: number, seats: readonly SeatKeys[], by: string, { hidden, ...asked }: TurnTold,
): readonly Sealed[] => {
  const boxes = sealFor(sealer, revision, seats, seat => {
    const own = hidden.filter(([, to]) => to === seat);
    return seat === by ? written({ ...asked, hidden: own }) : own.length ? { h: own } : undefined;
  });
  const { head, table, random } = sealer;
  const whole = JSON.stringify(written({ ...asked, hidden }));
  return [...boxes, { to: TABLE, box: sealOwn(whole, table.secret, contextOf(head, revision), random) }];
};

/** The whole views of seats, for browsers that do not have what came before. */
export const sealViews = (
  sealer: Sealer, revision: number, seats: readonly SeatKeys[], view: (seat: string) => State,
): readonly Sealed[] => sealFor(sealer, revision, seats, seat => ({ view: view(seat) }));

const isHidden = (value: unknown): boolean => Array.isArray(value) && isCount(value[0]) && isText()(value[1]);

const isWritten = (value: unknown): value is Written =>
  hasShape({ 'c?': isMessage, 'e?': isEdit, 'h?': isList(isHidden) }, value);

const toldIn = (value: unknown): TurnTold | undefined => {
  if (!isWritten(value)) return undefined;
  const { c, e, h = [] } = value;
  return { ...(c && { command: c }), ...(e && { edit: e }), hidden: h };
};

/** What the reader's own keys open of an entry. */
const boxesOf = (head: Head, { keys }: Reader, { r, sealed = [] }: Entry): readonly unknown[] => {
  const context = contextOf(head, r);
  return sealed.flatMap(({ to, box }) => {
    const secret = Object.hasOwn(keys, to) ? keys[to] : undefined;
    if (secret === undefined) return [];
    if (to === TABLE) return [{ [TABLE]: parseJson(openOwn(box, secret, context), LONGEST) }];
    const pair = pairOf(secret);
    return pair ? [parseJson(open(box, pair, head.tableKey, context), LONGEST)] : [];
  });
};

const pairs = new Map<string, KeyPair | undefined>();
const pairOf = (secret: string): KeyPair | undefined => {
  if (!pairs.has(secret)) pairs.set(secret, keyPairOf(secret));
  return pairs.get(secret);
};

const partFor = (boxes: readonly unknown[], name: string): unknown => {
  const box = boxes.find(one => isObject(one) && Object.hasOwn(one, name));
  return isObject(box) ? box[name] : undefined;
};

/** What an entry's boxes tell its reader about a turn: everything to the referee, to a seat its own part. */
export const readTurn = (head: Head, reader: Reader, entry: TurnEntry): TurnTold | undefined => {
  const boxes = boxesOf(head, reader, entry), whole = toldIn(partFor(boxes, TABLE)), { seat } = reader;
  if (seat === undefined) return whole;
  if (!whole) return toldIn(partFor(boxes, seat));
  const { hidden, ...asked } = whole, own = hidden.filter(([, to]) => to === seat);
  return { ...(entry.seat === seat && asked), hidden: own };
};

/** The reader's whole view, if the entry brings it one. */
export const readView = (head: Head, reader: Reader, entry: Entry): State | undefined => {
  if (reader.seat === undefined || !entry.sealed) return undefined;
  const told = partFor(boxesOf(head, reader, entry), reader.seat), view = isObject(told) ? told['view'] : undefined;
  return isObject(view) && isList(isMessage)(view['agenda']) ? view as unknown as State : undefined;
};

/** The events of a turn with the hidden parts that this reader was told. */
export const unsealed = (events: readonly Message[], hidden: readonly Hidden[]): readonly Message[] => {
  if (!hidden.length) return events;
  const full = [...events];
  for (const [n, to, is] of hidden) {
    const event = full[n];
    if (event) full[n] = { ...event, secret: { to, is } } as Message;
  }
  return full;
};
