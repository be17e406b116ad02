/**
 * The numbers of a game that house rules may change: options of a table, which its rules read instead of constants, and
 * words that its sentences may use.
 */
import type { Options, Section } from '../messages';
import type { OptionSpec } from '../options';

/** A number as the rulebook has it, and the limits for changing it. */
interface NumberRule {
  readonly section: Section;
  readonly usual: number;
  readonly least: number;
  readonly most: number;
}

type NumberSpec = Extract<OptionSpec, { readonly kind: 'number' }>;

export interface Numbers<Id extends string> {
  readonly options: readonly NumberSpec[];
  /** The rulebook's values. */
  readonly usual: Readonly<Record<Id, number>>;
  /** The values of a table, by name: those of the rulebook unless its options change them. */
  of(options: Options): Readonly<Record<Id, number>>;
  /** The same, of whatever holds the options of a table. */
  at(table: { readonly options: Options }): Readonly<Record<Id, number>>;
}

/** A game's numbers, in the order in which they are offered. */
export const numbersOf = <Id extends string>(rules: Readonly<Record<Id, NumberRule>>): Numbers<Id> => {
  const all = Object.entries<NumberRule>(rules);
  const valued = (value: (id: string, usual: number) => number): Readonly<Record<Id, number>> =>
    // a record with the keys of the rules
    Object.fromEntries(all.map(([id, { usual }]) => [id, value(id, usual)])) as Record<Id, number>;
  const known = new WeakMap<Options, Readonly<Record<Id, number>>>();
  const of = (options: Options): Readonly<Record<Id, number>> => {
    const read = known.get(options);
    if (read) return read;
    const made = valued((id, usual) => {
      const given = options[id];
      return typeof given === 'number' ? given : usual;
    });
    known.set(options, made);
    return made;
  };
  return {
    options: all.map(([id, { section, usual, least, most }]) => ({
      id,
      section,
      kind: 'number',
      default: usual,
      min: least,
      max: most,
    })),
    usual: valued((_id, usual) => usual),
    of,
    at: ({ options }) => of(options),
  };
};
