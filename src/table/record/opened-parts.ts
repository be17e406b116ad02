/** What the sealed parts of an entry hold, and what each reader's keys open of that. */
import { isToldTo } from '../../kernel/piles';
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
import { type Edit, isEdit } from '../../kernel/edit';
import type { Message } from '../../kernel/messages';
import { contextOf, partForBrowser, TABLE } from './browser-parts';
import { expanded, type Lexicon, lexiconOf } from './compact';
import type { AnyTypes, Entry, EntryOf, Head } from './model';
import { isSecretOf } from '../crypto/keys';
import { openSmall, seatSecret } from '../crypto/siv';
import type { Timeline } from './timeline-model';

type State = AnyTypes['state'];

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

/** What such a part contains, as untrusted input. */
export const toldIn = (value: unknown): TurnTold | undefined => {
  if (!is(shape, value)) return undefined;
  const { c, e, s, h = [] } = value;
  // a shape leaves a tuple's items open: its check has looked at them
  const hidden = h as readonly Hidden[];
  return { ...(c && { command: c }), ...(e && { edit: e }), ...(s !== undefined && { s }), hidden };
};

/** Who can open a part: everybody with a seat's secret (`@red`), or with the table's own. */
export const EVERYTHING = '*';
export const toSeat = (seat: string): string => `@${seat}`;
const seatOf = (to: string): string | undefined => (to.startsWith('@') ? to.slice(1) : undefined);

const lexicons = new WeakMap<Head, Lexicon>();
export const lexiconFor = (head: Head): Lexicon => {
  const lexicon = lexicons.get(head) ?? lexiconOf(head.words);
  lexicons.set(head, lexicon);
  return lexicon;
};

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
