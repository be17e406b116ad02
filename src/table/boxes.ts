/** What stands sealed beside the public part of an entry, for whom, and what its readers' keys open of it. */
import type { Random } from './bytes';
import { isList, isMessage, isObject, parseJson } from './checks';
import { toldIn, type TurnTold, type Written, written } from './hidden-parts';
import type { AnyWords, Entry, Head, Sealed } from './model';
import { type KeyPair, keyId, keyPairOf, open, openOwn, openSent, seal, sealOwn } from './sealing';
import type { Reader } from './timeline-model';

type State = AnyWords['state'];
type TurnEntry = Extract<Entry, { kind: 'turn' }>;
type DeputyEntry = Extract<Entry, { kind: 'deputy' }>;

/** A seat's part of a box: what it may know of a turn, or its whole view, for a browser that comes later. */
type Told = Written | { readonly view: State };

const TABLE = 'table', LONGEST = 256 * 1024;

const contextOf = (head: Head, revision: number): string => `${head.id} entry ${revision}`;

/** A seat and the accepted browser keys of its holder. */
export interface SeatKeys { readonly seat: string; readonly keys: readonly string[] }

/** The accepted browser keys of a record, each with its user. */
type KnownKeys = Readonly<Record<string, string>>;

/** Seals for one record: the table's pair of keys and chance. */
export interface Sealer { readonly head: Head; readonly table: KeyPair; readonly random: Random }

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

/**
 * The boxes of a turn: to each seat what it may know, to the one that asked also what it asked. The table opens these
 * as well, and has a box of its own for what none of them tells.
 */
export const sealTurn = (
  sealer: Sealer, revision: number, seats: readonly SeatKeys[], by: string, { hidden, ...asked }: TurnTold,
): readonly Sealed[] => {
  const boxes = sealFor(sealer, revision, seats, seat => {
    const own = hidden.filter(([, to]) => to === seat);
    return seat === by ? written({ ...asked, hidden: own }) : own.length ? { h: own } : undefined;
  });
  const isTold = (seat: string): boolean => seats.some(one => one.seat === seat && one.keys.length > 0);
  const rest = written({ ...(!isTold(by) && asked), hidden: hidden.filter(([, to]) => !isTold(to)) });
  if (!Object.keys(rest).length) return boxes;
  const { head, table, random } = sealer, text = JSON.stringify(rest);
  return [...boxes, { to: TABLE, box: sealOwn(text, table.secret, contextOf(head, revision), random) }];
};

/** The whole views of seats, for browsers that do not have what came before. */
export const sealViews = (
  sealer: Sealer, revision: number, seats: readonly SeatKeys[], view: (seat: string) => State,
): readonly Sealed[] => sealFor(sealer, revision, seats, seat => ({ view: view(seat) }));

/** The table's own key for a browser that is to referee. */
export const sealTableKey = ({ head, table, random }: Sealer, revision: number, key: string): readonly Sealed[] => {
  const text = JSON.stringify({ [TABLE]: table.secret });
  return [{ to: keyId(key), box: seal(text, table, key, contextOf(head, revision), random) }];
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

/** What the table's key opens of an entry: its own box, and those it has sealed to browsers that the record knows. */
const allParts = (head: Head, secret: string, known: KnownKeys, { r, sealed = [] }: Entry): readonly unknown[] => {
  const context = contextOf(head, r), pair = pairOf(secret);
  return sealed.flatMap(({ to, box }) => {
    if (to === TABLE) return [parseJson(openOwn(box, secret, context), LONGEST)];
    const keys = pair ? Object.keys(known).filter(key => keyId(key) === to) : [];
    const text = keys.map(key => pair && openSent(box, pair, key, context)).find(one => one !== undefined);
    const parts = parseJson(text, LONGEST);
    return isObject(parts) ? Object.values(parts) : [];
  });
};

/** Everything that was asked and hidden in a turn, put together from its parts. */
const wholeOf = (head: Head, secret: string, known: KnownKeys, entry: TurnEntry): TurnTold | undefined => {
  const parts = allParts(head, secret, known, entry).flatMap(part => toldIn(part) ?? []);
  return parts.length ? Object.assign({}, ...parts, { hidden: parts.flatMap(({ hidden }) => hidden) }) : undefined;
};

/** What an entry's boxes tell its reader about a turn: everything to the referee, to a seat its own part. */
export const readTurn = (head: Head, reader: Reader, known: KnownKeys, entry: TurnEntry): TurnTold | undefined => {
  const { seat, keys: { [TABLE]: secret } } = reader;
  const whole = secret === undefined ? undefined : wholeOf(head, secret, known, entry);
  if (seat === undefined) return whole;
  if (!whole) return toldIn(partFor(boxesOf(head, reader, entry), seat));
  const { hidden, ...asked } = whole, own = hidden.filter(([, to]) => to === seat);
  return { ...(entry.seat === seat && asked), hidden: own };
};

/** The table's key, if the entry hands it to a browser of this reader; none that is another table's. */
export const readTableKey = (head: Head, reader: Reader, entry: DeputyEntry): string | undefined => {
  const told = boxesOf(head, reader, entry).find(box => isObject(box) && typeof box[TABLE] === 'string');
  const secret = isObject(told) ? String(told[TABLE]) : '';
  return keyPairOf(secret)?.public === head.tableKey ? secret : undefined;
};

/** The reader's whole view, if the entry brings it one. */
export const readView = (head: Head, reader: Reader, entry: Entry): State | undefined => {
  if (reader.seat === undefined || !entry.sealed) return undefined;
  const told = partFor(boxesOf(head, reader, entry), reader.seat), view = isObject(told) ? told['view'] : undefined;
  return isObject(view) && isList(isMessage)(view['agenda']) ? view as unknown as State : undefined;
};
