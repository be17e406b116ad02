/** Entries of a record as text and back. Anybody may have written what stands in a world: every field is checked. */
import {
  type Check,
  hasShape,
  isAtom,
  isCount,
  isList,
  isMapOf,
  isMessage,
  isOneOf,
  isText,
  isTime,
  isTrueOrFalse,
  parseJson,
} from './checks';
import { isHolder } from './head';
import { type Entry, MODES, type Problem } from './model';
import { isPublicKey } from '../sealing/sealing';

/** A longer entry is none of ours. */
const LONGEST = 256 * 1024;

const details = { 'details?': isMapOf(isAtom) };
export const isRefusal: Check = value => hasShape({ section: isText(), reason: isText(), ...details }, value);
export const isProblem: Check = value => hasShape({ problem: isText(), ...details }, value);

const isTrue: Check = value => value === true;

/** A change by hand, in form. Whether it makes sense, the game says. */
export const isEdit: Check = value => {
  const counted = { piece: isText(), count: isCount };
  return (
    hasShape({ kind: isOneOf('skip') }, value) ||
    hasShape({ kind: isOneOf('move'), ...counted, from: isText(), to: isText() }, value) ||
    hasShape({ kind: isOneOf('add'), ...counted, to: isText() }, value) ||
    hasShape({ kind: isOneOf('remove'), ...counted, from: isText() }, value) ||
    hasShape({ kind: isOneOf('flip'), piece: isText(), at: isText() }, value) ||
    hasShape({ kind: isOneOf('set'), marker: isText(), to: isTime }, value) ||
    hasShape({ kind: isOneOf('card'), card: isText(), from: isText(), to: isText(), 'under?': isTrue }, value) ||
    hasShape({ kind: isOneOf('cards'), from: isText(), to: isText(), count: isCount }, value) ||
    hasShape({ kind: isOneOf('show'), card: isText(), pile: isText() }, value) ||
    hasShape({ kind: isOneOf('look'), seat: isText(), pile: isText(), count: isCount }, value) ||
    hasShape({ kind: isOneOf('recall'), pile: isText() }, value) ||
    hasShape({ kind: isOneOf('shuffle'), pile: isText() }, value)
  );
};

export const isProposal: Check = value =>
  hasShape({ kind: isOneOf('undo'), to: isCount }, value) ||
  hasShape({ kind: isOneOf('edit'), edit: isEdit }, value) ||
  hasShape({ kind: isOneOf('mode'), mode: isOneOf(...MODES) }, value) ||
  hasShape({ kind: isOneOf('trust'), user: isText() }, value);

const BASE = {
  r: isCount,
  e: isCount,
  p: isText(22),
  t: isTime,
  'm?': isText(64),
  'fulfils?': isCount,
  'sealed?': isList(value => hasShape({ to: isText(), box: isText(LONGEST) }, value), 100),
};

/** A number that a seat adds to the seed: 16 bytes in hex. */
export const isNumber: Check = value => typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);

const KINDS = {
  key: { user: isText(), key: isPublicKey, 'seats?': isList(isText(), 100) },
  number: { seat: isText(), number: isNumber },
  turn: {
    seat: isText(),
    by: isOneOf('command', 'hand', 'table'),
    n: isCount,
    barrier: isTrueOrFalse,
    events: isList(isMessage),
    'user?': isText(),
    'breaks?': isRefusal,
  },
  undo: { seat: isText(), to: isCount, consent: isTrueOrFalse },
  mode: { mode: isOneOf(...MODES), user: isText() },
  seat: { seat: isText(), holder: isHolder, user: isText() },
  proposal: { seat: isText(), what: isProposal },
  vote: { seat: isText(), on: isCount, yes: isTrueOrFalse },
  referee: { user: isText(), client: isText() },
  trust: { user: isText(), trusted: isTrueOrFalse, by: isText() },
  deputy: { user: isText(), key: isPublicKey },
  look: { user: isText(), open: isTrueOrFalse },
  revealed: { secret: isText(64), table: isText(64) },
} satisfies Record<Entry['kind'], Readonly<Record<string, Check>>>;

const shapeOf = (kind: unknown): Readonly<Record<string, Check>> | undefined =>
  typeof kind === 'string' && Object.hasOwn(KINDS, kind) ? KINDS[kind as Entry['kind']] : undefined;

/** The text of an entry, as it stands in the record. */
export const makeEntry = (entry: Entry): string => JSON.stringify(entry);

/** The entry of a text, or what is wrong with it. */
export const parseEntry = (raw: unknown): Entry | Problem => {
  if (typeof raw !== 'string') return { problem: 'entry-not-text' };
  if (raw.length > LONGEST) return { problem: 'entry-too-long', details: { length: raw.length, most: LONGEST } };
  const value = parseJson(raw, LONGEST);
  if (!isMessage(value)) return { problem: 'entry-unreadable' };
  const { kind } = value as { readonly kind: string };
  const shape = shapeOf(kind);
  if (!shape) return { problem: 'entry-unknown', details: { kind } };
  const isWhole = hasShape(BASE, value) && hasShape(shape, value);
  return isWhole ? (value as Entry) : { problem: 'entry-malformed', details: { kind } };
};

/** The key of an entry in the record's map: documents sort and merge by key, so it has a fixed width. */
export const entryKey = (revision: number): string => String(revision).padStart(8, '0');

/** The revision of such a key; undefined for a key that is none. */
export const revisionOf = (key: string): number | undefined => (/^\d{8}$/.test(key) ? Number(key) : undefined);
