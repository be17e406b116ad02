/**
 * A referee who forges a record. One or two fields of its entries are changed, in the open part or in a sealed one, and
 * everything after is chained to it. They have the table's key, and nobody else's.
 */
import fc from 'fast-check';
import { canonical } from '../../kernel/fields';
import { linkOf } from '../crypto/bytes';
import { linkOfHead, parseHead } from '../record/head';
import { compact, expanded, lexiconOf } from '../record/compact';
import { contextOf, partsSentTo, sealToBrowser } from '../record/browser-parts';
import { type KeyPair, keyId, keyPairOf } from '../crypto/keys';
import { openSmall, sealSmall, seatSecret } from '../crypto/siv';
import { entryKey, makeEntry, parseEntry } from '../record/codec';
import type { AnyGame, Entry, Head, Sealed } from '../record/model';
import { type Raws, reading } from '../record/timeline';
import type { Timeline } from '../record/timeline-model';
import { type Verification, verify } from '../judgement/verify';

type Json = unknown;
type Path = readonly (string | number)[];

/** Every place in a value, except the value itself. */
const placesIn = (value: Json, at: Path = []): readonly Path[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const path = [...at, Array.isArray(value) ? Number(name) : name];
    return [path, ...placesIn(part, path)];
  });
};

/** One of them: each field as often as any other, however much it contains. */
const placeIn = (value: object): fc.Arbitrary<Path> =>
  fc.constantFrom(...Object.entries(value)).chain(([name, part]) => {
    const deeper = placesIn(part, [name]);
    const own = fc.constant<Path>([name]);
    return deeper.length ? fc.oneof(own, fc.constantFrom(...deeper)) : own;
  });

const valueAt = (value: Json, path: Path): Json =>
  path.reduce<Json>((part, name) => (part as Readonly<Record<string, Json>>)[name], value);

/** The same with another value at a place; `undefined` takes the field out. */
const withValue = (value: Json, [name, ...rest]: Path, to: Json): Json => {
  if (name === undefined) return to;
  const part = withValue((value as Readonly<Record<string, Json>>)[name], rest, to);
  if (Array.isArray(value))
    return value.flatMap((one: Json, n) => (n !== name ? [one] : part === undefined ? [] : [part]));
  const { [name]: _, ...others } = value as Readonly<Record<string, Json>>;
  return part === undefined ? others : { ...(value as object), [name]: part };
};

/** Another letter than this one. */
const otherLetter = (text: string, at: number): string => {
  const place = text.length ? at % text.length : 0;
  return `${text.slice(0, place)}${text[place] === 'a' ? 'b' : 'a'}${text.slice(place + 1)}`;
};

/** Other values of the same sort: slightly different, or taken from elsewhere in the record. */
const insteadOf = (value: Json, others: readonly Json[]): fc.Arbitrary<Json> => {
  const alike = others.filter(one => typeof one === typeof value && one !== value);
  const elsewhere = alike.length ? [fc.constantFrom(...alike)] : [];
  if (typeof value === 'boolean') return fc.constant(!value);
  if (typeof value === 'number')
    return fc.oneof(fc.constantFrom(value + 1, value - 1, 0, 2 ** 32, 2 ** 40), ...elsewhere);
  if (typeof value === 'string')
    return fc.oneof(
      fc.nat(99).map(at => otherLetter(value, at)),
      ...elsewhere,
    );
  if (Array.isArray(value)) return fc.constantFrom<Json>([...(value as Json[]), ...(value as Json[])], [], undefined);
  return fc.constantFrom<Json>(undefined, { ...(value as object), more: 1 });
};

const stringsIn = (value: Json): readonly Json[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [value];

/** A finished or unfinished record, opened by its referee. */
export interface Case {
  readonly game: AnyGame;
  readonly head: Head;
  readonly raws: Raws;
  readonly table: KeyPair;
  readonly entries: readonly Entry[];
  /** The table before each entry. */
  readonly before: readonly Timeline[];
}

export const caseOf = (game: AnyGame, head: Head, raws: Raws, tableSecret: string): Case => {
  const table = keyPairOf(tableSecret, head.tableKey);
  if (!table) throw new Error('no key');
  const steps = [...reading(game, head, raws, { keys: { table: tableSecret } })];
  const entries = steps.map(({ raw }) => parseEntry(raw)).flatMap(entry => ('kind' in entry ? [entry] : []));
  return { game, head, raws, table, entries, before: steps.map(({ before }) => before) };
};

const secretFor = ({ table, before }: Case, to: string, r: number): string =>
  to === '*' ? table.secret : seatSecret(table.secret, to.slice(1), before[r - 1]?.since[to.slice(1)] ?? 0);

/** The content of one sealed part of an entry, and the same part with other content. */
const opened = (given: Case, entry: Entry, { to, box }: Sealed) => {
  const { head, table } = given;
  const place = contextOf(head, entry.r);
  if (entry.kind === 'key' || entry.kind === 'deputy') {
    const sealer = { head, table, random: (count: number) => new Uint8Array(count) };
    const seal = (value: Json): Sealed => sealToBrowser(sealer, entry.r, entry.key, value as Record<string, Json>);
    return to === keyId(entry.key) ? { value: partsSentTo(sealer, entry.key, entry), seal } : undefined;
  }
  const secret = secretFor(given, to, entry.r);
  const lexicon = lexiconOf(head.words);
  const bytes = openSmall(box, secret, place);
  const seal = (value: Json): Sealed => ({ to, box: sealSmall(compact(value, lexicon), secret, place) });
  return bytes && { value: expanded(bytes, lexicon), seal };
};

/** One change of an entry. */
const changeOf = (given: Case, entry: Entry, others: readonly Json[]): fc.Arbitrary<Json> => {
  const sealed = (entry.sealed ?? []).flatMap((part, at) => {
    const open = opened(given, entry, part);
    const places = open ? placesIn(open.value) : [];
    return open && places.length ? [{ at, ...open, places }] : [];
  });
  const inTheOpen = placeIn(entry).chain(path =>
    fc.oneof(insteadOf(valueAt(entry, path), others), fc.constant(undefined)).map(to => withValue(entry, path, to)),
  );
  const added = fc.constantFrom(
    { ...entry, more: 1 },
    { ...entry, fulfils: 3 },
    { ...entry, user: 'eve' },
    { ...entry, m: 'somebody.else' },
    { ...entry, sealed: [...(entry.sealed ?? []), { to: '@x', box: 'AAAA' }] },
  );
  if (!sealed.length) return fc.oneof({ weight: 5, arbitrary: inTheOpen }, { weight: 1, arbitrary: added });
  const inSecret = fc
    .constantFrom(...sealed)
    .chain(({ at, value, seal, places }) =>
      fc
        .constantFrom(...places)
        .chain(path =>
          insteadOf(valueAt(value, path), others).map(to =>
            withValue(entry, ['sealed', at], seal(withValue(value, path, to) as Json)),
          ),
        ),
    );
  return fc.oneof(
    { weight: 5, arbitrary: inTheOpen },
    { weight: 1, arbitrary: added },
    { weight: 4, arbitrary: inSecret },
  );
};

/** A record with a forgery in it. */
export interface Forgery {
  readonly raws: Raws;
  /** The first entry that was changed. */
  readonly at: number;
  /** The last entry that Verify may name: the next one signed by somebody who had seen it, or that breaks the chain. */
  readonly by: number;
  readonly kind: Entry['kind'];
  readonly isChained: boolean;
}

/**
 * What an entry says except when it was written, which nobody promises. A bot's reason is
 * bound by what follows, and nothing follows the last entry.
 */
const meaningOf = (value: Json, isLast: boolean): string => {
  const { t: _, why, ...rest } = (value ?? {}) as Record<string, Json>;
  return canonical(isLast || why === undefined ? rest : { ...rest, why });
};

const forgeries = (given: Case): fc.Arbitrary<Forgery | undefined> => {
  const { entries, raws } = given;
  const others = stringsIn(entries.slice(0, 60));
  // a kind that occurs once is forged as often as one that occurs a hundred times
  const kinds = new Map<Entry['kind'], fc.Arbitrary<{ readonly at: number; readonly to: Json }>[]>();
  for (const [at, entry] of entries.entries()) {
    const change = changeOf(given, entry, others).map(to => ({ at, to }));
    kinds.set(entry.kind, [...(kinds.get(entry.kind) ?? []), change]);
  }
  const one = fc.oneof(...[...kinds.values()].map(changes => fc.oneof(...changes)));
  const changes = fc.oneof(
    { weight: 4, arbitrary: one.map(change => [change]) },
    { weight: 1, arbitrary: fc.tuple(one, one) },
  );
  return fc.tuple(changes, fc.boolean()).map(([some, isChained]) => {
    const isOther = (at: number, to: Json): boolean => {
      const isLast = at === entries.length - 1;
      return meaningOf(to, isLast) !== meaningOf(entries[at], isLast);
    };
    const made = some.filter(({ at, to }) => isOther(at, to)).sort((a, b) => a.at - b.at);
    const [first] = made;
    const entry = first && entries[first.at];
    if (!first || !entry) return undefined;
    // whoever had not seen it yet signed nothing about it
    const isSignedOverIt = (n: number): boolean => {
      const { m, seen = 0 } = entries[n] ?? {};
      return m !== undefined && seen >= entry.r;
    };
    let by = Math.min(first.at + 1, entries.length - 1);
    if (isChained) while (by < entries.length - 1 && !isSignedOverIt(by)) by++;
    const forged: Record<string, string> = {};
    let p = entry.p;
    for (const [n, was] of entries.entries()) {
      if (n > by + 1) break;
      const key = entryKey(was.r);
      const change = made.find(({ at }) => at === n);
      const chained = n > first.at && isChained;
      if (!change && !chained) forged[key] = raws[key] ?? '';
      else {
        const value = change ? change.to : was;
        const isOwnLink = (value as { p?: unknown }).p !== was.p;
        forged[key] = makeEntry((chained && !isOwnLink ? { ...(value as object), p } : value) as Entry);
      }
      p = linkOf(forged[key] ?? '', p.length);
    }
    return { raws: forged, at: first.at, by, kind: entry.kind, isChained };
  });
};

/** Verify's result for a forgery: it reads on from where the record is still the true one. */
const judge = ({ game, head, table, before }: Case, { raws, at }: Forgery): Verification =>
  verify(game, head, raws, table.secret, before[at]);

/** Does Verify find a forger, and name the right entry? */
const isConvicted = (given: Case, forgery: Forgery): boolean => {
  const verdict = judge(given, forgery);
  const { entries } = given;
  const [from = 0, to = 0] = [entries[forgery.at]?.r, entries[forgery.by]?.r];
  return !verdict.ok && verdict.revision >= from && verdict.revision <= to;
};

/** Forges the head of a record, and chains everything after it; returns every forgery that is accepted. */
export const forgeHead = (
  { game, head, raws, table, entries }: Case,
  numRuns: number,
  seed: number,
): readonly object[] => {
  const missed: object[] = [];
  const others = stringsIn([head.holders, head.options, head.world, head.tableKey]);
  const heads = placeIn(head).chain(path =>
    fc.oneof(insteadOf(valueAt(head, path), others), fc.constant(undefined)).map(to => withValue(head, path, to)),
  );
  const signed = entries.findIndex(({ m }) => m !== undefined);
  const first = entries.slice(0, signed + 1);
  fc.assert(
    fc.property(heads, fc.boolean(), (forged, isChained) => {
      const parsed = parseHead(forged);
      if (canonical(forged) === canonical(head) || 'problem' in parsed) return;
      const some: Record<string, string> = {};
      let p = linkOfHead(parsed);
      for (const entry of first) {
        const raw = isChained ? makeEntry({ ...entry, p }) : (raws[entryKey(entry.r)] ?? '');
        some[entryKey(entry.r)] = raw;
        p = linkOf(raw, p.length);
      }
      if (verify(game, parsed, some, table.secret).ok) missed.push({ forged, isChained });
    }),
    { numRuns, seed, endOnFailure: true },
  );
  return missed;
};

/** Forges a record so often; returns every forgery that Verify accepts, or blames on the wrong entry. */
export const forge = (
  given: Case,
  numRuns: number,
  seed: number,
): { readonly forged: number; readonly missed: readonly object[] } => {
  const missed: object[] = [];
  let forged = 0;
  const arbitrary = forgeries(given);
  fc.assert(
    fc.property(arbitrary, forgery => {
      if (!forgery) return;
      forged++;
      if (isConvicted(given, forgery)) return;
      const key = Object.keys(forgery.raws)[forgery.at] ?? '';
      const { raws, ...more } = forgery;
      missed.push({ ...more, now: raws[key], was: given.raws[key], says: judge(given, forgery) });
    }),
    { numRuns, seed, endOnFailure: true },
  );
  return { forged, missed };
};
