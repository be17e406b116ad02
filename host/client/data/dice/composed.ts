/** The parts of a formula that contain formulas: brackets, functions, pools. */
import type { Data } from '../../../shared/json';
import type { DiceTerm } from './die';
import { type DiceResult, MODIFIERS, sumOfResults } from './modifiers';
import { type EvaluateOptions, RollTerm } from './terms';
import { globals } from '../../global';

/** A roll, as its terms know it. */
export interface InnerRoll {
  readonly formula: string;
  readonly total: number | undefined;
  readonly dice: DiceTerm[];
  readonly isDeterministic: boolean;
  readonly _evaluated: boolean;
  evaluateSync(options: EvaluateOptions): unknown;
  toJSON(): Data;
}

const evaluateAll = (rolls: readonly InnerRoll[], options: EvaluateOptions): void => {
  for (const roll of rolls) if (!roll._evaluated) roll.evaluateSync(options);
};

/** [D14] foundry.dice.terms.ParentheticalTerm */
export class ParentheticalTerm extends RollTerm {
  constructor({ roll, options = {} }: { readonly roll: InnerRoll; readonly options?: Data }) {
    super({ options });
    this.roll = roll;
  }

  /** [D14] ParentheticalTerm#roll, ParentheticalTerm#term, ParentheticalTerm#dice */
  readonly roll: InnerRoll;

  get term(): string {
    return this.roll.formula;
  }

  get dice(): DiceTerm[] {
    return this.roll.dice;
  }

  override get expression(): string {
    return `(${this.term})`;
  }

  override get total(): number | undefined {
    return this.roll.total;
  }

  override get isDeterministic(): boolean {
    return this.roll.isDeterministic;
  }

  override evaluate(options: EvaluateOptions = {}): this {
    evaluateAll([this.roll], options);
    return super.evaluate();
  }

  override toJSON(): Data {
    return { ...super.toJSON(), term: this.term, roll: this.roll.toJSON() };
  }
}

/** [A] The functions of Math, and those of CONFIG.Dice.functions. */
const functionNamed = (name: string): ((...values: number[]) => number) | undefined => {
  const { functions = {} } = globals<{ CONFIG: { Dice: { functions?: Data } } }>().CONFIG.Dice;
  const found = functions[name] ?? Reflect.get(Math, name);
  return typeof found === 'function' ? (found as (...values: number[]) => number) : undefined;
};

export const isFunctionName = (name: string): boolean => functionNamed(name) !== undefined;

/** [D14] foundry.dice.terms.FunctionTerm */
export class FunctionTerm extends RollTerm {
  readonly fn: string;
  readonly rolls: readonly InnerRoll[];
  result: number | undefined;

  constructor({
    fn,
    rolls,
    result,
    options = {},
  }: {
    readonly fn: string;
    readonly rolls: readonly InnerRoll[];
    readonly result?: number;
    readonly options?: Data;
  }) {
    super({ options });
    this.fn = fn;
    this.rolls = rolls;
    this.result = result;
  }

  /** [D14] FunctionTerm#terms, FunctionTerm#dice */
  get terms(): string[] {
    return this.rolls.map(({ formula }) => formula);
  }

  get dice(): DiceTerm[] {
    return this.rolls.flatMap(({ dice }) => dice);
  }

  override get expression(): string {
    return `${this.fn}(${this.terms.join(', ')})`;
  }

  override get total(): number | undefined {
    return this.result;
  }

  override get isDeterministic(): boolean {
    return this.rolls.every(roll => roll.isDeterministic);
  }

  override evaluate(options: EvaluateOptions = {}): this {
    evaluateAll(this.rolls, options);
    this.result = functionNamed(this.fn)?.(...this.rolls.map(({ total }) => total ?? 0));
    return super.evaluate();
  }

  override toJSON(): Data {
    const rolls = this.rolls.map(roll => roll.toJSON());
    return { ...super.toJSON(), fn: this.fn, terms: this.terms, rolls, result: this.result };
  }
}

/** [D14] foundry.dice.terms.PoolTerm: several formulas, some of which are kept or counted. */
export class PoolTerm extends RollTerm {
  readonly rolls: readonly InnerRoll[];
  readonly modifiers: readonly string[];
  results: DiceResult[];

  constructor({
    rolls,
    modifiers = [],
    results = [],
    options = {},
  }: {
    readonly rolls: readonly InnerRoll[];
    readonly modifiers?: readonly string[];
    readonly results?: DiceResult[];
    readonly options?: Data;
  }) {
    super({ options });
    this.rolls = rolls;
    this.modifiers = modifiers;
    this.results = results;
  }

  /** [D14] PoolTerm#terms, PoolTerm#dice, PoolTerm#values */
  get terms(): string[] {
    return this.rolls.map(({ formula }) => formula);
  }

  get dice(): DiceTerm[] {
    return this.rolls.flatMap(({ dice }) => dice);
  }

  get values(): number[] {
    return this.results.filter(({ active }) => active).map(({ result }) => result);
  }

  override get expression(): string {
    return `{${this.terms.join(',')}}${this.modifiers.join('')}`;
  }

  override get total(): number | undefined {
    return this._evaluated ? sumOfResults(this.results) : undefined;
  }

  override get isDeterministic(): boolean {
    return this.rolls.every(roll => roll.isDeterministic);
  }

  override evaluate(options: EvaluateOptions = {}): this {
    evaluateAll(this.rolls, options);
    this.results = this.rolls.map(({ total }) => ({ result: total ?? 0, active: true }));
    const { results } = this;
    for (const modifier of this.modifiers) {
      const kind = (/^[a-z]+/i.exec(modifier)?.[0] ?? '').toLowerCase();
      // only modifiers that keep or count apply to pools
      const apply = /^(?:[kd][hl]?|cs|cf)$/.test(kind) ? MODIFIERS[kind] : undefined;
      if (!apply) throw new Error(`The modifier "${modifier}" is not one of a pool.`);
      apply({ faces: 0, results, roll: () => ({ result: 0, active: false }) }, modifier);
    }
    return super.evaluate();
  }

  override toJSON(): Data {
    const { modifiers, results } = this;
    return { ...super.toJSON(), terms: this.terms, modifiers, rolls: this.rolls.map(roll => roll.toJSON()), results };
  }
}
