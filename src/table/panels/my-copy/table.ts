/**
 * Imports a pasted spreadsheet into *My copy*: matches its columns with the fields of a group, and each row with a
 * part.
 */
import { dsvFormat } from 'd3-dsv';
import type { DataProblem, DataShape } from '../../../kernel/owners-data';
import type { Copy, Said, CopyForm, CopyGroup, CopyPart } from '../../../kernel/copy-form';
import { problemsOf } from './copy';
import { valueFrom } from './edit';
import { valueTold, type Telling } from './sentences';

/** The longest text accepted, in letters; the most rows. */
export const LONGEST_TABLE = 512 * 1024;
const MOST_ROWS = 1000;

const SEPARATORS = ['\t', ';', ','] as const;

/** The rows of a pasted text; the separator is the most frequent one in its first line. */
export const rowsOf = (text: string): readonly (readonly string[])[] => {
  const given = text.slice(0, LONGEST_TABLE);
  const [first = ''] = given.split('\n');
  const [separator] = SEPARATORS.toSorted((a, b) => first.split(b).length - first.split(a).length);
  return dsvFormat(separator ?? ',')
    .parseRows(given)
    .slice(0, MOST_ROWS)
    .map(row => row.map(cell => cell.trim()))
    .filter(row => row.some(cell => cell !== ''));
};

/** A field that a column may stand for, with its words. */
export interface TableField {
  readonly field: string;
  readonly name: string;
  /** It needs a column, because it identifies the row. */
  readonly isKey: boolean;
}

const isFlat = (shape: DataShape): boolean =>
  ['text', 'whole', 'one-of'].includes(shape.kind) || (shape.kind === 'list' && shape.of().kind === 'whole');

/** The fields of a group that a cell can hold. If no field identifies a row, the part's name does. */
export const tableFields = (group: CopyGroup, { words }: Telling): readonly TableField[] => [
  ...(group.keys.length ? [] : [{ field: '', name: words.text(`my-copy.groups.${group.id}`), isKey: true }]),
  ...Object.entries(group.shape.fields)
    .filter(([, shape]) => isFlat(shape))
    .map(([field]) => ({
      field,
      name: words.text(`my-copy.fields.${field}`),
      isKey: group.keys.includes(field),
    })),
];

const plain = (text: string): string => text.toLocaleLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Which column stands for which field, by the words in the first row; unmatched fields are left out. */
export const guessColumns = (
  header: readonly string[],
  fields: readonly TableField[],
): readonly (string | undefined)[] =>
  header.map(cell => {
    const wanted = plain(cell);
    return fields.find(({ field, name }) => wanted !== '' && (plain(field) === wanted || plain(name) === wanted))
      ?.field;
  });

/** A fault in a row. `line` counts from 1, as a spreadsheet does. */
export interface RowProblem {
  readonly line: number;
  readonly fault: 'no-part' | 'not-a-value';
  readonly field?: string;
  readonly given: string;
  /** The fault of the cell. */
  readonly problem?: DataProblem;
}
export interface TableRead {
  readonly copy: Copy;
  readonly taken: number;
  readonly problems: readonly RowProblem[];
}

const YES: readonly string[] = ['yes', 'ja', 'true', 'wahr', '1', 'x'];
const NO: readonly string[] = ['no', 'nein', 'false', 'falsch', '0'];

/** A cell as a field's value: by the file's own word or by the players' words. */
const valueOf = (telling: Telling, field: string, shape: DataShape, cell: string): unknown => {
  if (shape.kind === 'list') return valueFrom(shape, cell);
  if (shape.kind === 'text') return cell;
  if (shape.kind === 'whole') return /^[-−+]?\d+$/.test(cell) ? Number(cell.replace('−', '-')) : undefined;
  if (shape.kind !== 'one-of') return undefined;
  const wanted = plain(cell);
  return shape.values.find(value =>
    typeof value === 'boolean'
      ? (value ? YES : NO).includes(wanted)
      : plain(String(value)) === wanted || plain(valueTold(telling, field, value)) === wanted,
  );
};

interface Row {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

/** The part that a row identifies. */
const partOf = (
  telling: Telling,
  { keys, parts, shape }: CopyGroup,
  { cells }: Row,
  nameOf: (part: CopyPart) => string,
): CopyPart | undefined => {
  if (!keys.length) return parts.find(part => plain(nameOf(part)) === plain(cells[''] ?? ''));
  return parts.find(part =>
    keys.every(key => {
      const field = shape.fields[key];
      return field !== undefined && valueOf(telling, key, field, cells[key] ?? '') === part.ours[key];
    }),
  );
};

/**
 * Imports a table into a copy. Empty cells are skipped. An unreadable cell is reported, and the rest of its row is
 * taken.
 */
export const takeTable = (
  {
    copyForm,
    copy,
    telling,
    nameOf,
  }: {
    readonly copyForm: CopyForm;
    readonly copy: Copy;
    readonly telling: Telling;
    readonly nameOf: (group: CopyGroup, part: CopyPart) => string;
  },
  group: CopyGroup,
  columns: readonly (string | undefined)[],
  rows: readonly (readonly string[])[],
  firstLine: number,
): TableRead => {
  const problems: RowProblem[] = [];
  const taken: Record<string, Said> = {};
  for (const [n, row] of rows.entries()) {
    const line = firstLine + n;
    const cells = Object.fromEntries(
      columns.flatMap((field, at) => (field === undefined || !row[at] ? [] : [[field, row[at]] as const])),
    );
    const part = partOf(telling, group, { line, cells }, one => nameOf(group, one));
    if (!part) {
      problems.push({
        line,
        fault: 'no-part',
        given: (group.keys.length ? group.keys : ['']).map(key => cells[key] ?? '').join(' '),
      });
      continue;
    }
    const said: Record<string, unknown> = { ...copy[part.id], ...taken[part.id] };
    for (const [field, cell] of Object.entries(cells)) {
      const shape = group.shape.fields[field];
      if (field === '' || group.keys.includes(field) || !shape) continue;
      const value = valueOf(telling, field, shape, cell) ?? cell;
      const wrong = problemsOf(copyForm, { [part.id]: { ...part.ours, [field]: value } }).find(
        ({ at }) => at === `/${field}` || at.startsWith(`/${field}/`),
      );
      if (wrong) problems.push({ line, fault: 'not-a-value', field, given: cell, problem: wrong.problem });
      else said[field] = value;
    }
    if (Object.keys(said).length) taken[part.id] = said;
  }
  return { copy: { ...copy, ...taken }, taken: Object.keys(taken).length, problems };
};
