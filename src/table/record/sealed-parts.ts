/**
 * An entry's events in two parts: what everybody may read, and what is sealed to whom. And what each reader's keys open
 * of that.
 */
import { isToldTo, redact } from '../../kernel/piles';
import {
  checked,
  either,
  fields,
  is,
  isCountable,
  isObject,
  isPosition,
  list,
  maybe,
  message,
  type Of,
  spelled,
  text,
} from '../../kernel/reading';
import { contextOf, partForBrowser, type Sealer, sealToBrowser, TABLE } from './browser-parts';
import { compact, expanded, type Lexicon, lexiconOf } from './compact';
import type { AnyTypes, Entry, EntryOf, Head, Sealed } from './model';
import { isSecretOf } from '../crypto/keys';
import { openSmall, sealSmall, seatSecret } from '../crypto/siv';
import type { Timeline } from './timeline-model';
import { type Edit, isEdit } from '../../kernel/edit';
import type { Message } from '../../kernel/messages';

/** The hidden part of one event: the index of the event, its reader or readers, and what it is. */
export type Hidden = readonly [event: number, to: string | readonly string[], is: unknown];
const readers = either([text(), list(text(), 100)]);

/** What was asked, and the hidden parts of what it led to. */
export interface TurnTold {
  readonly command?: Message;
  readonly edit?: Edit;
  /** The signature of the sender. It is secret too, because a command could be guessed from it. */
  readonly s?: string;
  readonly hidden: readonly Hidden[];
}

/** The same in short form: every entry has two or three of these, and people do not read them. */
export type Written = Of<typeof shape>;
const isHidden = (value: unknown): value is Hidden =>
  Array.isArray(value) &&
  value.length === 3 &&
  Number.isSafeInteger(value[0]) &&
  is(readers, value[1]) &&
  isCountable(value[2]);
const shape = fields({
  c: maybe(message),
  e: maybe(checked(isEdit)),
  s: maybe(spelled(/^[\w-]{86}$/)),
  h: maybe(list(checked(isHidden))),
});

export const written = ({ command, edit, s, hidden }: TurnTold): Written => ({
  ...(command && { c: command }),
  ...(edit && { e: edit }),
  ...(s !== undefined && { s }),
  ...(hidden.length && { h: hidden }),
});

/** What such a part contains, as untrusted input. */
export const toldIn = (value: unknown): TurnTold | undefined => {
  if (!is(shape, value)) return undefined;
  const { c, e, s, h = [] } = value;
  // a shape leaves a tuple's items open: its check has looked at them
  const hidden = h as readonly Hidden[];
  return { ...(c && { command: c }), ...(e && { edit: e }), ...(s !== undefined && { s }), hidden };
};

/** The hidden parts of some events. */
export const hiddenIn = (events: readonly Message[]): readonly Hidden[] =>
  events.flatMap((event, n): Hidden[] => {
    const { secret } = event as Message & { readonly secret?: { readonly to: Hidden[1]; readonly is: unknown } };
    return secret ? [[n, secret.to, secret.is]] : [];
  });

/** The events as everybody may read them. */
export const openPart = (events: readonly Message[]): readonly Message[] =>
  events.map(event => redact(event, undefined));

/** The events of a turn with the hidden parts that this reader received. */
export const unsealed = (events: readonly Message[], hidden: readonly Hidden[]): readonly Message[] => {
  if (!hidden.length) return events;
  const full = [...events];
  for (const [n, to, is] of hidden) {
    const event = full[n];
    if (event) full[n] = { ...event, secret: { to, is } } as Message;
  }
  return full;
};

export type { Sealer };

type State = AnyTypes['state'];

/** A seat's part of an entry: what it may know of a turn, or its whole view. */
type Told = Written | { readonly view: State };

/** Who can open a part: everybody with a seat's secret (`@red`), or with the table's own. */
const EVERYTHING = '*';
const toSeat = (seat: string): string => `@${seat}`;
const seatOf = (to: string): string | undefined => (to.startsWith('@') ? to.slice(1) : undefined);

const lexicons = new WeakMap<Head, Lexicon>();
const lexiconFor = (head: Head): Lexicon => {
  const lexicon = lexicons.get(head) ?? lexiconOf(head.words);
  lexicons.set(head, lexicon);
  return lexicon;
};

/** A person's seat: the revision that gave it to them (0: the head), and their accepted browsers. */
export interface HeldSeat {
  readonly seat: string;
  readonly since: number;
  readonly keys: readonly string[];
}

const sealPart = ({ head }: Sealer, revision: number, to: string, secret: string, part: Told): Sealed => ({
  to,
  box: sealSmall(compact(part, lexiconFor(head)), secret, contextOf(head, revision)),
});

const sealToSeat = (sealer: Sealer, revision: number, { seat, since }: HeldSeat, part: Told): Sealed =>
  sealPart(sealer, revision, toSeat(seat), seatSecret(sealer.table.secret, seat, since), part);

/**
 * The sealed parts of a turn: to each seat what it may know, to the sender also what they asked. The table can open these,
 * and has a part of its own for everything else.
 */
export const sealTurn = (
  sealer: Sealer,
  revision: number,
  seats: readonly HeldSeat[],
  by: string,
  { hidden, ...asked }: TurnTold,
): readonly Sealed[] => {
  const told = seats.filter(({ keys }) => keys.length > 0);
  const parts = told.flatMap(held => {
    const own = hidden.filter(([, to]) => isToldTo(to, held.seat));
    if (held.seat === by) return [sealToSeat(sealer, revision, held, written({ ...asked, hidden: own }))];
    return own.length ? [sealToSeat(sealer, revision, held, { h: own })] : [];
  });
  const isTold = (seat: string): boolean => told.some(one => one.seat === seat);
  const rest = written({
    ...(!isTold(by) && asked),
    hidden: hidden.filter(([, to]) => !told.some(({ seat }) => isToldTo(to, seat))),
  });
  if (!Object.keys(rest).length) return parts;
  return [...parts, sealPart(sealer, revision, EVERYTHING, sealer.table.secret, rest)];
};

/** The whole views of seats, for those with a browser that does not know what came before. */
export const sealViews = (
  sealer: Sealer,
  revision: number,
  seats: readonly HeldSeat[],
  view: (seat: string) => State,
): readonly Sealed[] => seats.map(held => sealToSeat(sealer, revision, held, { view: view(held.seat) }));

/** The secrets of seats for a browser of their holder, and their views once there is something to see. */
export const sealSeats = (
  sealer: Sealer,
  revision: number,
  key: string,
  seats: readonly HeldSeat[],
  view?: (seat: string) => State,
): readonly Sealed[] => {
  const parts = seats.map(
    ({ seat, since }) =>
      [seat, { secret: seatSecret(sealer.table.secret, seat, since), ...(view && { view: view(seat) }) }] as const,
  );
  return parts.length ? [sealToBrowser(sealer, revision, key, Object.fromEntries(parts))] : [];
};

/** The table's own key for a browser that is to referee. */
export const sealTableKey = (sealer: Sealer, revision: number, key: string): readonly Sealed[] => [
  sealToBrowser(sealer, revision, key, { [TABLE]: sealer.table.secret }),
];

/** What a seat's secret opens of an entry. */
const seatPart = ({ head, seatSecrets }: Timeline, seat: string, { r, sealed = [] }: Entry): unknown => {
  const secret = Object.hasOwn(seatSecrets, seat) ? seatSecrets[seat] : undefined;
  const found = secret === undefined ? undefined : sealed.find(({ to }) => to === toSeat(seat));
  const bytes = found && secret !== undefined ? openSmall(found.box, secret, contextOf(head, r)) : undefined;
  return bytes && expanded(bytes, lexiconFor(head));
};

/**
 * What the table's key opens of an entry: its own part, and every seat's, up to the first that does not open. Its author
 * could have written thousands.
 */
const allParts = ({ head, since }: Timeline, secret: string, { r, sealed = [] }: Entry): readonly unknown[] => {
  const parts: unknown[] = [];
  for (const { to, box } of sealed) {
    const seat = seatOf(to);
    if (seat === undefined && to !== EVERYTHING) continue;
    const own = seat === undefined ? secret : seatSecret(secret, seat, since[seat] ?? 0);
    const bytes = openSmall(box, own, contextOf(head, r));
    if (!bytes) break;
    parts.push(expanded(bytes, lexiconFor(head)));
  }
  return parts;
};

/** Everything that was asked and hidden in a turn, put together from its parts. */
const wholeOf = (timeline: Timeline, secret: string, entry: EntryOf<'turn'>): TurnTold | undefined => {
  const parts = allParts(timeline, secret, entry).flatMap(part => toldIn(part) ?? []);
  return parts.length ? Object.assign({}, ...parts, { hidden: parts.flatMap(({ hidden }) => hidden) }) : undefined;
};

/** What the sealed parts of an entry say to their reader about a turn: everything to the referee, to a seat its own part. */
export const readTurn = (timeline: Timeline, entry: EntryOf<'turn'>): TurnTold | undefined => {
  const {
    seat,
    keys: { [TABLE]: secret },
  } = timeline.reader;
  const whole = secret === undefined ? undefined : wholeOf(timeline, secret, entry);
  if (seat === undefined) return whole;
  if (!whole) return toldIn(seatPart(timeline, seat, entry));
  const { hidden, ...asked } = whole;
  const own = hidden.filter(([, to]) => isToldTo(to, seat));
  return { ...(entry.seat === seat && asked), hidden: own };
};

/** The table's key, if the entry hands it to a browser of this reader; never another table's key. */
export const readTableKey = ({ head, reader }: Timeline, entry: EntryOf<'deputy'>): string | undefined => {
  const secret = partForBrowser(head, reader, entry, TABLE);
  return typeof secret === 'string' && isSecretOf(secret, head.tableKey) ? secret : undefined;
};

/** The secrets of seats that a key entry hands to a browser of this reader. */
export const readSeatSecrets = ({ head, reader }: Timeline, entry: EntryOf<'key'>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    entry.seats.flatMap(seat => {
      const part = partForBrowser(head, reader, entry, seat);
      return isObject(part) && typeof part['secret'] === 'string' ? [[seat, part['secret']]] : [];
    }),
  );

/** The reader's whole view, if the entry contains one. */
export const readView = (timeline: Timeline, entry: EntryOf<'key' | 'undo'>): State | undefined => {
  const { head, reader } = timeline;
  if (reader.seat === undefined || !entry.sealed) return undefined;
  const told = seatPart(timeline, reader.seat, entry) ?? partForBrowser(head, reader, entry, reader.seat);
  const view = isObject(told) ? told['view'] : undefined;
  return isPosition(view) && Array.isArray(view['agenda']) && view['agenda'].every(isObject)
    ? (view as unknown as State)
    : undefined;
};
