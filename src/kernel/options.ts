/** The options of a game, declared so that one wizard can show them all. Words: `RT.<game>.options.<id>`. */
import type { Atom, Options, Section } from './messages';
import type { DataProblem } from './owners-data';
import { shown, SHOWN } from './reading';

interface Spec {
  readonly id: string;
  readonly section: Section;
  /** Decides what is played, and by whom: everybody is asked. The others are variants and rulings for experts. */
  readonly upFront?: true;
}
export type OptionSpec =
  | (Spec & { readonly kind: 'toggle'; readonly default: boolean })
  | (Spec & { readonly kind: 'choice'; readonly default: string; readonly values: readonly string[] })
  | (Spec & { readonly kind: 'number'; readonly default: number; readonly min: number; readonly max: number })
  | (Spec & MarkSpec)
  | (Spec & DataSpec);

/**
 * A rule that was mended. Nobody is asked: every new table is marked. A record without the mark was made before, and is
 * played on and verified as it was.
 */
interface MarkSpec {
  readonly kind: 'mark';
  readonly default: true;
}

/**
 * What was done of a step by hand is not done again by the rules. Example: a troop that was lost by hand was the one
 * that had to be lost, even if only one is left.
 */
export const HANDS_FIRST = {
  id: 'hands-first',
  section: '§table',
  kind: 'mark',
  default: true,
} as const satisfies OptionSpec;

/**
 * Where the rules wait for hands they still wait after what a seat did that it may do at any time. They also wait where hands
 * have only begun what is asked: a cylinder that lies in its box is no Command yet.
 */
export const STILL_WAITING = {
  id: 'still-waiting',
  section: '§table',
  kind: 'mark',
  default: true,
} as const satisfies OptionSpec;

/** Where the rules wait for hands they also wait after what they answered for a seat that nobody plays. */
export const WAITS_BENEATH = {
  id: 'waits-beneath',
  section: '§table',
  kind: 'mark',
  default: true,
} as const satisfies OptionSpec;

/**
 * A file of the owner with the values printed in their copy of the game. The option is the file as one text in
 * canonical form, so the head of the table's record contains it like any option. '' is no file.
 */
export interface DataSpec {
  readonly kind: 'data';
  readonly default: '';
  /** The most bytes of a file. */
  readonly limit: number;
  /** A file as this option's value, or everything that is wrong with it. */
  read(text: string): { readonly data: string } | { readonly problems: readonly DataProblem[] };
}

/** What is wrong with a set of options: the option, and a key under `RT.problems` in lang. */
export interface OptionProblem {
  readonly option: string;
  readonly problem: 'unknown-option' | 'not-a-value';
  readonly given: string;
}

const accepts = (spec: OptionSpec, value: unknown): value is Atom => {
  switch (spec.kind) {
    case 'toggle':
      return typeof value === 'boolean';
    case 'mark':
      return value === true;
    case 'choice':
      return typeof value === 'string' && spec.values.includes(value);
    case 'number':
      return typeof value === 'number' && Number.isInteger(value) && value >= spec.min && value <= spec.max;
    case 'data':
      return typeof value === 'string' && (value === '' || isReadData(spec, value));
  }
};

/** Is it exactly what reading a file gives: valid, and in its canonical form? */
const isReadData = (spec: DataSpec, value: string): boolean => {
  if (value.length > spec.limit) return false;
  const read = spec.read(value);
  return 'data' in read && read.data === value;
};

export const defaultOptions = (specs: readonly OptionSpec[]): Options =>
  Object.fromEntries(specs.map(spec => [spec.id, spec.default]));

/** The given value, for the message: a text without its quotes. */
const quoted = (value: unknown): string => (typeof value === 'string' ? value.slice(0, SHOWN) : shown(value));

/** Options as untrusted data: a missing one takes its default, an unknown or out-of-range one is a problem. */
export const readOptions = (
  specs: readonly OptionSpec[],
  given: Readonly<Record<string, unknown>>,
): { readonly options: Options; readonly problems: readonly OptionProblem[] } => {
  const options: Record<string, Atom> = { ...defaultOptions(specs) };
  const problems: OptionProblem[] = [];
  for (const [option, value] of Object.entries(given)) {
    const spec = specs.find(one => one.id === option);
    if (!spec) problems.push({ option, problem: 'unknown-option', given: quoted(value) });
    else if (!accepts(spec, value)) problems.push({ option, problem: 'not-a-value', given: quoted(value) });
    else options[option] = value;
  }
  return { options, problems };
};
