/**
 * Rule functions of a game as tools for free play: they read the table, show the sum and the odds, roll, and offer
 * to apply.
 */
import type { Dice } from './dice';
import type { Edit } from './edit';
import type { Atom, Kind, Options, Section, GameTypes } from './messages';
import type { Refusal } from './refusal';

/** A question a helper asks. Words: `RT.<game>.helpers.<helper>.<input>`. */
export type Input =
  | { readonly id: string; readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string }
  | {
      readonly id: string;
      readonly kind: 'several';
      readonly values: readonly string[];
      readonly default: readonly string[];
    }
  | {
      readonly id: string;
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly default: number;
    }
  | { readonly id: string; readonly kind: 'toggle'; readonly default: boolean };
export type Values = Readonly<Record<string, Atom | readonly string[]>>;

/** One line of arithmetic or of a result: `RT.<game>.lines.<word>` with `params`; a value is shown at its right. */
export interface Line {
  readonly word: string;
  readonly params?: Options;
  readonly value?: number;
  readonly total?: true;
}
export interface Odd {
  readonly word: string;
  readonly params?: Options;
  readonly probability: number;
}
/**
 * What a command rests on, line by line; `brief` is the part that fits on its button ('2', '≤ 9'). `odds` in the game's
 * own words replace those that are calculated from its rules.
 */
export interface Sum {
  readonly lines: readonly Line[];
  readonly brief?: string;
  readonly odds?: readonly Odd[];
  /** How likely it succeeds, where it can. */
  readonly chance?: number;
  /** What it costs or gives away, in words: choices of one price are grouped. */
  readonly price?: Line;
}
export interface Preview {
  readonly lines: readonly Line[];
  readonly odds: readonly Odd[];
  readonly refusal?: Refusal;
}
export interface Rolled {
  readonly count: number;
  readonly sides: number;
  readonly faces: readonly number[];
  /** One of the game's own dice. */
  readonly die?: string;
}
export interface Finding {
  readonly lines: readonly Line[];
  readonly rolls: readonly Rolled[];
  readonly edits: readonly Edit[];
}

/** When a helper is wanted: at which steps, and for which tracks and pieces besides its own questions. */
interface Wanted<G extends GameTypes> {
  readonly at: readonly Kind<G['step']>[];
  readonly about?: readonly string[];
}

export interface Helper<G extends GameTypes> {
  readonly id: string;
  readonly section: Section;
  /** When it is wanted, if the game says so. */
  readonly wanted?: Wanted<G>;
  /** The questions, for the present table; given the answers so far, which may narrow the rest. */
  inputs(state: G['state'], values: Values): readonly Input[];
  /** The sum and the odds before any die is rolled, or the rule that forbids it. */
  preview(state: G['state'], values: Values): Preview;
  /** Rolls and gives the result; `edits` is the change by hand that applying it would make. */
  run(state: G['state'], values: Values, dice: Dice): Finding;
}

// Questions of helpers and their answers. Any input becomes one of the possible values.

/** One of the values; none where there are none to choose from. */
type OneOf<V extends readonly string[]> = V extends readonly [string, ...string[]] ? V[number] : V[number] | undefined;

/** The chosen value, if it is one of the list; else the default. */
export const chosen = <V extends readonly string[]>(
  value: Values[string] | undefined,
  values: V,
  first: string | undefined = values[0],
): OneOf<V> =>
  // a list that is not empty has a first item
  (values.find(one => one === value) ?? values.find(one => one === first) ?? values[0]) as OneOf<V>;

/** A question with its values and its default. */
export const choiceOf = (id: string, values: readonly string[], first: string | undefined = values[0]): Input => ({
  id,
  kind: 'choice',
  values,
  default: first ?? values[0] ?? '',
});

/** A whole number within its bounds; else the first. */
export const numberOf = (
  value: Values[string] | undefined,
  { first = 0, least = -Infinity, most = Infinity }: { first?: number; least?: number; most?: number } = {},
): number => (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : first);

/** What a helper finds where there is nothing to find. */
export const NOTHING_FOUND: Finding = { lines: [], rolls: [], edits: [] };

/** A helper with the moments at which it is wanted. */
export const wantedAt = <G extends GameTypes>(
  helper: Helper<G>,
  wanted: NonNullable<Helper<G>['wanted']>,
): Helper<G> => ({ ...helper, wanted });
