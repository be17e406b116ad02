/** What a hostile page could send: values that our code never makes, and good ones with a damaged part. */
import fc from 'fast-check';

/** Names that reach into prototypes, or that documents act on when they stand in a map. */
const REACHING = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'a.b.c',
  '-=kind',
  '==kind',
  '',
];
const MARKUP = [
  '<img src=x onerror="globalThis.broken=1">',
  '<script>globalThis.broken=1</script>',
  '"><svg/onload=globalThis.broken=1>',
  '{{constructor}}',
  '@UUID[JournalEntry.x]{y}',
  '[[/r 1d6]]',
  '\u202egnol',
  '\u0000',
  '\ud800',
];
const LONG = 'x'.repeat(1024 * 1024);

const names = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...REACHING) },
  { weight: 2, arbitrary: fc.constantFrom('kind', 'seat', 'id', 'key', 'box', 'ask', 'r', 'p', 'sealed') },
  { weight: 2, arbitrary: fc.string({ maxLength: 12 }) },
);
const atoms: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1e308, 2 ** 53, 0.5, '', [], {}, ...REACHING, ...MARKUP),
  fc.string({ maxLength: 40 }),
  fc.integer(),
  fc.double(),
);

/** JSON.parse keeps a field named `__proto__` as one; an object literal would not. */
const objectOf = (fields: readonly (readonly [string, unknown])[]): unknown =>
  fields.reduce(
    (made, [name, value]) =>
      Object.defineProperty(made, name, { value, enumerable: true, configurable: true, writable: true }),
    {},
  );

/** Any JSON, with names and texts that break careless programs. Rarely with a name or a text of a megabyte. */
export const hostile: fc.Arbitrary<unknown> = fc
  .letrec<{ value: unknown }>(tie => ({
    value: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      { weight: 5, arbitrary: atoms },
      { weight: 2, arbitrary: fc.array(tie('value'), { maxLength: 4 }) },
      { weight: 4, arbitrary: fc.array(fc.tuple(names, tie('value')), { maxLength: 5 }).map(objectOf) },
    ),
  }))
  .value.chain(value =>
    fc.integer({ min: 0, max: 199 }).map(n => (n === 0 ? objectOf([[LONG, value]]) : n === 1 ? LONG : value)),
  );

type Path = readonly (string | number)[];

const pathsIn = (value: unknown, path: Path = []): readonly Path[] =>
  typeof value !== 'object' || value === null
    ? [path]
    : [path, ...Object.entries(value).flatMap(([name, part]) => pathsIn(part, [...path, name]))];

/** The value with what stands at a path changed; a change to undefined removes it. */
const changed = (value: unknown, [name, ...rest]: Path, change: (part: unknown) => unknown): unknown => {
  if (name === undefined) return change(value);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(
    ([one, part]) => [one, one === name ? changed(part, rest, change) : part] as const,
  );
  if (Array.isArray(value)) return fields.map(([, part]) => part);
  return objectOf(fields.filter(([, part]) => part !== undefined));
};

const slipped = (part: unknown): unknown =>
  typeof part === 'number' ? part + 1 : typeof part === 'string' ? part.slice(0, -1) : part;
const withField = (part: unknown, name: string, value: unknown): unknown =>
  typeof part === 'object' && part !== null && !Array.isArray(part)
    ? objectOf([...Object.entries(part), [name, value]])
    : part;

/** A good value with one or two parts removed, replaced, wrapped, doubled or cut. */
export const spoilt = (good: unknown): fc.Arbitrary<unknown> => {
  const one = (value: unknown): fc.Arbitrary<unknown> =>
    fc.constantFrom(...pathsIn(value)).chain(path =>
      fc.oneof(
        fc.constant(changed(value, path, () => undefined) ?? null),
        hostile.map(other => changed(value, path, () => other)),
        fc.constant(changed(value, path, part => [part])),
        fc.constant(changed(value, path, slipped)),
        fc.tuple(names, hostile).map(([name, other]) => changed(value, path, part => withField(part, name, other))),
      ),
    );
  return one(good).chain(value => fc.boolean().chain(again => (again ? one(value) : fc.constant(value))));
};

const HOW = ['cut', 'double', 'letter', 'insert'] as const;

/** A text cut, doubled, with a letter changed or something inserted. */
export const spoiltText = (good: string): fc.Arbitrary<string> =>
  fc.tuple(fc.nat(good.length), fc.constantFrom(...HOW)).map(([at, how]) => {
    const before = good.slice(0, at);
    if (how === 'cut') return before;
    if (how === 'double') return before + good.slice(Math.max(0, at - 20));
    return how === 'letter' ? `${before}"${good.slice(at + 1)}` : `${before}{"x":1}${good.slice(at)}`;
  });
