/** An owner's data file in a request: a JSON object, or its text; and what is wrong with it. */
import type { DataSpec } from '../../src/kernel/options';
import type { DataProblem } from '../../src/kernel/owners-data';
import type { Speech } from '../../src/table/i18n/wording';
import { isObject } from '../../src/kernel/reading';
import { malformed, quoted } from './malformed';

const told =
  (speech: Speech) =>
  ({ at, problem, given, details = {} }: DataProblem): string => {
    const words = Object.fromEntries(Object.entries(details).map(([name, value]) => [name, String(value)]));
    return (
      `${at || '/'} ${speech.format(`RT.problems.${problem}`, words).replace(/\.$/, '')}` +
      (given && at ? `, not ${given}` : '')
    );
  };

/** The value of an option for an owner's data: '' is no file. */
export const readOwnersFile = (
  speech: Speech,
  { id, read }: DataSpec & { readonly id: string },
  given: unknown,
): string => {
  if (given === '') return '';
  const file = isObject(given) ? JSON.stringify(given) : given;
  if (typeof file !== 'string') {
    return malformed(`option ${quoted(id)} is a data file, as an object or as its text, not ${quoted(given)}`);
  }
  const found = read(file);
  return 'data' in found
    ? found.data
    : malformed(`option ${quoted(id)} cannot be read: ${found.problems.map(told(speech)).join('; ')}`);
};
