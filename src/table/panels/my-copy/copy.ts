/** An owner's copy of a game: part names, its file, differences from our values, and merging. */
import { canonical } from '../../../kernel/fields';
import type { DataProblem, DataShape } from '../../../kernel/owners-data';
import { isObject } from '../../../kernel/reading';
import type { Copy, Said, CopyForm, CopyGroup, CopyPart } from '../../../kernel/copy-form';
import type { Options } from '../../../kernel/messages';
import { wordingOf, type Speech, type Wording } from '../../i18n/wording';
import type { AnyGame } from '../../record/model';

/** The data of *My copy*. */
export interface CopyOf {
  readonly rules: AnyGame;
  readonly copyForm: CopyForm;
  readonly copy: Copy;
  readonly speech: Speech;
}

/** The words of a game at a table with these options. */
export const wordsOf = ({ rules, speech }: CopyOf, options: Options): Wording =>
  wordingOf(rules.presentation(options), speech);

/** A part's name: its title in the owner's copy, else ours, with what distinguishes it from others. */
export const partName = (words: Wording, { keys }: CopyGroup, part: CopyPart, copy: Copy): string => {
  const own = copy[part.id];
  const title = own?.['title'] ?? own?.['name'];
  const name = typeof title === 'string' ? title : part.word === undefined ? part.id : words.text(part.word);
  const [number] = keys.map(key => part.ours[key]).filter(value => typeof value === 'number');
  return number === undefined ? name : `${number} ${name}`;
};

/** A part's values: the owner's fields, and ours for the rest. */
export const saidOf = (part: CopyPart, copy: Copy): Said => ({ ...part.ours, ...copy[part.id] });

/** Has the owner given all required fields? */
export const isChecked = (group: CopyGroup, part: CopyPart, copy: Copy): boolean => {
  const own = copy[part.id];
  const said = saidOf(part, copy);
  return own !== undefined && group.needed.every(field => own[field] !== undefined || !isAsked(group, field, said));
};

/** Is a field asked for a part with these values? */
export const isAsked = ({ only = {} }: CopyGroup, field: string, said: Said): boolean => {
  const when = only[field];
  if (when === undefined) return true;
  const { [when.field]: value } = said;
  return [when.is].flat().some(one => one === value);
};

/** How many parts of how many are checked. */
export const progressOf = ({ groups }: CopyForm, copy: Copy): { readonly checked: number; readonly all: number } => ({
  checked: groups.reduce((sum, group) => sum + group.parts.filter(part => isChecked(group, part, copy)).length, 0),
  all: groups.reduce((sum, { parts }) => sum + parts.length, 0),
});

/** A part in the file's form. */
const asWritten = ({ form, keys, bare }: CopyGroup, part: CopyPart, copy: Copy): unknown => {
  if (form === 'some') return { ...Object.fromEntries(keys.map(key => [key, part.ours[key]])), ...copy[part.id] };
  const said = saidOf(part, copy);
  return bare === undefined ? said : said[bare];
};

/** The parts of a group in the file, in its order. */
const inFile = ({ form, parts }: CopyGroup, copy: Copy): readonly CopyPart[] => {
  const said = parts.filter(({ id }) => copy[id] !== undefined);
  return said.length && (form === 'all' || form === 'each') ? parts : said;
};

const isList = ({ form }: CopyGroup): boolean => form === 'some' || form === 'all';

/** An object with a value at a path. */
const put = (into: Said, [first, ...rest]: readonly string[], value: unknown): Said => {
  if (first === undefined) return into;
  const inner = into[first];
  return { ...into, [first]: rest.length ? put(isObject(inner) ? inner : {}, rest, value) : value };
};
const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inner, step) => (isObject(inner) && Object.hasOwn(inner, step) ? inner[step] : undefined),
    value,
  );

/** The file of a copy. */
export const fileOf = ({ groups }: CopyForm, copy: Copy): Said =>
  groups.reduce<Said>((file, group) => {
    const parts = inFile(group, copy);
    if (isList(group))
      return parts.length ? { ...file, [group.id]: parts.map(part => asWritten(group, part, copy)) } : file;
    return parts.reduce<Said>((into, part) => put(into, part.path ?? [], asWritten(group, part, copy)), file);
  }, {});

const same = (one: unknown, other: unknown): boolean => canonical(one ?? null) === canonical(other ?? null);

const withoutKeys = (keys: readonly string[], said: Said): Said =>
  Object.fromEntries(Object.entries(said).filter(([field]) => !keys.includes(field)));

/** The copy in a game's file, which `my-copy.read` has read. */
export const copyOf = ({ groups }: CopyForm, file: Said): Copy =>
  Object.fromEntries(
    groups.flatMap((group): readonly (readonly [string, Said])[] => {
      const { id: field, form, keys, bare, parts } = group;
      if (!isList(group))
        return parts.flatMap(({ id, path = [] }) => {
          const said = at(file, path);
          if (said === undefined) return [];
          if (bare !== undefined) return [[id, { [bare]: said }] as const];
          return isObject(said) ? [[id, said] as const] : [];
        });
      const given = file[field];
      if (!Array.isArray(given)) return [];
      return given.filter(isObject).flatMap((said, n) => {
        const part =
          form === 'all' ? parts[n] : parts.find(({ ours }) => keys.every(key => same(ours[key], said[key])));
        return part ? [[part.id, withoutKeys(keys, said)] as const] : [];
      });
    }),
  );

/** One field in which an owner's copy differs from our values. */
export interface Difference {
  readonly group: CopyGroup;
  readonly part: CopyPart;
  readonly field: string;
  readonly ours: unknown;
  readonly theirs: unknown;
}

/** All fields in which a copy differs from our values. */
export const differencesOf = ({ groups }: CopyForm, copy: Copy): readonly Difference[] =>
  groups.flatMap(group =>
    group.parts.flatMap(part =>
      Object.entries(copy[part.id] ?? {}).flatMap(([field, theirs]) =>
        group.keys.includes(field) || same(part.ours[field], theirs)
          ? []
          : [{ group, part, field, ours: part.ours[field], theirs }],
      ),
    ),
  );

/** A part that two people have given differently: both values, to choose from. */
export interface Conflict {
  readonly part: string;
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Merges two copies. What only one has is taken; where they differ, mine stays and the difference is reported. */
export const merged = (mine: Copy, theirs: Copy): { readonly copy: Copy; readonly conflicts: readonly Conflict[] } => {
  const ids = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const conflicts = ids.flatMap(part =>
    Object.entries(theirs[part] ?? {}).flatMap(([field, value]) => {
      const own = mine[part]?.[field];
      return own === undefined || same(own, value) ? [] : [{ part, field, mine: own, theirs: value }];
    }),
  );
  return { copy: Object.fromEntries(ids.map(id => [id, { ...theirs[id], ...mine[id] }])), conflicts };
};

/** A fault of an owner's values, by part and field (a JSON pointer within it). */
export interface PartProblem {
  readonly part: string;
  readonly at: string;
  readonly problem: DataProblem;
}

/** Reads a copy's file as a table would, and assigns each problem to its part. */
export const problemsOf = (copyForm: CopyForm, copy: Copy): readonly PartProblem[] => {
  const file = fileOf(copyForm, copy);
  const found: DataProblem[] = [];
  if (Object.keys(file).length) copyForm.read(file, '', problem => found.push(problem));
  return found.map(problem => {
    const steps = problem.at.split('/').slice(1);
    for (const group of copyForm.groups) {
      const parts = inFile(group, copy);
      const part = isList(group)
        ? steps[0] === group.id && steps.length > 1
          ? parts[Number(steps[1])]
          : undefined
        : parts.find(({ path = [] }) => path.length > 0 && path.every((step, n) => step === steps[n]));
      if (!part) continue;
      const rest = steps.slice(isList(group) ? 2 : part.path?.length);
      const within = group.bare === undefined ? rest : [group.bare, ...rest];
      return { part: part.id, at: within.map(step => `/${step}`).join(''), problem };
    }
    return { part: '', at: problem.at, problem };
  });
};

/** The initial value of a new entry of this shape. */
export const blankOf = (shape: DataShape): unknown => {
  switch (shape.kind) {
    case 'whole':
      return Math.max(shape.least, Math.min(shape.most, 1));
    case 'text':
      return '';
    case 'one-of':
      return shape.values[0];
    case 'list':
      return Array.from({ length: shape.least }, () => blankOf(shape.of()));
    case 'fields':
      return Object.fromEntries(
        Object.entries(shape.fields).flatMap(([name, field]) =>
          shape.optional.includes(name) ? [] : [[name, blankOf(field)]],
        ),
      );
    case 'cases': {
      const [first] = Object.values(shape.cases);
      return first ? blankOf(first) : undefined;
    }
  }
};
