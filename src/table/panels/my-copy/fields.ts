/** The form of one part in *My copy*: a row for each field, with the contents of lists indented. */
import type { Atom } from '../../../kernel/messages';
import type { DataShape, FieldsShape } from '../../../kernel/owners-data';
import { isObject } from '../../../kernel/reading';
import { told, valueTold, type Telling } from './sentences';

export interface FieldChoice {
  readonly value: string;
  readonly name: string;
  readonly on: boolean;
}
/** One row. `at` is the JSON pointer of its value within the part. */
export interface FieldRow {
  readonly at: string;
  readonly label: string;
  readonly depth: number;
  readonly problem?: string;
  /** Our value, if the owner's differs. */
  readonly ours?: string;
  readonly text?: { readonly value: string; readonly most: number; readonly long: boolean; readonly hint: string };
  readonly number?: { readonly value: string; readonly least: number; readonly most: number };
  readonly choice?: readonly FieldChoice[];
  /** Its text is a list of numbers. */
  readonly isNumbers?: true;
  /** Its choice sets the kind of the value at `at`. */
  readonly isKind?: true;
  /** A list: the kinds of entries that can be added. */
  readonly adds?: readonly FieldChoice[];
  /** A list of one kind, to which an entry can be added. */
  readonly more?: true;
  /** The heading of a list's entry, which can be removed. */
  readonly removes?: boolean;
}

export interface FieldsOf extends Telling {
  /** The problem at a place. */
  problemAt(at: string): string | undefined;
  /** The first problem at a place or within it. */
  problemWithin(at: string): string | undefined;
  /** How to type a list of numbers. */
  readonly numbersHint: string;
  /** Our name or text, for a text that only an owner gives. */
  hintOf(field: string): string;
  readonly unset: string;
}

/** Longer texts get several lines. */
const LINE = 100;

const labelOf = ({ words }: Telling, field: string): string => words.text(`my-copy.fields.${field}`);
const valueOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

const choices = (of: FieldsOf, field: string, values: readonly Atom[], value: unknown, unset: boolean) => [
  ...(unset ? [{ value: '', name: of.unset, on: value === undefined }] : []),
  ...values.map(one => ({ value: String(one), name: valueTold(of, field, one), on: one === value })),
];

interface Place {
  readonly at: string;
  readonly field: string;
  readonly depth: number;
  readonly optional: boolean;
}

const entriesOf = (
  of: FieldsOf,
  shape: DataShape,
  value: readonly unknown[],
  { at, field, depth }: Place,
  removes: boolean,
) =>
  value.flatMap((one, n): readonly FieldRow[] => {
    const here = `${at}/${n}`;
    const kind = shape.kind === 'cases' && isObject(one) ? one[shape.by] : undefined;
    const inner: FieldsShape | undefined =
      shape.kind === 'fields'
        ? shape
        : shape.kind === 'cases' && typeof kind === 'string'
          ? shape.cases[kind]
          : undefined;
    if (!inner || !isObject(one))
      return rowsOf(of, shape, one, { at: here, field, depth: depth + 1, optional: false }).map(row => ({
        ...row,
        removes,
      }));
    const by = shape.kind === 'cases' ? shape.by : undefined;
    const problem = of.problemAt(here) ?? (by === undefined ? undefined : of.problemAt(`${here}/${by}`));
    return [
      {
        at: here,
        depth: depth + 1,
        removes,
        label: by === undefined ? `${labelOf(of, field)} ${n + 1}` : valueTold(of, by, String(kind)),
        ...(problem !== undefined && { problem }),
      },
      ...fieldRows(of, inner, one, here, depth + 2, by === undefined ? [] : [by]),
    ];
  });

/** The length of the field for a list of numbers. */
const NUMBERS = 80;
/** A list of numbers is typed as one line. */
const numbersRow = (of: FieldsOf, value: unknown, { at, field, depth }: Place): FieldRow => {
  const problem = of.problemWithin(at);
  const numbers = Array.isArray(value) ? value.map(valueOf).join(' ') : valueOf(value);
  return {
    at,
    depth,
    label: labelOf(of, field),
    ...(problem !== undefined && { problem }),
    isNumbers: true,
    text: { value: numbers, most: NUMBERS, long: false, hint: of.numbersHint },
  };
};

const rowsOf = (of: FieldsOf, shape: DataShape, value: unknown, place: Place): readonly FieldRow[] => {
  const { at, field, depth, optional } = place;
  const problem = of.problemAt(at);
  const base = { at, depth, label: labelOf(of, field), ...(problem !== undefined && { problem }) };
  switch (shape.kind) {
    case 'text':
      return [
        { ...base, text: { value: valueOf(value), most: shape.most, long: shape.most > LINE, hint: of.hintOf(field) } },
      ];
    case 'whole':
      return [{ ...base, number: { value: valueOf(value), least: shape.least, most: shape.most } }];
    case 'one-of':
      return [{ ...base, choice: choices(of, field, shape.values, value, optional) }];
    case 'list': {
      const inner = shape.of();
      if (inner.kind === 'whole') return [numbersRow(of, value, place)];
      const entries = Array.isArray(value) ? value : [];
      const grows = entries.length < shape.most;
      const more =
        inner.kind === 'cases'
          ? { adds: choices(of, inner.by, Object.keys(inner.cases), undefined, false) }
          : { more: true as const };
      return [{ ...base, ...(grows && more) }, ...entriesOf(of, inner, entries, place, entries.length > shape.least)];
    }
    case 'fields':
      return [base, ...fieldRows(of, shape, isObject(value) ? value : {}, at, depth + 1)];
    case 'cases':
      return isObject(value) && typeof value[shape.by] === 'string'
        ? [
            {
              ...base,
              isKind: true,
              choice: choices(of, shape.by, Object.keys(shape.cases), value[shape.by], false),
            },
            ...fieldRows(
              of,
              shape.cases[String(value[shape.by])] ?? { kind: 'fields', fields: {}, optional: [] },
              value,
              at,
              depth + 1,
              [shape.by],
            ),
          ]
        : [];
  }
};

/** The rows of all fields of an object except those in `without`. */
export const fieldRows = (
  of: FieldsOf,
  { fields, optional }: FieldsShape,
  value: Readonly<Record<string, unknown>>,
  at = '',
  depth = 0,
  without: readonly string[] = [],
): readonly FieldRow[] =>
  Object.entries(fields).flatMap(([field, shape]) =>
    without.includes(field)
      ? []
      : rowsOf(of, shape, value[field], {
          at: `${at}/${field}`,
          field,
          depth,
          optional: optional.includes(field) && value[field] === undefined,
        }),
  );

/** Our value of a field, in words. */
export const oursTold = (of: FieldsOf, { fields }: FieldsShape, field: string, ours: unknown): string => {
  const shape = fields[field];
  return shape && ours !== undefined ? told(of, field, shape, ours) : '';
};
