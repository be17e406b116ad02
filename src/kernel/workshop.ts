/**
 * The workshop: what an owner corrects by their own copy, part by part, and the file it makes (docs/own-data.md). A game
 * says which parts there are and what stands on ours; the reader of its file says what may stand there.
 */
import { canonical } from './canonical';
import type { Atom } from './messages';
import { isObject } from './reading';
import type { DataProblem, DataShape, FieldsShape, Read } from './owners-data';

/** What a part says, field by field, as the file writes it. */
export type Said = Readonly<Record<string, unknown>>;

/** A card, a token, a place: one thing that an owner compares with their copy. */
export interface WorkshopPart {
  /** Unique among all parts of the game. */
  readonly id: string;
  /** The key in the game's lang that names it, where no face does. */
  readonly word?: string;
  /** The id whose face is drawn beside the form. */
  readonly face?: string;
  /** Where it stands in the file, in groups whose parts have places of their own. */
  readonly path?: readonly string[];
  /** The deck or set it belongs to: a key in the game's lang, to filter by. */
  readonly deck?: string;
  /** What stands on ours, as the file would write it: every field of the form, but texts that only an owner has. */
  readonly ours: Said;
  /** Some of its values are ours, not the publisher's. */
  readonly reconstructed: boolean;
}

/** Parts of one form, and how the file holds them. */
export interface WorkshopGroup {
  /** The field of the file; its name is under `workshop.groups` in the game's lang. */
  readonly id: string;
  /**
   * `some`: a list of those that differ, each named by its `keys`. `all`: a list of all of them in their order.
   * `one`: each part at its own path. `each`: the same, and all of them as soon as one is given.
   */
  readonly form: 'some' | 'all' | 'one' | 'each';
  readonly shape: FieldsShape;
  /** The file holds this field alone, and not an object with it. */
  readonly bare?: string;
  /** Fields that name the part and cannot be changed. */
  readonly keys: readonly string[];
  /** Fields that are asked only where another field has a value. */
  readonly only?: Readonly<Record<string, { readonly field: string; readonly is: Atom }>>;
  /** Fields that must be given before a part counts as checked. */
  readonly needed: readonly string[];
  readonly parts: readonly WorkshopPart[];
}

/** A game's workshop. */
export interface Workshop {
  /** The option that takes the file, and its reader. */
  readonly option: string;
  readonly read: Read<object>;
  readonly groups: readonly WorkshopGroup[];
  /** The key in the game's lang for a value of a field; undefined: the value stands for itself. */
  word(field: string, value: Atom): string | undefined;
}

/** What an owner has written down so far, by the ids of the parts. Parts that are missing are as ours. */
export type Copy = Readonly<Record<string, Said>>;

/** What a part says: the owner's fields, and ours for the others. */
export const saidOf = (part: WorkshopPart, copy: Copy): Said => ({ ...part.ours, ...copy[part.id] });

/** Has the owner said all that is needed of it? */
export const isChecked = ({ needed }: WorkshopGroup, { id }: WorkshopPart, copy: Copy): boolean => {
  const said = copy[id];
  return said !== undefined && needed.every(field => said[field] !== undefined);
};

/** Is a field asked of a part that says all this? */
export const isAsked = ({ only = {} }: WorkshopGroup, field: string, said: Said): boolean => {
  const when = only[field];
  return when === undefined || said[when.field] === when.is;
};

/** How many parts are checked, of how many. */
export const progressOf = ({ groups }: Workshop, copy: Copy): { readonly checked: number; readonly all: number } => ({
  checked: groups.reduce((sum, group) => sum + group.parts.filter(part => isChecked(group, part, copy)).length, 0),
  all: groups.reduce((sum, { parts }) => sum + parts.length, 0),
});

/** A part as the file holds it. */
const asWritten = ({ form, keys, bare }: WorkshopGroup, part: WorkshopPart, copy: Copy): unknown => {
  if (form === 'some') return { ...Object.fromEntries(keys.map(key => [key, part.ours[key]])), ...copy[part.id] };
  const said = saidOf(part, copy);
  return bare === undefined ? said : said[bare];
};

/** The parts of a group that stand in the file, in its order. */
const inFile = ({ form, parts }: WorkshopGroup, copy: Copy): readonly WorkshopPart[] => {
  const said = parts.filter(({ id }) => copy[id] !== undefined);
  return said.length && (form === 'all' || form === 'each') ? parts : said;
};

const isList = ({ form }: WorkshopGroup): boolean => form === 'some' || form === 'all';

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
export const fileOf = ({ groups }: Workshop, copy: Copy): Said =>
  groups.reduce<Said>((file, group) => {
    const parts = inFile(group, copy);
    if (isList(group))
      return parts.length ? { ...file, [group.id]: parts.map(part => asWritten(group, part, copy)) } : file;
    return parts.reduce<Said>((into, part) => put(into, part.path ?? [], asWritten(group, part, copy)), file);
  }, {});

const same = (one: unknown, other: unknown): boolean => canonical(one ?? null) === canonical(other ?? null);

const withoutKeys = (keys: readonly string[], said: Said): Said =>
  Object.fromEntries(Object.entries(said).filter(([field]) => !keys.includes(field)));

/** The copy that a file of this game holds. The file has been read by `workshop.read`. */
export const copyOf = ({ groups }: Workshop, file: Said): Copy =>
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

/** One field of a part that an owner's copy has otherwise than ours. */
export interface Difference {
  readonly group: WorkshopGroup;
  readonly part: WorkshopPart;
  readonly field: string;
  readonly ours: unknown;
  readonly theirs: unknown;
}

/** Everything that a copy says otherwise than ours. */
export const differencesOf = ({ groups }: Workshop, copy: Copy): readonly Difference[] =>
  groups.flatMap(group =>
    group.parts.flatMap(part =>
      Object.entries(copy[part.id] ?? {}).flatMap(([field, theirs]) =>
        group.keys.includes(field) || same(part.ours[field], theirs)
          ? []
          : [{ group, part, field, ours: part.ours[field], theirs }],
      ),
    ),
  );

/** Where two people have written down the same part differently: both answers, for somebody to choose. */
export interface Conflict {
  readonly part: string;
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Two people's copies as one: what only one of them says is taken; where they differ, mine stays and it is told. */
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

/** What is wrong with what an owner has written down, by the part and the field (a JSON pointer within it). */
export interface PartProblem {
  readonly part: string;
  readonly at: string;
  readonly problem: DataProblem;
}

/** Reads the file of a copy as a table would, and says of each problem to which part it belongs. */
export const problemsOf = (workshop: Workshop, copy: Copy): readonly PartProblem[] => {
  const file = fileOf(workshop, copy);
  const found: DataProblem[] = [];
  if (Object.keys(file).length) workshop.read(file, '', problem => found.push(problem));
  return found.map(problem => {
    const steps = problem.at.split('/').slice(1);
    for (const group of workshop.groups) {
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

/** The value that a new entry of this shape begins with. */
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
