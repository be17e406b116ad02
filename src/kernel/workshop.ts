/**
 * The workshop: what an owner corrects by their own copy, part by part, and the file it makes (docs/own-data.md). A game
 * says which parts there are and what stands on ours; the reader of its file says what may stand there.
 */
import { canonical } from './canonical';
import type { Atom, Options } from './messages';
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
   * `fields`: an object with a field for each part, by its id within the group.
   */
  readonly form: 'some' | 'all' | 'fields';
  readonly shape: FieldsShape;
  /** Fields that name the part and cannot be changed. */
  readonly keys: readonly string[];
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
  /** By hand, what puts a card before its owner in a test table: from which pile to whose hand. */
  deal?(part: WorkshopPart, options: Options): { readonly card: string; readonly seat: string } | undefined;
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

/** How many parts are checked, of how many. */
export const progressOf = ({ groups }: Workshop, copy: Copy): { readonly checked: number; readonly all: number } => ({
  checked: groups.reduce((sum, group) => sum + group.parts.filter(part => isChecked(group, part, copy)).length, 0),
  all: groups.reduce((sum, { parts }) => sum + parts.length, 0),
});

/** What stands under one field of the file: nothing, if the owner has said nothing of the group. */
const written = ({ form, keys, parts }: WorkshopGroup, copy: Copy): unknown => {
  const said = parts.filter(({ id }) => copy[id] !== undefined);
  if (!said.length) return undefined;
  if (form === 'all') return parts.map(part => saidOf(part, copy));
  if (form === 'some')
    return said.map(part => ({
      ...Object.fromEntries(keys.map(key => [key, part.ours[key]])),
      ...copy[part.id],
    }));
  return Object.fromEntries(said.map(({ id }) => [id.slice(id.indexOf('/') + 1), copy[id]]));
};

/** The file of a copy. */
export const fileOf = ({ groups }: Workshop, copy: Copy): Said =>
  Object.fromEntries(
    groups.flatMap(group => {
      const part = written(group, copy);
      return part === undefined ? [] : [[group.id, part]];
    }),
  );

const same = (one: unknown, other: unknown): boolean => canonical(one ?? null) === canonical(other ?? null);

/** The copy that a file of this game holds. The file has been read by `workshop.read`. */
export const copyOf = ({ groups }: Workshop, file: Said): Copy =>
  Object.fromEntries(
    groups.flatMap(({ id: field, form, keys, parts }): readonly (readonly [string, Said])[] => {
      const given = file[field];
      if (form === 'fields')
        return isObject(given)
          ? parts.flatMap(({ id }) => {
              const said = given[id.slice(id.indexOf('/') + 1)];
              return isObject(said) ? [[id, said] as const] : [];
            })
          : [];
      if (!Array.isArray(given)) return [];
      return given.filter(isObject).flatMap((said, n) => {
        const part =
          form === 'all' ? parts[n] : parts.find(({ ours }) => keys.every(key => same(ours[key], said[key])));
        return part ? [[part.id, said] as const] : [];
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
    const [, field = '', place = '', ...rest] = problem.at.split('/');
    const group = workshop.groups.find(({ id }) => id === field);
    const said = group?.parts.filter(({ id }) => group.form === 'all' || copy[id] !== undefined) ?? [];
    const part = group?.form === 'fields' ? said.find(({ id }) => id === `${field}/${place}`) : said[Number(place)];
    return { part: part?.id ?? '', at: part ? rest.map(one => `/${one}`).join('') : problem.at, problem };
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
