/** Faults of an owner's file in the reader's words: which part, which field, what it must be, what it is. */
import type { Atom } from '../../../kernel/messages';
import type { DataProblem } from '../../../kernel/owners-data';
import { canonical } from '../../../kernel/fields';
import { isObject } from '../../../kernel/reading';
import type { CopyGroup, CopyPart } from '../../../kernel/copy-form';
import { defaultOptions } from '../../../kernel/options';
import type { Speech } from '../../i18n/wording';
import { partName, wordsOf, type CopyOf } from './copy';
import { shapeAt } from './edit';
import { valueTold, type Telling } from './sentences';

/** The most possible values that are named. */
const NAMED = 12;

/** A problem with the name of its place. */
export const problemAt = (speech: Speech, place: string, problem: DataProblem, values?: string): string => {
  const { details = {}, given } = problem;
  const said = Object.fromEntries(Object.entries(details).map(([field, one]) => [field, String(one)]));
  const what = `RT.problems.${problem.problem}${said['line'] === undefined ? '' : '-at'}`;
  return speech.format(given ? 'RT.problems.at-field' : 'RT.problems.at-place', {
    at: place,
    given,
    problem: speech.format(what, { ...said, ...(values !== undefined && { values }) }),
  });
};

/** The same for a game without a copy form, whose fields have no words. */
export const plainProblem = (speech: Speech, problem: DataProblem): string =>
  problemAt(speech, problem.at || speech.localize('RT.problems.file'), problem);

/** The fields of a path by their labels; a list's entry by its number. */
const labelsOf = ({ words }: Telling, path: readonly string[]): readonly string[] =>
  path.reduce<readonly string[]>((labels, step) => {
    const last = labels.at(-1);
    if (/^\d+$/.test(step)) return [...labels.slice(0, -1), [last, Number(step) + 1].filter(Boolean).join(' ')];
    const key = `my-copy.fields.${step}`;
    const label = words.text(key);
    return [...labels, label === key ? `“${step}”` : label];
  }, []);

/** The possible values in words; only the first of many. */
const valuesTold = (telling: Telling, field: string, values: readonly Atom[]): string =>
  [
    ...values.slice(0, NAMED).map(value => valueTold(telling, field, value)),
    ...(values.length > NAMED ? ['…'] : []),
  ].join(', ');

/** A problem with a field of a part; `path` leads to it from the part with these values. */
export const fieldProblem = (
  telling: Telling,
  speech: Speech,
  group: CopyGroup,
  said: unknown,
  path: readonly string[],
  problem: DataProblem,
  before: readonly string[] = [],
): string => {
  const shape = shapeAt(group.shape, said, path);
  const field = path.findLast(step => !/^\d+$/.test(step)) ?? '';
  const values = shape?.kind === 'one-of' ? valuesTold(telling, field, shape.values) : undefined;
  const place = [...before, ...labelsOf(telling, path)].join(' › ');
  return problemAt(speech, place, problem, values);
};

interface Found {
  readonly group: CopyGroup;
  readonly part?: CopyPart;
  /** The part's values in the file, and the rest of the path. */
  readonly said: unknown;
  readonly path: readonly string[];
  /** The number of an entry that is no known part. */
  readonly entry?: number;
}

const inner = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (one, step) => (Array.isArray(one) ? one[Number(step)] : isObject(one) ? one[step] : undefined),
    value,
  );

/** The part of a file where a path ends. */
const foundIn = (groups: readonly CopyGroup[], file: unknown, steps: readonly string[]): Found | undefined => {
  for (const group of groups) {
    const { bare, form, id, keys, parts } = group;
    if (form === 'some' || form === 'all') {
      const [first, n, ...path] = steps;
      if (first !== id) continue;
      if (n === undefined) return { group, said: undefined, path: [] };
      const said = inner(file, [first, n]);
      const part =
        form === 'all'
          ? parts[Number(n)]
          : parts.find(
              ({ ours }) =>
                isObject(said) && keys.every(key => canonical(ours[key] ?? null) === canonical(said[key] ?? null)),
            );
      return { group, said, path, ...(part ? { part } : { entry: Number(n) + 1 }) };
    }
    const part = parts.find(({ path = [] }) => path.length > 0 && path.every((step, n) => step === steps[n]));
    if (!part) continue;
    const own = part.path ?? [];
    const value = inner(file, own);
    const path = steps.slice(own.length);
    return bare === undefined
      ? { group, part, said: value, path }
      : { group, part, said: { [bare]: value }, path: path.length ? [bare, ...path] : path };
  }
  return undefined;
};

/** All faults of a file; `text` is its content. */
export const fileProblems = (of: CopyOf, text: string, problems: readonly DataProblem[]): readonly string[] => {
  const { rules, speech, copyForm } = of;
  const words = wordsOf(of, defaultOptions(rules.options));
  const telling: Telling = {
    copyForm,
    words,
    yesOrNo: value => speech.localize(value ? 'RT.table.yes' : 'RT.table.no'),
  };
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    file = undefined;
  }
  return problems.map(problem => {
    const found = foundIn(copyForm.groups, file, problem.at.split('/').slice(1));
    if (!found) return plainProblem(speech, problem);
    const { entry, group, part, path, said } = found;
    const heading = words.text(`my-copy.groups.${group.id}`);
    const name = part ? partName(words, group, part, {}) : entry === undefined ? '' : String(entry);
    const before = [heading, name].filter((one, n, all) => one && all.indexOf(one) === n);
    return fieldProblem(telling, speech, group, said, path, problem, before);
  });
};
