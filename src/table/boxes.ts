/** What stands sealed beside the public part of an entry, for whom, and what its readers' keys open of it. */
import type { Random } from './bytes';
import { isList, isMessage, isObject, parseJson } from './checks';
import { toldIn, type TurnTold, type Written, written } from './hidden-parts';
import type { AnyWords, Entry, Head, Sealed } from './model';
import { type KeyPair, keyId, keyPairOf, open, openOwn, seal, sealOwn } from './sealing';
import type { Reader } from './timeline-model';

type State = AnyWords['state'];
type TurnEntry = Extract<Entry, { kind: 'turn' }>;

/** A seat's part of a box: what it may know of a turn, or its whole view, for a browser that comes later. */
type Told = Written | { readonly view: State };

const TABLE = 'table', LONGEST = 256 * 1024;

const contextOf = (head: Head, revision: number): string => `${head.id} entry ${revision}`;

/** A seat and the accepted browser keys of its holder. */
export interface SeatKeys { readonly seat: string; readonly keys: readonly string[] }

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
